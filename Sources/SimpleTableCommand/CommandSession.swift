import SimpleTableMenu
import SimpleTableStorage

/// One run of a command: its arguments and its streams.
struct CommandSession {
  /// The command.
  let command: SettingsCommand

  /// Where this run reads and writes; with `--json`, it asks nothing and writes no messages.
  let streams: CommandStreams

  /// The answer of a run with `--json`, which its messages become a part of; `nil` without it.
  let answer: CommandAnswer?

  /// The stores by level; their files can be locked, and report that they wait for another process.
  let stores: [SettingLevel: any SettingsStore]

  /// Writes a line about a problem to standard error, or adds it to the answer.
  let report: (_ message: String) -> Void

  /// Whether the program was called without the rest of its name, which may be misspelt then.
  private let isWithoutName: Bool

  /// Whether signals are caught while an action runs.
  let catchesSignals: Bool

  /// Whether mistakes in the description are reported to its author.
  private let reportsMistakes: Bool

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - answersInJSON: Whether the words have the option `--json`.
  ///   - isWithoutName: Whether the program was called without the rest of its name.
  ///   - endsProgram: Whether the program leaves its end to the command.
  init(
    _ command: SettingsCommand, answersInJSON: Bool, isWithoutName: Bool = false,
    endsProgram: Bool = false
  ) {
    var streams = command.streams
    let answer = answersInJSON ? CommandAnswer() : nil
    if answersInJSON {
      streams.ask = { _, _ in nil }
      streams.isErrorTerminal = false
    }
    let (name, writeError) = (command.name, streams.error)
    let report: (String) -> Void = { message in
      guard let answer else { return writeError("\(name): \(message.sanitized)\n") }
      answer.add(message.sanitized)
    }
    stores = command.stores
    self.command = command
    self.streams = streams
    self.answer = answer
    self.report = report
    self.isWithoutName = isWithoutName
    catchesSignals = endsProgram
    #if DEBUG
      reportsMistakes = endsProgram && !answersInJSON
    #else
      reportsMistakes = false
    #endif
  }
}

extension CommandSession {
  /// The words with which the command is called.
  var name: String { command.name }

  /// The menu whose settings and actions it offers.
  var menu: Menu { command.menu }

  /// Where the changes of the user are kept; `nil` if they are not.
  var store: (any SettingsStore)? { stores[menu.editedLevel] }

  /// Whether there are several levels to choose from.
  private var hasLevels: Bool { stores.count > 1 }

  /// Writes a text to standard output, or as JSON text where that is asked for.
  func output(text: String) {
    // In JSON the end of the last line is the end of the text.
    let whole = text.hasSuffix("\n") ? String(text.dropLast()) : text
    streams.output(answer == nil ? text : JSONText.text(whole) + "\n")
  }

  /// Runs the words after the name of the command.
  ///
  /// - Returns: The exit code.
  nonisolated(nonsending) func run(_ words: [String]) async -> Int32 {
    defer { if reportsMistakes, words.first != "check" { reportMistakes() } }
    do throws(CommandFailure) {
      try await perform(words)
      return 0
    } catch {
      return fail(error)
    }
  }

  private func reportMistakes() {
    for mistake in menu.diagnostics { report("\(mistake)") }
  }

  /// Reports why the command failed, and returns the exit code.
  func fail(_ failure: CommandFailure) -> Int32 {
    if let answer {
      streams.output(answer.failed(failure))
    } else {
      for problem in failure.problems { report(problem.line) }
    }
    return failure.code.exitCode
  }

  private nonisolated(nonsending) func perform(_ words: [String]) async throws(CommandFailure) {
    let (words, isPrepared) = try parseLeadingFlags(words)
    let isAtTerminal = streams.isInputTerminal && streams.isOutputTerminal
    let first = words.first ?? (isAtTerminal ? "edit" : "show")
    if ["--help", "-h", "help"].contains(first) {
      return output(text: try help(words.dropFirst()))
    }
    if first == "--version", let version = command.version { return output(text: version + "\n") }
    if first == Completion.verb { return streams.output(Completion(self).lines(words)) }
    guard let verb = Verb(rawValue: first) else {
      let rest = words.dropFirst()
      throw unknownVerb(first, next: rest.first == "--" ? rest.dropFirst().first : rest.first)
    }
    let invocation = try Invocation(verb, words.dropFirst())
    if invocation.has("--help") { return output(text: verb.help(of: name, hasLevels: hasLevels)) }
    guard invocation.hasRightCount else {
      throw CommandFailure(.usage, verb.reason(ofWrongCount: name, hasLevels: hasLevels))
    }
    try await perform(invocation, isPrepared: isPrepared)
    if verb.changesSettings, let answer { streams.output(answer.changed(in: menu)) }
  }

  /// Returns the failure of a word that is no verb: it may be a setting, or misspelt.
  private func unknownVerb(_ word: String, next: String?) -> CommandFailure {
    if let (key, value) = settingNamed(by: word) {
      return isSetting(word, key, value: value ?? next)
    }
    let names =
      Verb.allCases.map(\.rawValue) + (isWithoutName ? command.nameWords.dropFirst() : [])
    let flags = command.takesFlags ? menu.knownSettings.compactMap(\.flag).map { "--" + $0 } : []
    return .misuse(
      word.begins(with: "=") ? word : word.parts(between: "=", atMost: 2)[0],
      "there is no such command", among: word.begins(with: "-") ? flags : names)
  }

  private nonisolated(nonsending) func perform(
    _ invocation: Invocation, isPrepared: Bool
  ) async throws(CommandFailure) {
    let (verb, operands) = (invocation.verb, invocation.operands)
    let level = try level(invocation)
    if verb.readsValues {
      // Commands that change settings report this themselves, together with the change.
      try prepare(for: level, isStarted: isPrepared)
      if verb == .run || verb != .check && !verb.changesSettings {
        let isAboutOne = [.get, .run, .describe].contains(verb) && !operands.isEmpty
        reportRefused(of: isAboutOne ? operands : nil)
      }
    }
    if verb != .check { try reportUnreadable(for: verb) }
    switch verb {
    case .list: list(invocation, at: level)
    case .get: try get(operands[0])
    case .set: try set(invocation, at: level)
    case .add, .remove: try changeEntries(invocation, at: level)
    case .unset: try invocation.has("--all") ? unsetAll(at: level) : unset(operands, at: level)
    case .describe: try describe(operands.first)
    case .search: try search(operands.joined(separator: " "))
    case .run: try await runAction(operands[0], isConfirmed: invocation.has("--yes"))
    case .show: try show(invocation)
    case .edit: try await edit(invocation)
    case .check: try check()
    case .path: try invocation.has("--all") ? printPaths() : printPath()
    case .import: try importValues(operands[0])
    case .reference: streams.output(SettingsReference(self).markdown)
    case .sample: streams.output(SettingsSample(menu).text)
    case .schema: try schema(invocation)
    case .completions: streams.output(try Completion(self).script(for: operands[0]))
    }
  }

  /// Reports which stores could not be read.
  ///
  /// - Throws: A failure where the answer is JSON that has no place for it.
  private func reportUnreadable(for verb: Verb) throws(CommandFailure) {
    let problems = menu.startReport().unreadableStores
    if answer != nil, verb.readsValues, !verb.changesSettings, !problems.isEmpty {
      throw CommandFailure(.store, problems.map { .init(.store, $0) })
    }
    problems.forEach(report)
  }

  /// Returns the help page of the sub-command that words name, or of all if they name none.
  private func help(_ words: ArraySlice<String>) throws(CommandFailure) -> String {
    guard let word = words.first(where: { !$0.begins(with: "-") }) else { return overview }
    guard let verb = Verb(rawValue: word) else { throw unknownVerb(word, next: nil) }
    return verb.help(of: name, hasLevels: hasLevels)
  }

  private var overview: String {
    let version = command.version == nil ? [] : [("--version", "print the version")]
    let commands =
      Verb.allCases.map { ($0.usage(hasLevels: hasLevels), $0.summary) }
      + [("help [COMMAND]", "print this page, or that of a command, as COMMAND --help does")]
    let lines = (commands + version).map { "  \($0)\n      \($1)\n" }
    let plain = Verb.allCases.filter { !$0.answersInJSON }.map(\.rawValue).joined(separator: ", ")
    return """
      Usage: \(name) [COMMAND]

      \(lines.joined())
      Without a command, the menu is edited at a terminal and printed elsewhere.
      The word -- ends options. With --json, what a command prints is one JSON value, in
      failure, too; \(plain) have no such option.
      Exit codes: 0 done, 1 refused, 2 wrong usage, 3 the store or the terminal
      cannot be read or written, 130 ended by ^C.

      """
  }
}
