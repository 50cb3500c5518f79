import SimpleTable
import SimpleTableTesting
import TestTraits
import Testing

@testable import SimpleTableCommand

/// Words with signs and marks, names that are no settings, and places that cannot be printed.
@Suite struct `Words and places of a command` {
  private func run(
    _ words: [String], stores: [SettingLevel: any SettingsStore]
  ) async -> (code: Int32, said: String) {
    await SettingsCommand(
      "studio config", menu: Menu(Studio().table), stores: stores, environmentPrefix: "STUDIO_"
    ).end(of: words)
  }

  @Test(
    arguments: [
      (["set", "name=\u{301}x"], 0, "name=\u{301}x"),
      (["set", "name", "\u{301}"], 0, "name=\u{301}"),
      (["set", "name==\u{301}", "loud=on"], 0, "loud=true\nname==\u{301}"),
      (["--name=\u{301}x"], 2, ""),
      (["=name"], 2, ""), (["=name", "x"], 2, ""), (["set", "=name"], 2, ""),
      (["-\u{301}-json", "list"], 2, ""), (["set", "--level=\u{301}user", "name", "x"], 2, ""),
    ] as [([String], Int32, String)])
  func `are read by their scalars`(words: [String], code: Int32, stored: String) async {
    let store = MemoryStore()
    let result = await run(words, stores: [.user: store])
    #expect(result.code == code, "\(result.said)")
    let lines = store.values.map { "\($0)=\($1.text)" }.sorted().joined(separator: "\n")
    #expect(lines.utf8.elementsEqual(stored.utf8))
  }

  @Test(
    arguments: [
      (["=name"], "=name: there is no such command"),
      (["name="], "write: studio config set name ''"),
      (["name=\u{301}x"], "write: studio config set name '\u{301}x'"),
      (["name", "a\nb"], "write: studio config set name -"),
      (["--name=\\"], "write: studio config set name ''\\\\''"),
    ])
  func `are named as they are`(words: [String], said: String) async {
    let result = await run(words, stores: [:])
    #expect(result.code == 2 && contains(result.said, said), "\(result.said)")
  }

  @Test(arguments: [
    (["--name=\u{301}x"], ["name": "\u{301}x"]), (["--no-loud\u{301}"], [:]),
    (["--\u{301}name=x"], [:]), (["--name", "\u{301}"], ["name": "\u{301}"]),
  ])
  func `of flags are read by their scalars`(words: [String], values: [String: String]) {
    let menu = Menu(Studio().table)
    var rest = [CommandWord](splitting: words)
    #expect(menu.takeFlags(from: &rest).isEmpty)
    #expect(rest.map(\.text) == (values.isEmpty ? words : []))
    let locked = menu.settings.filter(\.isLocked).map { ($0.key, $0.value) }
    #expect(Dictionary(locked) { $1 } == values)
  }

  @Test(arguments: [
    (["set", "theme=\u{301}"], ["theme=\u{301}dark"]),
    (["set", "theme", "\u{301}"], ["\u{301}dark"]),
    (["set", "theme="], ["theme=\u{301}dark", "theme=light"]),
    (["--theme="], ["--theme=\u{301}dark", "--theme=light"]),
  ])
  func `that are completed may begin with a mark`(words: [String], lines: [String]) async {
    let theme = Setting(wrappedValue: "light")
    let menu = Menu(
      Table.page {
        PickerRow("Theme", selection: theme.projectedValue, options: ["\u{301}dark", "light"]) {
          _ in
          ""
        }.id("theme")
      })
    var command = SettingsCommand("tool", menu: menu)
    command.takesFlags = true
    let (code, said) = await command.end(of: ["__complete"] + words)
    let found = said.parts(between: "\n").dropLast().map { $0.parts(between: "\t")[0] }
    #expect(code == 0 && found.map { Array($0.utf8) } == lines.map { Array($0.utf8) })
  }

  @Test(
    arguments: [
      (
        ["volume": "500", "nmae": "x", "zoom": "half"],
        "2 other values are refused, 1 other name is not a setting"
      ),
      (
        ["nmae": "x", "lodu": "x", "volume": "500"],
        "1 other value is refused, 2 other names are not settings"
      ),
      (["volume": "500", "zoom": "half"], "2 other values are refused"),
      (["nmae": "x", "lodu": "x"], "2 other names are not settings"),
    ])
  func `that are no settings are counted apart from refused values`(
    stored: [String: String], said: String
  ) async {
    let store = MemoryStore(stored.mapValues(SettingValue.text))
    #expect(
      await run(["get", "theme"], stores: [.user: store]).said
        == "studio config: \(said): studio config check lists them\nlight\n")
  }

  // MARK: - Places and codes

  /// A store at a place of any name, which may be damaged.
  private struct Store: SettingsStore {
    var location: String?
    var isDamaged = false

    func load() throws -> [String: SettingValue] {
      if isDamaged { throw Scenario.Store.Failure("it is damaged") }
      return [:]
    }

    func merge(set values: [String: SettingValue], unset keys: Set<String>) {}
  }

  @Test(
    arguments: [
      (["path"], "/etc/a b", 0, "/etc/a b\n"),
      (["path", "--json"], "/a\u{1B}\n", 0, #""/a\u001b\n""# + "\n"),
      (
        ["path"], "/a\u{1B}\nb", 1,
        "studio config: \"/a␛ b\" has control characters: path --json prints them as escapes\n"
      ),
    ] as [([String], String, Int32, String)])
  func `of a file are exact, or refused`(
    words: [String], location: String, code: Int32, said: String
  ) async {
    #expect(await run(words, stores: [.user: Store(location: location)]) == (code, said))
  }

  @Test(arguments: [["check"], ["check", "--json"]])
  func `of a damaged project file decide the exit code of check`(words: [String]) async {
    let stores: [SettingLevel: any SettingsStore] = [
      .user: MemoryStore(["volume": .text("x")]), .project: Store(isDamaged: true),
    ]
    let (code, said) = await run(words, stores: stores)
    #expect(code == 3 && contains(said, "it is damaged") && contains(said, "volume"))
  }

  @Test func `of a run in a cancelled task end as by ^C`() async {
    let trial = CommandTrial()
    nonisolated(unsafe) let shared = trial
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await shared.run("run", "otters.tune")
    }
    task.cancel()
    #expect(await task.value == 130)
  }

  private func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    return text.indices.contains { text[$0...].starts(with: part) }
  }
}
