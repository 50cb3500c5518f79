import SimpleTable
import Testing

@testable import SimpleTableCommand
@testable import SimpleTableTerminal

/// A way to do what a user does with a menu.
protocol Presentation: AnyObject {
  /// The menu as the last operation has left it.
  var world: World { get }

  func perform(_ operation: Operation) async -> Result
}

/// The functions of a menu, which take keys.
final class KeysOfMenu: Presentation {
  let world: World

  init(_ world: World) {
    self.world = world
    world.start()
  }

  func perform(_ operation: Operation) -> Result {
    let menu = world.menu
    let outcome: ValueOutcome
    switch operation {
    case .set(let key, let text): outcome = menu.setValue(text, for: key)
    case .step(let key, let count, _):
      guard let id = menu.go(toKey: key) else { return .none }
      outcome = menu.page.increment(row: id, by: count)
    case .unset(let key): outcome = menu.unset(key)
    case .add(let key, let entry): outcome = menu.addEntries([entry], to: key)
    case .remove(let key, let entry): outcome = menu.removeEntries([entry], from: key)
    case .swap(let key, let first, let second):
      outcome = menu.setValue("\(second), \(first)", for: key)
    case .select(let key, let isYes): return result(of: select(key, isYes))
    case .tapAccessory(let key):
      guard let path = world.go(to: key) else { return .none }
      return result(of: menu.page.tapAccessory(at: path))
    case .undo: outcome = menu.undo() != nil ? .accepted : .ignored(.unknownKey)
    case .redo: outcome = menu.redo() != nil ? .accepted : .ignored(.unknownKey)
    }
    save()
    if operation.key == nil { return .outcome(reason: nil) }
    return .outcome(reason: outcome.reason)
  }

  private func select(_ key: String, _ isYes: Bool) -> ValueOutcome {
    let outcome = world.menu.select(key: key)
    guard case .needsConfirmation = outcome else { return outcome }
    return isYes ? world.menu.confirm(key: key) : .handled
  }

  private func result(of outcome: ValueOutcome) -> Result {
    save()
    switch outcome {
    case .refused(let reason), .ignored(.locked(let reason)): return .outcome(reason: reason)
    case .ignored: return .outcome(reason: "")
    default: return .outcome(reason: nil)
    }
  }

  private func save() { #expect(throws: Never.self) { try world.menu.save() } }
}

/// The command, each call of which is a new process.
final class WordsOfCommand: Presentation {
  private(set) var world: World

  init(_ world: World) { self.world = world }

  func perform(_ operation: Operation) async -> Result {
    let words: [String]
    switch operation {
    // Of a list, a word is an entry.
    case .set(let key, let text): words = ["set", "\(key)=\(text)"]
    case .step(let key, _, let text): words = ["set", key, text]
    case .unset(let key): words = ["unset", key]
    case .add(let key, let entry): words = ["add", key, entry]
    case .remove(let key, let entry): words = ["remove", key, entry]
    case .swap(let key, let first, let second): words = ["set", key, second, first]
    // Settings are set.
    case .select(let key, _) where world.menu.knownSetting(key) != nil: return .none
    case .select(let key, let isYes): words = ["run", key] + (isYes ? ["--yes"] : [])
    case .tapAccessory, .undo, .redo: return .none
    }
    world = World(world.subject.fresh(), world.store, world.environment)
    var said = ""
    var command = SettingsCommand(
      "p", menu: world.menu, store: world.store, environmentPrefix: "E_")
    command.streams.output = { _ in }
    command.streams.error = { said += $0 }
    command.streams.isInputTerminal = false
    command.streams.environment = { [world] in world.environment }
    let code = await command.run(words)
    let start = "p: \(operation.key ?? "")"
    // What was refused before is said first.
    let line = said.split(separator: "\n").last { $0.hasPrefix(start) }
    // A command is not answered, but called with the answer.
    if case .select(_, false) = operation, line?.contains("needs confirmation") == true {
      return .outcome(reason: nil)
    }
    // The number of an entry follows the key at once.
    let reason = (line ?? "").dropFirst(start.count)
    return .outcome(
      reason: code == 0 ? nil : String(reason.hasPrefix(": ") ? reason.dropFirst(2) : reason))
  }

  /// Starts again with what another store holds, where there is no way to change it.
  func adopt(_ values: [String: SettingValue]) {
    world.store.merge(
      set: values, unset: Set(world.store.values.keys).subtracting(values.keys))
    world = World(world.subject.fresh(), world.store, world.environment)
    world.start()
  }
}

/// Numbered lines.
final class Lines: Presentation {
  let world: World
  let lines: NumberedLines

  init(_ world: World) {
    self.world = world
    world.start()
    lines = NumberedLines(world.menu, autosave: world.store)
  }

  func perform(_ operation: Operation) -> Result {
    defer { #expect(lines.save() == nil) }
    switch operation {
    case .set(let key, let text):
      guard let number = number(ofSetting: key, text) else { return .none }
      // An option of an inline picker is chosen by its own line.
      if isInline(key) { return .text(lines.answer(number)) }
      let prompt = lines.prompt
      let answer = lines.answer("\(number) \(text.isEmpty ? "\"\"" : text)")
      // Removing all entries of a list is asked about.
      guard text.isEmpty, lines.prompt != prompt, lines.prompt.hasPrefix("Remove all") else {
        return .text(answer)
      }
      return .text(lines.answer("y"))
    case .step(let key, let count, _):
      return answer(key) { "\(count > 0 ? "+" : "-") \($0)" }
    case .unset(let key): return answer(key) { "unset \($0)" }
    case .add(let key, let entry):
      // An empty line adds nothing.
      guard !entry.isEmpty, case .text(let text) = answer(key, { $0 }), isOnPage(of: key) else {
        return .none
      }
      return .text(text + lines.answer("add \(entry)"))
    case .remove(let key, let entry):
      // No line has an empty entry.
      guard !entry.isEmpty, case .text(let text) = answer(key, { $0 }), isOnPage(of: key),
        let number = number(titled: entry)
      else { return .none }
      return .text(text + lines.answer("remove \(number)"))
    case .swap(let key, let first, let second):
      guard case .text(let text) = answer(key, { $0 }), isOnPage(of: key),
        let numbers = number(titled: first).map({
          [$0] + [number(titled: second)].compactMap(\.self)
        })
      else { return .none }
      return .text(text + lines.answer("move \(numbers.joined(separator: " "))"))
    case .select(let key, let isYes):
      guard case .text(let text) = answer(key, { $0 }) else { return .none }
      guard lines.prompt.hasSuffix("(y/N): ") else { return .text(text) }
      return .text(text + lines.answer(isYes ? "y" : "n"))
    case .tapAccessory(let key): return answer(key) { "info \($0)" }
    case .undo: return .text(lines.answer("undo"))
    case .redo: return .text(lines.answer("redo"))
    }
  }

  private func answer(_ key: String, _ line: (String) -> String) -> Result {
    guard let path = world.go(to: key), let row = world.menu.page.row(at: path),
      let number = number(titled: row.title)
    else { return .none }
    return .text(lines.answer(line(number)))
  }

  private func isOnPage(of key: String) -> Bool {
    world.menu.setting(key)?.title == world.menu.titles.last
  }

  private func number(ofSetting key: String, _ text: String) -> String? {
    guard isInline(key) else {
      return world.go(to: key).flatMap { world.menu.page.row(at: $0)?.title }
        .flatMap { number(titled: $0) }
    }
    guard let path = world.go(to: "\(key)-\(text.lowercased())"),
      let row = world.menu.page.row(at: path)
    else { return nil }
    return number(titled: row.title, below: world.menu.setting(key)?.title)
  }

  /// Whether a setting is a picker without a row of its own.
  private func isInline(_ key: String) -> Bool {
    let row = world.go(to: key).flatMap { world.menu.page.row(at: $0) }
    return row?.role?.isInlineOption == true
  }

  /// Returns the number of the line with a title, in a section if one is named.
  func number(titled title: String, below section: String? = nil) -> String? {
    // A long page is listed in two parts.
    var listed = (lines.list() + lines.answer("more")).split(separator: "\n")[...]
    if let section { listed = listed.drop { !$0.contains(section) } }
    return listed.lazy.map { $0.drop { $0 == " " } }.first { line in
      line.drop { $0.isNumber }.drop { ". -".contains($0) }.hasPrefix(title)
    }
    .map { String($0.prefix { $0.isNumber }) }
  }
}
