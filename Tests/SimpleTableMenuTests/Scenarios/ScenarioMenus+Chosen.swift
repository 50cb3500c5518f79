import SimpleTable
import TestTraits

// Pickers and lists as settings, and controls that cannot be changed.
extension ScenarioMenus {
  static let chosen: [String: Make] = [
    "letters": { p in
      let letters = p.text("letters", "b", initially: "b")
      return letterTable {
        PickerRow("Letters", selection: letters, options: names, style: .inline, row: letter)
      }
    },
    "letters without a default": { p in
      let letters = p.text("letters", "b", hasDefault: false)
      return letterTable {
        PickerRow("Letters", selection: letters, options: names, style: .inline, row: letter)
      }
    },
    "optional letter": { p in
      let letters = p.choice("letters")
      return letterTable {
        PickerRow("Letters", selection: letters, options: names, style: .inline, row: letter)
      }
    },
    "several letters": { p in
      let letters = p.several("letters", ["a", "c"])
      return letterTable {
        MultiPickerRow("Letters", selection: letters, options: names, style: .inline, row: letter)
      }
    },
    "several letters without a default": { p in
      let letters = p.several("letters", ["a", "c"], hasDefault: false)
      return letterTable {
        MultiPickerRow("Letters", selection: letters, options: names, style: .inline, row: letter)
      }
    },
    "letters without an id": { p in
      let letters = p.text("letters", "b")
      return Table.page("Letters") {
        PickerRow("Letters", selection: letters, options: ["a", "b"], style: .inline) {
          Row($0).id($0)
        }
      }
    },
    "pickers in a section": { p in
      let (letters, inline, page) = (p.text("letters", "b"), p.choice("inline"), p.choice("page"))
      return Table.page("Letters") {
        PickerRow("Letters", selection: letters, options: ["a", "b"], style: .inline) {
          Row($0).id($0)
        }
        .id("letters")
        PickerRow("Inline", selection: inline, options: ["x", "y"]) { $0 }.id("inline")
        PickerRow("Page", selection: page, options: ["v", "w"], style: .navigationLink) { $0 }.id(
          "page")
      }
    },
    "sepia": { p in
      let theme = p.text("theme", "sepia", hasDefault: false)
      return Table("Theme") {
        Section { PickerRow("Theme", selection: theme, options: ["light", "dark"]).id("theme") }
      }
    },
    "kinds": kinds,
    "a list": { p in entries(p.texts("ignored", ["a", "b", "c"])) },
    "a list of one to four": { p in
      entries(p.texts("ignored", ["a", "b", "c"]), limit: 1...4, rules: [.required])
    },
    "constants": { _ in
      Table("Constants") {
        Section {
          ToggleRow("Switch", isOn: .constant(true)).id("switch")
          PickerRow("Picker", selection: .constant("x"), options: ["x", "y"]).id("picker")
        }
        Section {
          PickerRow("Group", selection: .constant("v"), options: ["v", "w"], style: .inline)
            .id("group")
        }
      }
    },
    "disabled": { p in
      let (one, two) = (p.isOn("one", true), p.isOn("two", true))
      return Table.page("Disabled") {
        ToggleRow("One", isOn: one).id("one").disabled(reason: "needs power")
        Row("Row one") { p.run("row one") }.id("row-one").disabled(reason: "needs power")
        ToggleRow("Two", isOn: two).id("two").disabled()
        Row("Row two") { p.run("row two") }.id("row-two").disabled()
      }
    },
  ]

  private static let names = ["a", "b", "c"]

  private static func letter(_ name: String) -> Row { Row(name.uppercased()).id("\(name)-id") }

  private static func letterTable(_ picker: @escaping () -> some RowContent) -> Table {
    Table("Letters") { Section { picker().id("letters") } }
  }

  /// One control of each kind; where `loses` is on, the option `y` goes once it is chosen.
  private static func entries(
    _ entries: Binding<[String]>, limit: ClosedRange<Int> = 0...Int.max,
    rules: [ValidationRule<String>] = []
  ) -> Table {
    Table.page("Settings") {
      ListRow("Ignored", entries: entries, limit: limit, rules: rules).id("ignored")
    }
  }

  private static func kinds(_ p: ScenarioProgram) -> Table {
    let loses = p.isOn("loses")
    let (picker, page, group) = (p.text("picker", "x"), p.text("page", "x"), p.text("group", "x"))
    let (several, pages) = (p.several("several", ["x"]), p.several("pages", ["x"]))
    let (groups, isOn) = (p.several("groups", ["x"]), p.isOn("toggle", true))
    let (number, list) = (p.number("stepper", 5), p.texts("list", ["a"]))
    func options(_ values: Set<String>) -> [String] {
      loses.wrappedValue && values.contains("y") ? ["x", "z"] : ["x", "y", "z"]
    }
    return Table("Kinds") {
      Section {
        PickerRow("Picker", selection: picker, options: options([picker.wrappedValue]))
          .id("picker")
        PickerRow(
          "Page", selection: page, options: options([page.wrappedValue]), style: .navigationLink
        )
        .id("page")
        MultiPickerRow("Several", selection: several, options: options(several.wrappedValue))
          .id("several")
        MultiPickerRow(
          "Pages", selection: pages, options: options(pages.wrappedValue), style: .navigationLink
        )
        .id("pages")
        ToggleRow("Toggle", isOn: isOn).id("toggle")
        StepperRow("Stepper", value: number, in: 0...9).id("stepper")
        ListRow("List", entries: list).id("list")
      }
      Section {
        PickerRow(
          "Group", selection: group, options: options([group.wrappedValue]), style: .inline
        ) { Row("g \($0)").id("g-\($0)") }
        .id("group")
      }
      Section {
        MultiPickerRow(
          "Groups", selection: groups, options: options(groups.wrappedValue), style: .inline
        ) { Row("s \($0)").id("s-\($0)") }
        .id("groups")
      }
    }
  }
}
