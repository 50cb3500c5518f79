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

  /// The menu, by its name.
  var menu = "phone"

  /// The keys on the screen: a line break is Return, `⌛` the time in which nobody answers.
  let keys: String

  /// The lines at numbered lines.
  let lines: [String]

  /// What is stored in the end, as JSON.
  let stored: String

  /// The exit code of numbered lines.
  var code: Int32 = 0

  /// The environment, and what the menu says of it.
  var variables: [String: String] = [:]
  var reason: String?

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
    Errand(
      name: "try wallpapers, and keep the one before", keys: "/wallpaper\n\njjhq",
      lines: ["/wallpaper", "1", "back", "quit"], stored: "{}"),
    Errand(
      name: "change the network address, and do not confirm it", menu: "setup",
      keys: "/address\n\n10.0.0.7\n⌛q", lines: ["/address", "1 10.0.0.7", "", "quit"],
      stored: "{}"),
    Errand(
      name: "change the network address, and confirm it", menu: "setup",
      keys: "/address\n\n10.0.0.7\nyq", lines: ["/address", "1 10.0.0.7", "yes", "quit"],
      stored: #"{"address":"10.0.0.7"}"#),
    Errand(
      name: "put in a password, which is not stored", keys: "/password\n\nswordfish\nq",
      lines: ["/password", "1", "1", "swordfish", "quit"], stored: "{}"),
    Errand(
      name: "change the brightness, which adapts to the light until that is switched off",
      keys: "/brightness\n\n\nj\nk80\nq",
      lines: ["/brightness", "1", "1", "1 80", "2", "1 80", "quit"],
      stored: #"{"adapts":false,"level":80}"#),
    Errand(
      name: "add an alarm at half past eight", keys: "/alarms\n\nG\ngym\nj8:30\nq",
      lines: ["/alarms", "1", "add gym", "2 8:30", "quit"],
      stored: #"{"alarms":["work","gym"],"alarms.gym.time":"08:30"}"#),
    Errand(
      name: "a volume that a variable sets, in place of which another setting is changed",
      keys: "/volume\n75\nj\nj\nu\u{12}q",
      lines: ["/volume", "1 75", "/ringtone", "1 Bittern", "undo", "redo", "quit"],
      stored: #"{"ringtone":"Bittern"}"#, code: 1, variables: ["SETTINGS_DEMO_VOLUME": "20"],
      reason: "set by SETTINGS_DEMO_VOLUME"),
  ]

  /// Returns the menu with a store.
  func menu(in store: any SettingsStore) throws -> Menu {
    let command = try #require(DemoMenu.all.first { $0.name == self.menu }).command(in: store)
    let menu = command.menu
    menu.start(stores: [.user: store], environment: variables, prefix: "SETTINGS_DEMO_")
    return menu
  }
}

@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct `An errand` {
  private let program = BuiltProgram.path(of: "settings-demo")
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test(arguments: Errand.all) func `ends alike on the screen, at a terminal and at numbered lines`(
    errand: Errand
  ) throws {
    let store = MemoryStore()
    let menu = ScriptedMenu(try errand.menu(in: store), autosave: store)
    for key in errand.keys {
      switch key {
      case "⌛": menu.time += 15_000
      case "\n": menu.press(.return)
      case "\u{3}": menu.press(.control("c"))
      case "\u{12}": menu.press(.control("r"))
      default: menu.press(.character(key))
      }
    }
    check(menu.hasEnded)
    check(errand.reason.map(menu.transcript.contains) != false, "\(menu.transcript)")
    check(json(store.values), errand.stored)

    let live = try PseudoTerminal()
    // There nobody waits so long: the answer is no.
    let typed = errand.keys.replacingOccurrences(of: "\n", with: "\r")
      .replacingOccurrences(of: "⌛", with: "n")
    let words = ["--menu", errand.menu, "edit"]
    let process = try live.start(program, words, environment: environment("live", errand))
    try live.wait(for: "leave")
    live.type(typed)
    check(Ending(of: process), .exit(errand.keys.hasSuffix("\u{3}") ? 130 : 0))
    try check(stored(errand.menu, in: "live"), errand.stored)

    let heard = try PseudoTerminal()
    let lines = try heard.start(
      program, words, environment: environment("lines", errand) + ["ACCESSIBLE=1"])
    try heard.wait(for: "Numbered lines: ACCESSIBLE=1.")
    for line in errand.lines { heard.type(line + "\n") }
    check(Ending(of: lines), .exit(errand.code))
    try check(stored(errand.menu, in: "lines"), errand.stored)
    heard.readRest()
    let text = String(decoding: heard.transcript, as: UTF8.self)
    check(!text.contains("\u{1B}") && errand.reason.map(text.contains) != false, "\(text)")
  }

  @Test func `is heard at numbered lines`() {
    let store = MemoryStore()
    let session = NumberedLines(DemoMenu.phone.command(in: store).menu, autosave: store)
    var heard = session.list()
    for line in Errand.all[0].lines {
      heard += "\(session.prompt)\(line)\n\(session.answer(line))"
    }
    check(session.isDone)
    expectSnapshot(of: heard) {
      """
      Settings
      1. Airplane Mode: Off
      2. Wi-Fi: Otters (opens)
      3. Bluetooth: On (opens)
      4. Carrier: Riverbank (opens)
      5. Do Not Disturb: Off
      6. Sounds (opens)
      7. Brightness: 60 % (opens)
      8. Wallpaper: Lake (opens)
      9. General (1, opens)
      10. Mail, Contacts, Calendars (opens)
      11. Phone (opens)
      12. Messages (opens)
      13. Music (opens)
      Number, or ? for help: /volume
      -- Settings > Sounds --
      1. Volume: 60 %
      Number: 1
      Settings > Sounds
      -- Ringer --
      1. Volume: 60 %
      Number: help 1
      Volume: 60 %
      Key: volume
      Values: whole number from 0 to 100 in steps of 5
      Applies: 60, default
      Number: 1 75
      Volume: 75 %
      Number: undo
      Undone: Volume is 60 %, the default.
      Number: quit
      """
    }
  }

  private func environment(_ name: String, _ errand: Errand) -> [String] {
    ["XDG_CONFIG_HOME=\(folder.path)/\(name)"] + errand.variables.map { "\($0)=\($1)" }
  }

  /// Returns what the program has stored for a menu.
  private func stored(_ menu: String, in name: String) throws -> String {
    let file = folder.url.appendingPathComponent("\(name)/settings-demo-\(menu)/settings.json")
    guard let data = try? Data(contentsOf: file) else { return "{}" }
    let values = try JSONSerialization.jsonObject(with: data)
    let sorted = try JSONSerialization.data(withJSONObject: values, options: .sortedKeys)
    return String(decoding: sorted, as: UTF8.self)
  }

  private func json(_ values: [String: SettingValue]) -> String {
    let members = values.sorted { $0.key < $1.key }.map { key, value in
      switch value {
      case .bool, .number, .map, .other: "\"\(key)\":\(value)"
      case .text(let text): "\"\(key)\":\"\(text)\""
      case .texts(let texts): "\"\(key)\":\(texts)".replacingOccurrences(of: ", ", with: ",")
      case .numbers(let numbers): "\"\(key)\":[\(numbers.joined(separator: ","))]"
      }
    }
    return "{\(members.joined(separator: ","))}"
  }
}
