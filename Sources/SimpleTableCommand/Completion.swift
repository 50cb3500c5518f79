import SimpleTable

/// The words that may be typed next, for which the shells' scripts call the command itself.
struct Completion {
  /// The first word of a script's call, before the words that were typed.
  static let verb = "__complete"

  /// A word that may be typed, and a summary, which may be empty.
  typealias Candidate = (word: String, summary: String)

  /// A path, which the shell completes itself: the only line with two tabs at its start.
  ///
  /// After them come `file` or `folder`, a tab, and what the word has before the path.
  private static let pathMark = "\t\t"

  private let command: SettingsCommand
  private var menu: Menu { command.menu }

  init(_ command: SettingsCommand) {
    self.command = command
  }

  /// Returns the candidates for the word that is being typed, one a line: the word, a tab and
  /// a summary.
  ///
  /// - Parameter arguments: The words of a script's call: the verb, and the words typed after the
  ///   program. The last one is being typed, and may be empty.
  /// - Returns: The lines.
  func lines(_ arguments: [String]) -> String {
    var quiet = command
    quiet.streams.error = { _ in }
    try? quiet.prepare(reports: false)
    var words = arguments.dropFirst()
    let current = words.popLast() ?? ""
    let candidates = candidates(after: words, for: current)
    if let path = candidates.first(where: { $0.word.hasPrefix(Self.pathMark) }) {
      return path.word + "\n"
    }
    return
      candidates
      .filter { $0.word.hasPrefix(current) && $0.word.sanitized == $0.word }
      .map { $0.word + ($0.summary.isEmpty ? "" : "\t" + $0.summary.sanitized) + "\n" }.joined()
  }

  private func candidates(after words: ArraySlice<String>, for current: String) -> [Candidate] {
    var words = words
    for part in command.nameWords.dropFirst() {
      guard let word = words.popFirst() else {
        return [(part, "")] + flags(after: [], for: current)
      }
      guard word == part else { return flags(after: [word] + words, for: current) }
    }
    guard let first = words.popFirst() else {
      return Verb.allCases.map { ($0.rawValue, command.words[$0.summary]) } + [("--help", "")]
        + flags(after: [], for: current)
    }
    guard let verb = Verb(rawValue: first) else {
      return flags(after: [first] + words, for: current)
    }
    if words.first == "--level", words.count > 1 { words.removeFirst(2) }
    return options(of: verb, after: words, for: current)
      ?? operands(of: verb, after: words, for: current)
  }

  /// Returns the options of a command or the values of one, or `nil` where there can be neither.
  private func options(
    of verb: Verb, after words: ArraySlice<String>, for current: String
  ) -> [Candidate]? {
    let level = "--level"
    if words.last == level, verb.options.contains(where: { $0.name == level }) {
      return command.stores.keys.sorted().map { ($0.rawValue, "") }
    }
    let isEnded = words.contains("--") || verb == .set && !words.isEmpty
    guard !isEnded else { return nil }
    let style = "--style"
    if verb.options.contains(where: { $0.name == style }) {
      let start = current.hasPrefix(style + "=") ? style + "=" : ""
      if words.last == style || !start.isEmpty {
        return ["plain", "grouped", "inset"].map { (start + $0, "") }
      }
    }
    guard current.hasPrefix("-") else { return nil }
    let names = verb.options.map(\.name).filter { !words.contains($0) }
    return (names + ["--help"]).map { ($0, "") }
  }
}

// MARK: - Operands

extension Completion {
  private func operands(
    of verb: Verb, after words: ArraySlice<String>, for current: String
  ) -> [Candidate] {
    var words = words.filter { $0 != "--" }
    if verb != .set { words.removeAll { $0.hasPrefix("-") } }
    switch verb {
    case .get: return words.isEmpty ? keys { !$0.isSecret } : []
    case .describe: return words.isEmpty ? keys() : []
    case .unset: return keys { $0.isStored && !words.contains($0.key) }
    case .set:
      if let key = words.first, !key.contains("=") {
        let isList = menu.declaredSetting(key)?.isList == true
        return words.count == 1 || isList ? values(of: key, besides: words.dropFirst()) : []
      }
      guard let sign = current.firstIndex(of: "=") else { return keys() }
      return values(of: String(current[..<sign]), behind: current[...sign])
    case .add, .remove:
      guard let key = words.first else { return keys { $0.isList } }
      return entries(of: key, toAdd: verb == .add).filter { !words.dropFirst().contains($0.word) }
    case .run:
      guard words.isEmpty else { return [] }
      return menu.rowsWithKeys.filter(\.row.hasAction).map { ($0.key, $0.row.title) }
    case .completions: return words.isEmpty ? Shell.allCases.map { ($0.rawValue, "") } : []
    case .import: return words.isEmpty ? [("\(Self.pathMark)file\t", "")] : []
    case .list, .search, .show, .edit, .check, .path, .reference, .schema: return []
    }
  }

  private func keys(where isIncluded: (SettingInfo) -> Bool = { _ in true }) -> [Candidate] {
    menu.knownSettings.filter(isIncluded).map { ($0.key, $0.title) }
  }

  /// Returns the options that a list does not have, or the entries that it has.
  private func entries(of key: String, toAdd isToAdd: Bool) -> [Candidate] {
    let setting = menu.knownSettings.first { $0.key == key }
    guard let setting, case .texts(let texts)? = SettingValue(setting.value, as: setting.kind)
    else { return [] }
    guard isToAdd else { return texts.map { ($0, "") } }
    return setting.kind.options.filter { !texts.contains($0.value) }.map { ($0.value, $0.label) }
  }

  /// Returns the values of a setting, behind what the word has before them.
  ///
  /// Of several options each is in the form in which a text of several has it.
  private func values(
    of key: String, behind start: Substring = "", besides others: ArraySlice<String> = []
  ) -> [Candidate] {
    guard let setting = menu.declaredSetting(key), !setting.isSecret else { return [] }
    switch setting.kind {
    case .toggle: return [(start + "true", menu.words[.on]), (start + "false", menu.words[.off])]
    case .file: return [("\(Self.pathMark)file\t\(start)", "")]
    case .folder: return [("\(Self.pathMark)folder\t\(start)", "")]
    case .choice(let options): return options.map { (start + $0.value, $0.label) }
    case .choices(let options):
      return options.map { (SettingValue.texts([$0.value]).text, $0.label) }
        .filter { !others.contains($0.0) }.map { (start + $0, $1) }
    case .number, .text, .longText, .list, .date: return []
    }
  }
}

// MARK: - Flags

extension Completion {
  /// Returns the flags that the program may take, or the values of one.
  private func flags(after words: [String], for current: String) -> [Candidate] {
    guard command.completesFlags, !words.contains("--") else { return [] }
    let settings = menu.knownSettings
    func setting(of flag: some StringProtocol) -> SettingInfo? {
      settings.first { $0.flag == String(flag.dropFirst(2)) }
    }
    if let sign = current.firstIndex(of: "="), current.hasPrefix("--") {
      return setting(of: current[..<sign]).map { values(of: $0.key, behind: current[...sign]) }
        ?? []
    }
    if let flag = words.last, flag.hasPrefix("--"), let setting = setting(of: flag),
      setting.kind != .toggle
    {
      return values(of: setting.key)
    }
    return settings.flatMap { setting in
      let starts = setting.kind == .toggle ? ["--", "--no-"] : ["--"]
      return setting.flag.map { flag in starts.map { ($0 + flag, setting.title) } } ?? []
    }
  }
}

extension Completion {
  /// Returns the script that makes a shell complete the command.
  ///
  /// - Throws: A failure if there is no script for the shell.
  func script(for shell: String) throws(CommandFailure) -> String {
    guard let shell = Shell(rawValue: shell) else {
      let words = command.words
      throw words.misuse(shell, words[.noSuchShell], among: Shell.allCases.map(\.rawValue))
    }
    let function = String(
      command.name.unicodeScalars.map { scalar -> Character in
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
          ? Character(scalar) : "_"
      })
    let words = command.nameWords
    let call = (words.dropFirst() + [Self.verb]).joined(separator: " ")
    return shell.script(program: words.first ?? "", function: "_complete_" + function, call: call)
  }
}
