public import SimpleTable

extension RowContent {
  /// Returns the row with keys under which older versions stored the setting, newest first.
  ///
  /// They come after those that were given before.
  public consuming func formerly(_ keys: String...) -> Row {
    withSetting { $0.formerKeys += keys.map { FormerKey(key: $0, convert: nil) } }
  }

  /// Returns the row with a key under which older versions stored the setting in another form.
  ///
  /// - Parameters:
  ///   - key: The key, which comes after those that were given before.
  ///   - convert: Returns what a value that is stored there stands for now, as text; `nil` where it
  ///     stands for nothing any more. It must depend on nothing else.
  /// - Returns: The changed row.
  public consuming func formerly(
    _ key: String, convert: @escaping (_ old: String) -> String?
  ) -> Row {
    withSetting { $0.formerKeys.append(FormerKey(key: key, convert: convert)) }
  }

  /// Returns the row as one whose setting should not be used any more, which `check` reports where
  /// it has a value.
  ///
  /// - Parameter advice: What to do instead, as in "use appearance".
  /// - Returns: The changed row.
  public consuming func deprecated(_ advice: String) -> Row {
    withSetting { $0.deprecation = advice }
  }

  /// Returns the row as one whose setting is read when the program starts.
  ///
  /// Once the user has changed it, its row says that the change takes effect after a restart.
  public consuming func takesEffectAfterRestart() -> Row {
    withSetting { $0.needsRestart = true }
  }

  /// Returns the row as one whose action's changes of settings are stored as the user's, or not.
  ///
  /// They are unless this says otherwise: for an action beside which the program changes settings for
  /// other reasons, such as by a timer. What is not stored stays the program's own.
  public consuming func keepsChanges(_ isOn: Bool = true) -> Row {
    withSetting { $0.keepsChanges = isOn }
  }

  /// Returns the row of a picker as one whose options are tried before one is chosen: while the cursor of
  /// a menu in a terminal is on an option, the program has its value.
  ///
  /// Nothing is stored meanwhile. Return chooses the option; Esc, any other row and leaving the menu give
  /// the program its value back.
  public consuming func previewed(_ isOn: Bool = true) -> Row {
    withSetting { $0.isPreviewed = isOn }
  }

  /// Returns the row as one whose changes last only if the user confirms them: a menu in a terminal asks
  /// whether to keep the new value, and counts the seconds down.
  ///
  /// Until then the program has the new value and no store does. A further change renews the time. When
  /// nobody answers, or the menu ends, the program gets the last confirmed value. This is for what may cut
  /// off the user, such as the network or the size of the screen. A command line does not ask.
  ///
  /// - Parameter seconds: How long to wait for an answer; less than one second counts as one.
  /// - Returns: The changed row.
  public consuming func keptIfConfirmed(within seconds: Int) -> Row {
    withSetting { $0.secondsToConfirm = max(1, seconds) }
  }

  /// Returns the row with the name of its setting's flag, as in `volume` for `--volume`.
  ///
  /// Without it, the flag has the words of the key, as in `--http-server-timeout`. A program takes flags
  /// where it starts its menu.
  public consuming func flag(_ name: String?) -> Row {
    withSetting { $0.flag = name }
  }

  /// Returns the row as a control whose value is not stored on purpose.
  ///
  /// A control without an id is no setting. With this, ``Menu/unstoredControls`` does not list it.
  public consuming func notStored() -> Row {
    withSetting { $0.isNotStored = true }
  }

  /// Returns the row as one whose setting the store of a project may decide.
  ///
  /// A file that came with a folder must not choose programs to run, servers to ask or paths to write,
  /// so a project decides no other settings; see ``SettingLevel/project``.
  public consuming func allowedInProject() -> Row {
    withSetting { $0.isAllowedInProject = true }
  }

  private consuming func withSetting(_ change: (inout SettingAttributes) -> Void) -> Row {
    attaching(SettingAttributes(), change)
  }
}
