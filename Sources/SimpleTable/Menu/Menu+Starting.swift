extension Menu {
  /// Reads everything that the settings of a program come from, and sets the settings to it.
  ///
  /// ```swift
  /// let menu = Menu(settings)
  /// let report = menu.start(
  ///   stores: [.user: MemoryStore(["volume": .number("40")])],
  ///   environment: ["PLAYER_VOLUME": "70"], prefix: "PLAYER_")
  /// menu.setting("volume")?.value  // → "70"
  /// report.exitCode  // → 0
  /// ```
  ///
  /// What overrides what is in ``SettingSource``. A value that is refused is reported, and the next
  /// lower source applies. What cannot be read is reported as well: a program that cannot read its policy
  /// should end. Calling it again replaces what all sources held, with the changes that were not saved into
  /// a store and those that could be undone.
  ///
  /// - Parameters:
  ///   - stores: The stores by level.
  ///   - level: The level at which the user's changes are stored.
  ///   - environment: The environment variables.
  ///   - prefix: What the names of the variables of settings begin with, as in `PLAYER_`; without it, none
  ///     is read, which is reported where there are any.
  ///   - arguments: The values that were given as arguments of the program, as text by key.
  /// - Returns: What is wrong.
  /// - Complexity: O(*n*) in the numbers of rows of all pages, of stored values and of variables.
  @discardableResult
  public func start(
    stores: [SettingLevel: any SettingsStore] = [:], editing level: SettingLevel = .user,
    environment: [String: String] = [:], prefix: String? = nil, arguments: [String: String] = [:]
  ) -> StartReport {
    var report = StartReport(words: root.words)
    if refusesUse() {
      report.errors = stores.mapValues { _ in MenuInUseError() }
      return report
    }
    endTrial()
    movedKeys = [:]
    if level != editedLevel || sources[level].store != nil { history = SettingHistory() }
    sources.restart(editing: level)
    report.errors = read(
      stores, environment: prefix == nil ? [:] : environment, prefix: prefix ?? "")
    sources.setArguments(arguments)
    let walk = decideNow(evaluation.read)
    report.loads = loadReports(walk, at: stores.keys.filter { report.errors[$0] == nil })
    report.refusedVariables = refused(.environment, walk)
    if prefix == nil, !environment.isEmpty {
      let reason = "is read only with prefix:, as in prefix: \"PLAYER_\""
      report.refusedVariables.append(RefusedValue(key: "environment", reason: reason))
    }
    report.misspeltVariables =
      sources.unknownVariables(among: walk.settings).compactMapValues(\.self)
    report.refusedArguments = refusedArguments(walk)
    return report
  }
}
