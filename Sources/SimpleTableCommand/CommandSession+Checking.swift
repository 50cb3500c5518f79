import SimpleTableMenu
import SimpleTableStorage

extension CommandSession {
  /// Prints problems of the values, further findings, and under a heading of their own the mistakes
  /// in the description.
  ///
  /// - Throws: A failure without a message if a value, a key or a store is wrong.
  func check() throws(CommandFailure) {
    let start = menu.startReport()
    let values =
      misspeltVariables + refusedValues + menu.invalidValues + menu.contradictions + misspeltKeys
    let faults =
      start.unreadableStores.map { .init(.store, $0) } + values.map(CommandFailure.Problem.init)
    let notes = notes(start)
    let mistakes = menu.diagnostics.map(\.description)
    if let answer {
      notes.forEach(report)
      answer.diagnostics = mistakes
      if let failure = CommandFailure(faults) { throw failure }
      return streams.output(answer.succeeded())
    }
    for line in faults.map(\.line) + notes { streams.output(line.sanitized + "\n") }
    // Users cannot correct these, so they are not failures.
    if !mistakes.isEmpty { streams.output("Mistakes in the program, for its author:\n") }
    for line in mistakes { streams.output("  " + line.sanitized + "\n") }
    if let failure = CommandFailure(faults) { throw CommandFailure(failure.code) }
  }

  /// Findings that are not errors: unknown keys and variables, values under former keys, and those
  /// of deprecated settings.
  private func notes(_ report: StartReport) -> [String] {
    let unknown = report.unknownKeys.filter { report.misspeltKeys[$0] == nil }
    let variables = menu.unknownVariables.filter { $0.value == nil }.keys.sorted()
    let deprecated = menu.knownSettings.compactMap { setting in
      setting.sources.contains { $0.source != .default }
        ? setting.deprecation.map { "\(setting.key): is deprecated: \($0)" } : nil
    }
    let repeated = stores.values.flatMap { store in
      let keys = (try? (store as? ValuesFile)?.repeatedKeys()) ?? []
      return keys.map { "\($0): stands more than once in \(store.location ?? "")" }
    }
    return unknown.map { "\($0): is not a setting now" } + notes(ofVariables: variables)
      + repeated.sorted() + deprecated + listsOfNumbersAsTexts
      + report.formerKeys.sorted { $0.key < $1.key }.map { "\($1): is called \($0) now" }
  }

  /// The lists of numbers that are stored as texts, as by older versions.
  private var listsOfNumbersAsTexts: [String] {
    menu.knownSettings.filter { $0.kind.type == .numbers }.flatMap { setting in
      stores.sorted { $0.key < $1.key }.compactMap { level, store in
        guard let value = menu.storedValue(of: setting.key, at: level), value != .texts([]),
          setting.kind.isListOfNumbersAsTexts(value)
        else { return nil }
        return
          "\(setting.key): has texts in \(store.location ?? level.rawValue); set writes numbers"
      }
    }
  }

  /// Returns the notes about variables that set nothing.
  private func notes(ofVariables variables: [String]) -> [String] {
    let names = variableNames
    let lists = menu.knownSettings.filter(\.hasEntries).compactMap { setting in
      names?[setting.key].map { (key: setting.key, prefix: $0 + "_") }
    }
    return variables.map { name in
      lists.first { name.begins(with: $0.prefix) }
        .map { "\(name): sets nothing: the entries of \"\($0.key)\" have no variables" }
        ?? "\(name): is not a setting now"
    }
  }
}
