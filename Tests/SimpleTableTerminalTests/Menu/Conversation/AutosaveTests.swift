import Foundation
import SimpleTable
import SimpleTableTesting
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite final class `A menu that saves settings as they are changed` {
  @Setting private var isLoud = false
  @Setting private var volume = 30
  private let store = Scenario.Store()

  private var menu: Menu {
    Menu(
      Table.page("Sound") {
        ToggleRow("Loud", isOn: self.$isLoud).id("loud")
        StepperRow("Volume", value: self.$volume, in: 0...100).id("volume")
        Row("Plain")
      })
  }

  @Test func `once the user has left and saved, what changes then is saved too`() {
    let store = MemoryStore()
    let shared = menu
    let asking = Dialog(shared, autosave: store, leaving: .asking)
    let saver = asking.autosave
    shared.setValue("70", for: "volume")
    #expect(saver.saveNow() == nil && store.values == ["volume": .number("70")])
    shared.setValue("80", for: "volume")
    #expect(saver.save() == nil && store.values == ["volume": .number("70")])
    _ = asking.leave()
    guard case .leaves = asking.answer("s") else { return #expect(Bool(false)) }
    shared.setValue("90", for: "volume")
    #expect(saver.save() == nil && store.values == ["volume": .number("90")])
    self.store.failure = "the disk is full"
    let failing = Dialog(shared, autosave: self.store, leaving: .asking)
    shared.setValue("50", for: "volume")
    _ = failing.leave()
    guard case .notSaved = failing.answer("s") else { return #expect(Bool(false)) }
    shared.setValue("40", for: "volume")
    #expect(failing.autosave.save() == nil)
  }
}

/// Saving at a real pseudo-terminal, looked at from the other side.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) final class `A stored menu at a terminal` {
  private let terminal: PseudoTerminal
  private let directory: TemporaryDirectory
  private var path: String { directory.path + "/values" }

  init() throws { (terminal, directory) = (try PseudoTerminal(), try TemporaryDirectory()) }

  private func makeFile() { _ = FileManager.default.createFile(atPath: path, contents: nil) }

  /// Starts a menu on the whole screen, or as numbered lines, and switches its setting on.
  private func startAndChange(isLive: Bool = true, task: String = "store") throws -> Int32 {
    let script = "\(isLive ? "" : "TERM=dumb ")exec \(`Terminal device`.probe) \(task) \(path)"
    let process = try terminal.start("/bin/sh", ["-c", script], environment: ["NO_COLOR=1"])
    try terminal.wait(for: isLive ? "keys" : "help: ")
    terminal.type(isLive ? " " : "1\n")
    return process
  }

  /// What the file holds; `nil` where it is missing or holds nothing.
  private var stored: String? {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.isEmpty == true ? nil : text
  }

  @Test(arguments: [true, false]) func `has saved while it is still open`(isLive: Bool) throws {
    makeFile()
    let process = try startAndChange(isLive: isLive)
    try terminal.wait(until: { stored != nil })
    #expect(stored == "1")
    kill(process, SIGKILL)
    #expect(Ending(of: process) == .signal(SIGKILL))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT], [true, false])
  func `tries again at the end by a signal`(signal: Int32, isLive: Bool) throws {
    let process = try startAndChange(isLive: isLive)
    try terminal.wait(for: "Not saved: the file is missing")
    makeFile()
    kill(process, signal)
    try terminal.wait(for: "<saved>")
    #expect(Ending(of: process) == .signal(signal))
    #expect(stored == "1")
  }

  @Test(arguments: ["q", "\u{3}"]) func `tries again when it is left, and reports why`(key: String)
    throws
  {
    let process = try startAndChange()
    try terminal.wait(for: "Not saved: the file is missing")
    terminal.type(key)
    try terminal.wait(for: "<the file is missing>")
    #expect(Ending(of: process) == .exit(0))
  }

  @Test func `asks on leaving, and saves only then`() throws {
    makeFile()
    let process = try startAndChange(task: "asking")
    try terminal.wait(for: "Del default")
    terminal.type("q")
    try terminal.wait(for: "Save the changes?")
    terminal.type("\u{1B}")
    try terminal.wait(for: "keys")
    terminal.type("q")
    try terminal.wait(for: "Save the changes?")
    #expect(terminal.taken.contains("\u{1B}[?1007l"))
    terminal.type("s")
    try terminal.wait(for: "<saved>")
    #expect(Ending(of: process) == .exit(0))
    #expect(stored == "1" && terminal.modesLeft.isEmpty)
  }

  @Test(arguments: ["qd", "\u{3}"]) func `stores nothing without a yes`(keys: String) throws {
    makeFile()
    let process = try startAndChange(task: "asking")
    try terminal.wait(for: "Del default")
    for key in keys {
      terminal.type(String(key))
      if key == "q" { try terminal.wait(for: "Save the changes?") }
    }
    try terminal.wait(for: "<saved>")
    #expect(Ending(of: process) == .exit(0))
    #expect(FileManager.default.contents(atPath: path) == Data() && terminal.modesLeft.isEmpty)
  }

  @Test func `tries again when its terminal goes away`() throws {
    let process = try startAndChange()
    try terminal.wait(for: "Not saved: the file is missing")
    makeFile()
    terminal.hangUp()
    _ = Ending(of: process)
    #expect(stored == "1")
  }
}
