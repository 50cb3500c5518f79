import SimpleTable

/// A whole table as text, in each style.
enum RenderCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "render all of 100,000 rows: ≤ 6 × String(decoding:) of the same bytes",
      cases: [("plain", .plain), ("grouped", .grouped), ("inset", .insetGrouped)].flatMap {
        (name: String, style: TextRenderer.Style) in
        sizes.map { size in
          BenchmarkCase(
            "render.\(name)", rows: size, bar: size == 100_000 ? .ratio(6) : nil,
            baseline: "String(decoding:) of the same bytes"
          ) { render(size, style) }
        }
      }
    )
  }

  private static func render(_ size: Int, _ style: TextRenderer.Style) -> Trial {
    let adapter = Lookup(size).adapter
    let renderer = TextRenderer(width: 80, style: style)
    let bytes = Array(renderer.render(adapter).utf8)
    return .timed(operations: size, bytesPerRow: Double(bytes.count) / Double(size)) {
      String(decoding: bytes, as: UTF8.self).utf8.count
    } _: {
      renderer.render(adapter).utf8.count
    }
  }
}
