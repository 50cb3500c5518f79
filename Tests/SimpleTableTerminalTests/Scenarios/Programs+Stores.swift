import SimpleTable
import SimpleTableTerminal
import TestTraits

// Programs whose settings are stored, tried and confirmed.

/// Settings that others store as well, some of which are there only while it is loud.
final class SoundProgram: SceneProgram {
  @Setting var isLoud = false
  @Setting var volume = 10
  @Setting var name = ""
  @Setting var theme = "light"
  @Setting var limit = 5
  @Setting var taps = 0

  override var table: Table {
    Table.page("Sound") {
      ToggleRow("Loud", isOn: self.$isLoud).id("loud")
      StepperRow("Volume", value: self.$volume, in: 0...100).id("volume")
      TextFieldRow("Name", text: self.$name).id("name")
      Row("Tap") { self.taps += 1 }
      if self.isLoud {
        ToggleRow("Louder", isOn: .constant(true))
        LinkRow("Below") { Section { Row("There") { self.taps += 1 } } }
      }
      PickerRow("Theme", selection: self.$theme, options: ["light", "dark", "auto"]) { $0 }
        .id("theme")
      StepperRow("Limit", value: self.$limit, in: 0...9).id("limit").confirm("Sure?")
      // The same variable without a key.
      StepperRow("Copy", value: self.$volume, in: 0...100)
      if self.argument == "load" {
        Row("Load") { if let store = self.store { self.menu?.start(stores: [.user: store]) } }
      }
    }
  }
}

/// Settings that have help, ask, are lists, and stand on another page.
final class StoredProgram: SceneProgram {
  @Setting var volume = 60
  @Setting var isMuted = false
  @Setting var size = "Small"
  @Setting var names = ["a", "b"]

  override var table: Table {
    Table.page("Player") {
      SliderRow("Volume", value: self.$volume, in: 0...100, step: 10).id("volume")
        .help("How loud it is.")
      ToggleRow("Mute", isOn: self.$isMuted).id("mute").confirm("Really?")
      ListRow("Names", entries: self.$names).id("names")
      Row("Plain") {}.subtitle("says more")
      LinkRow("Video", scope: "video") {
        Section { TextFieldRow("Size", text: self.$size, rules: [.required]).id("size") }
      }
    }
  }
}

/// A secret with a key and one without.
final class SecretsProgram: SceneProgram {
  @Setting var token = ""
  @Setting var free = ""

  override var table: Table {
    Table.page {
      TextFieldRow("Token", text: self.$token, isSecure: true).id("token")
      TextFieldRow("Free", text: self.$free, isSecure: true)
    }
  }
}

/// Settings that other sources decide.
final class LockedProgram: SceneProgram {
  @Setting var volume = 30
  @Setting var copies = 3

  private var section: Section {
    Section {
      SliderRow("Volume", value: self.$volume, in: 0...100, step: 10).id("volume")
      StepperRow("Copies", value: self.$copies, in: 1...3).id("copies")
      ToggleRow("Sync", isOn: .constant(false)).disabled(true, reason: "needs an account")
    }
  }

  override var table: Table {
    if argument == "behind" { return Table { Section { LinkRow("More") { self.section } } } }
    return Table { self.section }
  }
}

/// Two settings whose values an older version stored as one.
final class DividedProgram: SceneProgram {
  @Setting var width = 5
  @Setting var height = 5

  override var table: Table {
    Table.page("Divided") {
      StepperRow("Width", value: self.$width, in: 0...10).id("width").formerly("size")
      StepperRow("Height", value: self.$height, in: 0...10).id("height").formerly("size")
    }
  }
}

/// Changes that last only if they are confirmed.
final class MachineProgram: SceneProgram {
  @Setting var network = "otters"
  @Setting var size = 2
  @Setting var isLoud = false
  @Setting var limit = 8
  @Setting var isShown = true
  @Setting var password = ""
  /// How often the menu has set the network.
  @Setting var assignments = 0

  override var table: Table {
    let network = Binding(
      get: { self.network },
      set: {
        self.network = $0
        self.assignments += 1
      }, default: "otters")
    return Table.page {
      if self.isShown {
        TextFieldRow("Network", text: network).id("network").keptIfConfirmed(within: 15)
      }
      StepperRow("Size", value: self.$size, in: 1...self.limit).id("size")
        .keptIfConfirmed(within: 10)
      ToggleRow("Loud", isOn: self.$isLoud).id("loud")
      StepperRow("Limit", value: self.$limit, in: 1...8).id("limit").keptIfConfirmed(within: 10)
      if self.argument == "secret" {
        TextFieldRow("Password", text: self.$password, isSecure: true).id("password")
          .keptIfConfirmed(within: 15)
      }
    }
  }
}

/// Options that are tried while they are focused, as an argument says on a page or after a question.
final class ThemesProgram: SceneProgram {
  enum Theme: String, CaseIterable { case light, dark, sepia }

  @Setting var theme = Theme.light
  @Setting var nights = Theme.dark
  @Setting var volume = 60
  @Setting var isShown = true

  override var table: Table {
    Table.page {
      if self.isShown {
        let picker = PickerRow(
          "Theme", selection: self.$theme,
          style: self.argument == "page" ? .navigationLink : .menu
        )
        .previewed().id("theme")
        if self.argument == "kept" { picker.keptIfConfirmed(within: 15) } else { picker }
      }
      PickerRow("Nights", selection: self.$nights).previewed().id("nights")
      SliderRow("Volume", value: self.$volume, in: 0...100).id("volume")
        .keptIfConfirmed(within: 15)
    }
  }
}
