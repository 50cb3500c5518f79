import SimpleTable
import SimpleTableTerminal

/// One key in a live menu of 80 columns and 24 lines: from the key to the bytes to be written.
enum KeyCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "a key to the bytes written: ≤ 1 ms and ≤ 2 × 1,000 rows; a step ≤ 200 bytes",
      cases: [1_000, 10_000, 100_000, 1_000_000].flatMap(cases)
        + TextRenderer.Style.allCases.map { style in
          BenchmarkCase(
            "key.bytes.\(style)", rows: 1_000, bar: .bytes(200), baseline: "the whole screen"
          ) { bytes(style, 1_000) }
        }
    )
  }

  private static func cases(_ size: Int) -> [BenchmarkCase] {
    let ratio = size == 1_000_000 ? Bar.ratio(2) : nil
    let moves: [(name: String, keys: [Key], bar: Bar?)] = [
      ("step", [.up, .down], .nanoseconds(1e6)),
      ("page", [.pageUp, .pageDown], ratio),
      ("end", [.end, .home], ratio),
    ]
    return moves.map { name, keys, bar in
      BenchmarkCase("key.\(name)", rows: size, bar: bar, baseline: "the same at 1,000 rows") {
        .timed(baseline: pressing(keys, 1_000), pressing(keys, size))
      }
    }
  }

  private static func session(_ size: Int, _ style: TextRenderer.Style = .grouped) -> MenuSession {
    let appearance = MenuAppearance(style: style, color: .ansi)
    return MenuSession(
      Menu(Fixture.adapter(Fixture.rows(size))), size: .usual, appearance: appearance)
  }

  /// Presses keys in turn, near the end of the table.
  private static func pressing(_ keys: [Key], _ size: Int) -> () -> Int {
    let session = session(size)
    var writer = FrameWriter()
    _ = writer.write(session.frame())
    _ = session.press([.end, .pageUp, .pageUp])
    var next = 0
    return {
      next = (next + 1) % keys.count
      _ = session.press(keys[next])
      return writer.write(session.frame()).count
    }
  }

  /// Counts the most bytes that a step within the screen takes.
  private static func bytes(_ style: TextRenderer.Style, _ size: Int) -> Trial {
    let session = session(size, style)
    var writer = FrameWriter()
    let whole = writer.write(session.frame()).count
    let steps = (0..<12).map { _ in
      _ = session.press(.down)
      return writer.write(session.frame()).count
    }
    return Trial(unit: .bytes) {
      Trial.Sample(value: Double(steps.max() ?? 0), baseline: Double(whole))
    }
  }
}
