import SimpleTable

extension SettingsCommand {
  /// Prints the value of a setting.
  func get(_ key: String) throws(CommandFailure) {
    let setting = try setting(key)
    if setting.isSecret { throw .refused(key, words[.secretPrinted]) }
    streams.output(setting.value + "\n")
  }

  /// Sets one setting or several: all of them, or none if one is refused.
  func set(_ operands: [String]) throws(CommandFailure) {
    let values = try assignments(operands)
    let outcomes = menu.setValues(
      Dictionary(uniqueKeysWithValues: values.map { ($0.key, $0.text) }))
    let failures = values.compactMap { key, _ -> CommandFailure? in
      guard let outcome = outcomes[key], outcome != .ignored(.unknownKey) else {
        return unknown(key, among: menu.settings.map(\.key))
      }
      return outcome.reason(in: menu.words).map { .refused(key, $0) }
    }
    guard failures.isEmpty else {
      throw CommandFailure(failures.map(\.code).max() ?? 1, failures.flatMap(\.messages))
    }
    try save()
  }

  /// Removes stored values: all of them, or none if one cannot be removed.
  func unset(_ keys: [String]) throws(CommandFailure) {
    for key in keys {
      guard let setting = menu.setting(key) else {
        if menu.storedKeys.contains(key) { continue }
        throw unknown(key, among: menu.storedKeys + menu.settings.map(\.key))
      }
      if let reason = setting.lockReason { throw .refused(key, reason) }
      if setting.isDisabled {
        throw .refused(key, setting.disabledReason ?? menu.words[.isDisabled])
      }
    }
    for key in keys { menu.unset(key) }
    try save()
  }

  /// Returns the setting with a key.
  func setting(_ key: String) throws(CommandFailure) -> SettingInfo {
    if let setting = menu.setting(key) { return setting }
    throw unknown(key, among: menu.settings.map(\.key))
  }

  private func unknown(_ key: String, among keys: [String]) -> CommandFailure {
    words.misuse(key, menu.words[.noSuchSetting], among: keys)
  }

  /// Returns the keys and values of `KEY VALUE`, or of any number of `KEY=VALUE`.
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
        throw words.misuse(word, words[.noAssignment])
      }
      let key = String(word[..<sign])
      if values.contains(where: { $0.key == key }) { throw words.misuse(key, words[.setTwice]) }
      if menu.setting(key)?.isSecret == true { throw secretAsWord(key) }
      values.append((key, String(word[word.index(after: sign)...])))
    }
    return values
  }

  /// Returns the value that a word gives, or reads it if the word is `-` or a secret is missing.
  private func value(of word: String?, for key: String) throws(CommandFailure) -> String {
    let setting = try setting(key)
    let isRead = word == "-" || word == nil && setting.isSecret && streams.isInputTerminal
    if setting.isSecret {
      if let store, !store.keepsSecrets { throw .refused(key, words[.secretNotKept]) }
      guard isRead else { throw secretAsWord(key) }
    }
    guard isRead else {
      guard let word else { throw words.misuse(key, words[.needsValue]) }
      return word
    }
    if setting.isSecret, streams.isInputTerminal {
      guard let answer = streams.ask("\(setting.title): ".harmless, true) else {
        throw .refused(key, words[.noAnswer])
      }
      return answer
    }
    guard let text = streams.input() else { throw .refused(key, words[.noInput]) }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private func secretAsWord(_ key: String) -> CommandFailure {
    words.misuse(key, words(.secretAsWord, key))
  }
}
