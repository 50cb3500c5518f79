import SimpleTable
import SimpleTableStorage

extension CommandSession {
  /// Sets the values that `list --stored --json` has printed: all, or none if one is refused.
  ///
  /// Secrets without values are left out, because `list` does not print them. Keys that no setting
  /// has are left out and reported.
  ///
  /// - Parameter path: Where the list is; `-` is standard input.
  /// - Throws: A failure if the list cannot be read, if a value is refused, or if it is that of a
  ///   secret.
  func importValues(_ path: String) throws(CommandFailure) {
    let values = try values(in: path)
      .filter { $1 != .other("null") || menu.knownSetting($0)?.isSecret != true }
    if let repeated = values.map(\.key).firstRepeated { throw .misuse(repeated, "is set twice") }
    let mismatches = values.compactMap { key, value -> CommandFailure.Problem? in
      guard let setting = menu.knownSetting(key) else { return nil }
      if setting.isSecret {
        let reason = "is secret, and no secret is imported: use set \(key) -"
        return .init(.isSecret, reason, of: key, allowed: [suggestedCommand(["set", key, "-"])])
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
      let unknown = outcomes.filter(\.outcome.isOfUnknownKey)
      if !unknown.isEmpty {
        for key in unknown.map(\.key).sorted() {
          let reason = menu.outcome(ofUnknown: key).reason(in: menu.words) ?? ""
          report("\(key): \(reason)")
          texts[key] = nil
        }
        outcomes = menu.setValues(texts)
      }
      try check(outcomes, of: values.map(\.key).filter { texts[$0] != nil }, texts)
      try save()
    }
  }

  private func values(
    in path: String
  ) throws(CommandFailure) -> [(key: String, value: SettingValue)] {
    guard path == "-" else {
      do throws(ValuesFileError) { return try ValuesList(contentsOf: path).values } catch {
        throw CommandFailure(.store, "\(error)")
      }
    }
    guard let text = streams.input() else {
      throw CommandFailure(.store, "\(path): standard input cannot be read, or is not UTF-8")
    }
    do throws(JSONProblem) { return try ValuesList(Array(text.utf8)).values } catch {
      throw CommandFailure(.store, "\(path): \(error.description)")
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
