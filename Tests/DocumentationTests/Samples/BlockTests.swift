import DocumentationSamples
import Testing

/// What counts as a sample, in documents whole and broken.
@Suite struct BlockTests {
  @Test func `a block in Swift is a sample, and the text right after it what it prints`() throws {
    let sample = try only(
      """
      # Title

      ```swift
      print(1)
      ```

      ```text
      1
      ```
      """)
    #expect(sample.line == 3)
    #expect(sample.lines == [DocumentLine(number: 4, text: "print(1)")])
    #expect(sample.output?.line == 7)
    #expect(sample.output?.lines == ["1"])
  }

  @Test func `a text after prose, or after another text, is on its own`() throws {
    let document = Document(
      "```swift\nrun()\n```\nProse.\n```text\n1\n```\n```swift\nrun()\n```\n```text\n2\n```\n"
        + "```text\n3\n```")
    #expect(document.samples().samples.map { $0.output?.lines } == [nil, ["2"]])
  }

  @Test func `blocks in other languages, or in none, are left alone`() {
    #expect(Document("```sh\nswift test\n```\n```\nlet\n```\n").samples().samples.isEmpty)
  }

  @Test func `a fence that is never closed is told where it opens`() {
    let (samples, problems) = Document("One.\n\n```swift\nprint(1)\n").samples()
    #expect(samples.isEmpty)
    #expect(problems == [Problem(line: 3, message: "this fence is never closed")])
  }

  @Test func `a fence is closed by one at least as long of the same sign`() throws {
    let long = try only("````swift\nlet a = \"\"\"\n```\n~~~~\n\"\"\"\n````")
    #expect(long.lines.map(\.text) == ["let a = \"\"\"", "```", "~~~~", "\"\"\""])
    let tildes = try only("~~~swift\nprint(1)\n```\n~~~~")
    #expect(tildes.lines.map(\.text) == ["print(1)", "```"])
  }

  @Test func `a sample inside a longer fence of another language is no sample`() {
    let document = Document("````markdown\n```swift\nprint(1)\n```\n````\n")
    #expect(document.samples().samples.isEmpty)
    #expect(document.samples().problems.isEmpty)
  }

  @Test func `code between backticks in a line opens no fence`() {
    #expect(Document("``` ```swift``` ```\nprose").samples().problems.isEmpty)
  }

  @Test func `in a list the indentation of the fence is taken away`() throws {
    let sample = try only("- One:\n\n    ```swift\n    if a {\n      b()\n  c()\n    ```\n")
    #expect(sample.lines.map(\.text) == ["if a {", "  b()", "c()"])
    let tabs = try only("-\tOne:\n\n\t```swift\n\tif a {\n\t\tb()\n\t}\n\t```\n")
    #expect(tabs.lines.map(\.text) == ["if a {", "\tb()", "}"])
  }

  @Test func `lines may end in a carriage return`() throws {
    let sample = try only("One.\r\n```swift\r\nprint(1)\r\n```\r\n```text\r\n1\r\n```\r\n")
    #expect(sample.lines == [DocumentLine(number: 3, text: "print(1)")])
    #expect(sample.output?.lines == ["1"])
  }

  @Test func `a comment that starts with the word is a sample that is not seen`() throws {
    let document = Document(
      "<!-- swift let a = 1 -->\n<!-- swift\nlet b = 2\n-->\n<!-- other -->\n")
    #expect(
      document.samples().samples.map { $0.lines.map(\.text) } == [["let a = 1"], ["let b = 2"]])
    #expect(
      Document("<!-- swift\nlet a = 1\n").samples().problems
        == [Problem(line: 1, message: "this comment is never closed")])
  }

  @Test func `a text after a hidden sample is what that prints`() throws {
    let document = Document("```swift\nlet a = 1\n```\n<!-- swift print(a) -->\n```text\n1\n```\n")
    #expect(document.samples().samples.map { $0.output?.lines } == [nil, ["1"]])
  }

  @Test func `a sample may be compiled without being run`() throws {
    #expect(try only("<!-- compile only -->\n\n```swift\nrun()\n```\n").isCompiledOnly)
    #expect(
      Document("<!-- compile only -->\nProse.\n```swift\nrun()\n```\n").samples().problems
        == [Problem(line: 1, message: "no sample follows that could be compiled")])
    #expect(
      Document("<!-- compile only -->\n```swift\nrun()\n```\n```text\n1\n```").samples().problems
        == [Problem(line: 5, message: "the sample above prints nothing")])
  }

  @Test func `an empty sample and one in a quotation are refused`() {
    #expect(
      Document("```swift\n\n```\n").samples().problems
        == [Problem(line: 1, message: "this sample is empty")])
    #expect(
      Document("One.\n> ```swift\n> print(1)\n> ```\n").samples().problems
        == [Problem(line: 2, message: "a sample in a quotation is not run")])
  }

  @Test func `each comment of a source file is a document with the lines of the file`() throws {
    let source = """
      /// One.
      struct A {
        /// Two.
        ///
        /// ```swift
        /// if a {
        ///   b()
        /// }
        /// ```
        var b: Int  // three
      }
      """
    let comments = Document.comments(inSource: source, name: "A.swift", path: "/A.swift")
    #expect(comments.map(\.name) == ["A.swift:1", "A.swift:3"])
    let sample = try #require(comments[1].samples().samples.first)
    #expect(sample.lines.map(\.number) == [6, 7, 8])
    #expect(sample.lines.map(\.text) == ["if a {", "  b()", "}"])
  }

  @Test func `a fence that is open at the end of a comment is never closed`() {
    let source = "/// ```swift\n/// a()\nlet a = 1\n/// ```\n"
    let comments = Document.comments(inSource: source, name: "A.swift", path: "/A.swift")
    #expect(comments.map { $0.samples().problems.map(\.line) } == [[1], [4]])
  }

  private func only(_ text: String) throws -> Sample {
    let (samples, problems) = Document(text).samples()
    #expect(problems.isEmpty)
    #expect(samples.count == 1)
    return try #require(samples.first)
  }
}
