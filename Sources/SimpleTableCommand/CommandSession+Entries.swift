import SimpleTableMenu

extension CommandSession {
  /// Adds entries to a list or removes some, while no other process changes it: all of them, or none if
  /// one is refused.
  func changeEntries(
    _ invocation: Invocation, at level: SettingLevel?,
    _ change: (_ menu: Menu, _ entries: [String], _ key: String) -> ValueOutcome
  ) throws(CommandFailure) {
    let (key, entries) = (invocation.operands[0], Array(invocation.operands.dropFirst()))
    try locking(level) { () throws(CommandFailure) in
      try check([(key, change(menu, entries, key))], of: [key], [key: SettingValue.texts(entries).text])
      try save([key], at: level)
    }
  }
}
