import SimpleTableMenu
import TestTraits

extension CommandProgram {
  static let preset = CommandProgram(name: "preset", prefix: "PRESET_") { _ in
    Menu(Preset().table)
  }
}

/// A switch that sets another setting.
final class Preset {
  @Setting var isLoud = false
  @Setting var volume = 60

  private var loud: Binding<Bool> {
    Binding(
      get: { self.isLoud },
      set: { isLoud in
        self.isLoud = isLoud
        self.volume = isLoud ? 90 : 10
      }, default: false)
  }

  var table: Table {
    Table.page("Preset") {
      ToggleRow("Loud", isOn: self.loud).id("loud")
      StepperRow("Volume", value: self.$volume, in: 0...100).id("volume")
    }
  }
}
