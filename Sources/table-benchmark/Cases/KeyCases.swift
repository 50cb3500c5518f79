import Dispatch
import SimpleTable
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
            name: "key.typed.100000", bar: .value(0.5e9), baseline: "a tenth of it, ten times",
            prepare: typing)
        ])
  }

  private static func session(_ adapter: TableAdapter) -> MenuSession {
    MenuSession(Menu(adapter), size: .usual, appearance: TextRenderer(color: .ansi))
  }

  /// Moves up and down, near the end of the table.
  private static func stepping(_ size: Int) -> () -> Int {
    let session = session(Fixture.adapter(Fixture.rows(size)))
    var writer = FrameWriter()
    _ = writer.write(session.frame())
    _ = session.press([.end, .pageUp, .pageUp])
    var isUp = false
    return {
      isUp.toggle()
      _ = session.press(isUp ? .up : .down)
      return writer.write(session.frame()).count
    }
  }

  /// Returns a trial, or `nil` where a tenth of it takes longer than all of it may.
  private static func typing() -> Trial? {
    let start = DispatchTime.now().uptimeNanoseconds
    _ = typed(10_000)
    guard DispatchTime.now().uptimeNanoseconds - start < 500_000_000 else { return nil }
    return .timed {
      (0..<10).reduce(0) { sum, _ in sum + typed(10_000) }
    } _: {
      typed(100_000)
    }
  }

  /// Types bytes into a text field as they come from a terminal, a frame for each 4,096.
  private static func typed(_ count: Int) -> Int {
    var text = ""
    let binding = Binding(get: { text }, set: { text = $0 })
    let table = Table { Section { TextFieldRow("Name", text: binding) } }
    let session = session(TableAdapter(table))
    var writer = FrameWriter()
    var decoder = KeyDecoder()
    _ = session.press([.return])
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
    var written = 0
    for start in stride(from: 0, to: count, by: 4_096) {
      _ = session.press(decoder.decode(bytes[start..<min(start + 4_096, count)]))
      written += writer.write(session.frame()).count
    }
    _ = session.press([.return])
    return written + text.utf8.count
  }
}
