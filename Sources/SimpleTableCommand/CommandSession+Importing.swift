import SimpleTable
import SimpleTableStorage

extension CommandSession {
  /// Sets the values that `list --stored --json` has printed, or those of a settings file: all, or
  /// none if one is refused.
  ///
  /// Values under former keys are converted, as those of a store. Secrets without values are left
  /// out, because `list` does not print them. Keys that no setting has are left out and reported.
  ///
  /// - Parameter path: Where the values are; `-` is standard input.
  /// - Throws: A failure if they cannot be read, if a value is refused, or if it is that of a secret.
  func importValues(_ path: String) throws(CommandFailure) {
    let imported = try values(in: path)
    if let repeated = imported.values.map(\.key).firstRepeated {
      throw .misuse(repeated, "is set twice")
    }
    let values = menu.underPresentKeys(imported.values)
      .filter { $1 != .other("null") || menu.knownSetting($0)?.isSecret != true }
    let mismatches = values.compactMap { key, value -> CommandFailure.Problem? in
      guard let setting = menu.knownSetting(key) else { return nil }
      if setting.isSecret {
        let reason = "is secret, and no secret is imported: use set \(key) -"
        return .init(.secret, reason, of: key, allowed: [suggestedCommand(["set", key, "-"])])
      }
      return setting.kind.mismatch(with: value, in: menu.words)
        .map { problem(.refused, $0, of: key, value: value.text) }
    }
    if let failure = CommandFailure(mismatches) { throw failure }
    var texts = Dictionary(values.map { ($0.key, $0.value.isNull ? "" : $0.value.exactText) }) {
      $1
    }
    try locking(nil) { () throws(CommandFailure) in
      var outcomes = menu.setValues(texts)
      let unknownKeys = Set(outcomes.filter(\.outcome.isOfUnknownKey).map(\.key))
      if !unknownKeys.isEmpty {
        texts = texts.filter { !unknownKeys.contains($0.key) }
        for key in imported.foreign(unknownKeys).sorted() {
          let reason = menu.outcome(ofUnknown: key).reason(in: menu.words) ?? ""
          report("\(key): \(reason)")
        }
        outcomes = menu.setValues(texts)
      }
      try check(outcomes, of: values.map(\.key).filter { texts[$0] != nil }, texts)
      try save()
    }
  }

  private func values(
    in path: String
  ) throws(CommandFailure) -> ImportedValues {
    guard path == "-" else {
      do throws(ValuesFileError) { return try ImportedValues(contentsOf: path) } catch {
        throw CommandFailure(.store, "\(error)")
      }
    }
    guard let text = streams.input() else {
      throw CommandFailure(.store, "\(path): standard input cannot be read, or is not UTF-8")
    }
    do throws(JSONProblem) { return try ImportedValues(Array(text.utf8)) } catch {
      throw CommandFailure(.store, "\(path): \(error.description)")
    }
  }
}

extension ImportedValues {
  /// Returns the keys that no setting has, without those that belong to a file: objects of several
  /// keys, what is within a map, and the place of a schema.
  fileprivate func foreign(_ unknown: Set<String>) -> Set<String> {
    guard areOfFile else { return unknown }
    let objects = Set(values.lazy.filter(\.value.isObject).map(\.key))
    let maps = objects.subtracting(unknown)
    return unknown.subtracting(objects).filter { key in
      key != "$schema" && !key.allCuts(at: ".").contains { maps.contains($0.before) }
    }
  }
}

extension [String] {
  /// The first element that equals one before it.
  fileprivate var firstRepeated: String? {
    var known: Set<String> = []
    return first { !known.insert($0).inserted }
  }
}

extension ValueOutcome {
  /// Whether no setting has the key now.
  fileprivate var isOfUnknownKey: Bool {
    switch self {
    case .ignored(.unknownKey), .ignored(.unavailable), .ignored(.missingRecord): true
    default: false
    }
  }
}
