import SimpleTable
import SimpleTableCommand
import SimpleTableTerminal
import TestFixtures
import Testing

/// A value has one answer and one result, by its key, by its line and by a word of the command.
@Suite struct `A value by its key, its line or a word` {
  /// A menu over a living system, and its store.
  private final class Trial {
    let system: LivingSystem
    let menu: Menu
    let store: MemoryStore

    init(_ system: LivingSystem, _ store: MemoryStore = MemoryStore()) {
      self.system = system
      self.store = store
      menu = Menu(system.table)
    }

    /// What the store holds, and what is known of each setting.
    var lines: [String] {
      let stored = store.values.map { "stored \($0)=\($1)" }.sorted()
      let settings = menu.settings.map { setting in
        let sources = setting.sources.map { source in
          "\(source.source)=\(source.value) \(source.origin ?? "") \(source.refusal ?? "")"
        }
        return "\(setting) by \(setting.source), stored \(setting.isStored), \(sources)"
      }
      return stored + settings + menu.unknownKeys.map { "unknown \($0)" }
    }
  }

  /// A value that a row gets, or its being unset.
  private struct Change {
    let number: Int
    let key: String
    let text: String?

    /// Whether the command gets the value as a word of its own.
    let isWord: Bool

    /// The words of the command.
    var words: [String] {
      guard let text else { return ["unset", key] }
      return isWord ? ["set", key, text] : ["set", "\(key)=\(text)"]
    }
  }

  private static let texts = ["true", "off", "0", "3", "8", "11", "x", "Y", "z", "", "word"]
  private static let fitting: [LivingSystem.Kind: [String]] = [
    .toggle: ["true", "false"], .stepper: ["0", "3", "6", "9"], .slider: ["0", "3", "6", "9"],
    .number: ["0", "3", "6", "9"], .text: ["word"], .area: ["word"],
    .date: ["2026-06-15", "2026-1-5", "2027-01-01"], .picker: ["x", "y", "z", "Z"],
    .severalPicker: ["x, z", "Y", ""], .group: ["x", "y", "z"], .list: ["word, x", "a, b, c", ""],
  ]

  /// Returns a change of a row that is declared; `nil` if none is.
  private func change(
    of system: LivingSystem, using random: inout SeededGenerator
  ) -> Change? {
    guard let number = system.declared(system.values).randomElement(using: &random) else {
      return nil
    }
    let item = system.items[number]
    let isFitting = Int.random(in: 0..<4, using: &random) > 0
    let texts = (isFitting ? Self.fitting[item.kind] : nil) ?? Self.texts
    let isUnset = item.kind != .group && Int.random(in: 0..<5, using: &random) == 0
    return Change(
      number: number, key: item.key, text: isUnset ? nil : texts.randomElement(using: &random),
      isWord: item.kind != .list && Bool.random(using: &random))
  }

  /// Changes a setting by its key, and returns whether that was accepted.
  private func set(_ change: Change, in trial: Trial) throws -> Bool {
    let outcome =
      change.text.map { trial.menu.setValue($0, for: change.key) } ?? trial.menu.unset(change.key)
    try trial.menu.save()
    return outcome == .accepted
  }

  /// Changes a setting by its line, or by that of an option of a group where it is one.
  private func answer(_ change: Change, in trial: Trial, _ lines: NumberedLines) {
    let item = trial.system.items[change.number]
    let isGroup = item.kind == .group
    let option = change.text?.lowercased() ?? ""
    guard !isGroup || ["x", "y", "z"].contains(option) else { return }
    trial.menu.go(toKey: change.key + (isGroup ? "-\(option)" : ""))
    var listed = lines.list().split(separator: "\n")[...]
    let title = "Row \(change.number)"
    var end = ". \(title)"
    if isGroup {
      listed = listed.drop { !$0.contains(title) }.dropFirst()
      end = ". \(option.uppercased())"
    }
    guard let line = listed.first(where: { $0.contains(end) }) else {
      Issue.record("no line of \(title) in \(listed)")
      return
    }
    let number = line.drop { !$0.isNumber }.prefix { $0.isNumber }
    switch change.text {
    case nil: _ = lines.answer("unset \(number)")
    case _ where isGroup: _ = lines.answer("\(number)")
    case let text?:
      let prompt = lines.prompt
      _ = lines.answer("\(number) \(text.isEmpty ? "\"\"" : text)")
      // Removing all entries of a list is asked about.
      if text.isEmpty, lines.prompt.hasPrefix("Remove all"), lines.prompt != prompt {
        _ = lines.answer("y")
      }
    }
    #expect(lines.save() == nil)
  }

  /// Changes a setting by words in a new process, and returns whether that has succeeded.
  private func run(_ change: Change, in trial: Trial, _ environment: [String: String]) async -> Bool
  {
    var command = SettingsCommand(
      "p", menu: trial.menu, store: trial.store, environmentPrefix: "E_")
    command.streams.output = { _ in }
    command.streams.error = { _ in }
    command.streams.environment = { environment }
    return await command.run(change.words) == 0
  }

  @Test func `leads to the same settings and the same file, over random systems`() async throws {
    for seed in RandomWalks.seeds(3) {
      var random = SeededGenerator(seed: seed)
      let byKey = Trial(LivingSystem(using: &random, hasDuplicates: false))
      let byLine = Trial(LivingSystem(fresh: byKey.system))
      let byWord = MemoryStore()
      let key = byKey.system.items.randomElement(using: &random)?.key ?? ""
      let name = "E_" + key.uppercased().map { $0.isLetter ? String($0) : "_" }.joined()
      let environment =
        seed.isMultiple(of: 3) ? [name: Self.texts.randomElement(using: &random) ?? ""] : [:]
      for trial in [byKey, byLine] {
        trial.menu.start(
          stores: [.user: trial.store], environment: environment, prefix: "E_")
      }
      let lines = NumberedLines(byLine.menu, autosave: byLine.store)
      var changes: [String] = []
      for _ in 0..<12 {
        guard let change = change(of: byKey.system, using: &random) else { break }
        changes.append(change.words.joined(separator: " "))
        let isSet = try set(change, in: byKey)
        answer(change, in: byLine, lines)
        let fresh = Trial(LivingSystem(fresh: byKey.system), byWord)
        let isRun = await run(change, in: fresh, environment)
        #expect(isSet == isRun, "seed \(seed): \(changes)")
        #expect(byLine.lines == byKey.lines, "seed \(seed): \(changes)")
        #expect(fresh.lines == byKey.lines, "seed \(seed): \(changes)")
        guard isSet == isRun, [byLine.lines, fresh.lines] == [byKey.lines, byKey.lines] else {
          return
        }
      }
    }
  }
}
