import SimpleTable

/// The most memory that each thing takes, told by a process that makes nothing else.
enum MemoryCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "peak memory: row map ≤ 1 B a row, text of 100,000 rows ≤ 3 × its bytes",
      cases: [
        BenchmarkCase("memory.map", rows: 10_000_000, bar: .bytesPerRow(1), baseline: "nothing") {
          difference(.map, .nothing, 10_000_000)
        }
      ]
        + [100_000, 1_000_000].flatMap { size in
          [
            BenchmarkCase("memory.rows", rows: size, baseline: "nothing") {
              difference(.rows, .nothing, size)
            },
            BenchmarkCase("memory.adapter", rows: size, baseline: "the rows alone") {
              difference(.adapter, .rows, size)
            },
            BenchmarkCase(
              "memory.text", rows: size, bar: size == 100_000 ? .ratio(3) : nil,
              baseline: "the bytes of the text"
            ) { difference(.text, .adapter, size, per: Thing.textSize(size)) },
          ]
        }
    )
  }

  /// Measures how much more memory one thing takes at most than another.
  private static func difference(
    _ thing: Thing, _ other: Thing, _ size: Int, per baseline: Int? = nil
  ) -> Trial {
    guard let most = thing.peakMemory(size), let least = other.peakMemory(size) else {
      return .skipped("the program cannot be run once more")
    }
    return Trial(unit: .bytes, bytesPerRow: Double(most - least) / Double(size)) {
      Trial.Sample(value: Double(most - least), baseline: baseline.map { Double($0) })
    }
  }
}

extension MemoryCases {
  /// What a process can be asked to make.
  enum Thing: String {
    case nothing
    case map
    case rows
    case adapter
    case text

    /// Makes the thing and everything it stands on, and writes the most memory that took.
    func make(_ size: Int, report: TextFile) {
      make(size)
      if let peak = ChildProcess.ownPeakMemory { _ = report.write(String(peak)) }
    }

    private func make(_ size: Int) {
      switch self {
      case .nothing: break
      case .map: withExtendedLifetime(RowMapCases.map(size)) {}
      case .rows: withExtendedLifetime(Fixture.sections(Fixture.rows(size))) {}
      case .adapter: withExtendedLifetime(Fixture.adapter(Fixture.rows(size))) {}
      case .text: _ = Self.textSize(size)
      }
    }

    /// Returns the length of the text of a table.
    static func textSize(_ size: Int) -> Int {
      TextRenderer(width: 80).render(Fixture.adapter(Fixture.rows(size))).utf8.count
    }

    /// Returns the most memory that a process holds while it makes the thing.
    func peakMemory(_ size: Int) -> Int? {
      guard let directory = TemporaryDirectory() else { return nil }
      let report = directory.file("peak")
      let arguments = ["--make", rawValue, "--size", String(size), "--json", report.path]
      guard ChildProcess(CommandLine.arguments[0], arguments)?.hasSucceeded == true else {
        return nil
      }
      return report.read().flatMap { Int($0) }
    }
  }
}
