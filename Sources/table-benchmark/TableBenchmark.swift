import Foundation

/// Measures the promises of speed and memory, and shows which are kept.
@main
enum TableBenchmark {
  private static let help = """
    Usage: table-benchmark [option …] [name or beginning of a name …]

      --list        list the cases
      --rounds N    measure each case N times (otherwise 7)
      --runs N      measure in N processes instead, and decide each bar by the median of the runs
      --markdown    print the page of figures in the documentation

    """

  private static var groups: [BenchmarkGroup] {
    [
      LookupCases.group, HidingCases.group, ReloadCases.group, ChangeCases.group,
      ChangeShapeCases.group,
      FilterCases.group, RenderCases.group, FrameCases.group, KeyCases.group, ControlCases.group,
      MenuCases.group, ObservingCases.group, StartCases.group, StoreCases.group,
      ListCases.group,
    ]
  }

  static func main() {
    var options = ["--rounds": 7, "--runs": 1]
    var names: [String] = []
    var rest = CommandLine.arguments.dropFirst()
    while let word = rest.popFirst() {
      if options[word] != nil, let number = rest.popFirst().flatMap({ Int($0) }), number > 0 {
        options[word] = number
      } else if word == "--help" {
        return print(help, terminator: "")
      } else if word.hasPrefix("-"),
        !["--list", "--markdown", "--figure", "--calls"].contains(word)
      {
        let isKnown = options[word] != nil
        FileHandle.standardError.write(
          Data("\(word): \(isKnown ? "needs a number above 0" : "unknown option")\n\n\(help)".utf8))
        exit(64)
      } else {
        names.append(word)
      }
    }
    let rounds = options["--rounds"] ?? 7
    let runs = options["--runs"] ?? 1
    // What a run of several prints for the process that has started it.
    if names.count == 2, names[0] == "--figure" {
      let measured = groups.flatMap(\.cases).first { $0.name == names[1] }
      return print(measured.flatMap { Figure($0, rounds: rounds) }?.line ?? "")
    }
    // What a process does whose instructions are counted.
    if names.count == 4, names[0] == "--calls" {
      let trial = groups.flatMap(\.cases).first { $0.name == names[3] }?.prepare()
      if let times = Int(names[1]), let side = Trial.Side(rawValue: names[2]) {
        trial?.call?(side, times)
      }
      return
    }
    let lists = names.contains("--list")
    let isMarkdown = names.contains("--markdown")
    names.removeAll { $0.hasPrefix("--") }
    if isMarkdown { print(MarkdownReport.head(runs: runs), terminator: "") }
    for group in groups {
      let cases = group.cases.filter { measured in
        names.isEmpty || names.contains(where: measured.name.hasPrefix)
      }
      if lists {
        for measured in cases { print("\(measured.name), against \(measured.baseline)") }
      } else if !cases.isEmpty {
        let figures = cases.map { Measurement($0, runs: runs, rounds: rounds) }
        if isMarkdown {
          print(MarkdownReport.section(group.title, figures), terminator: "")
        } else {
          print(Report(group.title, figures).text)
        }
        fflush(nil)
      }
    }
  }
}
