import SimpleTable

/// One frame of a window of 50 lines.
enum FrameCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "a frame of 50 lines",
      cases: sizes.flatMap { size in
        [frame("anew", size, anew), frame("step", size, step), frame("jump", size, jump)]
      })
  }

  private static func frame(
    _ name: String, _ size: Int, _ draw: @escaping (Int) -> () -> Int
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: "frame.\(name).\(size)", bar: size == 1_000_000 ? .ratio(1.5) : nil,
      baseline: "the same among 1,000 rows"
    ) { .timed(baseline: draw(1_000), draw(size)) }
  }

  private static func viewport(_ size: Int) -> Viewport {
    let adapter = Fixture.adapter(Fixture.rows(size))
    let viewport = Viewport(adapter, renderer: TextRenderer(width: 80), height: 50)
    viewport.scroll(by: size / 2)
    return viewport
  }

  /// Draws everything in the middle of the table again.
  private static func anew(_ size: Int) -> () -> Int {
    let viewport = viewport(size)
    return {
      viewport.setNeedsRedraw()
      return viewport.lines.count
    }
  }

  /// Moves by one line, down and up again.
  private static func step(_ size: Int) -> () -> Int {
    let viewport = viewport(size)
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
