import Foundation
import Testing

/// That the folders of a module depend on each other in one direction.
@Suite struct FolderTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  private static let modules: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    // A baseline of the benchmark is in C.
    return (names ?? []).filter { $0 != "PlainC" }.sorted()
  }()

  @Test(arguments: modules)
  func `no two folders of a level refer to each other in a circle`(module: String) throws {
    let root = Self.sources.appendingPathComponent(module)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    var files: [String: String] = [:]
    for name in names ?? [] where name.hasSuffix(".swift") {
      let url = root.appendingPathComponent(name)
      files[name] = try String(contentsOf: url, encoding: .utf8)
    }
    #expect(!files.isEmpty)
    let problems = FolderGraph.circles(in: files).prefix(12).joined(separator: "\n")
    #expect(problems.isEmpty, "\(module), the rarest references first:\n\(problems)")
  }

  // One that is checked for exclusive access at run time makes reloads several times slower.
  @Test func `no variable of a description or a compiled table is stored for other modules`() throws
  {
    let variable = /\n *package [^\n]*\bvar [^{\n]*\n/
    #expect("struct A {\n  package var b = 1\n}".contains(variable))
    #expect(!"struct A {\n  package var b: Int { 1 }\n}".contains(variable))
    var found: [String] = []
    for folder in ["Description", "Model"] {
      let root = Self.sources.appendingPathComponent("SimpleTable/" + folder)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      let files = (names ?? []).filter { $0.hasSuffix(".swift") }
      #expect(!files.isEmpty)
      for name in files {
        let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
        found += text.matches(of: variable).map { name + ":" + $0.output }
      }
    }
    #expect(found.isEmpty, "\(found.joined())")
  }

  @Test func `all modules are read`() {
    #expect(Self.modules.contains("SimpleTable"))
    #expect(Self.modules.contains("settings-demo"))
  }

  @Test(
    arguments: [
      (["A/X.swift": "struct X {}", "B/Y.swift": "struct Y { var x: X }"], []),
      (
        ["A/X.swift": "struct X { var y: Y }", "B/Y.swift": "enum Y { case x(X) }"],
        ["A/X.swift uses Y of B", "B/Y.swift uses X of A"]
      ),
      (
        [
          "A/X.swift": "struct X { var z: Z }", "B/Y.swift": "class Y { let x = X() }",
          "C/Z.swift": "protocol Z { var y: Y { get } }",
        ],
        ["A/X.swift uses Z of C", "B/Y.swift uses X of A", "C/Z.swift uses Y of B"]
      ),
      (
        ["D/A/X.swift": "struct X { var y: Y }", "D/B/Y.swift": "struct Y { var x: X }"],
        ["D/A/X.swift uses Y of D/B", "D/B/Y.swift uses X of D/A"]
      ),
      // Members of extensions, but not those for their file alone.
      (
        ["A/X.swift": "struct X {}; let z = x.y", "B/Y.swift": "extension X { var y: Int { 1 } }"],
        ["A/X.swift uses .y of B", "B/Y.swift uses X of A"]
      ),
      (
        [
          "A/X.swift": "struct X {}; let z = x.y",
          "B/Y.swift": "extension X { private var y: Int { 1 }; var z: Int { 1 } }",
        ], []
      ),
      (["A/X.swift": "private struct X { let y: Y }", "B/Y.swift": "struct Y<X> {}"], []),
      // A type and the folder of its parts, and a type of the level above.
      (["X.swift": "struct X { var y: Y }", "B/Y.swift": "struct Y { var x: X }"], []),
      (["D/X.swift": "struct X { var y: Y }", "D/B/Y.swift": "struct Y { var x: X }"], []),
      // Comments and texts, nested types, and names that two folders declare.
      (["A/X.swift": "struct X {} // Y", "B/Y.swift": "struct Y { var x: X }"], []),
      (["A/X.swift": "let x = \"Y\"; struct X {}", "B/Y.swift": "struct Y { var x: X }"], []),
      (
        [
          "A/X.swift": "extension Int { struct X { let z: Z } }",
          "B/Y.swift": "let x: X; struct Z {}",
        ],
        ["A/X.swift uses Z of B", "B/Y.swift uses X of A"]
      ),
      (
        [
          "A/X.swift": "struct X {}; struct Kind {}",
          "B/Y.swift": "struct Y { let x: X; enum Kind {} }", "A/Z.swift": "let kind: Kind",
        ], []
      ),
    ] as [([String: String], [String])])
  func `circles are found at every level`(files: [String: String], circles: [String]) {
    #expect(FolderGraph.circles(in: files) == circles)
  }
}
