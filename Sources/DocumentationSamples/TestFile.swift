/// The tests that documents become: a source file.
struct TestFile {
  /// What a source file holds of its documents.
  enum Content {
    /// Tests, with the samples of comments, which may use fixtures.
    case comments
    /// The samples alone, which see what they import and declare and nothing else.
    case samples
    /// The tests of samples that are in another file.
    case tests
  }

  private let content: Content
  private var imports: [String]
  private var declarations: [String] = []
  private var functions: [String] = []

  /// Creates the tests of documents.
  ///
  /// - Parameters:
  ///   - content: What the file holds.
  ///   - documents: The documents, each of which becomes a test if it has samples.
  ///   - modules: The modules that samples need not import.
  init(_ content: Content, of documents: [Document], importing modules: [String] = []) {
    self.content = content
    let own =
      switch content {
      case .comments: ["DocumentationFixtures", "Testing"]
      case .samples: [String]()
      case .tests: ["Testing"]
      }
    imports = (own + modules).map { "import \($0)" }
    for document in documents { append(document) }
  }

  /// The source text.
  var text: String {
    let header = ["// Made from documentation. Changes belong there."]
    return (header + imports + declarations + functions).joined(separator: "\n") + "\n"
  }

  private mutating func append(_ document: Document) {
    let samples = document.samples.filter { $0.role != .manifest }
    guard !samples.isEmpty else { return }
    if content != .samples { appendTest(of: document, samples: samples.count) }
    if content != .tests { append(samples, of: document) }
  }

  private mutating func appendTest(of document: Document, samples: Int) {
    let scope = content == .comments ? "Fixtures()" : document.scope
    functions += [
      "@MainActor @Test(\(document.name.swiftLiteral)) func \(document.function)() async {",
      "await SampleRun.run(\(document.path.swiftLiteral), samples: \(samples)) {",
      "try await \(scope).\(document.function)() } }",
    ]
  }

  private mutating func append(_ samples: [Sample], of document: Document) {
    let scope =
      content == .comments
      ? "extension Fixtures { @MainActor fileprivate" : "enum \(document.scope) { @MainActor static"
    functions.append("\(scope) func \(document.function)() async throws {")
    for sample in samples {
      let code = SampleCode(sample.lines)
      imports += code.imports.flatMap { document.located([$0]) }
      declarations += code.declarations.flatMap(document.located)
      functions += document.statements(of: sample, code)
    }
    functions += samples.map { _ in "}" } + ["} }"]
  }
}

extension Document {
  /// The name of the function that runs the samples.
  fileprivate var function: String {
    name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// The name of the type around the function of a guide, which has no members beside it.
  fileprivate var scope: String { "Samples_" + function }

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
    if sample.isCompiledOnly {
      // What the sample declares at its start can be used below.
      let start = sample.role == .statements ? code.startOfStatements : 0
      return ["do {"] + located(Array(code.body[..<start]))
        + ["func compiled\(sample.line)() async throws {", before]
        + located(Array(code.body[start...])) + [after, "}", "SampleRun.skip()"]
    }
    var lines = [before] + located(code.body) + [after]
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
