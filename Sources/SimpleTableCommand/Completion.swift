import SimpleTable
import SimpleTableMenu

/// The words that can be typed next; the scripts of shells call the command to get them.
struct Completion {
  /// The first word of a script's call, before the words that were typed.
  static let verb = "__complete"

  /// A word that may be typed, and a summary, which may be empty.
  typealias Candidate = (word: String, summary: String)

  /// A path, which the shell completes itself: the only line with two tabs at its start.
  ///
  /// After them come `file` or `folder`, a tab, and what the word has before the path.
  private static let pathMark = "\t\t"

  private let session: CommandSession
  private var menu: Menu { session.menu }
  private var command: SettingsCommand { session.command }

  init(_ session: CommandSession) {
    self.session = session
  }

  /// Returns the candidates for the word that is being typed, one a line: the word, a tab and
  /// a summary.
  ///
  /// - Parameter typed: The words typed after the program. The last one is being typed, and may be
  ///   empty.
  /// - Returns: The lines.
  func lines(_ typed: [String]) -> String {
    try? session.prepare()
    let current = typed.last ?? ""
    let candidates = candidates(
      after: ArraySlice([CommandWord](splitting: typed.dropLast())), for: current)
    if let path = candidates.first(where: { $0.word.begins(with: Self.pathMark) }) {
      return path.word + "\n"
    }
    return
      candidates
      .filter { $0.word.begins(with: current) && $0.word.sanitized == $0.word }
      .map { $0.word + ($0.summary.isEmpty ? "" : "\t" + $0.summary.sanitized) + "\n" }.joined()
  }

  private func candidates(
    after words: ArraySlice<CommandWord>, for current: String
  ) -> [Candidate] {
    var words = words
    for part in command.nameWords.dropFirst() {
      guard let word = words.popFirst() else { return [(part, "")] }
      guard word.text == part else { return [] }
    }
    if let key = skipFlags(in: &words) { return values(of: key) }
    guard let first = words.popFirst() else {
      let verbs = Verb.all.map { ($0.name, $0.summary) }
      let version = command.version == nil ? [] : [("--version", "")]
      return verbs + [("help", ""), (Verb.Option.help.name, "")] + version + flags(for: current)
    }
    if first == .operand("help"), words.isEmpty { return Verb.all.map { ($0.name, $0.summary) } }
    guard let verb = Verb.named(first.text) else { return [] }
    // Wrong words, such as an option whose value is still missing, are ignored here.
    let invocation = try? Invocation(verb, words)
    let isValue = verb.values != .none && invocation?.operands.isEmpty == false
    let mayBeOption = !words.contains(.end) && (!isValue || current.begins(with: "--"))
    if mayBeOption, let options = options(of: verb, after: words, for: current) { return options }
    return invocation.map { operands(of: $0, for: current) } ?? []
  }

  /// Returns the options of a command or the values of one, or `nil` where neither is typed.
  private func options(
    of verb: Verb, after words: ArraySlice<CommandWord>, for current: String
  ) -> [Candidate]? {
    for option in verb.options where option.value != nil {
      let start = option.name + "="
      if words.last == .option(name: option.name, value: nil) {
        return values(ofOption: option.name).map { ($0, "") }
      }
      if current.begins(with: start) {
        return values(ofOption: option.name).map { (start + $0, "") }
      }
    }
    guard current.begins(with: "-") else { return nil }
    let names = verb.options.map(\.name).filter { name in
      !words.contains { $0.isOption(name) }
        && (name != Verb.Option.level.name || command.stores.count > 1)
    }
    return (names + [Verb.Option.help.name]).map { ($0, "") }
  }

  private func values(ofOption name: String) -> [String] {
    switch name {
    case Verb.Option.level.name: command.stores.keys.sorted().map(\.rawValue)
    case Verb.Option.style.name: TextRenderer.Style.allCases.map(\.name)
    case Verb.Option.file.name: ["\(Self.pathMark)file\t"]
    default: []
    }
  }
}

// MARK: - Operands

extension Completion {
  private func operands(of invocation: Invocation, for current: String) -> [Candidate] {
    let words = invocation.operands.filter { $0 != "--" }
    let level = try? session.level(invocation)
    switch invocation.verb.offers {
    case .nothing: return []
    case .readableKey: return words.isEmpty ? keys { !$0.isSecret } : []
    case .key: return words.isEmpty ? keys() : []
    case .storedKeys:
      guard !invocation.has(.all) else { return [] }
      let level = level ?? menu.editedLevel
      return keys { $0.storedValue(at: level) != nil && !words.contains($0.key) }
    case .assignments:
      if let key = words.first, !key.has("=") {
        let isList = menu.knownSetting(key)?.hasEntries == true
        return words.count == 1 || isList ? values(of: key, besides: words.dropFirst()) : []
      }
      guard let (key, _) = current.cut(at: "=") else { return keys() }
      return values(of: key, behind: key + "=")
    case .entriesToAdd, .entriesToRemove:
      guard let key = words.first else { return keys(where: \.hasEntries) }
      return entries(of: key, at: level, toAdd: invocation.verb.offers == .entriesToAdd)
        .filter { !words.dropFirst().contains($0.word) }
    case .action:
      guard words.isEmpty else { return [] }
      return menu.rowsWithActions.map { ($0.key, $0.row.title) }
    case .shell: return words.isEmpty ? Shell.allCases.map { ($0.rawValue, "") } : []
    case .file: return words.isEmpty ? [("\(Self.pathMark)file\t", "")] : []
    }
  }

  private func keys(where isIncluded: (SettingInfo) -> Bool = { _ in true }) -> [Candidate] {
    menu.knownSettings.filter(isIncluded).map { ($0.key, $0.title) }
  }

  /// Returns the options that a list does not have, or the entries that it has.
  private func entries(
    of key: String, at level: SettingLevel?, toAdd isToAdd: Bool
  ) -> [Candidate] {
    guard let setting = menu.knownSettings.first(where: { $0.key == key }) else { return [] }
    let value = level.flatMap(setting.storedValue) ?? setting.value
    let held = SettingValue(value, as: setting.kind)
    guard let texts = held?.list ?? held?.map?.keys.sorted() else { return [] }
    guard isToAdd else { return texts.map { ($0, "") } }
    return setting.kind.options.filter { !$0.isDisabled && !texts.contains($0.value) }
      .map { ($0.value, $0.label) }
  }

  /// Returns the values of a setting, behind what the word has before them.
  ///
  /// Of several options each is in the form in which a text of several has it.
  private func values(
    of key: String, behind start: String = "", besides others: ArraySlice<String> = []
  ) -> [Candidate] {
    guard let setting = menu.knownSetting(key), !setting.isSecret else { return [] }
    let kind = setting.kind
    if kind.type == .bool {
      return [(start + "true", menu.words[.on]), (start + "false", menu.words[.off])]
    }
    if let isOfFolder = kind.isPathOfFolder {
      return [("\(Self.pathMark)\(isOfFolder ? "folder" : "file")\t\(start)", "")]
    }
    let options = kind.options.filter { !$0.isDisabled }
    if kind.isChoice { return options.map { (start + $0.value, $0.label) } }
    return options.map { (SettingValue.texts([$0.value]).text, $0.label) }
      .filter { !others.contains($0.0) }.map { (start + $0, $1) }
  }
}

// MARK: - Flags

extension Completion {
  /// Drops the flags before the word of a command, and returns the key whose value is to be typed
  /// next.
  private func skipFlags(in words: inout ArraySlice<CommandWord>) -> String? {
    guard command.takesFlags else { return nil }
    let flags = FlagNames(menu.knownSettings)
    while case .option(let flag, let value)? = words.first, flag.begins(with: "--") {
      words = words.dropFirst()
      guard let found = flags.setting(named: flag, value: value), found.value == nil else {
        continue
      }
      if words.popValue() == nil { return found.setting.key }
    }
    return nil
  }

  /// Returns the flags that the command takes, or the values of one.
  private func flags(for current: String) -> [Candidate] {
    guard command.takesFlags else { return [] }
    if let (flag, _) = current.cut(at: "="), flag.begins(with: "--") {
      return FlagNames(menu.knownSettings).setting(named: flag, value: "")
        .map { values(of: $0.setting.key, behind: flag + "=") } ?? []
    }
    return menu.knownSettings.flatMap { setting in
      FlagNames.options(of: setting).map { ($0, setting.title) }
    }
  }
}

extension Completion {
  /// Returns the script that makes a shell complete the command.
  ///
  /// - Throws: A failure if there is no script for the shell.
  func script(for shell: String) throws(CommandFailure) -> String {
    guard let shell = Shell(rawValue: shell) else {
      throw .misuse(shell, "there are no completions for it", among: Shell.allCases.map(\.rawValue))
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
