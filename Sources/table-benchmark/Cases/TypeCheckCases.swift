/// How long the compiler checks descriptions of many rows.
enum TypeCheckCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "type-check: 100 rows in one expression ≤ 0.3 s, 1,000 in sections apart ≤ 1 s",
      cases: [10, 100, 200].map { benchmark(.expression, $0, bar: $0 == 100 ? 0.3 : nil) }
        + [benchmark(.pickers, 100, bar: 0.3)]
        + [10, 100, 1_000].map { benchmark(.properties, $0, bar: $0 == 1_000 ? 1 : nil) }
    )
  }

  private static func benchmark(_ form: Form, _ size: Int, bar: Double?) -> BenchmarkCase {
    BenchmarkCase(
      "type-check.\(form)", rows: size, bar: bar.map { .nanoseconds($0 * 1e9) },
      baseline: "a file that only imports the module"
    ) { trial(form, size) }
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
    /// All sections in one closure, of whose rows every second is a picker.
    case pickers

    /// Returns a source with so many rows, in sections of ten or twenty.
    func source(_ rowCount: Int) -> String {
      let size = self == .properties ? 20 : 10
      let sections = stride(from: 0, to: rowCount, by: size).map { start in
        section(start / size, rows: start..<min(start + size, rowCount))
      }
      let indices = sections.indices
      let body =
        switch self {
        case .expression, .pickers:
          "func menu() -> Table {\nTable(\"Menu\") {\n\(sections.joined(separator: "\n"))\n}\n}\n"
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
        self == .pickers && row.isMultiple(of: 2)
          ? """
          PickerRow("Row \(row)", selection: .constant("a"), options: ["a", "b"]) { $0 }
            .id("row-\(row)")

          """
          : """
          Row("Row \(row)", detail: "On", accessory: .disclosureIndicator) { open("row \(row)") }
            .id("row-\(row)")
            .disabled(false)

          """
      }
      return "Section(\"Section \(number)\", id: \"\(number)\") {\n\(lines.joined())}"
    }
  }
}
