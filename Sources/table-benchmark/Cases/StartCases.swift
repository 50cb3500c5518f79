import TestFixtures

/// The start of the demo, over a pseudo-terminal.
enum StartCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "the demo's start to its first frame ≤ 10 ms",
      cases: [
        BenchmarkCase(
          "start.demo", rows: 25, bar: .nanoseconds(10e6), baseline: "/bin/echo to its first word"
        ) { trial(menu: "scroll") }
      ]
    )
  }

  /// Measures the demo that was built beside this program.
  private static func trial(menu: String) -> Trial {
    let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    let demo = (folder.dropLast() + ["settings-demo"]).joined(separator: "/")
    let arguments = ["--live", "--menu", menu]
    // The end of the status line is what a frame ends with.
    guard time(demo, arguments, until: "leave") != nil else {
      return .skipped("settings-demo was not built beside this program")
    }
    return Trial {
      Trial.Sample(
        value: time(demo, arguments, until: "leave") ?? 0,
        baseline: time("/bin/echo", ["word"], until: "word"))
    }
  }

  /// Returns the time from the start of a program to a text that it writes, in nanoseconds.
  private static func time(_ program: String, _ arguments: [String], until text: String) -> Double?
  {
    guard let terminal = try? PseudoTerminal() else { return nil }
    var process: Int32?
    let duration = ContinuousClock().measure {
      process = try? terminal.start(program, arguments)
      if process != nil, (try? terminal.wait(for: text, seconds: 5)) == nil { process = nil }
    }
    guard let process else { return nil }
    terminal.type("q")
    return Ending(of: process) == .exit(0) ? duration.nanoseconds : nil
  }
}
