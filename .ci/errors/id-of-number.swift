// write: `NumberFieldRow("Port", value: port).id("port")`
import SimpleTable

func table(_ port: Binding<Int>) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      NumberFieldRow("Port", value: port, id: "port")  // expect: 'init(_:value:id:)' is unavailable: the id of a row is a modifier: .id(…) behind it
    }
  }
}
