extension RowContent {
  /// Returns the row with a text that says what the setting is for; its line breaks stay.
  public consuming func help(_ help: String?) -> Row {
    annotated { $0.help = help }
  }

  /// Returns the row with a question that is asked before it acts, such as "Erase everything?".
  ///
  /// Selecting the row reports that a confirmation is needed; each presentation asks once.
  public consuming func confirm(_ question: String?) -> Row {
    annotated { $0.confirmation = question }
  }

  /// Returns the row as one for which work is in progress.
  public consuming func busy(_ isBusy: Bool = true) -> Row {
    annotated { $0.isBusy = isBusy }
  }

  /// Returns the row with a bar that shows how much of the work in progress is done.
  ///
  /// The row counts as busy, with the bar in place of a spinner.
  ///
  /// - Parameter fraction: How much is done, from 0 to 1; what is outside counts as the nearer end.
  ///   Neither `nil` nor what is not a number shows a bar.
  /// - Returns: The changed row.
  public consuming func progress(_ fraction: Double?) -> Row {
    annotated { $0.progress = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) } }
  }

  /// Returns the row as one whose action goes on after its page was left, when it takes time.
  public consuming func continuesInBackground(_ isOn: Bool = true) -> Row {
    annotated { $0.continuesInBackground = isOn }
  }

  /// Returns the row as one whose action's changes of settings are stored as the user's, or not.
  ///
  /// They are unless this says otherwise: for an action beside which the program changes settings for
  /// other reasons, such as by a timer. What is not stored stays the program's own.
  public consuming func keepsChanges(_ isOn: Bool = true) -> Row {
    annotated { $0.keepsChanges = isOn }
  }

  /// Returns the row of a picker as one whose options are tried before one is chosen: while the cursor of
  /// a menu in a terminal is on an option, the program has its value.
  ///
  /// Nothing is stored meanwhile. Return chooses the option; Esc, any other row and leaving the menu give
  /// the program its value back.
  public consuming func previewed(_ isOn: Bool = true) -> Row {
    annotated { $0.isPreviewed = isOn }
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
    annotated { $0.secondsToConfirm = max(1, seconds) }
  }

  /// Returns the row with a line below it that reports a state or an error; `nil` removes the line.
  public consuming func status(_ text: String?, kind: Row.Status.Kind = .notice) -> Row {
    annotated { $0.status = text.map { Row.Status(text: $0, kind: kind) } }
  }

  /// Returns the row in the colour of a role.
  public consuming func tint(_ tint: Row.Tint?) -> Row {
    annotated { $0.tint = tint }
  }

  /// Returns the row with the name of its setting's flag, as in `volume` for `--volume`.
  ///
  /// Without it, the flag has the words of the key, as in `--http-server-timeout`. A program takes flags
  /// where it starts its menu.
  public consuming func flag(_ name: String?) -> Row {
    annotated { $0.flag = name }
  }

  /// Returns the row as a control whose value is not stored on purpose.
  ///
  /// A control without an id is no setting. With this, ``Menu/unstoredControls`` does not list it.
  public consuming func notStored() -> Row {
    annotated { $0.isNotStored = true }
  }

  /// Returns the row as one whose setting the store of a project may decide.
  ///
  /// A file that came with a folder must not choose programs to run, servers to ask or paths to write,
  /// so a project decides no other settings; see ``SettingLevel/project``.
  public consuming func allowedInProject() -> Row {
    annotated { $0.isAllowedInProject = true }
  }

  consuming func annotated(_ change: (inout Row.Notes) -> Void) -> Row {
    releasedRow().changedExtras { change(&$0.notes) }
  }
}
