import SimpleTableMenu
import TestTraits

extension CommandProgram {
  static let mixer = CommandProgram(name: "mixer", prefix: "MIXER_") { print in
    let mixer = Mixer()
    let menu = Menu(mixer.table)
    mixer.menu = menu
    menu.onSettingChange = { print("reports \($0.key): \($0.oldValue) -> \($0.newValue)\n") }
    return menu
  }
}

/// Actions that change a setting.
final class Mixer {
  @Setting var volume = 60
  weak var menu: Menu?

  private struct Failure: Error, CustomStringConvertible { let description = "the line is busy" }

  var table: Table {
    Table.page("Mixer") {
      SliderRow("Volume", value: self.$volume, in: 0...100).id("volume")
      ButtonRow("Loud") { self.volume = 90 }.id("loud")
      ButtonRow("Twice") { (self.volume, self.volume) = (10, 20) }.id("twice")
      ButtonRow("Fade") {
        for volume in [40, 20, 5] { self.menu?.setValue("\(volume)", for: "volume") }
      }
      .id("fade")
      ButtonRow("Call") {
        self.volume = 90
        throw Failure()
      }
      .id("call")
    }
  }
}
