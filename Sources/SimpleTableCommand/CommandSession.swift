import SimpleTableMenu
import SimpleTableStorage

/// One run of a command: its arguments and its streams.
struct CommandSession {
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
  nonisolated(nonsending) func run(_ words: [CommandWord]) async -> Int32 {
    defer { if reportsMistakes, words.first?.text != "check" { reportMistakes() } }
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

  private nonisolated(nonsending) func perform(
    _ words: [CommandWord]
  ) async throws(CommandFailure) {
    var words = words
    let isPrepared = try takeLeadingFlags(from: &words)
    // Before a verb, the option is as good as behind it.
    let leading = words.prefix { $0 == .json }
    let rest = words.dropFirst(leading.count + 1)
    let first = words.dropFirst(leading.count).first ?? usualVerb
    switch first.text {
    case "--help", "-h", "help": return output(text: try help(rest))
    case "--version":
      if let version = command.version { return output(text: version + "\n") }
    case Completion.verb: return streams.output(Completion(self).lines(rest.map(\.text)))
    default: break
    }
    guard let verb = Verb.named(first.text) else {
      throw unknownVerb(first, next: (rest.first == .end ? rest.dropFirst() : rest).first?.text)
    }
    let invocation = try Invocation(verb, leading + rest)
    if invocation.has(.help) { return output(text: verb.help(of: name, hasLevels: hasLevels)) }
    guard invocation.hasRightCount else {
      throw CommandFailure(.usage, verb.reason(ofWrongCount: name, hasLevels: hasLevels))
    }
    try await perform(invocation, isPrepared: isPrepared)
    if verb.changesSettings, let answer { streams.output(answer.changed(in: menu)) }
  }

  /// The verb of a call without words: a menu is edited at a terminal, and printed elsewhere.
  private var usualVerb: CommandWord {
    let isAtTerminal = streams.isInputTerminal && streams.isOutputTerminal
    return .operand(isAtTerminal && answer == nil ? "edit" : "show")
  }

  /// Returns the failure of a word that is no verb: it may be a setting, or misspelt.
  private func unknownVerb(_ first: CommandWord, next: String?) -> CommandFailure {
    let word = first.text
    if let (key, value) = settingNamed(by: first) {
      return isSetting(word, key, value: value ?? next)
    }
    let names =
      Verb.names + (isWithoutName ? command.nameWords.dropFirst() : [])
    let flags = command.takesFlags ? menu.knownSettings.flatMap(FlagNames.options) : []
    return .misuse(
      word.begins(with: "=") ? word : word.parts(between: "=", atMost: 2)[0],
      "there is no such command", among: word.begins(with: "-") ? flags : names)
  }

  private nonisolated(nonsending) func perform(
    _ invocation: Invocation, isPrepared: Bool
  ) async throws(CommandFailure) {
    let verb = invocation.verb
    let level = try level(invocation)
    if verb.readsValues { try prepare(for: level, isStarted: isPrepared) }
    switch verb.reports {
    case .all where verb.readsValues: reportRefused()
    case .allOfOperands: reportRefused(of: invocation.operands.isEmpty ? nil : invocation.operands)
    case .all, .stores, .nothing: break
    }
    if verb.reports != .nothing { try reportUnreadable(for: verb) }
    try await verb.run(self, invocation, level)
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
  private func help(_ words: ArraySlice<CommandWord>) throws(CommandFailure) -> String {
    let word = words.first { if case .operand = $0 { true } else { false } }
    guard let word else { return overview }
    guard let verb = Verb.named(word.text) else { throw unknownVerb(word, next: nil) }
    return verb.help(of: name, hasLevels: hasLevels)
  }

  private var overview: String {
    let version = command.version == nil ? [] : [("--version", "print the version")]
    let commands =
      Verb.all.map { ($0.usage(hasLevels: hasLevels), $0.summary) }
      + [("help [COMMAND]", "print this page, or that of a command, as COMMAND --help does")]
    let lines = (commands + version).map { "  \($0)\n      \($1)\n" }
    let plain = Verb.all.filter { !$0.answersInJSON }.map(\.name).joined(separator: ", ")
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
