import SimpleTable
import Testing

@testable import SimpleTableTerminal

@Suite struct `Whatever is pressed` {
  @Test(arguments: [UInt64](0..<20)) func `a frame fits the screen, and what is written shows it`(
    seed: UInt64
  ) {
    let menu = RandomMenu(generator: SeededGenerator(seed: seed))
    let style = TextRenderer.Style.allCases[menu.number(below: 3)]
    let appearance = MenuAppearance(
      style: style, symbols: menu.number(below: 3) == 0 ? .ascii : .unicode,
      color: menu.number(below: 2) == 0 ? .ansi : .none)
    let session = MenuSession(
      TableNavigator(menu.table), size: menu.size(), appearance: appearance)
    var walk = MenuWalk(size: session.size)
    for step in 0..<150 {
      switch menu.number(below: 24) {
      case 0: session.size = menu.size()
      case 1:
        menu.change()
        session.reload()
      default:
        let outcome = session.press((0...menu.number(below: 3)).map { _ in menu.key() })
        if outcome == .redraw { walk.writer.forgetScreen() }
      }
      let problems = walk.problems(of: session.frame())
      guard problems.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(problems)")
        return
      }
    }
  }

  @Test func `the stores of lines are used again`() {
    let table = Table("Many") { Section { for number in 1...5_000 { Row("Row \(number)") } } }
    let session = MenuSession(TableNavigator(table), size: TerminalSize(columns: 40, rows: 22))
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

/// A screen that follows frames by what is written to it.
private struct MenuWalk {
  var writer = FrameWriter()
  private var screen: VirtualScreen

  init(size: TerminalSize) {
    screen = VirtualScreen(size: size)
  }

  /// Writes a frame to the screen, and returns what is wrong with either.
  mutating func problems(of frame: Frame) -> [String] {
    var problems: [String] = []
    if frame.lines.count > max(1, frame.size.rows) { problems.append("too many lines") }
    for line in frame.lines {
      let text = Self.unstyled(line)
      if CellWidth.of(text) > frame.size.columns {
        problems.append("too wide: \(text.debugDescription)")
      }
      if text.unicodeScalars.contains(where: { $0.harm != .none }) {
        problems.append("harmful: \(text.debugDescription)")
      }
    }
    if let cursor = frame.cursor {
      let isInside =
        (0..<frame.size.columns).contains(cursor.column)
        && (0..<frame.size.rows).contains(cursor.row)
      if !isInside { problems.append("cursor outside: \(cursor)") }
    }
    guard frame.size.columns > 0, frame.size.rows > 0 else { return problems }
    if frame.size != screen.size { screen = VirtualScreen(size: frame.size, filledWith: "x") }
    screen.write(writer.write(frame))
    if screen.cells != VirtualScreen.cells(of: frame) { problems.append("another screen") }
    if screen.isCursorVisible != (frame.cursor != nil) { problems.append("cursor shown or hidden") }
    if let cursor = frame.cursor, screen.cursor != cursor { problems.append("cursor elsewhere") }
    return problems + screen.surprises
  }

  /// Returns a line without its SGR sequences.
  private static func unstyled(_ line: String) -> String {
    line.replacing(#/\u{1B}\[[0-9;]*m/#.matchingSemantics(.unicodeScalar), with: "")
  }
}
