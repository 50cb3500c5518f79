import DocumentationSamples
import Testing

/// The source text that samples become.
@Suite struct TestFileTests {
  @Test func `a sample keeps its lines, without its imports and with its values checked`() {
    let body = body(
      of: """
        ```swift
        import Foundation

        let adapter = make()
        adapter.count  // → 2
        let path = adapter.path  // → 0.1
        ```
        """)
    #expect(
      body.contains(
        """
        #sourceLocation(file: "/Guide.md", line: 2)


        let adapter = make()
        SampleRun.expect(adapter.count, is: "2", line: 5)
        let path = adapter.path  ; SampleRun.expect(path, is: "0.1", line: 6)
        #sourceLocation()

        _ = adapter
        _ = path
        SampleRun.end(nil, at: 1)
        """))
    #expect(
      body.contains(
        "#sourceLocation(file: \"/Guide.md\", line: 2)\nimport Foundation\n#sourceLocation()"))
  }

  @Test func `later samples stand in the scope of earlier ones`() {
    let body = body(of: "```swift\nlet a = 1\n```\n```swift\nlet a = a + 1\n```\n```text\n\n```\n")
    #expect(body.contains("SampleRun.end(nil, at: 1)\ndo {\nSampleRun.begin(line: 4)"))
    #expect(body.contains("SampleRun.end([\"\"], at: 7)\n}\n}\n}\n}"))
    #expect(body.contains("samples: 2)"))
  }

  @Test func `what stands in a table is put into one`() {
    #expect(body(of: "```swift\nRow(\"A\")\n```").contains("let shown1 = Table { Section {\n"))
    #expect(body(of: "```swift\nSection { }\n```").contains("let shown1 = Table {\n"))
    let shown = body(of: "```swift\nTable(\"A\") { }\n```\n```text\nA\n```\n")
    #expect(shown.contains("SampleRun.show(shown1)\nSampleRun.end([\"A\"], at: 4)"))
  }

  @Test func `what cannot stand in a function is moved out of it`() {
    let body = body(
      of: """
        ```swift
        struct Theme {
          var name: String
        }

        struct Other {}

        extension Theme: Equatable {}

        @Test
        func menu() {
          run()
        }
        ```
        """)
    let parts = body.split(separator: "@Test(\"Guide.md\")")
    #expect(parts[0].contains("line: 2)\nfileprivate struct Theme {\n  var name: String\n}\n"))
    #expect(parts[0].contains("line: 8)\nextension Theme: Equatable {}\n"))
    #expect(parts[0].contains("extension Fixtures {\n#source"))
    #expect(parts[0].contains("line: 10)\n@Test\nfileprivate func menu() {\n  run()\n}\n"))
    #expect(parts[1].contains("line: 2)\n\n\n\n\nstruct Other {}\n\n\n\n\n\n\n\n#source"))
  }

  @Test func `what is only compiled is not called`() {
    let body = body(of: "<!-- compile only -->\n```swift\nrun()\n```\n")
    #expect(body.contains("func compiled2() async throws {"))
    #expect(body.contains("}\nSampleRun.skip()\n"))
    #expect(!body.contains("begin"))
    let test = self.body(
      of: "<!-- compile only -->\n```swift\n@Test(.tags(.a)) func menu() {}\n```\n")
    #expect(test.contains("line: 3)\nfileprivate func menu() {}\n"))
    #expect(!test.contains("@Test(.tags"))
  }

  @Test func `problems are errors at their lines`() {
    #expect(
      body(of: "\n```swift\n").contains(
        """
        #sourceLocation(file: "/Guide.md", line: 2)
        #error("this fence is never closed")
        #sourceLocation()
        """))
    #expect(
      body(of: "```swift\nfoo\n  .bar  // → 2\n```").contains(
        """
        #sourceLocation(file: "/Guide.md", line: 3)
        #error("a value follows only a whole expression on one line")
        """))
  }

  @Test func `brackets that do not match are told where the sample starts`() {
    let open = body(of: "\n```swift\nif a {\n  b(\"}\", #\"\\}\"#)  // }\n```\n")
    #expect(open.contains("line: 2)\n#error(\"this sample leaves brackets open\")"))
    let closed = body(of: "```swift\nlet a = \"\"\"\n(\n\"\"\"\n}\n```\n")
    #expect(closed.contains("#error(\"this sample closes more brackets than it opens\")"))
    let right = body(of: "```swift\nif a { b(\"\\\"(\") }\nprint(\"\\(a[\"x\"]!)\")\n```\n")
    #expect(!right.contains("#error"))
  }

  @Test func `a document without samples, or with a manifest only, is no test`() {
    #expect(!body(of: "# Title\n").contains("@Test"))
    #expect(!body(of: "```swift\n.package(url: \"a\", from: \"1.0.0\")\n```").contains("@Test"))
  }

  @Test func `texts are written as literals`() {
    let text = body(of: "```swift\nrun()\n```\n```text\n\\(a) \"b\"\t\u{1B}[0m é\n```\n")
    #expect(text.contains(##"["\\(a) \"b\"\u{9}\u{1b}[0m é"]"##))
  }

  @Test func `the index counts the samples of each document`() {
    let file = TestFile([Document("```swift\nrun()\n```")], importing: [])
    #expect(TestFile.index(of: [file]).contains("  \"Guide.md\": 1,\n"))
    #expect(TestFile.index(of: []).contains("[\n  :\n]"))
  }

  private func body(of text: String) -> String {
    TestFile([Document(text)], importing: ["SimpleTable"]).text
  }
}
