import Dispatch
import TestFixtures

/// The start of the demo, over a pseudo-terminal.
enum StartCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "the start of a program",
      cases: [
        BenchmarkCase(
          name: "start.demo", bar: .value(5e6), baseline: "/bin/echo to its first word"
        ) {
          // The end of the status line is what a frame ends with.
          let demo = BuiltProgram.path(of: "settings-demo")
          guard time(demo, ["--menu", "scroll"], until: "leave") != nil else { return nil }
          return Trial {
            let echo = time("/bin/echo", ["word"], until: "word")
            return (time(demo, ["--menu", "scroll"], until: "leave") ?? .infinity, echo)
          }
        }
      ])
  }

  /// Returns the time from the start of a program to a text that it writes, in nanoseconds.
  private static func time(_ program: String, _ arguments: [String], until text: String) -> Double?
  {
    guard let terminal = try? PseudoTerminal() else { return nil }
    let start = DispatchTime.now().uptimeNanoseconds
    guard let process = try? terminal.start(program, arguments),
      (try? terminal.wait(for: text, seconds: 5)) != nil
    else { return nil }
    let end = DispatchTime.now().uptimeNanoseconds
    terminal.type("q")
    return Ending(of: process) == .exit(0) ? Double(end - start) : nil
  }
}
