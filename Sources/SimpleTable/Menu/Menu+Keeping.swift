/// Changes that the user has not confirmed yet: candidates at the edited level that are in no store.
package struct SettingTrial {
  /// The title of the row that was changed last.
  package let title: String

  /// For how many seconds it is asked whether to keep the change.
  package let seconds: Int

  /// How many changes there were so far, each with the whole time to confirm them.
  package let count: Int

  /// What the settings read before they were changed, by key.
  let readings: [String: ControlReading]

  /// The keys of the settings that were given other values meanwhile.
  var keys: Set<String>

  /// What settings held over which something was assigned.
  var replaced: [DeclaredSetting.Place: ReplacedValue]
}

extension Menu {
  /// Calls a function with which the user changes settings, and tries those changes that are to be
  /// confirmed.
  package func askingToKeep<Result>(_ body: () -> Result) -> Result {
    let asked = asksToKeep
    asksToKeep = true
    defer { asksToKeep = asked }
    return body()
  }

  /// Returns whether a change is tried until the user confirms it; it then is in no store, and nothing is
  /// reported or recorded for undo.
  ///
  /// - Parameters:
  ///   - request: What was accepted.
  ///   - transaction: The change.
  /// - Returns: Whether it is tried.
  func tries(_ request: SettingRequest, _ transaction: SettingTransaction) -> Bool {
    guard asksToKeep, request.level == nil, request.keysOfRecords.isEmpty,
      let key = request.only?.key, let now = transaction.walk[key],
      let before = transaction.start[key], let seconds = now.secondsToConfirm
    else { return false }
    let readings = [key: before.reading].merging(trial?.readings ?? [:]) { $1 }
    if trial == nil, now.value == before.value { return false }
    let value = sources.stored(key)
    sources.takeBack(to: transaction.before)
    sources.tries(value.map(StoredLevel.Change.set) ?? .unset, for: key)
    trial = SettingTrial(
      title: now.row.title, seconds: seconds, count: (trial?.count ?? 0) + 1, readings: readings,
      keys: transaction.assignedKeys.union(trial?.keys ?? []).union([key]),
      replaced: transaction.replaced.merging(trial?.replaced ?? [:]) { $1 })
    endUnreported(transaction)
    if readings.allSatisfy({ transaction.walk[$0]?.value == $1.value }) { endTrial() }
    return true
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
    guard let trial, !isBusy else { return }
    sources.endTrial(of: trial.readings.keys)
    self.trial = nil
    var transaction = begin()
    decide(&transaction, forced: Set(trial.readings.keys), returning: trial.replaced)
    transaction.holdReported(of: trial.keys)
    end(transaction)
  }
}

extension DeclaredSetting {
  /// For how many seconds it is asked whether to keep a change; `nil` where it is not asked.
  var secondsToConfirm: Int? { row.storage.extras?.value.notes.secondsToConfirm }
}

extension Menu {
  /// Returns whether changes of a setting are to be confirmed where there is somebody to ask.
  package func asksToKeep(_ key: String) -> Bool {
    lastWalk[key]?.secondsToConfirm != nil
  }
}
