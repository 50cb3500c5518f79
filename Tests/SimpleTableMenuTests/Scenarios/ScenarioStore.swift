@testable import SimpleTable
@testable import SimpleTableMenu

/// A store that scenarios write, damage and look at.
final class ScenarioStore: FileStore, SecretStore {
  struct Failure: Error, CustomStringConvertible { let description: String }

  private(set) var values: [String: SettingValue] = [:]
  /// The secrets, if the store keeps them apart from the values.
  private(set) var secrets: [String: String] = [:]
  private(set) var keepsSecrets = false
  private(set) var location: String?
  private(set) var isLink = false
  let isJustEmptied = false
  private var isDamaged = false
  private var isReadOnly = false
  private var changeCount = 0

  /// Called while a menu writes the store.
  var whenWritten: () -> Void = {}

  var stamp: AnyHashable? { changeCount }

  /// Changes what the store is: `secrets`, `link`, `damaged`, `read-only`, a path, or `mended`.
  func mark(_ words: some Sequence<String>) {
    for word in words {
      switch word {
      case "secrets": keepsSecrets = true
      case "link": isLink = true
      case "damaged": isDamaged = true
      case "read-only": isReadOnly = true
      case "mended": (isDamaged, isReadOnly) = (false, false)
      default: location = word
      }
    }
    changeCount += 1
  }

  func load() throws -> [String: SettingValue] {
    if isDamaged { throw Failure(description: "The store is damaged.") }
    return values
  }

  func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
    if isDamaged || isReadOnly { throw Failure(description: "The store cannot be written.") }
    whenWritten()
    write(values, without: keys)
  }

  func secret(for key: String) throws -> String? {
    if isDamaged { throw Failure(description: "The store is damaged.") }
    return secrets[key]
  }

  func setSecret(_ secret: String?, for key: String) throws {
    if isDamaged || isReadOnly { throw Failure(description: "The store cannot be written.") }
    whenWritten()
    secrets[key] = secret
  }

  func write(_ values: [String: SettingValue], without keys: Set<String>) {
    for key in keys { self.values[key] = nil }
    self.values.merge(values) { $1 }
    changeCount += 1
  }
}

extension ScenarioStore: CustomStringConvertible {
  /// The values in the order of their keys.
  var description: String {
    if values.isEmpty, secrets.isEmpty { return "empty" }
    let texts =
      values.mapValues(Self.text).map { ($0, $1) } + secrets.map { ("secret \($0)", $1) }
    return texts.sorted { $0.0 < $1.0 }.map { "\($0)=\($1)" }.joined(separator: " ")
  }

  /// Returns the value that a word stands for: `true`, `60`, `'60'` (a text), `[a,b]`, `[1,2]`, `['1']`,
  /// `{…}`, `dark`.
  static func value(_ word: String) -> SettingValue {
    if word == "true" || word == "false" { return .bool(word == "true") }
    if word.hasPrefix("{") || word == "null" { return .other(word) }
    if word.hasPrefix("["), word.hasSuffix("]") {
      let entries = word.dropFirst().dropLast().split(separator: ",").map { value(String($0)) }
      let numbers = entries.compactMap { if case .number(let text) = $0 { text } else { nil } }
      let areNumbers = !entries.isEmpty && numbers.count == entries.count
      return areNumbers ? .numbers(numbers) : .texts(entries.map(\.text))
    }
    if word.hasPrefix("'"), word.hasSuffix("'"), word.count > 1 {
      return .text(String(word.dropFirst().dropLast()))
    }
    return Double(word) == nil ? .text(word) : .number(word)
  }

  private static func text(of value: SettingValue) -> String {
    switch value {
    case .texts(let texts):
      "[\(texts.map { Double($0) == nil ? $0 : "'\($0)'" }.joined(separator: ","))]"
    case .numbers(let numbers): "[\(numbers.joined(separator: ","))]"
    case .text(let text) where Self.value(text) != value || text.isEmpty: "'\(text)'"
    default: value.text
    }
  }
}
