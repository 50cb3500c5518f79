import SimpleTable
import SimpleTableMenu

extension CommandSession {
  /// Adds entries to a list or removes some, while no other process changes it: all of them, or
  /// none if one is refused.
  func changeEntries(
    _ invocation: Invocation, at level: SettingLevel?,
    _ change: (_ menu: Menu, _ entries: [String], _ key: String) -> ValueOutcome
  ) throws(CommandFailure) {
    let (key, entries) = (invocation.operands[0], Array(invocation.operands[1...]))
    try locking(level) { () throws(CommandFailure) in
      let outcome = change(menu, entries, key)
      try check([(key, outcome)], of: [key], [key: SettingValue.texts(entries).text])
      try save([key], at: level)
    }
  }
}
