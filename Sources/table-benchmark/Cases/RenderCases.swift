import SimpleTable

/// A whole table as text, in each style.
enum RenderCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "a whole table as text",
      cases: TextRenderer.Style.allCases.flatMap { style in
        sizes.map { size in
          BenchmarkCase(
            name: "render.\(style).\(size)", bar: size == 100_000 ? .ratio(4.5) : nil,
            baseline: "String(decoding:) of the same bytes"
          ) { render(size, style) }
        }
      })
  }

  private static func render(_ size: Int, _ style: TextRenderer.Style) -> Trial {
    let adapter = Fixture.adapter(Fixture.rows(size))
    let renderer = TextRenderer(width: 80, style: style)
    let bytes = Array(renderer.render(adapter).utf8)
    return .timed(operations: size) {
      String(decoding: bytes, as: UTF8.self).utf8.count
    } _: {
      renderer.render(adapter).utf8.count
    }
  }
}
