extension Section {
  /// Returns the section with a text at the trailing edge of its header.
  public func headerDetail(_ detail: String?) -> Section {
    changed { $0.headerDetail = detail }
  }

  /// Returns the section as a group of choices: its rows that carry a tag show whether they are
  /// chosen, and are chosen when they are selected.
  public func selection(_ group: SelectionGroup) -> Section {
    changed { $0.selection = group }
  }

  /// Returns the section as one that can be folded behind its header.
  ///
  /// - Parameters:
  ///   - state: How it stands until someone folds or unfolds it.
  ///   - countsRows: Whether the folded section's header tells how many rows it holds.
  /// - Returns: The changed section.
  public func collapsible(
    initially state: CollapseState = .expanded, countsRows: Bool = true
  ) -> Section {
    changed {
      $0.initialFold = state
      $0.showsCollapsedRowCount = countsRows
    }
  }
}
