import TestFixtures

@testable import SimpleTable

/// Tables and texts at random, among them many that no program would have.
struct RandomTable {
  var generator: SeededGenerator

  /// What is changed of each row and each section, which are the same otherwise.
  var rowEdit: (Row) -> Row = { $0 }
  var sectionEdit: (Section) -> Section = { $0 }

  private static let pieces: [String] = [
    "a", "Wi-Fi", " ", "  ", "word ", "averyveryverylongwordindeed", "北京", "é", "e\u{301}",
    "\u{301}", "\u{102B}", "\u{94D}", "क\u{94D}ष", "👩‍👩‍👧", "🇩🇪", "🇩", "❤\u{FE0F}", "❤\u{FE0E}",
    "⌚\u{FE0E}", "🏽", "\u{200D}", "\u{200B}", "\u{FEFF}", "\u{1100}", "\u{1100}\u{1161}", "한국",
    "\u{1161}", "\u{11A8}", "\u{93E}", "\u{1161}\u{93E}",
    "\u{1B}[31m", "\u{1B}", "\0", "\u{7F}", "\u{9B}", "\t", "\n", "\r\n", "\r", "\u{B}", "\u{85}",
    "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{600}", "عربي", "\u{E0001}",
    "\u{AD}", "ｗｉｄｅ", "…", "(", "\u{A0}", "\u{3000}",
  ]

  mutating func text(upTo count: Int = 12) -> String {
    (0..<Int.random(in: 0...count, using: &generator))
      .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  private mutating func maybe(_ chance: Int = 2, upTo count: Int = 12) -> String? {
    Int.random(in: 0..<chance, using: &generator) == 0 ? text(upTo: count) : nil
  }

  private mutating func accessory() -> Accessory {
    let all: [Accessory] = [
      .none, .none, .disclosureIndicator, .detailButton, .detailDisclosureButton, .checkmark,
      .custom(text(upTo: 4)),
    ]
    return all.randomElement(using: &generator) ?? .none
  }

  private mutating func row(_ number: Int) -> Row {
    let row = Row(text(), detail: maybe(), accessory: accessory())
      .subtitle(maybe(4)).icon(maybe(4, upTo: 2))
      .id("row \(number)").badge(maybe(6, upTo: 4))
      .disabled(Bool.random(using: &generator))
      .hidden(Int.random(in: 0..<5, using: &generator) == 0)
    if Bool.random(using: &generator) { return control(number) }
    guard Int.random(in: 0..<6, using: &generator) == 0 else { return row }
    let lines = (0..<Int.random(in: 0...3, using: &generator)).map { _ in text() }
    return row.customLines { _ in lines }
  }

  private mutating func control(_ number: Int) -> Row {
    let value = Int.random(in: 0...3, using: &generator)
    let row: Row =
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: ToggleRow(text(), isOn: .constant(value == 0)).row
      case 1: StepperRow(text(), value: .constant(value), in: 0...3).row
      case 2: SliderRow(text(), value: .constant(value), in: 0...3).subtitle(maybe()).row
      case 3: TextFieldRow(text(), text: .constant(text()), placeholder: text()).row
      case 4: TextFieldRow(text(), text: .constant(text()), isSecure: true).row
      case 5: PickerRow(text(), selection: .constant(value), options: 0...3) { "\($0)" }.row
      case 6: ButtonRow(text(), role: value == 0 ? .cancel : .destructive) {}.row
      case 7: LinkRow(text(), detail: maybe()) {}.row
      default:
        DisclosureRow(text(), initially: value == 0 ? .collapsed : .expanded) { Row("Below") }.row
      }
    return row.id("row \(number)").disabled(value == 3).accessory(accessory())
      .help(maybe(4) ?? "").status(maybe(4) ?? "").busy(value == 2)
      .progress(value == 1 ? 0.3 : nil).tint(
        [nil, .warning].randomElement(using: &generator) ?? nil)
  }

  private mutating func section(_ number: Int) -> Section {
    let rows = (0..<Int.random(in: 0...5, using: &generator)).map { rowEdit(row(number * 10 + $0)) }
    var section = Section(maybe(), footer: maybe()) { rows }.headerDetail(maybe(3))
      .headerLineLimit([nil, 1, 2].randomElement(using: &generator) ?? nil)
      .footerLineLimit([nil, 1, 2].randomElement(using: &generator) ?? nil)
    if let line = maybe(6) { section = section.customHeader { _ in ["", line] } }
    if let line = maybe(6) { section = section.customFooter { _ in [line, line] } }
    return sectionEdit(Bool.random(using: &generator) ? section : section.collapsible())
  }

  /// Returns sections, whose rows have ids.
  mutating func sections() -> [Section] {
    (0..<Int.random(in: 0...5, using: &generator)).map { section($0) }
  }

  /// Returns an adapter of which sections are collapsed and a row is selected.
  mutating func adapter() -> TableAdapter {
    let title = maybe()
    let sections = sections()
    let adapter = TableAdapter(Table(title) { sections })
    for section in 0..<adapter.numberOfSections
    where adapter.section(at: section)?.isCollapsible == true {
      if Bool.random(using: &generator) { adapter.collapse(section: section) }
    }
    adapter.selection = RowID("row \(Int.random(in: 0..<30, using: &generator))")
    return adapter
  }

  /// Returns symbols of any length, many of which show nothing or are too wide.
  mutating func symbols() -> TextRenderer.Symbols {
    var symbols = TextRenderer.Symbols.unicode
    for symbol in TextRenderer.Symbol.allCases { symbols[symbol] = text(upTo: 3) }
    return symbols
  }

  mutating func renderer(theme: TextRenderer.Theme? = nil) -> TextRenderer {
    TextRenderer(
      width: Int.random(in: 20...90, using: &generator),
      style: TextRenderer.Style.allCases.randomElement(using: &generator) ?? .plain,
      symbols: Bool.random(using: &generator) ? .ascii : .unicode, theme: theme)
  }
}

extension TableAdapter {
  /// Collapses the section at a position.
  fileprivate func collapse(section: Int) {
    if let id = self.section(at: section)?.id { setCollapsed(true, section: id) }
  }
}
