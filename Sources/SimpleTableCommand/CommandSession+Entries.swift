import SimpleTableMenu

extension CommandSession {
  /// Adds entries to a list or removes some, while no other process changes it: all of them, or none if
  /// one is refused.
  func changeEntries(
    _ invocation: Invocation, at level: SettingLevel?
  ) throws(CommandFailure) {
    let (key, entries) = (invocation.operands[0], Array(invocation.operands.dropFirst()))
    try locking(level) { () throws(CommandFailure) in
      let outcome =
        invocation.verb == .add
        ? menu.addEntries(entries, to: key, at: level)
        : menu.removeEntries(entries, from: key, at: level)
      try check([(key, outcome)], of: [key], [key: SettingValue.texts(entries).text])
      try save([key], at: level)
    }
  }
}
