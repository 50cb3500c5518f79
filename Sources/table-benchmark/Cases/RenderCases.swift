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
          ) {
            render(size, style) { text, _ in
              let bytes = Array(text.utf8)
              return { String(decoding: bytes, as: UTF8.self).utf8.count }
            }
          }
        } + [
          BenchmarkCase(name: "render.\(style).c", baseline: "a C writer of the same 100,000 lines")
          {
            render(100_000, style) { text, rows in
              let lines = LinesInC(text, rows: rows)
              guard lines.isWritten(text) else { return nil }
              return lines.write
            }
          }
        ]
      } + [
        BenchmarkCase(
          name: "render.rendered.12", bar: .ratio(1), baseline: "structs and a loop by hand"
        ) { besideLoop() }
      ])
  }

  /// Returns a small table with its text, beside the same text written by hand.
  private static func besideLoop() -> Trial? {
    struct Line {
      let title: String
      let detail: String
    }
    let lines = (1...12).map { Line(title: "Row \($0)", detail: "On") }
    let table = Table { Section { for line in lines { Row(line.title, detail: line.detail) } } }
    func text() -> String {
      var text = ""
      for line in lines {
        let room = 54 - line.title.count - line.detail.count
        text += "    \(line.title)\(String(repeating: " ", count: room))\(line.detail)\n"
      }
      return text
    }
    guard text() == table.rendered() else { return nil }
    return .timed {
      text().utf8.count
    } _: {
      table.rendered().utf8.count
    }
  }

  private static func render(
    _ size: Int, _ style: TextRenderer.Style,
    baseline: (_ text: String, _ rows: [Row]) -> (() -> Int)?
  ) -> Trial? {
    let rows = Fixture.rows(size)
    let adapter = Fixture.adapter(rows)
    let renderer = TextRenderer(width: 80, style: style)
    return baseline(renderer.render(adapter), Array(rows.joined())).map { plain in
      .timed(operations: size, baseline: plain) { renderer.render(adapter).utf8.count }
    }
  }
}
