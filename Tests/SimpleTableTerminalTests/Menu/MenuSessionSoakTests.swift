import SimpleTable
import TestFixtures
import Testing

@testable import SimpleTableTerminal

@Suite struct `Whatever is pressed` {
  @Test(arguments: [UInt64](0..<20)) func `a frame fits the screen, and what is written shows it`(
    seed: UInt64
  ) {
    var walk = MenuWalk(seed: seed)
    for step in 0..<150 {
      let problems = walk.step()
      guard problems.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(problems)")
        return
      }
    }
  }

  @Test func `the stores of lines are used again`() {
    let table = Table("Many") { Section { for number in 1...5_000 { Row("Row \(number)") } } }
    let session = MenuSession(Menu(table), size: TerminalSize(columns: 40, rows: 22))
    let menu = RandomMenu(generator: SeededGenerator())
    let moves: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end]
    for _ in 0..<500 {
      _ = session.press(moves[menu.number(below: moves.count)])
      _ = session.frame()
    }
    let statistics = session.page.viewport.statistics
    #expect(statistics.drawnItems > 1_000, "\(menu.generator)")
    #expect(statistics.madeCells <= 3 * 21, "\(menu.generator)")
  }
}
