public import SimpleTable

extension RowContent {
  /// Returns the row with keys under which older versions stored the setting, newest first.
  ///
  /// Repeated calls add older keys.
  public consuming func formerly(_ keys: String...) -> Row {
    withSetting { $0.formerKeys += keys.map { FormerKey(key: $0, convert: nil) } }
  }

  /// Returns the row with a key under which older versions stored the setting in another form.
  ///
  /// - Parameters:
  ///   - key: The key, which comes after those that were given before.
  ///   - convert: Converts a value stored there into the present form, as text; `nil` drops it. It
  ///     must depend on nothing else.
  /// - Returns: The changed row.
  public consuming func formerly(
    _ key: String, convert: @escaping (_ old: String) -> String?
  ) -> Row {
    withSetting { $0.formerKeys.append(FormerKey(key: key, convert: convert)) }
  }

  /// Returns the row with a deprecated setting, which `check` reports if it has a value.
  ///
  /// - Parameter advice: What to do instead, as in "use appearance".
  /// - Returns: The changed row.
  public consuming func deprecated(_ advice: String) -> Row {
    withSetting { $0.deprecation = advice }
  }

  /// Returns the row with a setting that is read only when the program starts.
  ///
  /// Once the user has changed it, its row says that the change takes effect after a restart.
  public consuming func takesEffectAfterRestart() -> Row {
    withSetting { $0.needsRestart = true }
  }

  /// Returns the row with an action whose changes of settings count as the user's, or not.
  ///
  /// They do by default. Pass `false` if the program changes settings for other reasons during the
  /// action, such as by a timer. Those changes are then not stored.
  public consuming func keepsChanges(_ isOn: Bool = true) -> Row {
    withSetting { $0.keepsChanges = isOn }
  }

  /// Returns the row of a picker whose options are previewed: while the cursor of a menu in a
  /// terminal is on an option, the program has its value.
  ///
  /// Nothing is stored meanwhile. Return chooses the option. Esc, any other row and leaving the
  /// menu restore the previous value.
  public consuming func previewed(_ isOn: Bool = true) -> Row {
    withSetting { $0.isPreviewed = isOn }
  }

  /// Returns the row with changes that last only if the user confirms them: a menu in a terminal
  /// asks whether to keep the new value, and counts the seconds down.
  ///
  /// Until then the program has the new value and no store does. A further change renews the time.
  /// Without an answer, or when the menu ends, the program gets the last confirmed value. Use it
  /// for changes that may lock the user out, such as the network or the size of the screen. A
  /// command line does not ask.
  ///
  /// - Parameter seconds: How long to wait for an answer; less than one second counts as one.
  /// - Returns: The changed row.
  public consuming func keptIfConfirmed(within seconds: Int) -> Row {
    withSetting { $0.secondsToConfirm = max(1, seconds) }
  }

  /// Returns the row with the name of its setting's flag, as in `volume` for `--volume`.
  ///
  /// Without it, the flag has the words of the key, as in `--http-server-timeout`. To accept flags,
  /// pass them when the menu starts.
  public consuming func flag(_ name: String?) -> Row {
    withSetting { $0.flag = name }
  }

  /// Returns the row as a control that is not stored on purpose.
  ///
  /// A control without an id is not a setting. This modifier keeps it out of
  /// ``Menu/unstoredControls``.
  public consuming func notStored() -> Row {
    withSetting { $0.isNotStored = true }
  }

  /// Returns the row with a setting that the store of a project may decide.
  ///
  /// A project decides no other settings, because a file in a foreign folder must not choose
  /// programs to run, servers to ask or paths to write. See ``SettingLevel/project``.
  public consuming func allowedInProject() -> Row {
    withSetting { $0.isAllowedInProject = true }
  }

  private consuming func withSetting(_ change: (inout SettingAttributes) -> Void) -> Row {
    attaching(SettingAttributes(), change)
  }
}
