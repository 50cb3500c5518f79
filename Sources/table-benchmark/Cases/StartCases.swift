import Dispatch
import Foundation
import SimpleTableSystem
import TestFixtures

/// The start of programs, over a pseudo-terminal, and the size of one.
///
/// The bars of starts are for programs that were built with `--static-swift-stdlib`.
enum StartCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "the start of a program, linked \(isStatic ? "statically" : "dynamically")",
      cases: [
        BenchmarkCase(
          name: "start.demo", bar: .ratio(6), baseline: "/bin/echo to its first word"
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
        BenchmarkCase(
          name: "start.table", bar: .ratio(1.3), baseline: "a program that prints a word"
        ) {
          let (table, word) = (
            BuiltProgram.path(of: "table-program"), BuiltProgram.path(of: "word-program")
          )
          guard time(table, []) != nil else { return nil }
          return Trial { (time(table, []) ?? .infinity, time(word, [])) }
        },
        BenchmarkCase(
          name: "size.table", bar: .value(2e6), unit: .bytes,
          baseline: "a program that prints a word, linked dynamically"
        ) {
          if isStatic { return nil }
          let (table, word) = (stripped("table-program"), stripped("word-program"))
          return table.map { table in Trial { (table, word) } }
        },
      ])
  }

  /// Returns the size of a program without symbols, in bytes.
  private static func stripped(_ name: String) -> Double? {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let program = ["strip", "-o", copy, BuiltProgram.path(of: name)]
    guard case .exit(0)? = try? ChildProgram(program).run(output: .standardError) else {
      return nil
    }
    return (try? Data(contentsOf: URL(fileURLWithPath: copy))).map { Double($0.count) }
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
      Ending(of: process) == .exit(0)
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
