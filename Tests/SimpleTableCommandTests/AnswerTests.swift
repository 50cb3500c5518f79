import Foundation
import SimpleTable
import SimpleTableCommand
import SimpleTableStorage
import SimpleTableTesting
import TestTraits
import Testing

@Suite struct `Answers for programs` {
  /// Words of every command that has the option, right and wrong ones.
  private static let words = [
    "list", "list --stored", "list --level user", "list --level nowhere", "list x", "list --stord",
    "get volume", "get password", "get nothing", "get", "get volume name", "describe",
    "describe volume", "describe nothing", "search fed", "search nothing", "search",
    "set volume 5", "set volume", "set", "set volume 5 6", "set volume=5 volume=6", "set volume=x",
    "set password -", "set nothing 1", "set loud on", "set level 4", "set --dry-run volume 7",
    "unset volume", "unset", "unset --all", "unset --all volume", "unset nothing", "add days Mon",
    "add days Mon Mon", "add volume 5", "add days", "remove days Mon", "remove days Sun",
    "run otters.ping", "run otters.erase", "run otters.erase --yes", "run otters.closed",
    "run otters.hidden", "run otters.note", "run nothing", "run", "run otters.tune", "check",
    "check x", "path", "path --all", "import -", "import /nowhere/at/all", "import", "show",
    "show --width 3",
    "lst", "--json", "",
  ]

  @Test(arguments: words, ["", "load", "save", "values"])
  func `whatever happens, standard output is one value`(words: String, fault: String) async throws {
    let stored: [String: SettingValue] =
      fault == "values" ? ["volume": .text("x"), "nmae": .text("y"), "name": .text("")] : [:]
    let trial = CommandTrial(stored)
    if fault == "load" { trial.store.failure = "The store cannot be read." }
    if fault == "save" { trial.store.writeFailure = "The store cannot be written." }
    trial.environment = ["STUDIO_ZOOM": "9", "STUDIO_VOLUM": "5", "STUDIO_THEME": nil]
    trial.input = "[\"volume\": 1"
    trial.isErrorTerminal = true
    // Behind the key of `set` stand values.
    var list = words.split(separator: " ").map(String.init)
    list.insert("--json", at: min(list.count, 1))
    let code = await trial.run(list)
    let value = try JSONSerialization.jsonObject(
      with: Data(trial.output.utf8), options: .fragmentsAllowed)
    #expect(trial.errors == "")
    let errors = (value as? [String: Any])?["errors"] as? [[String: Any]]
    #expect((errors?.isEmpty ?? true) == (code == 0))
    for error in errors ?? [] {
      #expect(Set(error.keys) == ["code", "key", "value", "message", "allowed"])
      #expect((error["message"] as? String)?.isEmpty == false)
    }
  }

  @Test func `a value of a million bytes is one value`() async throws {
    let trial = CommandTrial()
    let name = String(repeating: "é\"", count: 300_000)
    #expect(await trial.run("set", "--json", "name", name) == 0)
    let answer = try JSONSerialization.jsonObject(with: Data(trial.output.utf8)) as? [String: Any]
    let changed = answer?["changed"] as? [[String: Any]]
    #expect(changed?.first?["value"] as? String == name)
  }
}

@Suite struct `A sample of a settings file` {
  @Test func `whichever lines are used, they set what applies already`() async throws {
    let trial = CommandTrial()
    #expect(await trial.run("sample") == 0)
    let lines = trial.output.split(separator: "\n", omittingEmptySubsequences: false)
    let settings = lines.indices.filter { lines[$0].hasPrefix("  // \"") }
    let defaults = Dictionary(
      uniqueKeysWithValues: trial.menu.settings.map { ($0.key, $0.value) })
    #expect(settings.count == defaults.count - 1)
    for chosen in settings.map({ [$0] }) + [settings] {
      let text = lines.indices.map { index in
        chosen.contains(index) ? "  " + lines[index].dropFirst(5) : String(lines[index])
      }.joined(separator: "\n")
      let (values, menu) = try load(text)
      let isFaultless = menu.startReport().isEmpty
      #expect(values.count == chosen.count && isFaultless)
      for key in values.keys { #expect(menu.setting(key)?.value == defaults[key]) }
    }
  }

  /// Returns the values of a file, and a menu that has loaded it.
  private func load(_ text: String) throws -> (values: [String: SettingValue], menu: Menu) {
    let directory = try TemporaryDirectory()
    let file = ValuesFile(try directory.file("values.json", text))
    let menu = Menu(Studio().table)
    menu.start(stores: [.user: file])
    return (try file.load(), menu)
  }
}
