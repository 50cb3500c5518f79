import Foundation
import SimpleTable
import Testing

@testable import SimpleTableTerminal

/// How long typing and notices take, for texts of several lengths.
@Suite final class `The time that typing takes` {
  @Setting private var name = ""

  private func session(_ table: Table) -> MenuSession {
    MenuSession(Menu(table), size: TerminalSize(columns: 40, rows: 8))
  }

  /// Eight times the text takes about eight times as long; where all of it is copied for each
  /// character, more than fifteen times.
  @Test(arguments: ["a", "é", "中"])
  func `a long text is pasted, typed and shown in proportion to its length`(character: String) {
    func time(_ size: Int) -> Double {
      let start = threadTime
      pasteAndType(String(repeating: character, count: size / character.utf8.count))
      return threadTime - start
    }
    let (short, long) = (least { time(1 << 15) }, least { time(1 << 18) })
    #expect(long < 12 * short)
  }

  @Test func `a long notice is wrapped in proportion to its length`() {
    func time(_ size: Int) -> Double {
      let session = session(Table { Section { Row("Row") } })
      session.show(Notice(text: String(repeating: "né ", count: size / 4), kind: .error))
      let start = threadTime
      #expect(session.nextFrame().lines.count == 8)
      return threadTime - start
    }
    let (short, long) = (least { time(1 << 13) }, least { time(1 << 16) })
    #expect(long < 16 * short)
  }

  /// Returns the least of three times: other programs, which a slow machine runs meanwhile, do not
  /// count as time of this thread, and can only add to it, by what they leave of the caches.
  private func least(_ time: () -> Double) -> Double {
    min(time(), time(), time())
  }

  /// The seconds that the processor has worked for this thread.
  private var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func pasteAndType(_ text: String) {
    name = ""
    let session = session(Table { Section { TextFieldRow("Name", text: self.$name) } })
    _ = session.press([.return, .paste(text)])
    _ = session.nextFrame()
    _ = session.press(.return)
    #expect(name == text)
    _ = session.press(.return)
    _ = session.nextFrame()
    _ = session.press(.escape)
    name = ""
    session.reload()
    _ = session.press(.return)
    var decoder = KeyDecoder()
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 1 << 12) {
      _ = session.press(decoder.decode(bytes[start..<min(start + 1 << 12, bytes.count)]))
      _ = session.nextFrame()
    }
    _ = session.press(.return)
    #expect(name == text)
  }
}
