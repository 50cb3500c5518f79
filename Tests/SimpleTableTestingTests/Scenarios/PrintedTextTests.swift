import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite struct `Printed text` {
  @Test func `ends its lines at line feeds, also behind carriage returns`() {
    let text = PrintedText()
    text.add("one\r\ntwo\r")
    text.add("\nthree")
    text.add("four\r\n", sign: "! ")
    check(text.ended, ["one\r", "two\r", "three␄", "! four\r"])
  }
}
