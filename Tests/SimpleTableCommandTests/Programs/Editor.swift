import SimpleTableMenu

extension CommandProgram {
  static let editor = CommandProgram(name: "editor", prefix: "EDITOR_") { _ in
    Menu(Editor().table)
  }
}

/// Settings as other programs keep them: Claude Code's `env`, VS Code's `files.associations`, Zed's
/// `icon_theme`, and maps of numbers and of switches.
final class Editor {
  @Setting var environment: [String: String] = [:]
  @Setting var associations = ["*.h": "c"]
  @Setting var icons = ["mode": "system"]
  @Setting var jobs = ["build": 2]
  @Setting var tools: [String: Bool] = [:]
  @Setting var days: Set<Weekday> = [.mon]
  @Setting var formatter: String?
  @Setting var upload = 8
  @Setting var download = 50.0
  @Setting var delay: Int?

  enum Weekday: String, CaseIterable { case mon, tue, wed, thu, fri }

  var table: Table {
    Table("Editor") {
      Section {
        DictionaryRow("Environment", entries: self.$environment, placeholder: "None").id("env")
          .formerly("variables")
        DictionaryRow("Associations", entries: self.$associations, rules: [.required])
          .id("files.associations")
        DictionaryRow("Icons", entries: self.$icons).id("icon_theme")
        DictionaryRow("Jobs", entries: self.$jobs, limit: 1...3, rules: [.range(1...9)]).id("jobs")
        DictionaryRow("Tools", entries: self.$tools, limit: ...2).id("tools")
      }
      Section {
        MultiPickerRow("Days", selection: self.$days, limit: 1...4).id("days")
        TextFieldRow(
          "Formatter", text: self.$formatter, placeholder: "None", rules: [.length(2...9)]
        )
        .id("formatter")
        StepperRow("Upload", value: self.$upload, in: 0...900, unit: "kB/s").id("upload")
        SliderRow("Download", value: self.$download, in: 0...100, step: 0.5, unit: "MB/s")
          .id("download")
        NumberFieldRow("Delay", value: self.$delay, unit: "ms").id("delay")
        Row("Manual").hyperlink("https://editor.example/manual")
      }
    }
  }
}
