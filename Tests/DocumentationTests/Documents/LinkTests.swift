import DocumentationSamples
import Foundation
import Testing

/// That links between documents lead somewhere.
@Suite struct LinkTests {
  @Test func `every relative link of the documents leads somewhere`() throws {
    for document in try PackageFolder.documents() {
      for link in document.links {
        if let problem = problem(of: link, in: document) {
          Issue.record(
            "\(document.name):\(link.line): \(problem)",
            sourceLocation: SourceLocation(
              fileID: "Documentation/\(document.name)", filePath: document.path, line: link.line,
              column: 1))
        }
      }
    }
  }

  @Test func `links are read from text, pictures, definitions and attributes`() {
    let document = Document(
      """
      [a](A.md) and ![b](b.svg "B") and [c](#c), [d](https://e.org) and `[e](E.md)`
      ```text
      [f](F.md)
      ```
      [g]: ../G.md#one-two
      <img src="h.svg"> [i](mailto:a@b.c)
      """)
    #expect(document.links.map(\.path) == ["A.md", "b.svg", "", "../G.md", "h.svg"])
    #expect(document.links.map(\.anchor) == [nil, nil, "c", "one-two", nil])
    #expect(document.links.map(\.line) == [1, 1, 1, 5, 6])
  }

  @Test func `headings are named as on GitHub`() {
    let document = Document(
      "# What's `new`?\n## One & two\n## One & two\n```sh\n# no\n```\n#no\n### Zwölf_a-b\n")
    #expect(document.anchors == ["whats-new", "one--two", "one--two-1", "zwölf_a-b"])
  }

  @Test func `links that lead nowhere are told`() {
    let guide = Document(name: "Docs/Guide.md", path: "/Guide.md", text: "# One\n")
    func problem(_ link: String) -> String? {
      Document("[a](\(link))").links.first.flatMap { self.problem(of: $0, in: guide) }
    }
    #expect(problem("#one") == nil)
    #expect(problem("#two") == "There is no heading #two in Docs/Guide.md.")
    #expect(problem("Missing.md") == "There is no file Docs/Missing.md.")
    #expect(problem("../Package.swift") == nil)
    #expect(problem("../../Package.swift") == "The path leads out of the package.")
  }

  private func problem(of link: DocumentLink, in document: Document) -> String? {
    var name = document.name
    if !link.path.isEmpty {
      var parts = document.name.split(separator: "/").dropLast()
      for part in link.path.split(separator: "/") where part != "." {
        guard part == ".." else {
          parts.append(part)
          continue
        }
        if parts.popLast() == nil { return "The path leads out of the package." }
      }
      name = parts.joined(separator: "/")
      guard PackageFolder.exists(name) else { return "There is no file \(name)." }
    }
    guard let anchor = link.anchor else { return nil }
    let target = name == document.name ? document : try? PackageFolder.document(name)
    return target?.anchors.contains(anchor) == true
      ? nil : "There is no heading #\(anchor) in \(name)."
  }
}
