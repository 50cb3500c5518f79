extension RowContent {
  /// Returns the row with a second text below its title, which is wrapped if it does not fit.
  public consuming func subtitle(_ subtitle: String?) -> Row {
    releasedRow().changed { $0.subtitle = subtitle }
  }

  /// Returns the row with a value at its trailing edge.
  public consuming func detail(_ detail: String?) -> Row {
    releasedRow().changed { $0.detail = detail }
  }

  /// Returns the row with a symbol before its title, preferably of one character.
  public consuming func icon(_ icon: String?) -> Row {
    releasedRow().changed { $0.icon = icon }
  }

  /// Returns the row with a short count or word in a pill of its own.
  public consuming func badge(_ badge: String?) -> Row {
    releasedRow().changedExtras { $0.badge = badge }
  }

  /// Returns the row with a count in a pill of its own; 0 shows none.
  public consuming func badge(_ count: Int) -> Row {
    badge(count == 0 ? nil : String(count))
  }

  /// Returns the row with a symbol or a button at its trailing edge.
  public consuming func accessory(_ accessory: Accessory) -> Row {
    releasedRow().changed { $0.accessory = accessory }
  }

  /// Returns the row with an action that runs when it is selected; `nil` removes the action.
  public consuming func onSelect(_ action: (() -> Void)?) -> Row {
    releasedRow().changed {
      if action != nil, $0.onSelect != nil { $0.uniqueExtras.hasReplacedClosure = true }
      $0.onSelect = action
    }
  }

  /// Returns the row with an action that takes time, which runs when the row is selected.
  ///
  /// The row is busy meanwhile. An error that the action throws is shown as the status of the row.
  /// Leaving the page cancels the action, unless the row ``continuesInBackground(_:)``. The action
  /// runs on the actor on which the menu is used; without a menu, ``TableAdapter/finishActions()``
  /// runs it.
  ///
  /// - Parameter work: The action, which begins after the closure of the row; `nil` removes it.
  /// - Returns: The changed row.
  @_disfavoredOverload
  public consuming func onSelect(_ work: (() async throws -> Void)?) -> Row {
    releasedRow().changedExtras {
      if work != nil, $0.work != nil { $0.hasReplacedClosure = true }
      $0.work = work
    }
  }

  /// Returns the row with an action that runs when its accessory is tapped, without selecting the
  /// row.
  public consuming func onAccessory(_ action: (() -> Void)?) -> Row {
    releasedRow().changedExtras {
      if action != nil, $0.onAccessory != nil { $0.hasReplacedClosure = true }
      $0.onAccessory = action
    }
  }

  /// Returns the row disabled: it cannot be selected, changed or tapped.
  ///
  /// - Parameters:
  ///   - isDisabled: Whether the row is disabled.
  ///   - reason: Why it is disabled, such as "needs Wi-Fi"; ignored if it is not.
  /// - Returns: The changed row.
  public consuming func disabled(_ isDisabled: Bool = true, reason: String? = nil) -> Row {
    releasedRow().changed { storage in
      storage.isDisabled = isDisabled
      let old = storage.extras?.value.notes.disabledReason
      let reason = isDisabled ? reason ?? old : nil
      if reason != old { storage.uniqueExtras.notes.disabledReason = reason }
    }
  }

  /// Returns the row hidden: it is declared, but not shown.
  public consuming func hidden(_ isHidden: Bool = true) -> Row {
    releasedRow().changed { $0.isHidden = isHidden }
  }

  /// Returns the row with search keywords, which it does not show.
  public consuming func keywords(_ keywords: String...) -> Row {
    releasedRow().changedExtras { $0.keywords = keywords }
  }

  /// Returns the row with lines of your own in place of its usual text.
  ///
  /// - Parameter lines: Returns the lines for a width in terminal cells. A wider line is
  ///   truncated; an empty list is drawn as one empty line. The lines should depend only on the
  ///   width and on values captured when the row was declared. To find out whether a reload has
  ///   changed the row, the function is called with the greatest width, 1,000. If it changes the
  ///   table, the change is ignored and adds a diagnostic.
  /// - Returns: The changed row.
  public consuming func customLines(_ lines: @escaping (_ width: Int) -> [String]) -> Row {
    releasedRow().changedExtras { $0.drawing = lines }
  }
}
