/// The tests that documents become: a source file.
struct TestFile {
  private var imports: [String] = []
  private var declarations: [String] = []
  private var tests: [String] = []

  /// Creates the tests of documents.
  ///
  /// - Parameters:
  ///   - documents: The documents, each of which becomes a test if it has samples.
  ///   - modules: The modules that samples need not import.
  init(_ documents: [Document], importing modules: [String]) {
    imports = modules.map { "import \($0)" }
    for document in documents { append(document) }
  }

  /// The source text.
  var text: String {
    let header = [
      "// Made from documentation. Changes belong there.", "import DocumentationFixtures",
      "import Testing",
    ]
    return (header + imports + declarations + tests).joined(separator: "\n") + "\n"
  }

  private mutating func append(_ document: Document) {
    let samples = document.samples.filter { $0.role != .manifest }
    guard !samples.isEmpty else { return }
    let name = document.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    tests += [
      "@MainActor @Test(\(document.name.swiftLiteral)) func \(name)() async {",
      "await SampleRun.run(\(document.path.swiftLiteral), samples: \(samples.count)) {",
      "try await Fixtures().\(name)() } }",
      "extension Fixtures { @MainActor fileprivate func \(name)() async throws {",
    ]
    for sample in samples {
      let code = SampleCode(sample.lines)
      imports += code.imports.flatMap { document.located([$0]) }
      declarations += code.declarations.flatMap(document.located)
      tests += document.statements(of: sample, code)
    }
    tests += samples.map { _ in "}" } + ["} }"]
  }
}

extension Document {
  /// Returns lines that the compiler attributes to the document.
  fileprivate func located(_ lines: [Line]) -> [String] {
    guard let first = lines.first else { return [] }
    return ["#sourceLocation(file: \(path.swiftLiteral), line: \(first.number))"]
      + lines.map(\.text) + ["#sourceLocation()"]
  }

  /// Returns the statements of a sample, in a scope that encloses the samples after it as well.
  fileprivate func statements(of sample: Sample, _ code: SampleCode) -> [String] {
    let (before, after) =
      switch sample.role {
      case .rows: ("let shown = Table { Section {", "} }")
      case .sections: ("let shown = Table {", "}")
      case .table: ("let shown =", "")
      case .statements, .manifest: ("", "")
      }
    var lines = [before] + located(code.body) + [after]
    if sample.isCompiledOnly {
      return ["do { func compiled\(sample.line)() async throws {"] + lines
        + ["}", "SampleRun.skip()"]
    }
    lines += code.variables.filter { $0 != "_" }.map { "_ = \($0)" }
    if sample.role != .statements {
      lines.append(sample.output == nil ? "_ = shown" : "SampleRun.show(shown)")
    }
    let texts = sample.output?.lines.map(\.swiftLiteral).joined(separator: ", ")
    let output = texts.map { "[\($0)]" } ?? "nil"
    return ["do { SampleRun.begin(line: \(sample.line))"] + lines
      + ["SampleRun.end(\(output), at: \(sample.output?.line ?? sample.line))"]
  }
}
