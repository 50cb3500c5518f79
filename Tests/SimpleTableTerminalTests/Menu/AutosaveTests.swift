import Foundation
import SimpleTable
import SimpleTableTesting
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite final class `A menu that saves settings as they are changed` {
  /// A store that counts attempts, and fails while it is asked to.
  private final class FailingStore: SettingsStore {
    var values: [String: SettingValue] = [:]
    var fails = false
    var attempts = 0

    var reason = "the disk is full"

    struct Failure: Error, CustomStringConvertible { let description: String }

    func load() throws -> [String: SettingValue] {
      if fails { throw Failure(description: reason) }
      return values
    }

    func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
      attempts += 1
      if fails { throw Failure(description: reason) }
      self.values.merge(values) { $1 }
    }
  }

  @Setting private var isLoud = false
  @Setting private var volume = 30
  private let store = FailingStore()

  private var menu: Menu {
    Menu(
      Table("Sound") {
        Section {
          ToggleRow("Loud", isOn: self.$isLoud).id("loud")
          StepperRow("Volume", value: self.$volume, in: 0...100).id("volume")
          Row("Plain")
        }
      })
  }

  private func scripted() -> ScriptedMenu {
    ScriptedMenu(menu, width: 50, height: 8, autosave: store)
  }

  @Test func `stores each change while it is open, and is silent about it`() {
    let menu = scripted()
    menu.press(.return)
    #expect(store.values == ["loud": .bool(true)])
    menu.press(.down, .right, .right)
    #expect(store.values == ["loud": .bool(true), "volume": .number("32")])
    // Keys that arrive together are stored together.
    #expect(store.attempts == 2)
    #expect(menu.status?.contains("? keys") == true)
  }

  @Test func `stores what is undone and done again`() {
    let store = MemoryStore()
    let menu = ScriptedMenu(menu, width: 50, height: 8, autosave: store)
    menu.press(.return)
    #expect(store.values == ["loud": .bool(true)])
    menu.press("u")
    #expect(store.values.isEmpty)
    menu.press(.control("r"))
    #expect(store.values == ["loud": .bool(true)])
  }

  @Test func `the error of a save is that of the last one`() {
    let menu = menu
    let autosave = Autosave(menu, in: store)
    store.fails = true
    menu.setValue("40", for: "volume")
    #expect(autosave.save() != nil && autosave.error != nil)
    store.fails = false
    #expect(autosave.save(again: true) == nil && autosave.error == nil)
  }

  @Test func `a menu that asks on leaving waits on after a save that failed`() {
    let menu = ScriptedMenu(menu, width: 50, height: 8, autosave: store, leaving: .asking)
    menu.press(.return)
    store.fails = true
    menu.press("q", "s")
    #expect(menu.status == " Not saved: the disk is full.")
    store.fails = false
    menu.press(.down, .right)
    #expect(store.attempts == 1 && store.values.isEmpty)
  }

  @Test func `does not touch the store where no setting has changed`() {
    let menu = scripted()
    menu.press(.down, .up, "/", "x", .escape, "?", .escape, .left)
    menu.reload()
    menu.press("q")
    #expect(store.attempts == 0 && menu.hasEnded)
  }

  @Test func `says that a save has failed, and tries again at the next change and the end`() {
    store.fails = true
    let menu = scripted()
    menu.press(.return)
    #expect(menu.status == " Not saved: the disk is full.")
    #expect(!menu.frame.contains("•"))
    menu.press(.down)
    // It is still not stored.
    #expect(menu.status == " Not saved: the disk is full.")
    #expect(!menu.frame.contains("•") && store.attempts == 1)
    menu.press(.right)
    #expect(menu.status == " Not saved: the disk is full.")
    #expect(store.attempts == 2)
    store.fails = false
    menu.press("q")
    #expect(store.attempts == 3)
    #expect(store.values == ["loud": .bool(true), "volume": .number("31")])
  }

  @Test func `the mark of a value goes from the screen when its save fails`() {
    store.fails = true
    let session = MenuSession(
      menu, size: TerminalSize(columns: 50, rows: 8), autosave: store)
    var screen: String { session.nextFrame().lines.map(\.text).joined() }
    _ = session.press(.return)
    #expect(screen.contains("•"))
    #expect(session.save())
    #expect(!screen.contains("•"))
  }

  @Test func `the mark of a value goes from the screen when saving on leaving fails`() {
    store.fails = true
    let session = MenuSession(
      menu, size: TerminalSize(columns: 50, rows: 8), autosave: store, leaving: .asking)
    var screen: String { session.nextFrame().lines.map(\.text).joined() }
    _ = session.press(.return)
    #expect(screen.contains("•"))
    _ = session.press(["q", "s"])
    #expect(screen.contains("Not saved: the disk is full.") && !screen.contains("•"))
  }

  @Test func `what a failed save has not stored gets its mark later`() {
    let menu = scripted()
    menu.press(.return)
    store.fails = true
    menu.press(.down, .right)
    #expect(menu.frame.contains("•  Loud") && !menu.frame.contains("•  Volume"))
    store.fails = false
    menu.press(.right)
    #expect(menu.frame.contains("•  Loud") && menu.frame.contains("•  Volume"))
    #expect(menu.status?.contains("? keys") == true)
  }

  @Test func `once the change that was not saved is undone, nothing is to be said`() {
    store.fails = true
    let menu = scripted()
    menu.press(.return)
    menu.press("u")
    menu.press(.down)
    #expect(menu.status?.contains("? keys") == true)
  }

  @Test func `the first screen says that changes are saved at once`() {
    let menu = scripted()
    #expect(menu.frame.contains(" Changes are saved at once.\n Return"))
    menu.press(.down)
    #expect(!menu.frame.contains("saved at once"))
    for menu in [
      ScriptedMenu(self.menu, height: 8),
      ScriptedMenu(self.menu, height: 8, autosave: store, leaving: .asking),
    ] {
      #expect(!menu.frame.contains("saved at once"))
    }
  }

  @Test func `reads the store again by a key, and never by itself`() {
    let menu = scripted()
    menu.press(.return)
    store.values["volume"] = .number("70")
    menu.reload()
    menu.press(.down)
    #expect(volume == 30)
    menu.press("r")
    #expect(volume == 70 && isLoud)
    #expect(menu.status == " Read from the store.")
    store.values["volume"] = .number("700")
    menu.press("r")
    #expect(menu.status == " volume: must be from 0 to 100")
    store.fails = true
    menu.press("r")
    #expect(menu.status == " Not read: the disk is full.")
    // The stored value is refused, so the default applies.
    #expect(volume == 30)
  }

  @Test func `has a line of help about the store only where there is one`() {
    let (with, without) = (scripted(), ScriptedMenu(menu, width: 50, height: 50))
    for menu in [with, without] { menu.resize(width: 50, height: 50) }
    with.press("?")
    without.press("r")
    #expect(without.status?.contains("? keys") == true)
    without.press("?")
    #expect(with.frame.contains("Read the stored settings again"))
    #expect(!without.frame.contains("Read the stored settings again"))
  }

  @Test func `numbered lines save, fail and read as well`() {
    let menu = menu
    #expect(NumberedLines(menu).answer("reload").hasPrefix("Not read: there is no store.\n"))
    #expect(NumberedLines(menu).answer("save").hasPrefix("Saved.\n"))
    let lines = NumberedLines(menu, autosave: store)
    _ = lines.list()
    _ = lines.answer("2 40")
    #expect(lines.save() == nil)
    #expect(store.values == ["volume": .number("40")])
    store.fails = true
    _ = lines.answer("1")
    #expect(lines.save() == "Not saved: the disk is full.\n")
    #expect(lines.save() == nil)
    store.reason = "The disk is full."
    _ = lines.answer("1")
    #expect(lines.save() == "Not saved: The disk is full.\n")
    _ = lines.answer("1")
    store.reason = "the disk is full"
    #expect(lines.answer("reload") == "Not read: the disk is full.\n")
    store.fails = false
    store.values["volume"] = .number("50")
    #expect(lines.answer("reload") == "Read from the store.\nVolume: 50\n")
    #expect(volume == 50 && isLoud)
  }

  @Test func `what is wrong with the store is shown first, as a page`() throws {
    let menu = menu
    store.values = ["volume": .number("700"), "loud": .text("very")]
    try menu.load(from: store)
    let scripted = ScriptedMenu(menu, width: 60, height: 8, autosave: store)
    expectSnapshot(of: scripted.frame) {
      """
       Stored settings

          loud: expected true or false, got a text
          volume: must be from 0 to 100



       any key closes
      """
    }
    // It was shown, and the values are left in the store.
    scripted.press("x")
    #expect(scripted.frame.hasPrefix(" Sound\n"))
    scripted.press(.down, .down, "q")
    #expect(ScriptedMenu(menu).frame.hasPrefix(" Sound\n"))
    #expect(store.values["volume"] == .number("700") && store.attempts == 0)
  }

  @Test(arguments: [
    (50, " volume: must be from 0 to 100\n"), (28, " volume: must be from 0 to\n 100\n"),
  ])
  func `one thing that is wrong with the store is a notice`(width: Int, expected: String) throws {
    let menu = menu
    store.values = ["volume": .number("700")]
    try menu.load(from: store)
    let scripted = ScriptedMenu(menu, width: width, height: 8)
    #expect(scripted.frame.hasPrefix(" Sound\n"))
    #expect(scripted.frame.hasSuffix(expected))
  }

  @Test func `what is wrong with a store that a closure reads is shown as well`() {
    let store = store
    var load: () -> Void = {}
    let menu = Menu(
      Table("Sound") {
        Section {
          Row("Load") { load() }
          StepperRow("Volume", value: self.$volume, in: 0...100).id("volume")
        }
      })
    load = { [unowned menu] in _ = try? menu.load(from: store) }
    let scripted = ScriptedMenu(menu, width: 50, height: 8)
    store.values = ["volume": .number("700")]
    scripted.press(.return)
    #expect(scripted.status == " volume: must be from 0 to 100")
    #expect(volume == 30)
  }

  @Test func `a store that cannot be read is reported, and not written`() {
    let menu = menu
    store.fails = true
    _ = try? menu.load(from: store)
    let scripted = ScriptedMenu(menu, width: 50, height: 8, autosave: store)
    #expect(scripted.status == " Not read: the disk is full.")
    scripted.press(.return)
    #expect(scripted.status == " Not saved: the disk is full.")
    #expect(store.values.isEmpty)
  }

  @Test func `numbered lines begin with what is wrong with the store`() throws {
    let menu = menu
    store.values = ["volume": .number("700"), "brightness": .number("1")]
    try menu.load(from: store)
    let lines = NumberedLines(menu)
    let first = lines.list()
    #expect(
      first.hasPrefix("volume: must be from 0 to 100\nSound\n1. "))
    #expect(lines.list().hasPrefix("Sound\n1. "))
  }
}

/// Saving at a real pseudo-terminal, looked at from the other side.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) final class `A stored menu at a terminal` {
  private let terminal: PseudoTerminal
  private let path: String

  init() throws {
    terminal = try PseudoTerminal()
    path = NSTemporaryDirectory() + "autosave-\(UUID().uuidString)"
  }

  deinit { unlink(path) }

  private func makeFile() { _ = FileManager.default.createFile(atPath: path, contents: nil) }

  /// Starts a menu on the whole screen, or as numbered lines, and switches its setting on.
  private func startAndChange(isLive: Bool = true, task: String = "store") throws -> Int32 {
    let script = "\(isLive ? "" : "TERM=dumb ")exec \(`Terminal device`.probe) \(task) \(path)"
    let process = try terminal.start("/bin/sh", ["-c", script], environment: ["NO_COLOR=1"])
    try terminal.wait(for: isLive ? "1 of 1" : "help: ")
    terminal.type(isLive ? " " : "1\n")
    return process
  }

  /// What the file holds, once it holds something.
  private func stored() -> String? {
    for _ in 0..<2_000 {
      if let text = try? String(contentsOfFile: path, encoding: .utf8), !text.isEmpty {
        return text
      }
      usleep(5_000)
    }
    return nil
  }

  @Test(arguments: [true, false]) func `has saved while it is still open`(isLive: Bool) throws {
    makeFile()
    let process = try startAndChange(isLive: isLive)
    #expect(stored() == "1")
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
    #expect(stored() == "1")
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
    try terminal.wait(for: "Del unset")
    terminal.type("q")
    try terminal.wait(for: "Save the changes?")
    terminal.type("\u{1B}")
    try terminal.wait(for: "1 of 1")
    terminal.type("q")
    try terminal.wait(for: "Save the changes?")
    #expect(terminal.taken.contains("\u{1B}[?1007l"))
    terminal.type("s")
    try terminal.wait(for: "<saved>")
    #expect(Ending(of: process) == .exit(0))
    #expect(stored() == "1" && terminal.modesLeft.isEmpty)
  }

  @Test(arguments: ["qd", "\u{3}"]) func `stores nothing without a yes`(keys: String) throws {
    makeFile()
    let process = try startAndChange(task: "asking")
    try terminal.wait(for: "Del unset")
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
    #expect(stored() == "1")
  }
}
