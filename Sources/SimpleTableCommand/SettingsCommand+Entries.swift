import SimpleTable

extension SettingsCommand {
  /// Adds entries to a list: all of them, or none if one is refused.
  func add(_ operands: [String], at level: SettingLevel?) throws(CommandFailure) {
    try locking(level) { () throws(CommandFailure) in
      let (key, entries) = (operands[0], Array(operands.dropFirst()))
      try check([key: menu.addEntries(entries, to: key, at: level)], of: [key])
      try save([key], at: level)
    }
  }

  /// Removes entries of a list: all of them, or none if one cannot be removed.
  func remove(_ operands: [String], at level: SettingLevel?) throws(CommandFailure) {
    try locking(level) { () throws(CommandFailure) in
      let (key, entries) = (operands[0], Array(operands.dropFirst()))
      try check([key: menu.removeEntries(entries, from: key, at: level)], of: [key])
      try save([key], at: level)
    }
  }
}
