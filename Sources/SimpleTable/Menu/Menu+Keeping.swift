extension Menu {
  /// Calls a function with which the user changes settings, and tries those changes that are to be
  /// confirmed.
  package func askingToKeep<Result>(_ body: () -> Result) -> Result {
    let asked = asksToKeep
    asksToKeep = true
    defer { asksToKeep = asked }
    return body()
  }

  /// Returns whether changes of a setting are to be confirmed where there is somebody to ask.
  package func asksToKeep(_ key: String) -> Bool {
    lastWalk[key]?.secondsToConfirm != nil
  }

  /// Tries a change that the user is to confirm, if there is somebody to ask: it is then in no store, and
  /// nothing is reported or recorded for undo.
  ///
  /// - Parameters:
  ///   - request: What was accepted.
  ///   - transaction: The change.
  /// - Returns: Whether it is tried.
  func tryUntilConfirmed(_ request: SettingRequest, _ transaction: SettingTransaction) -> Bool {
    guard asksToKeep, request.level == nil, request.keysOfRecords.isEmpty,
      let key = request.only?.key, let now = transaction.walk[key],
      let before = transaction.start[key], let seconds = now.secondsToConfirm
    else { return false }
    if trial == nil, now.value == before.value { return false }
    tryOut(transaction, of: now, from: before.reading, as: \.trial, seconds: seconds)
    let isAsBefore = trial?.readings.allSatisfy { transaction.walk[$0]?.value == $1.value }
    if isAsBefore == true { endTrial() }
    return true
  }

  /// Tries what a change would store, and stores nothing.
  ///
  /// What settings hold is not reported: that waits for the end of what is tried.
  ///
  /// - Parameters:
  ///   - transaction: The change, which was accepted.
  ///   - setting: The setting that is changed.
  ///   - reading: What it read before.
  ///   - trial: What the change becomes part of.
  ///   - seconds: For how many seconds it is asked whether to keep it.
  func tryOut(
    _ transaction: SettingTransaction, of setting: DeclaredSetting, from reading: ControlReading,
    as trial: ReferenceWritableKeyPath<Menu, SettingTrial?>, seconds: Int? = nil
  ) {
    let value = sources.stored(setting.key)
    sources.takeBack(to: transaction.before)
    sources.tryOut(value.map(StoredLevel.Change.set) ?? .unset, for: setting.key)
    var changes = self[keyPath: trial] ?? SettingTrial()
    changes.add(transaction, of: setting, from: reading, seconds: seconds)
    self[keyPath: trial] = changes
    endUnreported(transaction)
  }

  /// Stores the changes that the user has confirmed, as one event.
  ///
  /// - Returns: Why they are not accepted any more, and were taken back; `nil` where they are stored.
  package func keepTrial() -> ValueOutcome? {
    endPreview()
    guard let trial, !isBusy else { return nil }
    let tried = trial.readings.keys.map { ($0, sources[editedLevel].tried($0)?.value) }
    sources.endTrial(of: trial.readings.keys)
    self.trial = nil
    var transaction = begin()
    let values = tried.map { [start = transaction.start] key, value in
      (key, value.flatMap { _ in start[key]?.value.text })
    }
    let outcomes = make(
      SettingRequest(values: Dictionary(uniqueKeysWithValues: values)), in: &transaction,
      changed: trial.readings)
    let isKept = outcomes.areAccepted
    if !isKept {
      decide(&transaction, forced: Set(trial.readings.keys), returning: trial.replaced)
    }
    transaction.replaced.merge(trial.replaced) { $1 }
    transaction.holdReported(of: trial.keys)
    if isKept { record(transaction) }
    end(transaction)
    return outcomes.values.first { $0 != .accepted }
  }

  /// Gives the settings whose changes were not confirmed the values again that they had.
  package func endTrial() {
    endPreview()
    end(\.trial)
  }

  /// Gives the program again what it had before the user tried an option.
  package func endPreview() { end(\.preview) }

  private func end(_ tried: ReferenceWritableKeyPath<Menu, SettingTrial?>) {
    guard let trial = self[keyPath: tried], !isBusy else { return }
    self[keyPath: tried] = nil
    sources.endTrial(of: trial.readings.keys)
    var transaction = begin()
    decide(&transaction, forced: Set(trial.readings.keys), returning: trial.replaced)
    transaction.holdReported(of: trial.keys)
    end(transaction)
  }

  /// Shows the pages as a change has left them, which is not reported yet.
  func endUnreported(_ transaction: SettingTransaction) {
    evaluation.keep(transaction.walk, transaction.isDecided ? .decided : .stale)
    showPages(as: transaction.walk)
  }
}

extension DeclaredSetting {
  /// For how many seconds it is asked whether to keep a change; `nil` where it is not asked.
  var secondsToConfirm: Int? { row.storage.extras?.value.notes.secondsToConfirm }
}
