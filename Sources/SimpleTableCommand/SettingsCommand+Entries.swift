import SimpleTable
import SimpleTableStorage

extension SettingsCommand {
  /// Adds entries to a list: all of them, or none if one is refused.
  func add(_ operands: [String], at level: SettingLevel?) throws(CommandFailure) {
    try changeEntries(of: operands[0], at: level) {
      menu.addEntries(Array(operands.dropFirst()), to: operands[0], at: level)
    }
  }

  /// Removes entries of a list: all of them, or none if one cannot be removed.
  func remove(_ operands: [String], at level: SettingLevel?) throws(CommandFailure) {
    try changeEntries(of: operands[0], at: level) {
      menu.removeEntries(Array(operands.dropFirst()), from: operands[0], at: level)
    }
  }

  /// Reads the values, changes the entries of a list, and stores them.
  ///
  /// Meanwhile no other process changes the file, so that what it adds at the same time is not lost.
  private func changeEntries(
    of key: String, at level: SettingLevel?, _ change: () -> ValueOutcome
  ) throws(CommandFailure) {
    var command = self
    let place = level ?? menu.editedLevel
    let file = stores[place] as? ValuesFile
    let locked = file.map { file in
      LockedValuesFile(file) {
        report("waiting for another program that is changing \"\(file.path)\"")
      }
    }
    defer { locked?.release() }
    command.stores[place] = locked ?? stores[place]
    try command.prepare(for: level)
    menu.unreadableStores.forEach(report)
    try command.finish([key], [key: change()], at: level)
  }
}
