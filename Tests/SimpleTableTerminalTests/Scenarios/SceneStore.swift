import SimpleTableMenu

/// A store that others write as well, that may fail, and that says what is done with it.
final class SceneStore: SettingsStore, SecretStore {
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// What others write next, and when.
  enum Moment { case beforeSaving, afterSaving, afterReading }

  private let name: String
  private var values: [String: SettingValue]
  private var writes = 0

  /// Why it can be neither read nor written.
  private(set) var problem: String?

  /// What others write right before it is saved, right after that, or after it was read.
  var others: [Moment: [String: SettingValue]] = [:]

  /// What was done with it since this was emptied.
  var events: [String] = []

  init(_ values: [String: SettingValue], name: String = "the store") {
    (self.values, self.name) = (values, name)
  }

  var stamp: AnyHashable? { writes }

  func load() throws -> [String: SettingValue] {
    events.append("reads \(name)")
    if let problem { throw Failure(description: problem) }
    defer { othersWrite(.afterReading) }
    return values
  }

  func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
    othersWrite(.beforeSaving)
    let texts =
      values.map { "\($0)=\($1.text.isEmpty ? "\"\"" : $1.text)" }.sorted()
      + keys.subtracting(values.keys).sorted().map { "-\($0)" }
    let place = name == "the store" ? "" : " in \(name)"
    events.append(
      (problem == nil ? "stores " : "cannot store ") + texts.joined(separator: " ") + place)
    if let problem { throw Failure(description: problem) }
    write(values, unset: keys)
    othersWrite(.afterSaving)
  }

  func secret(for key: String) -> String? { nil }

  func keys(below prefix: String) -> [String] { [] }

  func setSecret(_ secret: String?, for key: String) throws {
    events.append((problem == nil ? "keeps " : "cannot keep ") + "the secret \(key)")
    if let problem { throw Failure(description: problem) }
  }

  private func othersWrite(_ moment: Moment) {
    if let values = others.removeValue(forKey: moment) { write(values) }
  }

  /// Writes values as another program does.
  func write(_ values: [String: SettingValue], unset keys: Set<String> = []) {
    writes += 1
    for key in keys { self.values[key] = nil }
    self.values.merge(values) { $1 }
  }

  /// Makes it fail, or work again.
  func fail(_ problem: String?) {
    writes += 1
    self.problem = problem
  }
}
