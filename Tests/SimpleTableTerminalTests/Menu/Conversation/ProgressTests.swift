import SimpleTable
import SimpleTableTesting
import Testing

@testable import SimpleTableTerminal

/// How far the work of a row has come, as it is drawn, heard and counted.
@Suite struct `Progress of a row` {
  private func table(_ fraction: Double?) -> Table {
    Table { Section { Row("Update").progress(fraction).id("update") } }
  }

  @Test(
    arguments: [
      (0, "0 %", true), (0.356, "35 %", true), (0.999, "99 %", true), (1, "100 %", true),
      (-3, "0 %", true), (.infinity, "100 %", true), (.greatestFiniteMagnitude, "100 %", true),
      (nil, nil, false), (.nan, nil, false),
    ] as [(Double?, String?, Bool)])
  func `a fraction is a percentage in words, and means that the row is busy`(
    fraction: Double?, percentage: String?, isBusy: Bool
  ) {
    let menu = Menu(table(fraction))
    #expect(menu.page.row(at: RowPath(section: 0, row: 0))?.isBusy == isBusy)
    let state = percentage.map { " (\($0))" } ?? ""
    #expect(NumberedLines(menu).list() == "1. Update\(state)\n")
  }
}
