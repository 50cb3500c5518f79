import SimpleTable
import SimpleTableCommand
import SimpleTableStorage
import Testing

/// Control characters must not reach a terminal, whatever brings them and whatever prints them.
@Suite struct `Control characters` {
  static let bad = "\u{1B}]0;x\u{7}\u{9B}31m\u{202E}"

  /// The ways in which they come.
  static let ways = ["user", "project", "policy", "variable", "argument", "key"]

  static let words = [
    "list", "list --stored", "list --origin", "list --json", "list --level project", "get name",
    "get names", "get secret", "set name X", "set name=\(bad)", "set number \(bad)", "set \(bad) 1",
    "set names a \(bad)", "add names \(bad)", "remove names \(bad)", "unset name", "unset \(bad)",
    "unset --all", "describe", "describe name", "describe \(bad)", "search \(bad)", "search name",
    "run \(bad)", "run act", "show", "show --width \(bad)", "check", "check --json", "path",
    "path --all", "import \(bad)", "reference", "sample", "schema", "completions \(bad)",
    "__complete get ", "__complete set name ", "__complete remove names ", "\(bad)", "--\(bad)",
    "list --\(bad)", "--number=\(bad) list", "set --json number \(bad)", "get \(bad) --json",
  ]

  /// A store that keeps what no store of this package would take.
  private struct Store: SettingsStore {
    let memory: MemoryStore
    var location: String? { "/etc/\(bad)" }

    func load() throws -> [String: SettingValue] { memory.load() }
    func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
      memory.merge(set: values, unset: keys)
    }
  }

  @Test(arguments: ways, words)
  func `leave in no output`(way: String, words: String) async {
    let state = State()
    let menu = Menu(
      Table("T\(Self.bad)") {
        Section("S\(Self.bad)") {
          TextFieldRow("Name\(Self.bad)", text: state.$name).help("H\(Self.bad)").id("name")
          ListRow("Names", entries: state.$names).id("names")
          StepperRow("Number", value: state.$number, in: 0...9).id("number")
          TextFieldRow("Secret", text: state.$secret, isSecure: true).id("secret")
          ButtonRow("Act") { throw Failure() }.id("act")
        }
      })
    let values: [String: SettingValue] = [
      "name": .text(Self.bad), "names": .texts(["x", Self.bad]), "number": .text(Self.bad),
      "secret": .text(Self.bad),
    ]
    var stores = [SettingLevel.user: Store(memory: MemoryStore())]
    if let level = SettingLevel(rawValue: way) {
      stores[level] = Store(memory: MemoryStore(values))
    }
    if way == "key" { stores[.user] = Store(memory: MemoryStore([Self.bad: .text(Self.bad)])) }
    var command = SettingsCommand("tool", menu: menu, stores: stores, environmentPrefix: "T_")
    command.takesFlags = way == "argument"
    var output = ""
    command.streams.output = { output += $0 }
    command.streams.error = { output += $0 }
    command.streams.input = { Self.bad }
    command.streams.isInputTerminal = false
    command.streams.isOutputTerminal = true
    command.streams.environment = {
      way == "variable" ? ["T_NAME": Self.bad, "T_NAMES": Self.bad, "T_NUMBER": Self.bad] : [:]
    }
    var list = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    if way == "argument" { list.insert("--name=\(Self.bad)", at: 0) }
    _ = await command.run(list)
    let found = output.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory == .control && !"\n\t".unicodeScalars.contains(scalar)
    }
    #expect(found.isEmpty, "\(output.debugDescription)")
  }

  private final class State {
    @Setting var name = "a"
    @Setting var names = ["b"]
    @Setting var number = 1
    @Setting var secret = "s"
  }

  private struct Failure: Error, CustomStringConvertible {
    var description: String { "no \(bad)" }
  }
}
