// write: `DateRow("Wake up", value: time)`
import SimpleTable

func table(_ time: Binding<TimeOfDay>) -> Table {
  Table("Settings") {
    Section("Alarm") {
      Row("Sound")
      NumberFieldRow("Wake up", value: time)  // expect: 'init(_:value:)' is unavailable: a date or a time has DateRow(_:value:)
    }
  }
}
