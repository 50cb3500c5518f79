#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Measures the promises of speed and memory, and says which are kept.
@main
enum TableBenchmark {
  static func main() {
    do {
      try run(Arguments(Array(CommandLine.arguments.dropFirst())))
    } catch {
      print("table-benchmark: \(error.message)", to: &standardError)
      exit(64)
    }
  }

  /// All cases, in the order of the table of bars.
  static var groups: [BenchmarkGroup] {
    [
      LookupCases.group, HiddenLookupCases.group, IdentityCases.group, RowMapCases.group,
      HidingCases.group, FoldingCases.group, FilterCases.group, ReloadCases.group,
      ReorderCases.group, BuildCases.group, CompileCases.group, RenderCases.group,
      FrameCases.group, MemoryCases.group, TypeCheckCases.group,
    ]
  }

  private static func run(_ arguments: Arguments) throws(UsageError) {
    if arguments.showsHelp { return print(Arguments.help, terminator: "") }
    if let thing = arguments.thing, let path = arguments.jsonFile {
      return thing.make(arguments.sizes.first ?? 0, report: TextFile(path: path))
    }
    let chosen = groups.map { group in
      BenchmarkGroup(title: group.title, cases: group.cases.filter(arguments.includes))
    }.filter { !$0.cases.isEmpty }
    guard !chosen.isEmpty else { throw UsageError(message: "there is no such case; try --list") }
    if arguments.lists { return list(chosen) }
    let runner = Runner(rounds: arguments.rounds)
    let report = Report(
      groups: chosen.map { group in
        (group.title, group.cases.map { benchmark in
          print(benchmark.name, to: &standardError)
          return runner.run(benchmark)
        })
      })
    print(report.text, terminator: "")
    print("\n\(report.bars.met) of \(report.bars.all) bars met; medians of \(arguments.rounds) rounds")
    if let path = arguments.jsonFile, !TextFile(path: path).write(report.json) {
      print("table-benchmark: \(path) cannot be written", to: &standardError)
      exit(74)
    }
  }

  private static func list(_ groups: [BenchmarkGroup]) {
    for group in groups {
      print(group.title)
      for benchmark in group.cases { print("  \(benchmark.name), against \(benchmark.baseline)") }
    }
  }

  private static var standardError: StandardError {
    get { StandardError() }
    set {}
  }
}
