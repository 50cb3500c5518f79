import SimpleTable

/// One frame of a window of 50 lines.
enum FrameCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "one frame of 50 lines: among 1,000,000 rows ≤ 2 × among 1,000",
      cases: sizes.flatMap { size in
        [
          BenchmarkCase(
            "frame.anew", rows: size, bar: size == 1_000_000 ? .ratio(2) : nil,
            baseline: "the same at 1,000 rows"
          ) { .timed(baseline: anew(1_000), anew(size)) },
          BenchmarkCase(
            "frame.step", rows: size, bar: size == 1_000_000 ? .ratio(2) : nil,
            baseline: "the same at 1,000 rows"
          ) { .timed(baseline: step(1_000), step(size)) },
          BenchmarkCase(
            "frame.jump", rows: size, bar: size == 1_000_000 ? .ratio(2) : nil,
            baseline: "the same at 1,000 rows"
          ) { .timed(baseline: jump(1_000), jump(size)) },
        ]
      }
    )
  }

  private static func viewport(_ size: Int) -> Viewport {
    Viewport(Lookup(size).adapter, renderer: TextRenderer(width: 80), height: 50)
  }

  /// Draws everything in the middle of the table again.
  private static func anew(_ size: Int) -> () -> Int {
    let viewport = viewport(size)
    viewport.scroll(by: size / 2)
    return {
      viewport.setNeedsRedraw()
      return viewport.lines.count
    }
  }

  /// Moves by one line, down and up again.
  private static func step(_ size: Int) -> () -> Int {
    let viewport = viewport(size)
    viewport.scroll(by: size / 2)
    var isDown = false
    return {
      isDown.toggle()
      viewport.scroll(by: isDown ? 1 : -1)
      return viewport.lines.count
    }
  }

  /// Moves to a row anywhere.
  private static func jump(_ size: Int) -> () -> Int {
    let viewport = viewport(size)
    var generator = Fixture.generator()
    let ids = (0..<64).map { _ in RowID(Fixture.id(.random(in: 0..<size, using: &generator))) }
    var next = 0
    return {
      next = (next + 1) % ids.count
      viewport.scroll(toRow: ids[next])
      return viewport.lines.count
    }
  }
}
