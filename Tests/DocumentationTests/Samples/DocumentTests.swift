import Testing

@testable import DocumentationSamples

/// What counts as a sample, in documents whole and broken.
@Suite struct DocumentTests {
  @Test func `the text right after a sample is what it prints`() {
    let samples = samples(
      """
      ```swift
      print(1)
      ```

      ```text
      1
      ```
      ```text
      2
      ```
      ```swift
      run()
      ```
      Prose.
      ```text
      3
      ```
      """)
    #expect(samples.map(\.line) == [1, 11])
    #expect(samples.first?.lines == [Document.Line(number: 2, text: "print(1)")])
    #expect(samples.map { $0.output?.lines } == [["1"], nil])
    #expect(samples.first?.output?.line == 5)
  }

  @Test(
    arguments: [
      ("```sh\nswift test\n```\n```\nlet\n```", []),
      ("````markdown\n```swift\nprint(1)\n```\n````", []),
      ("``` ```swift``` ```", []),
      ("````swift\nlet a = \"\n```\n\"\n````", [["let a = \"", "```", "\""]]),
      (
        "- One:\n\n    ```swift\n    if a {\n      b()\n  c()\n    ```",
        [["if a {", "  b()", "c()"]]
      ),
      ("```swift\r\nprint(1)\r\n```\r\n", [["print(1)"]]),
      (
        "<!-- swift let a = 1 -->\n<!-- swift\nlet b = 2\n-->\n<!-- x -->",
        [["let a = 1"], ["let b = 2"]]
      ),
      ("One.\n\n```text\nprint(1)", [[#"#error("this block has no end")"#]]),
    ] as [(String, [[String]])])
  func `blocks in Swift and hidden ones are samples`(text: String, expected: [[String]]) {
    #expect(samples(text).map { $0.lines.map(\.text) } == expected)
  }

  @Test func `only the sample right after the comment is not run`() {
    let sample = "```swift\nrun()\n```\n"
    #expect(
      samples("<!-- compile only -->\n\n" + sample + sample).map(\.isCompiledOnly) == [true, false])
    #expect(samples("<!-- compile only -->\nProse.\n" + sample).map(\.isCompiledOnly) == [false])
  }

  @Test(
    arguments: [
      ("Row(\"A\")", .rows), ("// A comment.\nToggleRow(\"A\", isOn: a)", .rows),
      ("Section(\"A\") { }", .sections), ("Section { }", .sections), ("Table(\"A\") { }", .table),
      ("let row = Row(\"A\")", .statements), ("TableAdapter(table).reload()", .statements),
      ("Rowing(1)", .statements), ("Row.self", .statements),
      (".package(url: \"a\", from: \"1.0.0\")", .manifest),
      ("// swift-tools-version: 6.2\nimport PackageDescription", .manifest),
    ] as [(String, Sample.Role)])
  func `the first word says what a sample is part of`(code: String, role: Sample.Role) {
    #expect(samples("```swift\n\(code)\n```").map(\.role) == [role])
  }

  @Test func `each comment of a source file is a document with the lines of the file`() {
    let source = """
      /// One.
      struct A {
        /// ```swift
        /// if a {
        ///   b()
        /// ```
        var b: Int  // three
      }
      """
    let comments = Document.comments(inSource: source, name: "A.swift", path: "/A.swift")
    #expect(comments.map(\.name) == ["A.swift:1", "A.swift:3"])
    #expect(comments.last?.samples.first?.lines.map(\.number) == [4, 5])
    #expect(comments.last?.samples.first?.lines.map(\.text) == ["if a {", "  b()"])
  }

  private func samples(_ text: String) -> [Sample] {
    Document(name: "Guide.md", path: "/Guide.md", text: text).samples
  }
}
