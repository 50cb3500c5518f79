import SimpleTableMenu

extension CommandProgram {
  static let named = CommandProgram(name: "named settings", prefix: "NAMED_") { _ in Named.menu() }
}

/// Settings with names for their flags: rows, a group of choices, a switch and a secret.
enum Named {
  static func menu(
    volume: String? = "level", mute: String? = "quiet", theme: String? = "look",
    code: String? = nil
  ) -> Menu {
    let studio = Studio()
    return Menu(
      Table("Named") {
        Section {
          SliderRow("Volume", value: studio.$volume, in: 0...100, step: 5).flag(volume)
            .id("sound.volume")
          ToggleRow("Mute", isOn: studio.$isLoud).id("sound.mute").flag(mute)
          TextFieldRow("Code", text: studio.$password, isSecure: true).id("code").flag(code)
          StepperRow("Zoom", value: studio.$zoom, in: 0.5...2, step: 0.25).id("zoom")
        }
        Section {
          PickerRow("Theme", selection: studio.$input, options: ["line", "mic"], style: .inline) {
            Row($0 == "line" ? "Line" : "Microphone").id($0)
          }
          .flag(theme).id("theme")
        }
      })
  }
}
