import SimpleTable
import SimpleTableTesting

/// What the menus of these tests show and change.
final class Phone {
  @Setting var isAirplane = false
  @Setting var isWifi = true
  @Setting var volume = 60
  @Setting var copies = 2
  @Setting var name = "Ada"
  @Setting var password = "otter"
  @Setting var theme = "Light"
  @Setting var language = "Deutsch"
  @Setting var devices = ["Watch", "Car"]
}

/// A menu of one section that collapses and one row of each kind.
func settings(for phone: Phone) -> Table {
  Table("Settings") {
    Section("Network") {
      ToggleRow("Airplane Mode", isOn: phone.$isAirplane).id("airplane")
      LinkRow("Wi-Fi", detail: phone.isWifi ? "Otters" : "Off") {
        Section {
          ToggleRow("Wi-Fi", isOn: phone.$isWifi)
          if phone.isWifi { LinkRow("Details") { Section { Row("Address", detail: "10.0.0.7") } } }
        }
      }
      .id("wifi")
    }
    .collapsible()
    controls(of: phone)
  }
}

/// A section of controls.
func controls(of phone: Phone) -> Section {
  Section("Controls", footer: "All of them work with keys.") {
    SliderRow("Volume", value: phone.$volume, in: 0...100, step: 5).id("volume")
    StepperRow("Copies", value: phone.$copies, in: 1...3).id("copies")
    PickerRow("Theme", selection: phone.$theme, options: ["Light", "Dark"]) { $0 }.id("theme")
    PickerRow(
      "Language", selection: phone.$language, options: ["Deutsch", "English"],
      style: .navigationLink
    ) { $0 }
    .id("language")
    Row("Serial Number", detail: "C02").disabled()
  }
}

extension ScriptedMenu {
  /// The last line of the screen.
  var status: Substring? { frame.split(separator: "\n").last }
}
