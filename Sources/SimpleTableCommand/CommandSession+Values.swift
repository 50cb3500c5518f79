import SimpleTableMenu

extension CommandSession {
  /// Prints the value of a setting, without control sequences.
  func get(_ key: String) throws(CommandFailure) {
    let setting = try setting(key)
    if setting.isSecret { throw .refused(key, "is secret and not printed", .secret) }
    if answer != nil { return streams.output(setting.json(setting.value) + "\n") }
    let lines = setting.value.parts(between: "\n")
    let text =
      streams.isOutputTerminal || lines.contains(where: \.hasControls)
      ? lines.map(\.sanitized).joined(separator: "\n") : setting.value
    streams.output(text + "\n")
  }

  /// Sets one setting or several: all of them, or none if one is refused.
  ///
  /// Settings that become invalid are reported, and are not failures.
  ///
  /// - Parameters:
  ///   - invocation: A key and the words of its value, or assignments; with `--dry-run`, nothing is
  ///     stored, and what was set is taken back.
  ///   - level: The level at which they are stored; `nil` for the edited one.
  /// - Throws: A failure if the words are wrong, or a value is refused.
  func set(_ invocation: Invocation, at level: SettingLevel?) throws(CommandFailure) {
    let values = try assignments(
      invocation.operands, isLiteral: invocation.isLiteral, at: level)
    let keys = values.map(\.key)
    let texts = Dictionary(uniqueKeysWithValues: values.map { ($0.key, $0.text) })
    if invocation.has(.dryRun) {
      return try menu.trying { () throws(CommandFailure) in
        // What is taken back afterwards is no change.
        let end = recordChanges()
        defer { end() }
        try check(menu.setValues(texts, at: level), of: keys, texts)
        if let level { reportApplying(keys, above: level.source) }
        reportContradictions()
      }
    }
    try locking(level) { () throws(CommandFailure) in
      try check(menu.setValues(texts, at: level), of: keys, texts)
      try save(keys, at: level)
    }
    for key in keys where menu.isToBeConfirmed(key) {
      report("\(key): stored, without asking whether to keep it as the menu does")
    }
    reportContradictions()
  }

  private func reportContradictions() {
    for contradiction in menu.contradictions { report(contradiction.description) }
  }

  /// Removes stored values: all of them, or none if one cannot be removed.
  func unset(_ keys: [String], at level: SettingLevel?) throws(CommandFailure) {
    try locking(level) { () throws(CommandFailure) in
      try check(menu.unset(keys, at: level), of: keys)
      try save()
    }
    reportApplying(keys, above: .default)
  }

  /// Removes the stored values of all settings that can be changed, and reports the others.
  func unsetAll(at level: SettingLevel?) throws(CommandFailure) {
    try locking(level) { () throws(CommandFailure) in
      let place = level ?? menu.editedLevel
      let stored = menu.knownSettings.filter { $0.storedValue(at: place) != nil }
      reportRefused()
      let kept = menu.unsetAll(at: level)
      try save()
      for value in kept { report(value.text) }
      let keys = Set(stored.map(\.key)).subtracting(kept.map(\.key))
      reportApplying(keys, above: .default)
    }
  }

  /// Adds entries to a list or removes some, while no other process changes it: all of them, or
  /// none if one is refused.
  func changeEntries(
    _ invocation: Invocation, at level: SettingLevel?,
    _ change: (_ menu: Menu, _ entries: [String], _ key: String) -> ValueOutcome
  ) throws(CommandFailure) {
    let (key, entries) = (invocation.operands[0], Array(invocation.operands[1...]))
    try locking(level) { () throws(CommandFailure) in
      let outcome = change(menu, entries, key)
      try check([(key, outcome)], of: [key], [key: SettingValue.texts(entries).text])
      try save([key], at: level)
    }
  }

  /// Reports refused values, and fails with a message for each change that was not accepted.
  func check(
    _ outcomes: [(key: String, outcome: ValueOutcome)], of keys: [String],
    _ texts: [String: String] = [:]
  ) throws(CommandFailure) {
    reportRefused(of: keys)
    let problems = outcomes.flatMap { key, outcome -> [CommandFailure.Problem] in
      if outcome == .ignored(.unknownKey) { return unknown(key).problems }
      // The reason of the refused value is enough.
      if outcome == .ignored(.otherRefused) { return [] }
      guard let reason = outcome.reason(in: menu.words) else { return [] }
      return [problem(CommandFailure.Code(outcome), reason, of: key, value: texts[key])]
    }
    if let failure = CommandFailure(problems) { throw failure }
  }

  /// Returns the problem of a setting, with the tried value, unless it is secret, and the accepted
  /// values.
  func problem(
    _ code: CommandFailure.Code, _ reason: String, of key: String, value: String?
  ) -> CommandFailure.Problem {
    guard let setting = menu.knownSetting(key) else { return .init(code, reason, of: key) }
    let options = setting.kind.options.filter { !$0.isDisabled }.map(\.value)
    let words = options.isEmpty ? [setting.kind.text(in: menu.words)] : options
    let isDisabled = code == .refused && menu.setting(key)?.disabledReason == reason
    let allowed = setting.kind == .toggle ? ["true", "false"] : words
    return CommandFailure.Problem(
      isDisabled ? .disabled : code, reason, of: key,
      value: setting.isSecret
        ? nil : value.map { JSONText.value($0, as: setting.kind) },
      allowed: code == .locked ? [] : allowed)
  }

  /// Stores the changes, and reports sources that override a named level.
  func save(_ keys: [String], at level: SettingLevel?) throws(CommandFailure) {
    try save()
    if let level { reportApplying(keys, above: level.source) }
  }

  /// Reports the sources that decide settings, if they are above a source.
  private func reportApplying(_ keys: some Sequence<String>, above source: SettingSource) {
    let keys = Set(keys)
    let settings = menu.knownSettings.filter { $0.source > source && keys.contains($0.key) }
    for setting in settings {
      guard let first = setting.sources.first else { continue }
      report(
        "\(setting.key): \(description(of: first, isSecret: setting.isSecret)) applies")
    }
  }

  /// Returns the setting with a key, decided.
  func setting(_ key: String) throws(CommandFailure) -> SettingInfo {
    if let setting = menu.knownSettings.first(where: { $0.key == key }) { return setting }
    throw unknown(key)
  }

  /// Returns the failure of a key that no setting has.
  func unknown(_ key: String) -> CommandFailure {
    let outcome = menu.outcome(ofUnknown: key)
    if outcome != .ignored(.unknownKey), let reason = outcome.reason(in: menu.words) {
      return .refused(key, reason, CommandFailure.Code(outcome))
    }
    let others = menu.knownSettings.map(\.key) + menu.unknownKeys.filter { $0 != key }
    let near = others.nearest(to: key, atMost: 1).map { [$0] } ?? []
    return .misuse(key, menu.words[.noSuchSetting], .unknownKey, among: near)
  }

  /// Returns the keys and values of `KEY VALUE`, or of any number of `KEY=VALUE`.
  private func assignments(
    _ operands: [String], isLiteral: Bool, at level: SettingLevel?
  ) throws(CommandFailure) -> [(key: String, text: String)] {
    let first = operands[0]
    if isKey(first), operands.count <= 2 || menu.knownSetting(first)?.hasEntries == true {
      let words = operands.dropFirst()
      return [(first, try value(of: words, for: first, isLiteral: isLiteral, at: level))]
    }
    var (values, known): ([(key: String, text: String)], Set<String>) = ([], [])
    for word in operands {
      guard let (key, text) = word.cut(at: "=") else {
        throw .misuse(word, "is not KEY=VALUE, as it must be where several are set")
      }
      guard known.insert(key).inserted else { throw .misuse(key, "is set twice") }
      if menu.knownSetting(key)?.isSecret == true { throw secretAsWord(key, at: level) }
      values.append((key, text))
    }
    return values
  }

  /// Returns whether a word is a key: it has no `=`, or a setting has this key.
  private func isKey(_ word: String) -> Bool {
    guard let (key, _) = word.cut(at: "=") else { return true }
    return menu.knownSetting(key) == nil && menu.knownSetting(word) != nil
  }

  /// Returns the value that words give, or reads it if the word is `-` or a secret is missing.
  ///
  /// Each word or line is an entry of a list; the word `--` alone stands for no entry, and for no
  /// value of any other setting.
  private func value(
    of words: ArraySlice<String>, for key: String, isLiteral: Bool, at level: SettingLevel?
  ) throws(CommandFailure) -> String {
    guard let setting = menu.knownSetting(key) else {
      reportRefused(of: [key])
      throw unknown(key)
    }
    let word = words.first
    let isRead =
      words == ["-"] && !isLiteral || word == nil && setting.isSecret && streams.isInputTerminal
    if setting.isSecret, !isRead || !keepsSecrets(at: level) {
      throw secretAsWord(key, at: level)
    }
    guard isRead else {
      let isNone = words == ["--"] && !isLiteral
      guard let word, setting.hasEntries || !isNone else { throw .misuse(key, "needs a value") }
      guard setting.hasEntries else { return word }
      return isNone ? "" : text(ofEntries: Array(words), setting.kind)
    }
    if setting.isSecret, streams.isInputTerminal {
      guard let answer = streams.ask("\(setting.title): ".sanitized, true) else {
        throw .refused(key, "there is no answer")
      }
      return answer
    }
    guard let input = streams.input() else {
      throw .refused(key, "standard input cannot be read, or is not UTF-8")
    }
    let isEnded = input.hasSuffix("\n") || input.hasSuffix("\r\n")
    let text = isEnded ? String(input.dropLast()) : input
    guard setting.hasEntries, !text.isEmpty, !setting.kind.isMap || !text.begins(with: "{") else {
      return text
    }
    // A carriage return and a line feed are one character.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
    return SettingValue.texts(lines).text
  }

  /// Returns the text of a list whose entries are words.
  ///
  /// Where there are options or names, a single word is the text already, and each of several words
  /// is an option as it is, or in the form that it has in such a text.
  private func text(ofEntries words: [String], _ kind: SettingKind) -> String {
    if kind.isMap, words.count == 1 { return words[0] }
    guard !kind.options.isEmpty else { return SettingValue.texts(words).text }
    if words.count == 1 { return words[0] }
    let names = Set(kind.options.flatMap { [$0.value, $0.label] })
    let entries = words.map { word in
      guard !names.contains(word), let texts = SettingValue(word, as: kind)?.list,
        texts.count == 1
      else { return word }
      return texts[0]
    }
    return SettingValue.texts(entries).text
  }

  /// Returns the failure of a secret that is a word, or that nothing would keep.
  private func secretAsWord(_ key: String, at level: SettingLevel?) -> CommandFailure {
    guard keepsSecrets(at: level) else {
      return .refused(key, "is secret, and the store keeps no secrets", .secret)
    }
    return .misuse(
      key, "is secret: use set \(key) -", among: [suggestedCommand(["set", key, "-"])])
  }

  private func keepsSecrets(at level: SettingLevel?) -> Bool {
    command.secrets != nil && (level ?? menu.editedLevel) == menu.editedLevel
  }
}

extension String {
  /// Whether there are characters that a terminal takes for a command.
  fileprivate var hasControls: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
