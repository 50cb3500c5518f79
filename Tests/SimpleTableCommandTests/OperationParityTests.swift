import SimpleTable
import Testing

@testable import SimpleTableCommand
@testable import SimpleTableTerminal

/// What can be done with a menu, and how keys, numbered lines and words do it.
///
/// An operation that one of them does not have says why. To add a way, replace its reason.
@Suite struct `Parity of operations` {
  /// How an operation is typed, or why there is no way to type it.
  enum Way<Typed: Sendable>: Sendable {
    case typed(Typed)
    case none(String)
  }

  struct Operation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keys: Way<[Key]>
    let lines: Way<[String]>
    let words: Way<[String]>

    /// Whether values or the program's state change by it.
    var isChange: Bool { actions.contains { $0.kind == .changes } }

    /// What all three say.
    var says = ""

    /// The actions of keys that it is about, one that changes something if it does.
    var actions: [MenuAction] = []

    init(
      _ name: String, keys: Way<[Key]>, lines: Way<[String]>, words: Way<[String]>,
      says: String = "", actions: [MenuAction] = []
    ) {
      testDescription = name
      (self.keys, self.lines, self.words) = (keys, lines, words)
      (self.says, self.actions) = (says, actions)
    }
  }

  private static let forFiles = "it is about files and scripts, and changes no value by hand"

  static let operations = [
    Operation(
      "set a value", keys: .typed([.space]), lines: .typed(["1"]),
      words: .typed(["set", "on", "true"]), actions: [.select]),
    Operation(
      "step a value", keys: .typed([.down, .right]), lines: .typed(["+ 2"]),
      words: .typed(["set", "volume", "25"]), actions: [.increase, .decrease]),
    Operation(
      "unset a value", keys: .typed([.down, .delete]), lines: .typed(["unset 2"]),
      words: .typed(["unset", "volume"]), actions: [.remove]),
    Operation(
      "add an entry",
      keys: .typed([.down, .down, .return, .down, .down, .return, "c", .return]),
      lines: .typed(["3", "3 c"]), words: .typed(["add", "list", "c"]), actions: [.select]),
    Operation(
      "remove an entry", keys: .typed([.down, .down, .return, .delete]),
      lines: .typed(["3", "remove 1"]), words: .typed(["remove", "list", "a"]),
      actions: [.remove]),
    Operation(
      "move an entry",
      keys: .typed([.down, .down, .return, Key(.down, modifiers: .alt)]),
      lines: .typed(["3", "move 1 2"]), words: .typed(["set", "list", "b", "a"]),
      actions: [.moveEntryUp, .moveEntryDown]),
    Operation(
      "run an action", keys: .typed([.down, .down, .down, .return]), lines: .typed(["4"]),
      words: .typed(["run", "ping"]), actions: [.select]),
    Operation(
      "confirm an action", keys: .typed([.down, .down, .down, .down, .return, "y"]),
      lines: .typed(["5", "y"]), words: .typed(["run", "erase", "--yes"]), actions: [.select]),
    Operation(
      "decline an action", keys: .typed([.down, .down, .down, .down, .return, "n"]),
      lines: .typed(["5", "n"]), words: .typed(["run", "erase"])),
    Operation(
      "tap an accessory", keys: .typed([.down, .down, .down, .down, .down, "i"]),
      lines: .typed(["i 6"]),
      words: .none("an accessory shows something on the page, which words do not have"),
      actions: [.tapAccessory]),
    Operation(
      "undo a change", keys: .typed([.space, .down, .right, "u"]),
      lines: .typed(["1", "+ 2", "undo"]),
      words: .none("a command has no history, as its process ends"),
      actions: [.undo]),
    Operation(
      "redo a change", keys: .typed([.space, "u", .control("r")]),
      lines: .typed(["1", "undo", "redo"]),
      words: .none("a command has no history, as its process ends"), actions: [.redo]),
    Operation(
      "find rows", keys: .typed(["/", "P", "i", "n"]), lines: .typed(["/pin"]),
      words: .typed(["search", "pin"]), says: "Ping", actions: [.search]),
    Operation(
      "show what is stored", keys: .typed(["m"]), lines: .typed(["stored"]),
      words: .typed(["list", "--stored"]), says: "20", actions: [.showStored]),
    Operation(
      "explain a setting", keys: .typed([.down, "?"]), lines: .typed(["help 2"]),
      words: .typed(["describe", "volume"]), says: "of the speaker"),
    Operation(
      "read a value", keys: .typed([.down]), lines: .typed(["list"]),
      words: .typed(["get", "volume"]), says: "20"),
    Operation(
      "show the menu", keys: .typed([]), lines: .typed(["list"]), words: .typed(["show"]),
      says: "Volume", actions: [.redraw]),
    Operation(
      "explain how to use it", keys: .typed(["?"]), lines: .typed(["?"]),
      words: .typed(["--help"]), actions: [.help]),
    Operation(
      "read the store again", keys: .typed(["r"]), lines: .typed(["reload", "list"]),
      words: .typed(["list"]), says: "20", actions: [.reload]),
  ]

  /// Commands that have no counterpart in a menu that is edited, and why.
  static let onlyWords: [Verb: String] = [
    .check: forFiles, .path: forFiles, .import: forFiles, .schema: forFiles, .sample: forFiles,
    .reference: forFiles, .completions: forFiles, .edit: "it is the live menu",
  ]

  /// Actions of keys that words do without, because they name a row by its key.
  static let movements: Set<MenuAction> = [
    .moveUp, .moveDown, .pageUp, .pageDown, .moveToTop, .moveToBottom, .nextSection,
    .previousSection, .back, .suspend, .leave,
  ]

  /// What the actions of a menu have done.
  private final class Happenings {
    var all: [String] = []
  }

  /// A menu with a store of its own, and what has happened.
  private final class Trial {
    @Setting var isOn = false
    @Setting var volume = 60
    @Setting var entries = ["a", "b"]
    private let happenings = Happenings()
    let store = MemoryStore(["volume": .number("20")])
    private(set) lazy var menu = Menu(Table("Trial") { [unowned self] in section })

    @TableBuilder private var section: Section {
      Section {
        ToggleRow("On", isOn: $isOn).id("on")
        SliderRow("Volume", value: $volume, in: 0...100, step: 5).id("volume")
          .help("The volume of the speaker.")
        ListRow("List", entries: $entries).id("list")
        ButtonRow("Ping") { [happenings] in happenings.all.append("ping") }.id("ping")
        ButtonRow("Erase") { [happenings] in happenings.all.append("erase") }.confirm("Erase?").id(
          "erase")
        Row("Info", accessory: .detailButton).onAccessory { [happenings] in
          happenings.all.append("info")
        }
      }
    }

    /// What there is in the end, as text.
    var end: String {
      let values = store.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return "\(values) \(menu.settings) \(happenings.all)"
    }

    func press(_ keys: [Key]) throws -> String {
      try menu.load(from: store)
      let session = MenuSession(
        menu, size: TerminalSize(columns: 80, rows: 20), autosave: store)
      _ = session.nextFrame()
      _ = session.press(keys)
      _ = session.save()
      return session.nextFrame().lines.map(\.text).joined(separator: "\n")
    }

    func answer(_ lines: [String]) throws -> String {
      try menu.load(from: store)
      let session = NumberedLines(menu, autosave: store)
      var said = session.list()
      for line in lines { said = session.answer(line) }
      _ = session.save()
      return said
    }

    func run(_ words: [String]) async -> String {
      var command = SettingsCommand("trial", menu: menu, store: store)
      var said = ""
      command.streams.output = { said += $0 }
      command.streams.error = { said += $0 }
      command.streams.isInputTerminal = false
      _ = await command.run(words)
      _ = try? menu.load(from: store)
      return said
    }
  }

  @Test(arguments: operations)
  func `each way does the same`(operation: Operation) async throws {
    var ends: [String] = []
    var said: [String] = []
    if case .typed(let keys) = operation.keys {
      let trial = Trial()
      said.append(try trial.press(keys))
      ends.append(trial.end)
    }
    if case .typed(let lines) = operation.lines {
      let trial = Trial()
      said.append(try trial.answer(lines))
      ends.append(trial.end)
    }
    if case .typed(let words) = operation.words {
      let trial = Trial()
      said.append(await trial.run(words))
      ends.append(trial.end)
    }
    let before = Trial()
    _ = try before.press([])
    #expect(Set(ends).count <= 1)
    #expect(ends.allSatisfy { ($0 != before.end) == operation.isChange })
    #expect(said.allSatisfy { $0.contains(operation.says) }, "\(said)")
  }

  @Test func `every command is one of them, or says why it is not`() {
    let verbs = Self.operations.compactMap { operation -> Verb? in
      guard case .typed(let words) = operation.words else { return nil }
      return Verb(rawValue: words[0])
    }
    #expect(Set(verbs).union(Self.onlyWords.keys) == Set(Verb.allCases))
    #expect(Set(verbs).isDisjoint(with: Self.onlyWords.keys))
    #expect(!Self.onlyWords.values.contains(""))
  }

  @Test func `every action of a key is one of them, or moves to a row`() {
    let actions = Set(Self.operations.flatMap(\.actions))
    #expect(actions.union(Self.movements) == Set(MenuAction.allCases))
    #expect(actions.isDisjoint(with: Self.movements))
  }

  @Test func `what has no way is named`() {
    var missing: [String] = []
    for operation in Self.operations {
      let ways = [operation.keys.isNone, operation.lines.isNone, operation.words.isNone]
      for (way, isNone) in zip(["keys", "lines", "words"], ways) where isNone {
        missing.append("\(way): \(operation.testDescription)")
      }
    }
    #expect(
      missing == [
        "words: tap an accessory", "words: undo a change", "words: redo a change",
      ])
  }
}

extension `Parity of operations`.Way {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
