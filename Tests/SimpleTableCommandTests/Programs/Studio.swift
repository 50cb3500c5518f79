import Observation
import SimpleTableMenu
import SimpleTableTesting

extension CommandProgram {
  static let studio = CommandProgram(name: "studio config", prefix: "STUDIO_") { print in
    let studio = Studio()
    studio.print = print
    return Menu(studio.table)
  }
}

/// The settings of a recording studio: a control of every kind, and actions.
final class Studio {
  enum Theme: String, CaseIterable { case light, dark }

  @Setting var isLoud = false
  @Setting var volume = 60
  @Setting var zoom = 1.0
  @Setting var theme = Theme.light
  @Setting var input = "line"
  @Setting var days: Set<String> = []
  @Setting var name = "Ada"
  @Setting var password = ""
  @Setting var level = 3
  @Setting var isFed = true
  let tuner = Tuner()
  var print: (String) -> Void = { _ in }

  var table: Table {
    Table("Studio") {
      Section("Sound") {
        ToggleRow("Loud", isOn: self.$isLoud).help("Whether it is heard outside.").id("loud")
        SliderRow("Volume", value: self.$volume, in: 0...100, step: 5) { "\($0) %" }.id("volume")
        StepperRow("Zoom", value: self.$zoom, in: 0.5...2, step: 0.25).id("zoom").formerly("gain")
          .allowedInProject()
        if self.isLoud {
          StepperRow("Warning", value: self.$level, in: 1...5).id("warning")
        }
      }
      Section {
        PickerRow("Input", selection: self.$input, options: ["line", "mic"], style: .inline) {
          Row($0 == "line" ? "Line" : "Microphone").id($0)
        }
        .id("input")
      }
      Section("More") {
        PickerRow("Theme", selection: self.$theme, options: Theme.allCases) {
          $0.rawValue.uppercased()
        }
        .id("theme")
        MultiPickerRow("Days", selection: self.$days, options: ["Mon", "Tue", "Wed"]) { $0 }
          .id("days")
        TextFieldRow("Name", text: self.$name, rules: [.required]).id("name")
        TextFieldRow("Password", text: self.$password, isSecure: true, rules: [.length(4...8)])
          .id("password")
        StepperRow("Level", value: self.$level, in: 1...5).disabled(reason: "needs a key")
          .id("level")
        ToggleRow("Off", isOn: self.$isLoud).disabled().id("off")
        LinkRow("Otters", scope: "otters") { self.otters }.id("otters")
      }
    }
  }

  @TableBuilder private var otters: Section {
    Section {
      ToggleRow("Fed", isOn: self.$isFed).id("fed")
      ButtonRow("Tune") { try await self.tuner.tune(self) }
        .status(self.tuner.note.isEmpty ? nil : self.tuner.note).id("tune")
      ButtonRow("Snap") { try await self.tuner.snap() }.id("snap")
      ButtonRow("Ping") { self.print("ping\n") }.id("ping")
      ButtonRow("Erase", role: .destructive) { self.print("erased\n") }
        .confirm("Erase everything?").id("erase")
      ButtonRow("Closed") {}.disabled(reason: "comes later").id("closed")
      ButtonRow("Hidden") {}.hidden().id("hidden")
      Row("Note").id("note")
    }
  }
}

/// What an action that takes time changes.
@Observable final class Tuner {
  var note = ""

  nonisolated(nonsending) func tune(_ studio: Studio) async throws {
    for step in 1...2 {
      note = "string \(step)"
      for _ in 0..<20 { await Task.yield() }
    }
    note = ""
    studio.print("tuned\n")
  }

  nonisolated(nonsending) func snap() async throws {
    await Task.yield()
    throw Scenario.Store.Failure("a string broke")
  }
}
