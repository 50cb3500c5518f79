/// Changes that the user tries before choosing them: candidates at the edited level that are in no store.
package struct SettingTrial {
  /// The title of the row that was changed last.
  package let title: String

  /// For how many seconds it is asked whether to keep the changes; `nil` for an option that is tried while
  /// the cursor is on it.
  package let seconds: Int?

  /// How many changes there were so far, each with the whole time to confirm them.
  package let count: Int

  /// What the settings read before they were changed, by key.
  let readings: [String: ControlReading]

  /// What is tried for the settings again when this one ends.
  let beneath: [String: StoredLevel.Change]

  /// The keys of the settings that were given other values meanwhile.
  let keys: Set<String>

  /// What settings held over which something was assigned.
  let replaced: [DeclaredSetting.Place: ReplacedValue]

  /// Creates a trial of another change after those before.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - reading: What it read before this change.
  ///   - seconds: For how many seconds it is asked whether to keep the changes.
  ///   - transaction: The change.
  ///   - beneath: What was tried for the settings before; it is that of the last trial if there is one.
  ///   - last: The trial of the changes before.
  init(
    _ setting: DeclaredSetting, from reading: ControlReading, seconds: Int? = nil,
    by transaction: SettingTransaction, over beneath: [String: StoredLevel.Change] = [:],
    after last: SettingTrial?
  ) {
    title = setting.row.title
    self.seconds = seconds
    count = (last?.count ?? 0) + 1
    readings = [setting.key: reading].merging(last?.readings ?? [:]) { $1 }
    self.beneath = last?.beneath ?? beneath
    keys = transaction.assignedKeys.union(last?.keys ?? []).union([setting.key])
    replaced = transaction.replaced.merging(last?.replaced ?? [:]) { $1 }
  }
}

extension Menu {
  /// Gives the program again what it had before the user tried an option.
  package func endPreview() {
    guard let preview, !isBusy else { return }
    self.preview = nil
    end(preview)
  }

  /// Gives the settings whose changes were not confirmed the values again that they had.
  package func endTrial() {
    endPreview()
    guard let trial, !isBusy else { return }
    self.trial = nil
    end(trial)
  }

  private func end(_ ended: SettingTrial) {
    sources.takeBack(ended)
    var transaction = begin()
    decide(&transaction, forced: Set(ended.readings.keys), returning: ended.replaced)
    // What an option is tried over may still have to be confirmed.
    if trial != nil { return endUnreported(transaction) }
    transaction.holdReported(of: ended.keys)
    end(transaction)
  }

  /// Ends a change without reporting what settings hold: that waits for the end of what is tried.
  func endUnreported(_ transaction: SettingTransaction) {
    evaluation.keep(transaction.walk, transaction.isDecided ? .decided : .stale)
    showPages(as: transaction.walk)
  }
}
