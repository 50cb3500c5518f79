import SimpleTable

// Groups of choices, pickers and lists as settings, and controls that cannot be changed.
extension ScenarioMenus {
  static let chosen: [String: Make] = [
    "letters": { p in
      let letters = p.text("letters", "b", initially: "b")
      return letterTable(.single(letters))
    },
    "letters without a default": { p in
      letterTable(.single(p.text("letters", "b", hasDefault: false)))
    },
    "optional letter": { p in letterTable(.single(p.choice("letters"))) },
    "several letters": { p in letterTable(.multiple(p.several("letters", ["a", "c"]))) },
    "several letters without a default": { p in
      letterTable(.multiple(p.several("letters", ["a", "c"], hasDefault: false)))
    },
    "letters without an id": { p in
      let letters = p.text("letters", "b")
      return Table("Letters") {
        Section("Letters") { for name in ["a", "b"] { Row(name).tag(name).id(name) } }
          .selection(.single(letters))
      }
    },
    "picker in a group": { p in
      let (letters, inline, page) = (p.text("letters", "b"), p.choice("inline"), p.choice("page"))
      return Table("Letters") {
        Section {
          Row("a").tag("a").id("a")
          Row("b").tag("b").id("b")
          PickerRow("Inline", selection: inline, options: ["x", "y"]) { $0 }.id("inline")
          PickerRow("Page", selection: page, options: ["v", "w"], style: .page) { $0 }.id("page")
        }
        .id("letters")
        .selection(.single(letters))
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
        Section("Group") { for option in ["v", "w"] { Row(option).tag(option) } }
          .id("group")
          .selection(.single(.constant("v")))
      }
    },
    "disabled": { p in
      let (one, two) = (p.isOn("one", true), p.isOn("two", true))
      return Table("Disabled") {
        Section {
          ToggleRow("One", isOn: one).id("one").disabled(reason: "needs power")
          Row("Row one") { p.run("row one") }.id("row-one").disabled(reason: "needs power")
          ToggleRow("Two", isOn: two).id("two").disabled()
          Row("Row two") { p.run("row two") }.id("row-two").disabled()
        }
      }
    },
  ]

  private static func letterTable(_ group: SelectionGroup) -> Table {
    Table("Letters") {
      Section("Letters") {
        for name in ["a", "b", "c"] { Row(name.uppercased()).tag(name).id("\(name)-id") }
      }
      .id("letters")
      .selection(group)
    }
  }

  /// One control of each kind; where `loses` is on, the option `y` goes once it is chosen.
  private static func entries(
    _ entries: Binding<[String]>, limit: ClosedRange<Int>? = nil,
    rules: [ValidationRule<String>] = []
  ) -> Table {
    Table("Settings") {
      Section {
        ListRow("Ignored", entries: entries, limit: limit, rules: rules).id("ignored")
      }
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
        PickerRow("Page", selection: page, options: options([page.wrappedValue]), style: .page)
          .id("page")
        MultiPickerRow("Several", selection: several, options: options(several.wrappedValue))
          .id("several")
        MultiPickerRow(
          "Pages", selection: pages, options: options(pages.wrappedValue), style: .page
        )
        .id("pages")
        ToggleRow("Toggle", isOn: isOn).id("toggle")
        StepperRow("Stepper", value: number, in: 0...9).id("stepper")
        ListRow("List", entries: list).id("list")
      }
      Section("Group") {
        for option in options([group.wrappedValue]) {
          Row("g \(option)").tag(option).id("g-\(option)")
        }
      }
      .id("group")
      .selection(.single(group))
      Section("Groups") {
        for option in options(groups.wrappedValue) {
          Row("s \(option)").tag(option).id("s-\(option)")
        }
      }
      .id("groups")
      .selection(.multiple(groups))
    }
  }
}
