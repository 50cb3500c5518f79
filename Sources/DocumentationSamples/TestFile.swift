/// The tests that documents become: a source file.
package struct TestFile {
  private var imports: [String] = []
  private var hoisted: [String] = []
  private var tests: [String] = []

  /// How many samples of each document are compiled.
  package private(set) var counts: [String: Int] = [:]

  /// Creates the tests of documents.
  ///
  /// - Parameters:
  ///   - documents: The documents, each of which becomes a test if it has samples.
  ///   - modules: The modules that samples need not import.
  package init(_ documents: [Document], importing modules: [String]) {
    imports = modules.map { "import \($0)" }
    for document in documents { append(document) }
  }

  /// Returns a source file that tells how many samples each document has.
  package static func index(of files: [TestFile]) -> String {
    let entries = files.flatMap(\.counts).sorted { $0.key < $1.key }
      .map { "  \($0.key.swiftLiteral): \($0.value)," }
    let list = entries.isEmpty ? ["  :"] : entries
    return (["let generatedSampleCounts: [String: Int] = ["] + list + ["]"])
      .joined(separator: "\n") + "\n"
  }

  /// The source text.
  package var text: String {
    let header = [
      "// Made from documentation. Changes belong there.", "import DocumentationFixtures",
      "import Testing",
    ]
    return (header + imports + hoisted + tests).joined(separator: "\n") + "\n"
  }

  private mutating func append(_ document: Document) {
    let (samples, problems) = document.samples()
    let compiled = samples.filter { $0.role != .manifest }
    let extended = Set(
      compiled.flatMap { TypeDeclaration.all(in: $0.lines) }
        .filter { $0.keyword == "extension" }.map(\.name))
    let codes = compiled.map { SampleCode($0, extended: extended) }
    for problem in problems + codes.flatMap(\.problems) {
      let error = "#error(\(problem.message.swiftLiteral))"
      hoisted += document.located([DocumentLine(number: problem.line, text: error)])
    }
    guard !compiled.isEmpty else { return }
    for code in codes {
      imports += code.imports.flatMap { document.located([$0]) }
      hoisted += code.hoisted.flatMap { document.located($0) }
      for test in code.tests {
        hoisted += ["extension Fixtures {"] + document.located(test) + ["}"]
      }
    }
    counts[document.name] = compiled.count
    let name = document.name.swiftName
    tests += [
      "@Test(\(document.name.swiftLiteral))",
      "func \(name)() async {",
      "  await SampleRun.run(\(document.path.swiftLiteral), samples: \(compiled.count)) {",
      "    try await Fixtures().\(name)()",
      "  }",
      "}",
      "",
      "extension Fixtures {",
      "fileprivate func \(name)() async throws {",
    ]
    for (sample, code) in zip(compiled, codes) { tests += document.test(sample, code) }
    tests += compiled.map { _ in "}" } + ["}", "}", ""]
  }
}

extension Document {
  /// Returns lines that the compiler takes for those of the document.
  fileprivate func located(_ lines: [DocumentLine]) -> [String] {
    guard let first = lines.first else { return [] }
    return ["#sourceLocation(file: \(path.swiftLiteral), line: \(first.number))"]
      + lines.map(\.text) + ["#sourceLocation()"]
  }

  /// Returns the statements of a sample, in a scope that the following samples stand in as well.
  fileprivate func test(_ sample: Sample, _ code: SampleCode) -> [String] {
    let shown = "shown\(sample.line)"
    let (before, after) =
      switch sample.role {
      case .rows: ("let \(shown) = Table { Section {", "} }")
      case .sections: ("let \(shown) = Table {", "}")
      case .table: ("let \(shown) =", "")
      case .statements, .manifest: ("", "")
      }
    let uses = code.variables.filter { $0 != "_" }.map { "_ = \($0)" }
    let isTable = sample.role != .statements
    let lines = [before] + located(code.body) + [after]
    guard !sample.isCompiledOnly else {
      let function = ["func compiled\(sample.line)() async throws {"] + lines + uses
      return ["do {"] + function + (isTable ? ["_ = \(shown)"] : [])
        + ["}", "SampleRun.skip()"]
    }
    let output = sample.output.map { output in
      "[\(output.lines.map(\.swiftLiteral).joined(separator: ", "))], at: \(output.line)"
    }
    let picture = output == nil ? "_ = \(shown)" : "SampleRun.show(\(shown))"
    return ["do {", "SampleRun.begin(line: \(sample.line))"] + lines + uses
      + (isTable ? [picture] : []) + ["SampleRun.end(\(output ?? "nil, at: \(sample.line)"))"]
  }
}
