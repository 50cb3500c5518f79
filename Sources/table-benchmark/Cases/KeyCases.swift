import SimpleTableMenu
import SimpleTableTerminal

/// Keys in a live menu of 80 columns and 24 lines: from the bytes typed to the bytes to be written.
enum KeyCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "keys in a live menu",
      cases: sizes.map { size in
        BenchmarkCase(
          name: "key.step.\(size)", bar: .value(0.35e6), baseline: "the same among 1,000 rows"
        ) { .timed(baseline: stepping(1_000), stepping(size)) }
      }
        + [
          BenchmarkCase(
            name: "key.step.bytes", bar: .value(100), unit: .bytes, baseline: "a title of that row"
          ) {
            let step = stepping(1_000)
            // Down and up again.
            return Trial { (Double(step() + step()) / 2, 10) }
          },
          long("typed") { typed($0) },
          long("typed-secret") { typed($0, isSecure: true) },
          long("typed-wide") { typed($0, character: "中") },
          long("pasted") { pasted($0) },
          long("opened") { opened($0) },
          long("searched") { searched($0) },
        ])
  }

  /// Something done with a text of a megabyte, beside ten texts of a tenth of it.
  private static func long(_ name: String, _ body: @escaping (_ count: Int) -> Int) -> BenchmarkCase
  {
    BenchmarkCase(
      name: "key.\(name).1000000", bar: .value(0.5e9), baseline: "a tenth of it, ten times"
    ) {
      .timed {
        (0..<10).reduce(0) { sum, _ in sum + body(100_000) }
      } _: {
        body(1_000_000)
      }
    }
  }

  private static func session(_ table: Table) -> MenuSession {
    MenuSession(Menu(table), size: .usual, appearance: TextRenderer(theme: .standard))
  }

  /// Moves up and down, near the end of the table.
  private static func stepping(_ size: Int) -> () -> Int {
    let session = session(Fixture.table(Fixture.rows(size)))
    var writer = FrameWriter()
    _ = writer.write(session.nextFrame())
    _ = session.press([.end, .pageUp, .pageUp])
    var isUp = false
    return {
      isUp.toggle()
      _ = session.press(isUp ? .up : .down)
      return writer.write(session.nextFrame()).count
    }
  }

  /// A menu with a text field.
  private static func field(_ text: Binding<String>, isSecure: Bool = false) -> MenuSession {
    session(Table { Section { TextFieldRow("Name", text: text, isSecure: isSecure) } })
  }

  /// Pastes bytes into a text field.
  private static func pasted(_ count: Int) -> Int {
    var text = ""
    let session = field(Binding(get: { text }, set: { text = $0 }))
    var writer = FrameWriter()
    var decoder = KeyDecoder()
    _ = session.press([.return])
    let bytes = Array("\u{1B}[200~\(String(repeating: "a", count: count))\u{1B}[201~".utf8)
    _ = session.press(decoder.decode(bytes))
    let written = writer.write(session.nextFrame()).count
    _ = session.press([.return])
    return written + text.utf8.count
  }

  /// Pastes bytes into the search of a menu.
  private static func searched(_ count: Int) -> Int {
    let session = field(.constant(""))
    var writer = FrameWriter()
    var decoder = KeyDecoder()
    let text = String(repeating: "a", count: count)
    _ = session.press(decoder.decode(Array("/\u{1B}[200~\(text)\u{1B}[201~".utf8)))
    return writer.write(session.nextFrame()).count
  }

  /// Opens a text field with a long text, and leaves it.
  private static func opened(_ count: Int) -> Int {
    let text = String(repeating: "a", count: count)
    let session = field(.constant(text))
    var writer = FrameWriter()
    var written = writer.write(session.nextFrame()).count
    for key in [Key.return, .left, .escape] {
      _ = session.press(key)
      written += writer.write(session.nextFrame()).count
    }
    return written
  }

  /// Types bytes into a text field as they come from a terminal, a frame for each 4,096.
  private static func typed(
    _ count: Int, character: String = "a", isSecure: Bool = false
  ) -> Int {
    var text = ""
    let session = field(Binding(get: { text }, set: { text = $0 }), isSecure: isSecure)
    var writer = FrameWriter()
    var decoder = KeyDecoder()
    _ = session.press([.return])
    let length = character.utf8.count
    let bytes = Array(String(repeating: character, count: count / length).utf8)
    var written = 0
    for start in stride(from: 0, to: bytes.count, by: 4_096) {
      _ = session.press(decoder.decode(bytes[start..<min(start + 4_096, bytes.count)]))
      written += writer.write(session.nextFrame()).count
    }
    _ = session.press([.return])
    return written + text.utf8.count
  }
}
