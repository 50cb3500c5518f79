import Foundation
import Testing

@testable import DocumentationSamples

/// The source text that samples become; that it compiles is shown by the samples themselves.
@Suite struct TestFileTests {
  @Test func `a sample keeps its lines, without its imports and with its values checked`() {
    let text = text(
      of: """
        ```swift
        import Foundation
        let adapter = make()
        adapter.count  // → 2
        let path = adapter.path  // → ".a"
        ```
        ```text
        \\1
        ```
        """)
    #expect(
      text.contains(
        """
        #sourceLocation(file: "/Guide.md", line: 2)

        let adapter = make()
        SampleRun.expect(adapter.count  , is: "2", line: 4)
        let path = adapter.path  ; SampleRun.expect(path, is: "\\".a\\"", line: 5)
        #sourceLocation()

        _ = adapter
        _ = path
        SampleRun.end(["\\\\1"], at: 7)
        """))
    #expect(
      text.contains(
        "#sourceLocation(file: \"/Guide.md\", line: 2)\nimport Foundation\n#sourceLocation()"))
  }

  @Test
  func `extensions and classes with an attribute are moved out of functions, and tests are called`()
  {
    let parts = text(
      of: """
        ```swift
        extension Theme: Equatable {}
        @MainActor final class Model {}
        @Test func menu() {
          run()
        }
        go()
        ```
        """
    ).components(separatedBy: "enum Samples_Guide_md")
    #expect(parts[0].contains("line: 2)\nextension Theme: Equatable {}\n#source"))
    #expect(parts[0].contains("line: 3)\n@MainActor final class Model {}\n#source"))
    #expect(parts[1].contains("line: 2)\n\n\nfunc menu() {\n  run()\n}; menu()\ngo()\n"))
  }

  @Test(arguments: ["UIKit", "SwiftUI"])
  func `the model of a framework of Apple's is imported in its place`(framework: String) {
    let text = text(of: "```swift\nimport \(framework)\nlet view = \(framework).View()\n```")
    #expect(text.contains("\nimport \(framework)Model\n"))
    #expect(text.contains("\nlet view = \(framework)Model.View()\n"))
  }

  @Test func `a type alias is moved out of functions without the lines below it`() {
    let parts = text(of: "```swift\ntypealias Menus = [Menu]\ngo()\n}\n```")
      .components(separatedBy: "enum Samples_Guide_md")
    #expect(parts[0].contains("line: 2)\ntypealias Menus = [Menu]\n#source"))
    #expect(parts[1].contains("line: 2)\n\ngo()\n}\n"))
  }

  @Test(
    arguments: [
      ("Row(\"A\")", "let shown = Table { Section {\n"), ("Section { }", "let shown = Table {\n"),
      ("Table(\"A\") { }", "let shown =\n"),
    ])
  func `a part of a table is put into one and shown`(code: String, start: String) {
    let text = text(of: "```swift\n\(code)\n```\n```text\nA\n```\n")
    #expect(text.contains(start))
    #expect(text.contains("SampleRun.show(shown)\nSampleRun.end([\"A\"], at: 4)"))
  }

  @Test func `what is only compiled is a function that is not called`() {
    let text = text(of: "<!-- compile only -->\n```swift\nrun()\n```\n")
    #expect(text.contains("do {\nfunc compiled2() async throws {\n\n#sourceLocation"))
    #expect(text.contains("run()\n#sourceLocation()\n\n}\nSampleRun.skip()\n}\n"))
  }

  @Test func `what is only compiled declares at its start what samples below it use`() {
    let text = text(
      of: """
        <!-- compile only -->
        ```swift
        import SimpleTable

        final class Player {
          var volume = 60
        }
        // It never returns.
        await run(Player())
        func end() {}
        ```
        """)
    #expect(
      text.contains(
        """
        #sourceLocation(file: "/Guide.md", line: 3)


        final class Player {
          var volume = 60
        }
        // It never returns.
        #sourceLocation()
        func compiled2() async throws {

        #sourceLocation(file: "/Guide.md", line: 9)
        await run(Player())
        func end() {}
        #sourceLocation()
        """))
  }

  @Test func `the program that a test imports is what the document declares`() {
    #expect(!text(of: "```swift\n@testable import player\nrun()\n```\n").contains("player"))
  }

  @Test func `a program that a guide declares does not begin the tests`() {
    let test = text(of: "```swift\n@main struct Player {}\n```\n")
    #expect(test.contains("struct Player {}"))
    #expect(!test.contains("@main"))
  }

  @Test(arguments: ["# Title\n", "```swift\n.package(url: \"a\", from: \"1.0.0\")\n```"])
  func `a document without samples is no test`(document: String) {
    #expect(!text(of: document).contains("@Test"))
  }

  @Test func `the samples of a guide see only what it imports`() {
    let document = Document(name: "Guide.md", path: "/Guide.md", text: "```swift\nrun()\n```\n")
    let samples = TestFile(.samples, of: [document]).text
    #expect(!samples.contains("import "))
    #expect(samples.contains("enum Samples_Guide_md { @MainActor static func Guide_md() async"))
    let tests = TestFile(.tests, of: [document]).text
    #expect(tests.contains("import Testing\n@MainActor @Test(\"Guide.md\") func Guide_md()"))
    #expect(tests.contains("try await Samples_Guide_md.Guide_md() } }"))
  }

  @Test func `the samples of comments may use the names of fixtures`() {
    let document = Document(name: "A.swift:1", path: "/A.swift", text: "```swift\nrun()\n```\n")
    let text = TestFile(.comments, of: [document], importing: ["SimpleTable"]).text
    #expect(text.contains("import DocumentationFixtures\nimport Testing\nimport SimpleTable\n"))
    #expect(text.contains("extension Fixtures { @MainActor fileprivate func A_swift_1() async"))
  }

  private func text(of text: String) -> String {
    let document = Document(name: "Guide.md", path: "/Guide.md", text: text)
    return TestFile(.samples, of: [document]).text + TestFile(.tests, of: [document]).text
  }
}
