import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `A buffer of lines` {
  @Test(arguments: [false, true])
  func `starts over when it is emptied within a line`(keepsLines: Bool) {
    var buffer = LineBuffer(keepsLines: keepsLines)
    buffer.append("ab", cells: 2, as: .bold)
    buffer.append("c", cells: 1, as: .plain)
    buffer.markValue(from: 2)
    buffer.removeAll()
    buffer.append("d", cells: 1, as: .plain)
    buffer.endLine()
    let (lines, text, lineCount) = (buffer.lines, buffer.text, buffer.lineCount)
    check(lines, keepsLines ? ["d"] : [])
    check(text, keepsLines ? "" : "d\n")
    check(lineCount, 1)
  }
}
