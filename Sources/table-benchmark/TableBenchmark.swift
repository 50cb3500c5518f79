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
      complain(error.message)
      exit(64)
    }
  }

  /// All cases, in the order of the table of bars.
  static var groups: [BenchmarkGroup] {
    [
      LookupCases.group, HiddenLookupCases.group, IdentityCases.group, RowMapCases.group,
      HidingCases.group, FoldingCases.group, FilterCases.group, ChangeListCases.group,
      ReloadCases.group, ReorderCases.group, BuildCases.group, CompileCases.group,
      RenderCases.group, FrameCases.group, KeyCases.group, StartCases.group, MemoryCases.group,
      TypeCheckCases.group,
    ]
  }

  private static func run(_ arguments: Arguments) throws(UsageError) {
    if arguments.showsHelp { return print(Arguments.help, terminator: "") }
    if let thing = arguments.thing, let path = arguments.jsonFile {
      return thing.make(arguments.sizes.first ?? 0, report: TextFile(path: path))
    }
    if let keys = arguments.soakKeys { return soak(keys, seed: UInt64(arguments.seed)) }
    let chosen = groups.map { group in
      BenchmarkGroup(title: group.title, cases: group.cases.filter(arguments.includes))
    }.filter { !$0.cases.isEmpty }
    guard !chosen.isEmpty else { throw UsageError(message: "there is no such case; try --list") }
    if arguments.lists { return list(chosen) }
    let runner = Runner(rounds: arguments.rounds)
    let report = Report(groups: chosen.map { ($0.title, $0.cases.map(runner.run)) })
    print(report.text, terminator: "")
    let (met, all) = report.bars
    print("\n\(met) of \(all) bars met; medians of \(arguments.rounds) rounds")
    if let path = arguments.jsonFile, !TextFile(path: path).write(report.json) {
      complain("\(path) cannot be written")
      exit(74)
    }
  }

  private static func soak(_ keyCount: Int, seed: UInt64) {
    guard let complaint = Soak(keyCount: keyCount, seed: seed).run() else { return }
    complain(complaint)
    exit(1)
  }

  private static func list(_ groups: [BenchmarkGroup]) {
    for group in groups {
      print(group.title)
      for benchmark in group.cases { print("  \(benchmark.name), against \(benchmark.baseline)") }
    }
  }

  private static func complain(_ message: String) {
    var output = StandardError()
    print("table-benchmark: \(message)", to: &output)
  }
}
