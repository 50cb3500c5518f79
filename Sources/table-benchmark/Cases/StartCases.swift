import Dispatch
import Foundation
import TestFixtures

/// The start of the demo, over a pseudo-terminal.
///
/// The bars are for a demo that was built with `--static-swift-stdlib`.
enum StartCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "the start of a program, linked \(isStatic ? "statically" : "dynamically")",
      cases: [
        BenchmarkCase(
          name: "start.demo", bar: .ratio(5), baseline: "/bin/echo to its first word"
        ) {
          // The end of the status line is what a frame ends with.
          let demo = BuiltProgram.path(of: "settings-demo")
          guard time(demo, ["--menu", "scroll"], until: "leave") != nil else { return nil }
          return Trial {
            let echo = time("/bin/echo", ["word"], until: "word")
            return (time(demo, ["--menu", "scroll"], until: "leave") ?? .infinity, echo)
          }
        },
        BenchmarkCase(
          name: "start.get", bar: .ratio(4), baseline: "git config --get, to its exit"
        ) {
          let demo = BuiltProgram.path(of: "settings-demo")
          guard time(demo, ["get", "volume"]) != nil else { return nil }
          return Trial {
            let git = time(
              "/usr/bin/git", ["-c", "demo.volume=60", "config", "--get", "demo.volume"])
            return (time(demo, ["get", "volume"]) ?? .infinity, git)
          }
        },
      ])
  }

  /// Whether the demo names no library of the standard library to be loaded.
  private static var isStatic: Bool {
    let demo = URL(fileURLWithPath: BuiltProgram.path(of: "settings-demo"))
    guard let bytes = try? Data(contentsOf: demo) else { return false }
    return bytes.range(of: Data("libswiftCore.so".utf8)) == nil
  }

  /// Returns the time from the start of a program to its exit, in nanoseconds.
  private static func time(_ program: String, _ arguments: [String]) -> Double? {
    guard let terminal = try? PseudoTerminal() else { return nil }
    let environment = ["XDG_CONFIG_HOME=\(FileManager.default.temporaryDirectory.path)"]
    let start = DispatchTime.now().uptimeNanoseconds
    guard
      let process = try? terminal.start(program, arguments, environment: environment),
      Ending(awaited: process) == .exit(0)
    else { return nil }
    return Double(DispatchTime.now().uptimeNanoseconds - start)
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
