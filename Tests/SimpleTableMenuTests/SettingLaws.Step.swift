import SimpleTableMenu
import TestFixtures

/// What tests of laws share: steps of users, programs and stores as data that can be taken again.
enum SettingLaws {
  /// Something that is done to a menu, its stores or its program.
  ///
  /// It is data, so that the same steps lead to the same state of another menu.
  enum Step {
    case set([String: String], at: SettingLevel?)
    case unset(Set<String>, at: SettingLevel?)
    case unsetAll(at: SettingLevel?)

    /// An entry is added to a list.
    case add(String, to: String)

    /// An option of the picker in a row is tried and left.
    case preview(Int, String)
    case undo
    case redo
    case save(onlyEdited: Bool, failing: Set<SettingLevel>)
    case load(SettingLevel, others: [String: SettingValue?], isDamaged: Bool)
    case environment([String: String])
    case arguments([String: String])

    /// The program changes values by the numbers of their rows, and reloads the menu or does not.
    case program([Int: String], reloads: Bool)
    case turnPage
    case use(Int, Use)

    /// An action changes values by the numbers of their rows, and sets settings through the menu.
    case action([Int: String], sets: [String: String], isKept: Bool)
  }

  /// A way to use the row of a setting.
  enum Use {
    case select
    case option(String)
    case steps(Int)
    case text(String)
  }

  /// The state from which a walk starts.
  struct Start {
    var seed: UInt64
    var levels: [SettingLevel] = [.user]
    var edited = SettingLevel.user

    /// What the system has.
    var features: Set<LivingSystem.Feature> = []

    /// Whether the program changes values itself, whether it does so in actions, and whether it changes
    /// nothing but settings that there are.
    var hasOwnChanges = false
    var hasActions = false
    var showsOwnChanges = false

    /// Whether others store lists of objects where settings hold something else.
    var hasObjects = false
  }
}

extension SettingLaws.Step {
  /// Whether the step may use history, or add to it other than by keys.
  var touchesHistory: Bool {
    switch self {
    case .undo, .redo, .use, .action, .unsetAll, .preview: true
    default: false
    }
  }

  /// The steps with one part less.
  var simpler: [Self] {
    switch self {
    case .set(let texts, let level):
      without(texts) { .set($0, at: level) } + (level == nil ? [] : [.set(texts, at: nil)])
    case .unset(let keys, let level):
      keys.count < 2 ? [] : keys.sorted().map { .unset(keys.subtracting([$0]), at: level) }
    case .load(let level, let others, let isDamaged):
      without(others, leaving: 0) { .load(level, others: $0, isDamaged: isDamaged) }
    case .environment(let texts): without(texts) { .environment($0) }
    case .arguments(let texts): without(texts) { .arguments($0) }
    case .program(let values, let reloads):
      without(values) { .program($0, reloads: reloads) }
        + (reloads ? [] : [.program(values, reloads: true)])
    case .action(let values, let texts, let isKept):
      without(values, leaving: 0) { .action($0, sets: texts, isKept: isKept) }
        + without(texts, leaving: 0) { .action(values, sets: $0, isKept: isKept) }
    default: []
    }
  }

  private func without<Key: Comparable, Value>(
    _ parts: [Key: Value], leaving least: Int = 1, _ step: ([Key: Value]) -> Self
  ) -> [Self] {
    guard parts.count > least else { return [] }
    return parts.keys.sorted().map { key in step(parts.filter { $0.key != key }) }
  }
}

extension SettingLaws.Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .set(let texts, let level): "set \(Self.list(texts))\(Self.place(level))"
    case .unset(let keys, let level):
      "unset \(keys.sorted().joined(separator: ", "))\(Self.place(level))"
    case .unsetAll(let level): "unset all\(Self.place(level))"
    case .add(let entry, let key): "add \"\(entry)\" to \(key)"
    case .preview(let number, let option): "try \(option) in row \(number)"
    case .undo: "undo"
    case .redo: "redo"
    case .save(let onlyEdited, let failing):
      "save\(onlyEdited ? " to the edited level" : ""), failing: \(failing.sorted())"
    case .load(let level, let others, let isDamaged):
      "load \(level) after others stored \(Self.list(others.mapValues { $0?.text ?? "nothing" }))"
        + (isDamaged ? ", damaged" : "")
    case .environment(let texts): "environment \(Self.list(texts))"
    case .arguments(let texts): "arguments \(Self.list(texts))"
    case .program(let values, let reloads):
      "program sets \(Self.list(values))\(reloads ? ", and reloads" : "")"
    case .turnPage: "turn the page"
    case .use(let number, let use): "use row \(number): \(use)"
    case .action(let values, let texts, let isKept):
      "action\(isKept ? "" : " that keeps nothing") sets \(Self.list(values))"
        + (texts.isEmpty ? "" : ", and through the menu \(Self.list(texts))")
    }
  }

  private static func place(_ level: SettingLevel?) -> String {
    level.map { " at \($0.rawValue)" } ?? ""
  }

  private static func list<Key: Comparable>(_ texts: [Key: String]) -> String {
    let parts = texts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "[\(parts.joined(separator: ", "))]"
  }
}
