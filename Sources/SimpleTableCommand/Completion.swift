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
    if words.last == "--level" { return command.stores.keys.sorted().map { ($0.rawValue, "") } }
    if words.last == "--style" { return ["plain", "grouped", "inset"].map { ($0, "") } }
    if current.hasPrefix("-"), verb != .set { return verb.options.map { ($0.name, "") } }
    return operands(of: verb, after: words, for: current)
  }

  private func operands(
    of verb: Verb, after words: ArraySlice<String>, for current: String
  ) -> [Candidate] {
    switch verb {
    case .get, .describe: words.isEmpty ? keys : []
    case .unset: menu.knownSettings.filter(\.isStored).map { ($0.key, $0.title) }
    case .set:
      if words.count == 1, let key = words.first, !key.contains("=") {
        values(of: key)
      } else if let sign = current.firstIndex(of: "=") {
        values(of: String(current[..<sign]), behind: current[...sign])
      } else {
        keys
      }
    case .add, .remove:
      if let key = words.first {
        verb == .add ? values(of: key) : entries(of: key)
      } else {
        menu.knownSettings.filter(\.isList).map { ($0.key, $0.title) }
      }
    case .run:
      words.isEmpty ? menu.rowsWithKeys.filter(\.row.hasAction).map { ($0.key, $0.row.title) } : []
    case .completions: words.isEmpty ? Shell.allCases.map { ($0.rawValue, "") } : []
    case .list, .search, .show, .edit, .check, .path, .import, .reference, .schema: []
    }
  }

  /// Returns the flags that the program may take, or the values of one.
  private func flags(after words: [String], for current: String) -> [Candidate] {
    guard command.completesFlags else { return [] }
    if let sign = current.firstIndex(of: "="), current.hasPrefix("--") {
      return values(of: String(current[..<sign].dropFirst(2)), behind: current[...sign])
    }
    if let flag = words.last, flag.hasPrefix("--"), !flag.contains("="),
      let setting = menu.declaredSetting(String(flag.dropFirst(2))), setting.kind != .toggle
    {
      return values(of: setting.key)
    }
    return menu.knownSettings.filter { !$0.isSecret }.flatMap { setting in
      let names = setting.kind == .toggle ? ["--", "--no-"] : ["--"]
      return names.map { ($0 + setting.key, setting.title) }
    }
  }

  private var keys: [Candidate] { menu.knownSettings.map { ($0.key, $0.title) } }

  private func entries(of key: String) -> [Candidate] {
    let setting = menu.knownSettings.first { $0.key == key }
    guard let setting, case .texts(let texts)? = SettingValue(setting.value, as: setting.kind)
    else {
      return []
    }
    return texts.map { ($0, "") }
  }

  /// Returns the values of a setting, behind what the word has before them.
  private func values(of key: String, behind start: Substring = "") -> [Candidate] {
    guard let setting = menu.declaredSetting(key), !setting.isSecret else { return [] }
    switch setting.kind {
    case .toggle: return [(start + "true", menu.words[.on]), (start + "false", menu.words[.off])]
    case .file: return [("\(Self.pathMark)file\t\(start)", "")]
    case .folder: return [("\(Self.pathMark)folder\t\(start)", "")]
    case .choice(let options), .choices(let options):
      return options.map { (start + $0.value, $0.label) }
    case .number, .text, .longText, .list, .date: return []
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
