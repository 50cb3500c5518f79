import SimpleTable

extension SettingsCommand {
  /// Prints the value of a setting.
  func get(_ key: String) throws(CommandFailure) {
    let setting = try setting(key)
    if setting.isSecret { throw .refused(key, "is secret and not printed") }
    streams.output(setting.value + "\n")
  }

  /// Sets one setting, or several.
  func set(_ operands: [String]) throws(CommandFailure) {
    let values = try assignments(operands)
    let outcomes = menu.setValues(
      Dictionary(uniqueKeysWithValues: values.map { ($0.key, $0.text) }))
    let failures = values.compactMap { key, _ -> CommandFailure? in
      guard let outcome = outcomes[key], let reason = outcome.reason else { return nil }
      return outcome == .ignored(.unknownKey)
        ? .unknown(key, among: menu.settings.map(\.key)) : .refused(key, reason)
    }
    guard failures.isEmpty else {
      throw CommandFailure(failures.map(\.code).max() ?? 1, failures.flatMap(\.messages))
    }
    try save()
  }

  /// Removes stored values: all of them, or none where one cannot be removed.
  func unset(_ keys: [String]) throws(CommandFailure) {
    for key in keys {
      guard let setting = menu.setting(key) else {
        if menu.storedKeys.contains(key) { continue }
        throw .unknown(key, among: menu.storedKeys + menu.settings.map(\.key))
      }
      if let reason = setting.lockReason { throw .refused(key, reason) }
      if setting.isDisabled { throw .refused(key, setting.disabledReason ?? "is disabled") }
    }
    for key in keys { menu.unset(key) }
    try save()
  }

  /// Returns the keys and values of `KEY VALUE`, or of `KEY=VALUE` any number of times.
  private func assignments(
    _ operands: [String]
  ) throws(CommandFailure) -> [(key: String, text: String)] {
    let first = operands[0]
    if operands.count <= 2, !first.contains("=") || menu.setting(first) != nil {
      return [(first, try value(of: operands.dropFirst().first, for: first))]
    }
    var values: [(key: String, text: String)] = []
    for word in operands {
      guard let sign = word.firstIndex(of: "=") else {
        throw .usage(word, "is not KEY=VALUE, as it must be where several are set")
      }
      let key = String(word[..<sign])
      if values.contains(where: { $0.key == key }) { throw .usage(key, "is set twice") }
      if menu.setting(key)?.isSecret == true { throw secretAsWord(key) }
      values.append((key, String(word[word.index(after: sign)...])))
    }
    return values
  }

  /// Returns the value that a word gives, or that is read in its place.
  private func value(of word: String?, for key: String) throws(CommandFailure) -> String {
    let setting = try setting(key)
    let isSecret = setting.isSecret
    if isSecret, let store, !store.keepsSecrets {
      throw .refused(key, "is secret, and the store keeps no secrets")
    }
    if isSecret, streams.isInputTerminal, word == nil || word == "-" {
      guard let answer = streams.ask("\(setting.title): ".harmless, true) else {
        throw .refused(key, "there is no answer")
      }
      return answer
    }
    if word == "-" {
      guard let text = streams.input() else {
        throw .refused(key, "standard input cannot be read, or is not UTF-8")
      }
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
    if isSecret { throw secretAsWord(key) }
    guard let word else { throw CommandFailure(2, "usage: \(name) \(Verb.set.usage)") }
    return word
  }

  private func secretAsWord(_ key: String) -> CommandFailure {
    .usage(key, "is secret and no word of a command; \"set \(key) -\" reads it")
  }
}
