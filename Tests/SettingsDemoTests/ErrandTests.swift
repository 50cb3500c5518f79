import Foundation
import SimpleTable
import SimpleTableCommand
import SimpleTableTerminal
import SimpleTableTesting
import TestFixtures
import TestTraits
import Testing

@testable import settings_demo

/// What a user sets out to do in the demo, in three ways that lead to the same settings.
struct Errand: Sendable, CustomTestStringConvertible {
  let name: String

  /// The keys on the screen; a line break is Return.
  let keys: String

  /// The lines at numbered lines.
  let lines: [String]

  /// What is stored in the end, as JSON.
  let stored: String

  /// The exit code of numbered lines.
  var code: Int32 = 0

  var testDescription: String { name }

  static let all = [
    Errand(
      name: "find the volume from the first page, read its help, change it, undo it and leave",
      keys: "/volume\n?x75\nuq",
      lines: ["/volume", "1", "help 1", "1 75", "undo", "quit"], stored: "{}"),
    Errand(
      name: "set the volume", keys: "/volume\n75\nq", lines: ["/volume", "1 75", "quit"],
      stored: #"{"volume":75}"#),
    Errand(
      name: "change the volume, undo that and redo it", keys: "/volume\n75\nu\u{12}q",
      lines: ["/volume", "1 75", "undo", "redo", "q"], stored: #"{"volume":75}"#),
    Errand(
      name: "a volume that is refused", keys: "/volume\n750\n\u{3}",
      lines: ["/volume", "1 750", "quit"], stored: "{}", code: 1),
  ]
}

@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct `An errand` {
  private let program = BuiltProgram.path(of: "settings-demo")
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("errands-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test(arguments: Errand.all) func `ends alike on the screen, at a terminal and at numbered lines`(
    errand: Errand
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = MemoryStore()
    let menu = ScriptedMenu(DemoMenu.phone.command(in: store).menu, autosave: store)
    for key in errand.keys {
      switch key {
      case "\n": menu.press(.return)
      case "\u{3}": menu.press(.control("c"))
      case "\u{12}": menu.press(.control("r"))
      default: menu.press(.character(key))
      }
    }
    #expect(menu.hasEnded)
    #expect(json(store.values) == errand.stored)

    let live = try PseudoTerminal()
    let typed = errand.keys.replacingOccurrences(of: "\n", with: "\r")
    let process = try live.start(program, ["edit"], environment: environment("live"))
    try live.wait(for: "Airplane")
    live.type(typed)
    #expect(Ending(of: process) == .exit(errand.keys.hasSuffix("\u{3}") ? 130 : 0))
    #expect(try stored("live") == errand.stored)

    let spoken = try PseudoTerminal()
    let lines = try spoken.start(
      program, ["edit"], environment: environment("lines") + ["ACCESSIBLE=1"])
    for line in errand.lines {
      try spoken.wait(for: "help: ")
      spoken.type(line + "\n")
    }
    #expect(Ending(of: lines) == .exit(errand.code))
    #expect(try stored("lines") == errand.stored)
    spoken.readRest()
    #expect(!String(decoding: spoken.transcript, as: UTF8.self).contains("\u{1B}"))
  }

  @Test func `is heard at numbered lines`() {
    let store = MemoryStore()
    let menu = DemoMenu.phone.command(in: store).menu
    let session = NumberedLines(menu, autosave: store)
    var heard = session.list()
    for line in Errand.all[0].lines {
      heard += "\(session.prompt)\(line)\n\(session.answer(line))"
    }
    #expect(session.isDone)
    expectSnapshot(of: heard) {
      """
      Settings
      1. Airplane Mode: off
      2. Wi-Fi: Otters (opens a table)
      3. Bluetooth: On (opens a table)
      4. Carrier: Riverbank (opens)
      5. Do Not Disturb: off
      6. Sounds (opens a table)
      7. Brightness: 60 % (opens a table)
      8. Wallpaper: Lake (opens)
      9. General (1, opens a table)
      10. Mail, Contacts, Calendars (opens a table)
      11. Phone (opens a table)
      12. Messages (opens a table)
      13. Music (opens a table)
      Number, or ? for help: /volume
      Settings
      Settings > Sounds
      1. Volume: 60 %
      Number, or ? for help: 1
      Settings > Sounds
      -- Ringer --
      1. Volume: 60 %
      2. Ringtone: Kingfisher (collapsed)
      -- Vibration --
      3. Vibrate for: Calls (collapsed)
      4. Alarms: work (opens)
      1. Volume: 60 %
      Number, or ? for help: help 1
      -- Ringer --
      Volume: 60 %
      Key: volume
      Values: whole number from 0 to 100 in steps of 5
      Default: 60
      Applies: 60, default
      Number, or ? for help: 1 75
      Volume: 75 %
      Number, or ? for help: undo
      Volume: 60 %, default, as before.
      Number, or ? for help: quit
      """
    }
  }

  private func environment(_ name: String) -> [String] {
    ["XDG_CONFIG_HOME=\(folder.path)/\(name)"]
  }

  /// Returns what the program has stored.
  private func stored(_ name: String) throws -> String {
    let file = folder.appendingPathComponent("\(name)/settings-demo-phone.json")
    guard let data = try? Data(contentsOf: file) else { return "{}" }
    let values = try JSONSerialization.jsonObject(with: data)
    let sorted = try JSONSerialization.data(withJSONObject: values, options: .sortedKeys)
    return String(decoding: sorted, as: UTF8.self)
  }

  private func json(_ values: [String: SettingValue]) -> String {
    let members = values.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
    return "{\(members.joined(separator: ","))}"
  }
}
