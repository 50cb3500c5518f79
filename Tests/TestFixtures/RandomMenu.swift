package import SimpleTable
import SimpleTableMenu
package import SimpleTableTerminal

/// A menu whose rows, texts and values come and go at random.
package final class RandomMenu {
  package private(set) var generator: SeededGenerator
  @Setting private var isOn = false
  @Setting private var number = 5
  @Setting private var limit = 10
  @Setting private var otherNumber = 3
  @Setting private var entries = ["a"]
  @Setting private var text = "北京"
  @Setting private var secret = "otter"
  @Setting private var choice = "a"

  /// The ranges with which a program without care would have ended.
  package private(set) var impossibleRanges: [String] = []

  /// What the table is made of, drawn anew by each ``change()``.
  private var sections: [[Int]] = []
  private var titles: [String] = []

  private static let pieces: [String] = [
    "a", "Wi-Fi", " ", "word ", "averyveryverylongwordindeed", "北京", "e\u{301}", "\u{301}",
    "क\u{94D}ष", "👩‍👩‍👧", "🇩🇪", "❤\u{FE0F}", "\u{200D}", "\u{1100}\u{1161}",
    "\u{1B}[31m", "\u{7F}", "\u{9B}", "\t", "\n", "\u{202E}", "عربي", "ｗｉｄｅ", "❯",
  ]

  package init(generator: SeededGenerator) {
    self.generator = generator
    change()
  }

  /// Returns a random number below a bound.
  package func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  /// Changes what the table consists of.
  package func change() {
    sections = (0..<number(below: 4)).map { _ in
      (0..<number(below: 7)).map { _ in number(below: 40) }
    }
    titles = (0..<40).map { _ in randomText() }
  }

  /// Returns values that another program may have stored for the rows that there are now.
  package func storedValues() -> [String: SettingValue] {
    let values: [SettingValue] = [
      .number("-7"), .number("4"), .number("700"), .bool(true), .text("word"), .texts(["a", "b"]),
      .other(#"[{"a": 1}]"#),
    ]
    var stored: [String: SettingValue] = [:]
    for (index, rows) in sections.enumerated() {
      for (place, kind) in rows.enumerated() {
        let isLimit = kind % 8 == 2 && kind < 16
        stored["\(index) \(place) \(kind)"] =
          isLimit ? .number("-7") : values[number(below: values.count)]
      }
    }
    return stored
  }

  /// Returns a random text.
  package func randomText() -> String {
    (0..<number(below: 8)).map { _ in Self.pieces[number(below: Self.pieces.count)] }.joined()
  }

  /// The table as it is now.
  package var table: Table { table(depth: 0) }

  private func table(depth: Int) -> Table {
    Table(titles[depth % titles.count]) {
      for (index, rows) in self.sections.enumerated() {
        Section(self.titles[index], footer: index % 2 == 0 ? self.titles[index + 5] : nil) {
          for (place, kind) in rows.enumerated() {
            self.row(kind, depth: depth).row.id("\(index) \(place) \(kind)").disabled(kind % 9 == 8)
          }
        }
        .collapsible(initially: index == 2 ? .collapsed : .expanded)
      }
    }
  }

  /// What a program writes without care as `0...limit`.
  private var rangeToLimit: ClosedRange<Int> {
    guard limit < 0 else { return 0...limit }
    impossibleRanges.append("0...\(limit)")
    return 0...10
  }

  private func row(_ kind: Int, depth: Int) -> Row {
    let title = titles[kind]
    return switch kind % 8 {
    case 0: ToggleRow(title, isOn: $isOn).row
    case 1: SliderRow(title, value: $number, in: rangeToLimit).row
    case 2 where kind < 16: StepperRow(title, value: $limit, in: 0...10).row
    // By turns, a row has another binding.
    case 2 where isOn: StepperRow(title, value: $otherNumber, in: rangeToLimit).row
    case 2: StepperRow(title, value: $number, in: rangeToLimit, validation: .onChange).row
    case 3 where kind < 8: ListRow(title, entries: $entries, limit: 0...3).row
    case 3:
      TextFieldRow(title, text: $text, rules: [.length(1...9)], validation: .onChange).row
    case 4: TextFieldRow(title, text: $secret, placeholder: title, isSecure: true).row
    case 5:
      PickerRow(
        title, selection: $choice, options: ["a", "b", "c"],
        style: kind < 20 ? .menu : .navigationLink
      ) { $0 }
      .row
    // A menu without an end would be evaluated down to the limit by each key that asks for all pages.
    case 6 where depth < 3: LinkRow(title, destination: self.table(depth: depth + 1)).row
    default:
      DisclosureRow(title) {
        Row(title, detail: title, accessory: .detailButton)
        Row("Last").subtitle(title)
      }
      .row
    }
  }

  /// Returns a random key, the common ones more often.
  package func key() -> Key {
    let keys: [Key] = [
      .up, .down, .down, .down, .left, .right, .right, .return, .return, .return, .space,
      .pageUp, .pageDown, .home, .end, .escape, .backspace, .delete, .tab, .unknown, "/", "?",
      "i", "+", "-", "a", "9", "é", "\u{301}", "北", "👩‍👩‍👧", .control("l"), .control("z"),
      .control("u"), .control("w"), .control("k"), .function(3), .alt("b"), .left.with(.control),
      "m", "u", "]", "[", .control("r"), .control("y"), .control("t"), .control("n"), .control("p"),
      .backTab, "s", "d", "q",
    ]
    let number = number(below: keys.count + 1)
    return number < keys.count ? keys[number] : .paste(randomText())
  }

  /// Returns a random size, often one that is too small.
  package func size() -> TerminalSize {
    number(below: 6) == 0
      ? TerminalSize(columns: number(below: 25), rows: number(below: 7))
      : TerminalSize(columns: 20 + number(below: 70), rows: 5 + number(below: 20))
  }
}
