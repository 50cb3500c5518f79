public import SimpleTable

extension RowContent {
  /// Returns the row with the keys under which older versions stored the setting, the newest first.
  ///
  /// Repeated calls add older keys.
  public consuming func formerly(_ keys: String...) -> Row {
    withSetting { $0.formerKeys += keys.map { FormerKey(key: $0, convert: nil) } }
  }

  /// Returns the row with a key under which older versions stored another form of the value.
  ///
  /// - Parameters:
  ///   - key: The key, older than those of the calls before.
  ///   - convert: Returns the present form of a value that is stored there, both as text; `nil`
  ///     ignores the value. The result must depend on nothing else.
  /// - Returns: The changed row.
  public consuming func formerly(
    _ key: String, convert: @escaping (_ old: String) -> String?
  ) -> Row {
    withSetting { $0.formerKeys.append(FormerKey(key: key, convert: convert)) }
  }

  /// Returns the row with its setting marked as deprecated.
  ///
  /// The command `check` reports the setting if it has a value.
  ///
  /// - Parameter advice: What to do instead, such as "use appearance".
  /// - Returns: The changed row.
  public consuming func deprecated(_ advice: String) -> Row {
    withSetting { $0.deprecation = advice }
  }

  /// Returns the row with its setting marked as one that the program reads only when it starts.
  ///
  /// After a change by the user, the row says that the change takes effect after a restart.
  public consuming func takesEffectAfterRestart() -> Row {
    withSetting { $0.needsRestart = true }
  }

  /// Returns the row with an action whose changes of settings are stored as the user's, or are not.
  ///
  /// They are by default. Pass `false` if the program changes settings for other reasons during the
  /// action, for example from a timer. Those changes are then not stored.
  public consuming func keepsChanges(_ isOn: Bool = true) -> Row {
    withSetting { $0.keepsChanges = isOn }
  }

  /// Returns the row of a picker whose options a user of a menu in a terminal can try.
  ///
  /// While the cursor is on an option, the program has its value, but nothing is stored. Return
  /// chooses the option. Esc, moving to any other row and leaving the menu restore the previous
  /// value.
  public consuming func previewed(_ isOn: Bool = true) -> Row {
    withSetting { $0.isPreviewed = isOn }
  }

  /// Returns the row with changes that last only if the user confirms them in time.
  ///
  /// A menu in a terminal asks whether to keep the new value, and counts the seconds down. Until
  /// the answer, the program has the new value, but it is in no store. Another change starts the
  /// countdown again. Without an answer, or when the menu ends, the program gets the last confirmed
  /// value. Use this for changes that may lock the user out, such as those of the network or the
  /// screen size. A command line stores the value without asking. A secret is never asked about,
  /// because its changes cannot be taken back.
  ///
  /// - Parameter seconds: The time for an answer in seconds; less than one counts as one.
  /// - Returns: The changed row.
  public consuming func keptIfConfirmed(within seconds: Int) -> Row {
    withSetting { $0.secondsToConfirm = max(1, seconds) }
  }

  /// Returns the row with a name for the flag of its setting.
  ///
  /// The name `volume` makes the flag `--volume`. Without a name, the flag consists of the words of
  /// the key, as in `--http-server-timeout`. To accept flags, pass them when the menu starts.
  public consuming func flag(_ name: String?) -> Row {
    withSetting { $0.flag = name }
  }

  /// Returns the row with its control marked as one that is meant not to be stored.
  ///
  /// A control without an id is not a setting, and is listed in ``Menu/unstoredControls``. This
  /// modifier keeps it out of that list.
  public consuming func notStored() -> Row {
    withSetting { $0.isNotStored = true }
  }

  /// Returns the row with its setting allowed in the store of a project.
  ///
  /// All other settings are ignored there, because a file in someone else's folder must not choose
  /// programs to run, servers to ask or paths to write. See ``SettingLevel/project``.
  public consuming func allowedInProject() -> Row {
    withSetting { $0.isAllowedInProject = true }
  }

  private consuming func withSetting(_ change: (inout SettingAttributes) -> Void) -> Row {
    attaching(SettingAttributes(), change)
  }
}
