import SimpleTable

extension SettingsCommand {
  /// Adds entries to a list: all of them, or none if one is refused.
  func add(_ operands: [String], at level: SettingLevel?) throws(CommandFailure) {
    try change(operands, at: level) { menu.addEntries($0, to: $1, at: level) }
  }

  /// Removes entries of a list: all of them, or none if one cannot be removed.
  func remove(_ operands: [String], at level: SettingLevel?) throws(CommandFailure) {
    try change(operands, at: level) { menu.removeEntries($0, from: $1, at: level) }
  }

  /// Changes the entries of a list while no other process does, and stores them.
  private func change(
    _ operands: [String], at level: SettingLevel?,
    _ change: (_ entries: [String], _ key: String) -> ValueOutcome
  ) throws(CommandFailure) {
    let (key, entries) = (operands[0], Array(operands.dropFirst()))
    try locking(level) { () throws(CommandFailure) in
      try check(
        [(key, change(entries, key))], of: [key], [key: SettingValue.texts(entries).text])
      try save([key], at: level)
    }
  }
}
