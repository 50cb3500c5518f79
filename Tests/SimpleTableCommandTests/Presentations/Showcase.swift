import SimpleTable

/// A row of each kind that is no part of a random system, in every state.
final class Showcase: Subject {
  @Setting var isOff = false
  @Setting var isOn = true
  @Setting var asks = false
  @Setting var closed = false
  @Setting var volume = 60
  @Setting var full = 100
  @Setting var zoom = 1.0
  @Setting var inline = "line"
  @Setting var page = "line"
  @Setting var several: Set<String> = ["line"]
  @Setting var name = "Ada"
  @Setting var entries = ["ab"]
  @Setting var group = "x"
  private(set) var events: [String] = []

  /// The keys of the rows that there are.
  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  func fresh() -> any Subject { Showcase(keys) }

  private static let options = ["line", "mic", "aux"]

  var table: Table {
    Table("Showcase") { [unowned self] in
      Section { for key in keys { if let row = setting(key) { row.id(key) } } }
      if keys.contains(where: { $0.hasPrefix("group") }) {
        Section {
          PickerRow("Group", selection: $group, options: ["x", "y"], style: .inline) { option in
            Row(option.uppercased()).id("group-\(option)")
          }
          .id("group")
        }
        .collapsible()
      }
      Section { for key in keys { if let row = action(key) { row.id(key) } } }
    }
  }

  private func setting(_ key: String) -> Row? {
    switch key {
    case "off": ToggleRow("Off", isOn: $isOff).row
    case "on": ToggleRow("On", isOn: $isOn).row
    case "asks": ToggleRow("Asks", isOn: $asks).confirm("Really?")
    case "closed": ToggleRow("Closed", isOn: $closed).disabled(reason: "needs a key")
    case "volume":
      SliderRow(
        "Volume", value: $volume, in: 0...100, step: 5,
        rules: [ValidationRule("must not be so") { $0 != 55 }]
      ).row
    case "full": SliderRow("Full", value: $full, in: 0...100, step: 5).row
    case "zoom": StepperRow("Zoom", value: $zoom, in: 0.5...2, step: 0.25).row
    case "inline": picker("Inline", $inline, .menu)
    case "page": picker("Page", $page, .navigationLink)
    case "several": MultiPickerRow("Several", selection: $several, options: Self.options).row
    case "name": TextFieldRow("Name", text: $name, rules: [.length(1...5)]).row
    case "entries":
      ListRow("Entries", entries: $entries, limit: 1...3, rules: [.required]).row
    default: nil
    }
  }

  private func picker(_ title: String, _ value: Binding<String>, _ style: PickerStyle) -> Row {
    PickerRow(title, selection: value, options: Self.options, style: style) { $0.uppercased() }.row
  }

  private func action(_ key: String) -> Row? {
    switch key {
    case "press": ButtonRow("Press") { [unowned self] in events.append("press") }.row
    case "closure": Row("Closure") { [unowned self] in events.append("closure") }
    case "chevron":
      Row("Chevron", accessory: .disclosureIndicator) { [unowned self] in
        events.append("chevron")
      }
    case "info":
      Row("Info", accessory: .detailButton).onAccessory { [unowned self] in events.append("info") }
    case "erase":
      ButtonRow("Erase") { [unowned self] in events.append("erase") }.confirm("Erase?")
    case "later": ButtonRow("Later") {}.disabled(reason: "comes later")
    case "never": ButtonRow("Never") {}.row.disabled()
    case "plain": Row("Plain")
    case "link": LinkRow("Link") { Section { Row("There").id("there") } }.row
    case "more": DisclosureRow("More") { Row("Child").id("child") }.row
    case "opened":
      DisclosureRow("Opened", initially: .expanded) { Row("Grandchild").id("grandchild") }.row
    case "shut": DisclosureRow("Shut") { Row("Hidden child") }.row.disabled()
    default: nil
    }
  }

  /// The keys of rows that are no settings.
  static let actions = [
    "press", "closure", "chevron", "info", "erase", "later", "never", "plain", "link",
  ]

  /// The keys of all rows, in the order of the page.
  static let all =
    [
      "off", "on", "asks", "closed", "volume", "full", "zoom", "inline", "page", "several", "name",
      "entries", "group-x", "group-y",
    ] + actions + ["more", "opened", "grandchild", "shut"]
}
