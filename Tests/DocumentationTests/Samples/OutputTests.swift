import DocumentationSamples
import Testing

/// That a wrong output is told, and at which line.
@Suite struct OutputTests {
  @Test func `equal texts do not differ, empty lines at the end aside`() {
    #expect(OutputDifference(expected: ["a", "", "b"], printed: "a\n\nb\n\n", line: 1) == nil)
    #expect(OutputDifference(expected: [], printed: "", line: 1) == nil)
    #expect(OutputDifference(expected: nil, printed: "", line: 1) == nil)
  }

  @Test func `the first line that differs is the one that is told`() throws {
    let difference = try #require(
      OutputDifference(expected: ["a", "b", "c"], printed: "a\nB\nc\n", line: 10))
    #expect(difference.line == 12)
    #expect(difference.message.hasSuffix("- b\n- c\n+ B\n+ c\n"))
  }

  @Test(arguments: [("a\n", 12), ("a\nb\nc\n", 13), (" a\nb\n", 11), ("", 11)])
  func `missing lines, further lines and blanks count`(printed: String, line: Int) {
    #expect(OutputDifference(expected: ["a", "b"], printed: printed, line: 10)?.line == line)
  }

  @Test func `a sample that prints needs a text`() throws {
    let difference = try #require(OutputDifference(expected: nil, printed: "a\n", line: 10))
    #expect(difference.line == 10)
  }
}
