import SimpleTable
import SimpleTableTerminal

// Programs with more than a line or a screen shows.

/// Pickers of many options, long texts and titles, and help of several paragraphs.
final class ExtentProgram: SceneProgram {
  @Setting var zone = 80
  @Setting var optional = ""
  @Setting var days: Set<String> = ["Day 40", "Day 60"]
  @Setting var path = "/home/ada/projects/analytical-engine/notes/programs/bernoulli-numbers"
  @Setting var license = "gpl"
  @Setting var width = 1_234

  private static let licenses = [
    "gpl": "GNU General Public License, version 3 or any later version of it", "mit": "MIT",
  ]

  override var table: Table {
    Table("Extent") {
      switch self.argument {
      case "pickers": self.pickers
      case "fields": self.fields
      default: self.texts
      }
    }
  }

  @TableBuilder private var pickers: Section {
    Section {
      PickerRow("Zone", selection: self.$zone, options: 1...100) { "Zone \($0)" }.id("zone")
      PickerRow("Optional", selection: self.$optional, options: ["a", "b"]) { $0 }.id("optional")
      MultiPickerRow("Days", selection: self.$days, options: (1...60).map { "Day \($0)" }) { $0 }
        .id("days")
      DisclosureRow("More") { ToggleRow("On", isOn: .constant(true)) }
      PickerRow("Page", selection: self.$zone, options: 1...100, style: .navigationLink) {
        "Zone \($0)"
      }
      .id("page")
    }
  }

  @TableBuilder private var fields: Section {
    Section {
      TextFieldRow("Path", text: self.$path).id("path")
      TextFieldRow("The folder in which everything is", text: self.$path).id("folder")
      NumberFieldRow("Width", value: self.$width, in: 0...1_000_000, unit: "px").id("width")
      ToggleRow("On", isOn: .constant(true))
    }
  }

  @TableBuilder private var texts: Section {
    Section(
      footer: "The first paragraph is longer than a line.\n\nThe second.\nThe third.\n"
    ) {
      PickerRow("License", selection: self.$license, options: ["gpl", "mit"]) {
        Self.licenses[$0] ?? $0
      }
      .id("license")
      .help("What others may do.\r\n\r\nAsk before it is changed.")
      PickerRow("Free", selection: self.$license, options: ["gpl", "mit"], style: .navigationLink) {
        Self.licenses[$0] ?? $0
      }
      Row("Blank help").subtitle("Two lines\nof a subtitle").help("\n\nOne line. \n\n\n\nAnother.")
    }
  }
}

/// Rows of two pages, of which some have in help or keywords what others have in their titles.
final class EditorProgram: SceneProgram {
  @Setting var isOn = false

  override var table: Table {
    Table("Editor") {
      Section("Text") {
        ToggleRow("Detect Indentation", isOn: self.$isOn).id("guess").help("Tab sizing is guessed.")
        ToggleRow("Unsafe accounts file", isOn: self.$isOn).id("unsafe")
        LinkRow("More") {
          Section {
            Row("Tab Sizing")
            LinkRow("Accounts") { Section { Row("Tab of accounts") } }
          }
        }
        Row("Tab")
      }
    }
  }
}
