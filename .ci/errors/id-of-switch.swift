// write: `ToggleRow("On", isOn: isOn).id("on")`
import SimpleTable

func table(_ isOn: Binding<Bool>) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ToggleRow("On", isOn: isOn, id: "on")  // expect: 'init(_:isOn:id:)' is unavailable: the id of a row is a modifier: .id(…) behind it
    }
  }
}
