import SimpleTable
import TestFixtures

/// The table of most cases: sections of 1,000 rows with ids of 24 bytes.
enum Fixture {
  /// Three values, shared by the controls of a table.
  final class State {
    @Setting var number = 50
    @Setting var isOn = true
    @Setting var text = "Lemon"
  }

  /// Returns random numbers that are the same in every run.
  static func generator() -> SeededGenerator { SeededGenerator(seed: 2026) }

  /// Returns the id of the row with a number, 24 bytes long.
  static func id(_ number: Int) -> String {
    let digits = String(number)
    return "device-" + String(repeating: "0", count: 17 - digits.count) + digits
  }

  /// Returns the row with a number; an edited one has the id of what it was before.
  static func row(_ number: Int) -> Row {
    Row("Device \(number)", detail: "\(number % 101) %")
      .icon(number % 3 == 0 ? "✈" : nil)
      .id(id(number >= Edits.edited ? number - Edits.edited : number))
  }

  /// Returns rows, each an object of its own, section by section.
  static func rows(_ rowCount: Int) -> [[Row]] {
    rows(numbered: numbers(rowCount))
  }

  /// Returns the rows with given numbers.
  static func rows(numbered numbers: [[Int]]) -> [[Row]] {
    numbers.map { $0.map(row) }
  }

  /// Returns the numbers of all rows, section by section.
  static func numbers(_ rowCount: Int, perSection size: Int = 1_000) -> [[Int]] {
    stride(from: 0, to: rowCount, by: size).map { Array($0..<min($0 + size, rowCount)) }
  }

  /// Returns sections that hold rows which were made before; empty ones are left out.
  static func sections(_ rows: [[Row]]) -> [Section] {
    rows.enumerated().compactMap { $1.isEmpty ? nil : section($0, $1) }
  }

  /// Returns the sections with given numbers, each with new rows.
  static func sections(numbered sections: [Edits.NumberedSection]) -> [Section] {
    sections.map { section($0.number, $0.rows.map(row)) }
  }

  private static func section(_ number: Int, _ rows: [Row]) -> Section {
    Section("Section \(number)") { rows }.id(SectionID(number)).collapsible()
  }

  /// Returns an adapter over rows that were made before.
  static func adapter(_ rows: [[Row]]) -> TableAdapter {
    TableAdapter(table(rows))
  }

  static func table(_ rows: [[Row]]) -> Table {
    let sections = sections(rows)
    return Table { sections }
  }
}
