import SimpleTableMenu
import SimpleTableStorage

extension CommandSession {
  /// Gives the menu the values of the stores and the environment.
  ///
  /// - Parameters:
  ///   - level: The level that was named, if any.
  ///   - isStarted: Whether the menu has them already.
  /// - Throws: A failure if a store cannot be read without which the command makes no sense.
  func prepare(
    for level: SettingLevel? = nil, isStarted: Bool = false
  ) throws(CommandFailure) {
    let variables = environment.compactMapValues(\.self)
    let report =
      isStarted
      ? menu.startReport()
      : menu.start(
        stores: stores, secrets: command.secrets, editing: menu.editedLevel,
        environment: variables, prefix: command.environmentPrefix)
    for needed in [.policy, level ?? menu.editedLevel] {
      if let error = report.errors[needed] { throw CommandFailure(.store, "\(error)") }
    }
  }

  /// Returns the level that an option names, or `nil` without it.
  ///
  /// - Throws: A failure if there is no such level, or if it has no store.
  func level(_ invocation: Invocation) throws(CommandFailure) -> SettingLevel? {
    guard invocation.has(.level) else { return nil }
    let levels = SettingLevel.allCases.filter { stores[$0] != nil }
    guard !levels.isEmpty else {
      throw .misuse(Verb.Option.level.name, "there is no store at any level")
    }
    let names = levels.map(\.rawValue).joined(separator: ", ")
    return try invocation.value(of: .level, or: menu.editedLevel, allowed: "one of \(names)") {
      text in levels.first { $0.rawValue == text }
    }
  }

  /// The variables with the prefix; `nil` for one that is not UTF-8.
  private var environment: [String: String?] {
    guard let prefix = command.environmentPrefix else { return [:] }
    return streams.environment().filter { $0.key.utf8.starts(with: prefix.utf8) }
  }

  /// Writes the changes into the stores.
  func save() throws(CommandFailure) {
    var errors: [any Error] = []
    if menu.hasUnsavedChanges { lock(menu.editedLevel) { errors = menu.saveAll() } }
    let problems = errors.map { error in
      let text = error is MissingStoreError ? "nothing is stored, as there is no store" : "\(error)"
      return CommandFailure.Problem(.store, text)
    }
    if let failure = CommandFailure(problems) { throw failure }
  }

  /// Calls a function while the file of a level is locked, after reading changes by other
  /// processes.
  func locking(
    _ level: SettingLevel?, _ body: () throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    func run() throws(CommandFailure) {
      // If a store cannot be read, saving fails later and reports the error.
      menu.reloadStores()
      let end = recordChanges()
      defer { end() }
      try body()
    }
    try lock(level ?? menu.editedLevel, run)
  }

  /// Calls a function while the file of a level is locked.
  private func lock<Failure: Error>(
    _ level: SettingLevel, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard let file = stores[level] as? ValuesFile else { return try body() }
    try file.shared.locking(
      whenWaiting: { report("waiting for another program that is changing \"\(file.path)\"") }, body
    )
  }

  /// Writes to standard error which values of the stores and the environment are refused, and why.
  ///
  /// - Parameter keys: The settings that the command is about, or `nil` if it is about all. Several
  ///   values of others are one line.
  func reportRefused(of keys: [String]? = nil) {
    let names = variableNames
    let own = keys.map { keys in Set(keys + keys.compactMap { names?[$0] }) }
    func isOther(_ value: RefusedValue) -> Bool { own?.contains(value.key) == false }
    // A key that a command names is looked up on its own.
    let keys = misspeltKeys.filter { keys?.contains($0.key) != true }
    let (values, variables) = (refusedValues, misspeltVariables)
    let counts = (values.filter(isOther).count, (variables + keys).filter(isOther).count)
    let areOneLine = counts.0 + counts.1 > 1
    for value in variables + values + keys where !areOneLine || !isOther(value) {
      report(value.text)
    }
    if areOneLine { report("\(Self.summary(ofOthers: counts)): \(name) check lists them") }
  }

  /// Returns how many values of other settings are refused, and how many names are no settings.
  private static func summary(ofOthers counts: (values: Int, names: Int)) -> String {
    let values =
      counts.values == 1 ? "1 other value is refused" : "\(counts.values) other values are refused"
    let names =
      counts.names == 1
      ? "1 other name is not a setting" : "\(counts.names) other names are not settings"
    return [counts.values > 0 ? values : nil, counts.names > 0 ? names : nil]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// The variables whose names differ from those of settings by one letter.
  var misspeltVariables: [RefusedValue] {
    menu.words.misspelt(menu.unknownVariables.compactMapValues(\.self))
  }

  /// The keys in the stores that differ from those of settings by one letter.
  var misspeltKeys: [RefusedValue] {
    menu.words.misspelt(menu.startReport().misspeltKeys)
  }

  /// The values of the stores and the environment that are refused, each with the reason.
  var refusedValues: [RefusedValue] {
    let variables = environment
    let names = variables.values.contains(nil) ? variableNames : nil
    return menu.knownSettings.flatMap { setting in
      // Where the value of a policy is refused, no other one is tried.
      let policy = setting.sources.filter { $0.source == .policy && $0.refusal != nil }
      var messages = (policy.isEmpty ? setting.sources : policy).compactMap { source in
        source.refusal.map { message(about: source, of: setting.key, $0) }
      }
      if let name = names?[setting.key], variables[name] == .some(nil) {
        messages.append(RefusedValue(key: name, reason: "is not UTF-8"))
      }
      return messages
    }
  }

  private func message(
    about source: SettingInfo.Source, of key: String, _ reason: String
  ) -> RefusedValue {
    guard source.source.level != nil else {
      return RefusedValue(key: source.origin ?? key, reason: reason)
    }
    let place = source.origin.map { " in \($0)" } ?? ""
    return RefusedValue(key: key, reason: "stored value\(place): \(reason)")
  }

  /// The names of the variables that set settings; `nil` if the environment is not read.
  var variableNames: VariableNames? { command.environmentPrefix.map(menu.variableNames) }
}
