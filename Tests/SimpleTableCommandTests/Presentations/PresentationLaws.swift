import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableCommand
@testable import SimpleTableTerminal

/// Whatever way something is done, the same comes of it: by keys of the menu, by rows of a screen, by
/// numbered lines and by words of the command.
@Suite struct `The same by any presentation` {
  /// The four of them, each with a world of its own that began alike.
  private final class Presentations {
    let keys: KeysOfMenu
    let rows: RowsOfScreen
    let lines: Lines
    let words: WordsOfCommand

    /// What was done.
    private(set) var operations: [Operation] = []

    /// How often another presentation than the keys has done it in a way of its own.
    private(set) var comparisons = 0

    init(
      _ subject: any Subject, stored: [String: SettingValue] = [:],
      environment: [String: String] = [:]
    ) {
      func world() -> World { World(subject.fresh(), MemoryStore(stored), environment) }
      keys = KeysOfMenu(world())
      rows = RowsOfScreen(world())
      lines = Lines(world())
      words = WordsOfCommand(world())
    }

    /// Does one thing by all of them, and returns in which they differ; `nil` if in nothing.
    ///
    /// Where there is no way to do it, the program does it, or what the others have stored is adopted.
    func difference(by operation: Operation) async -> String? {
      operations.append(operation)
      let all: [any Presentation] = [keys, rows, lines, words]
      let counts = all.map(\.world.subject.events.count)
      guard case .outcome(let reason) = keys.perform(operation) else { return nil }
      let events = keys.world.subject.events.dropFirst(counts[0])
      var differences: [String] = []
      for (number, presentation) in all.enumerated().dropFirst() {
        let name = "\(type(of: presentation))"
        switch await presentation.perform(operation) {
        case .outcome(let other):
          // What does nothing has words of its own for that.
          if reason == "" ? other == nil : other != reason {
            differences.append("\(name): \(other ?? "done"), and not \(reason ?? "done")")
          }
        case .text(let text):
          if let reason, !text.contains(reason) { differences.append("\(name): \(text)") }
        case .none:
          await follow(presentation, operation)
          continue
        }
        comparisons += 1
        // A process of the command begins with none.
        let count = presentation === words ? 0 : counts[number]
        let found = presentation.world.subject.events.dropFirst(count)
        if Array(found) != Array(events) { differences.append("\(name): \(found)") }
      }
      let state = keys.world.state
      for presentation in all.dropFirst() where presentation.world.state != state {
        let found = presentation.world.state
        differences.append(
          "\(type(of: presentation)): \(Set(found).symmetricDifference(state).sorted())")
      }
      return differences.isEmpty ? nil : "\(operations): \(differences.joined(separator: "\n"))"
    }

    private func follow(_ presentation: any Presentation, _ operation: Operation) async {
      guard presentation !== words else { return words.adopt(keys.world.store.values) }
      let menu = presentation.world.menu
      switch operation {
      case .set(let key, let text): menu.setValue(text, for: key)
      case .unset(let key): menu.unset(key)
      case .add(let key, let entry): menu.addEntries([entry], to: key)
      case .remove(let key, let entry): menu.removeEntries([entry], from: key)
      case .swap, .step, .select, .tapAccessory, .undo, .redo: return
      }
      #expect(throws: Never.self) { try menu.save() }
    }
  }

  // MARK: - Random systems

  private static let texts = [
    "true", "off", "0", "3", "8", "11", "-1", "700", "x", "Y", "z", "", "word",
  ]
  private static let fitting: [LivingSystem.Kind: [String]] = [
    .toggle: ["true", "false"], .stepper: ["0", "3", "6", "9"], .slider: ["0", "3", "6", "9"],
    .number: ["0", "3", "6", "9"], .text: ["word"], .area: ["word"],
    .date: ["2026-06-15", "2026-1-5", "2027-01-01"], .picker: ["x", "y", "z", "Z"],
    .severalPicker: ["x, z", "Y", ""], .inlinePicker: ["x", "y", "z"],
    .list: ["word, x", "a, b, c", ""],
  ]

  /// Returns something to do with a row that is declared, or with what was done before.
  private func operation(
    _ menu: Menu, _ system: LivingSystem, using random: inout SeededGenerator
  ) -> Operation? {
    func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    if chance(8) { return chance(3) ? .redo : .undo }
    guard let number = system.declared(system.values).randomElement(using: &random) else {
      return nil
    }
    let item = system.items[number]
    let key = item.key
    if item.kind == .list, chance(2) {
      let entry = ["word", "x", ""].randomElement(using: &random) ?? ""
      return chance(2) ? .add(key, entry) : .remove(key, entry)
    }
    if item.kind == .stepper || item.kind == .slider, chance(2),
      let value = Int(system.values[number])
    {
      let count = chance(2) ? 1 : -1
      // What is beyond the end has no words.
      if system.range(number, system.values).contains(value + count) {
        return .step(key, by: count, to: "\(value + count)")
      }
    }
    if item.kind != .inlinePicker, chance(5) { return .unset(key) }
    let texts = (chance(4) ? nil : Self.fitting[item.kind]) ?? Self.texts
    let text = texts.randomElement(using: &random) ?? ""
    // A line has no word for what is no option of an inline picker.
    let isOption = ["x", "y", "z"].contains(text.lowercased())
    return item.kind == .inlinePicker && !isOption ? nil : .set(key, text)
  }

  @Test(arguments: RandomWalks.seeds(3)) func `over random systems`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let system = LivingSystem(using: &random, with: [.naiveRanges])
    let name = system.items.randomElement(using: &random)?.variable ?? ""
    let environment =
      seed.isMultiple(of: 3) ? [name: Self.texts.randomElement(using: &random) ?? ""] : [:]
    let presentations = Presentations(system, environment: environment)
    for _ in 0..<12 {
      guard let world = presentations.keys.world.subject as? LivingSystem,
        let operation = operation(presentations.keys.world.menu, world, using: &random)
      else { continue }
      let difference = await presentations.difference(by: operation)
      #expect(difference == nil, "seed \(seed), \(environment)")
      if difference != nil { break }
    }
    #expect(presentations.comparisons > 0)
  }

  // MARK: - Each kind of row in each situation

  /// What is done with each kind, and what is stored or decided before.
  private static let situations: [(operation: Operation, stored: [String: SettingValue])] =
    [
      (.set("off", "true"), [:]), (.set("off", "maybe"), [:]), (.unset("off"), [:]),
      (.unset("off"), ["off": .bool(true)]), (.set("on", "false"), [:]), (.set("on", "true"), [:]),
      (.set("closed", "true"), [:]), (.unset("closed"), [:]), (.select("closed", isYes: true), [:]),
      (.set("volume", "65"), [:]), (.set("volume", "55"), [:]), (.set("volume", "57"), [:]),
      (.step("volume", by: 1, to: "65"), [:]), (.step("volume", by: -1, to: "55"), [:]),
      (.unset("volume"), ["volume": .number("20")]), (.unset("volume"), ["volume": .number("57")]),
      (.step("full", by: -1, to: "95"), [:]), (.set("full", "105"), [:]),
      (.set("zoom", "0.75"), [:]), (.set("zoom", "0.8"), [:]),
      (.step("zoom", by: 1, to: "1.25"), [:]),
      (.unset("zoom"), ["zoom": .number("2")]),
      (.set("inline", "mic"), [:]), (.set("inline", "MIC"), [:]), (.set("inline", "grey"), [:]),
      (.unset("inline"), ["inline": .text("aux")]),
      (.set("page", "aux"), [:]), (.set("page", "grey"), [:]),
      (.unset("page"), ["page": .text("mic")]),
      (.set("several", "mic, aux"), [:]), (.set("several", ""), [:]),
      (.set("several", "radio"), [:]),
      (.unset("several"), ["several": .texts(["aux"])]),
      (.set("name", "Bo"), [:]), (.set("name", "Adaabcd"), [:]),
      (.unset("name"), ["name": .text("Bo")]),
      (.set("group", "y"), [:]), (.add("entries", "b"), [:]), (.add("entries", ""), [:]),
      (.add("entries", "b"), ["entries": .texts(["a", "c", "d"])]), (.remove("entries", "ab"), [:]),
      (.remove("entries", "b"), ["entries": .texts(["a", "b"])]),
      (.unset("entries"), ["entries": .texts(["b"])]), (.set("entries", "x, y"), [:]),
      (.swap("entries", first: "a", second: "b"), ["entries": .texts(["a", "b"])]),
      (.select("asks", isYes: true), [:]), (.select("asks", isYes: false), [:]),
    ]
    + Showcase.actions.flatMap { key in
      [
        (.select(key, isYes: true), [:]), (.select(key, isYes: false), [:]),
        (.tapAccessory(key), [:]),
      ]
    }

  @Test func `with each kind of row in each situation`() async {
    for (operation, stored) in Self.situations {
      let key = operation.key ?? ""
      let isAction = Showcase.actions.contains(key)
      let lock = ["E_" + key.uppercased(): stored.isEmpty ? "true" : "1"]
      for environment in isAction ? [[:]] : [[:], lock] {
        let presentations = Presentations(Showcase([key]), stored: stored, environment: environment)
        for operation in isAction ? [operation] : [operation, .undo, .redo] {
          let difference = await presentations.difference(by: operation)
          #expect(difference == nil, "\(stored), \(environment)")
        }
        #expect(presentations.comparisons > 0, "\(operation) was compared with nothing")
      }
    }
  }

  // MARK: - Each action on each row

  /// The actions of keys that do something with a row, and the word of a line for each.
  private static let actions: [(action: MenuAction, word: String)] = [
    (.select, ""), (.tapAccessory, "info "), (.increase, "+ "), (.decrease, "- "),
    (.remove, "unset "),
  ]

  @Test func `a row and its line do the same with each action, and say the same`() throws {
    for key in Showcase.all {
      let keys = key == "grandchild" ? ["opened"] : [key]
      for (action, word) in Self.actions {
        let (rows, lines) = (
          RowsOfScreen(World(Showcase(keys), MemoryStore(), [:])),
          Lines(World(Showcase(keys), MemoryStore(), [:]))
        )
        let path = try #require(rows.world.go(to: key))
        rows.session.page.focus(on: .row(path))
        let title = try #require(rows.world.menu.page.row(at: path)?.title)
        _ = rows.session.press(try #require(KeyMap.standard.keys(for: action).first))
        let section = key.hasPrefix("group") ? "Group" : nil
        let answer = lines.lines.answer(word + (lines.number(titled: title, below: section) ?? ""))
        #expect(say(rows.session, answer, lines.lines), "\(key), \(action): \(answer)")
        #expect(rows.world.pageState == lines.world.pageState, "\(key), \(action)")
        let back = (rows.session.press(.escape), lines.lines.answer("back"))
        #expect(rows.world.menu.titles == ["Showcase"] && !back.1.isEmpty, "\(key), \(action)")
      }
    }
  }

  /// Lines about a row, whose number is a percent sign here, and those that are about none.
  ///
  /// Ten steps from a value of the volume lead to an end of its range or to one of some others.
  private static let answers =
    ["", "info ", "+ ", "- ", "unset ", "remove ", "help "].map { $0 + "%" }
    + ["0", "10", "15", "20", "60", "65", "70", "100"].map { "% " + $0 }
    + ["back", "undo", "redo", "reload", "stored", "list"]

  @Test func `what a key changes by a row, some line changes as well`() throws {
    var changes: Set<MenuAction> = []
    for row in ["volume", "entries", "link", "group-x"] {
      func world() -> World {
        World(
          Showcase(row == "volume" ? [row] : [row, "volume"]),
          MemoryStore(["volume": .number("65")]), [:])
      }
      // Before, nothing was done, or something was changed, or it was undone, too.
      for count in row == "link" || row == "group-x" ? 0...0 : 0...2 {
        var states: Set<[String]> = []
        for answer in Self.answers {
          let lines = Lines(world())
          let volume = try #require(lines.number(titled: "Volume"))
          for word in ["+ " + volume, "undo"].prefix(count) { _ = lines.lines.answer(word) }
          let path = try #require(lines.world.go(to: row))
          let title = try #require(lines.world.menu.page.row(at: path)?.title)
          let section = row.hasPrefix("group") ? "Group" : nil
          let number = try #require(lines.number(titled: title, below: section))
          _ = lines.lines.answer(answer.replacing("%", with: number))
          _ = lines.lines.save()
          states.insert(lines.world.pageState)
        }
        for action in MenuAction.allCases {
          let rows = RowsOfScreen(world())
          rows.session.page.focus(on: .row(try #require(rows.world.go(to: "volume"))))
          _ = rows.session.press(Array(["+", "u"].prefix(count)))
          rows.session.page.focus(on: .row(try #require(rows.world.go(to: row))))
          let state = rows.world.pageState
          _ = rows.session.press(try #require(KeyMap.standard.keys(for: action).first))
          _ = rows.session.save()
          guard rows.world.pageState != state else { continue }
          changes.insert(action)
          #expect(states.contains(rows.world.pageState), "no line does \(action) at \(row)")
        }
      }
    }
    #expect(changes.isSuperset(of: [.select, .increase, .remove, .undo, .redo]))
  }

  /// Returns whether a screen says what an answer says, or asks what it asks.
  private func say(_ session: MenuSession, _ answer: String, _ lines: NumberedLines) -> Bool {
    if let notice = session.notice {
      // Only a screen has a key that leaves.
      return answer.hasPrefix(notice.text.replacing(": q leaves", with: "") + "\n")
    }
    if case .confirming(let asked) = session.mode {
      return answer.isEmpty && lines.prompt == "\(asked.question) (y/N): "
    }
    return session.mode.field == nil ? !answer.isEmpty : answer.isEmpty && !lines.prompt.isEmpty
  }

  @Test func `a section and its line collapse and expand alike`() throws {
    for (action, word) in Self.actions.prefix(4) where action != .tapAccessory {
      let (rows, lines) = (
        RowsOfScreen(World(Showcase(["group-x"]), MemoryStore(), [:])),
        Lines(World(Showcase(["group-x"]), MemoryStore(), [:]))
      )
      rows.session.page.focus(on: .header(section: 1))
      _ = rows.session.press(try #require(KeyMap.standard.keys(for: action).first))
      let number = try #require(lines.number(titled: "Group"), "\(lines.lines.list())")
      #expect(!lines.lines.answer(word + number).isEmpty)
      #expect(rows.world.pageState == lines.world.pageState, "\(action)")
    }
  }
}

/// What is read is the same by any presentation.
@Suite struct `Reading by any presentation` {
  /// What is read by keys, by a line and by words, and a part of what all of them say.
  private static let readings: [(keys: [Key], line: String, words: [String], says: String)] = [
    (["/", "p", "r", "e"], "/pre", ["search", "pre"], "Press"),
    (["m"], "stored", ["list", "--stored"], "70"),
    (["?"], "help 5", ["describe", "volume"], "0 to 100"),
    ([], "list", ["show"], "Chevron"), ([], "list", ["get", "volume"], "70"),
    (["r"], "reload", ["list"], "70"),
  ]

  @Test func `what is read says the same`() async {
    for (keys, line, words, says) in Self.readings {
      let store = MemoryStore(["volume": .number("70")])
      let (rows, lines) = (
        RowsOfScreen(World(Showcase(Showcase.all), store, [:])),
        Lines(World(Showcase(Showcase.all), store, [:]))
      )
      if let path = rows.world.go(to: "volume") { rows.session.page.focus(on: .row(path)) }
      _ = rows.session.press(keys)
      let shown = rows.session.nextFrame().lines.map(\.text).joined(separator: "\n")
      _ = lines.lines.list()
      let answer = lines.lines.answer(line) + lines.lines.list()
      var printed = ""
      let world = World(Showcase(Showcase.all), store, [:])
      var command = SettingsCommand("p", menu: world.menu, store: store)
      command.streams.output = { printed += $0 }
      let code = await command.run(words)
      #expect(code == 0 && [shown, answer, printed].allSatisfy { $0.contains(says) }, "\(words)")
    }
  }
}
