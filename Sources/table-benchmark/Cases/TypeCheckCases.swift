/// How long the compiler checks descriptions of many rows.
enum TypeCheckCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "type-check: 100 rows in one expression ≤ 0.3 s, 1,000 in sections apart ≤ 1 s",
      cases: [10, 100, 200].map { size in
        BenchmarkCase(
          "type-check.expression", rows: size, bar: size == 100 ? .nanoseconds(0.3e9) : nil,
          baseline: "a file that only imports the module"
        ) { trial(.expression, size) }
      }
        + [Form.properties, .arguments].flatMap { form in
          [10, 100, 1_000].map { size in
            BenchmarkCase(
              "type-check.\(form)", rows: size, bar: size == 1_000 ? .nanoseconds(1e9) : nil,
              baseline: "a file that only imports the module"
            ) { trial(form, size) }
          }
        }
    )
  }

  private static func trial(_ form: Form, _ size: Int) -> Trial {
    guard let directory = TemporaryDirectory() else {
      return .skipped("there is no place for a temporary file")
    }
    let empty = directory.file("empty.swift")
    let source = directory.file("menu.swift")
    guard empty.write("import SimpleTable\n"), source.write(form.source(size)) else {
      return .skipped("the temporary file cannot be written")
    }
    guard check(empty) != nil else { return .skipped("swiftc or the built module is not found") }
    guard check(source) != nil else { return .skipped("swiftc refuses the source") }
    return Trial {
      withExtendedLifetime(directory) {
        Trial.Sample(value: check(source) ?? 0, baseline: check(empty))
      }
    }
  }

  /// Returns the processor time that checking a source takes, or nothing if it fails.
  private static func check(_ file: TextFile) -> Double? {
    let program = CommandLine.arguments[0]
    let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let modules = (folder + ["Modules"]).joined(separator: "/")
    let process = ChildProcess(
      "swiftc", ["-typecheck", "-swift-version", "6", "-I", modules, file.path])
    return process?.hasSucceeded == true ? process?.processorTime : nil
  }
}

extension TypeCheckCases {
  /// How a description of many rows is written.
  enum Form {
    /// All sections in one closure.
    case expression
    /// A property for each section.
    case properties
    /// All sections as arguments.
    case arguments

    /// Returns a source with so many rows, in sections of ten or twenty.
    func source(_ rowCount: Int) -> String {
      let size = self == .expression ? 10 : 20
      let sections = stride(from: 0, to: rowCount, by: size).map { start in
        section(start / size, rows: start..<min(start + size, rowCount))
      }
      let indices = sections.indices
      let body =
        switch self {
        case .expression:
          "func menu() -> Table {\nTable(\"Menu\") {\n\(sections.joined(separator: "\n"))\n}\n}\n"
        case .arguments:
          "func menu() -> Table {\nTable(\"Menu\",\n\(sections.joined(separator: ",\n")))\n}\n"
        case .properties:
          "struct Menu {\n"
            + indices.map { "var section\($0): Section {\n\(sections[$0])\n}\n" }.joined()
            + "var table: Table {\nTable(\"Menu\") {\n"
            + indices.map { "section\($0)\n" }.joined() + "}\n}\n}\n"
        }
      return "import SimpleTable\n\nfunc open(_ name: String) {}\n\n" + body
    }

    private func section(_ number: Int, rows: Range<Int>) -> String {
      let lines = rows.map { row in
        """
        Row("Row \(row)", detail: "On", accessory: .disclosureIndicator) { open("row \(row)") }
          .id("row-\(row)")
          .disabled(false)

        """
      }
      return "Section(\"Section \(number)\", id: \"\(number)\") {\n\(lines.joined())}"
    }
  }
}
