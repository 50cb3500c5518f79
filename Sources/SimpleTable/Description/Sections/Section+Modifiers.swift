extension SectionContent {
  /// Returns the section with a text below its rows; an empty one counts as `nil`.
  public func footer(_ footer: String?) -> Section {
    section.changed { $0.texts.footer = footer?.isEmpty == true ? nil : footer }
  }

  /// Returns the section with a text at the trailing edge of its header.
  public func headerDetail(_ detail: String?) -> Section {
    section.changed { $0.texts.headerDetail = detail?.isEmpty == true ? nil : detail }
  }

  /// Returns the section with a header of a limited number of lines, the last one truncated.
  ///
  /// - Parameter limit: The most lines, at least 1; `nil` for no limit.
  /// - Returns: The changed section.
  public func headerLineLimit(_ limit: Int?) -> Section {
    section.changed { $0.texts.headerLineLimit = limit.map { max($0, 1) } }
  }

  /// Returns the section with a footer of a limited number of lines, the last one truncated.
  ///
  /// - Parameter limit: The most lines, at least 1; `nil` for no limit.
  /// - Returns: The changed section.
  public func footerLineLimit(_ limit: Int?) -> Section {
    section.changed { $0.texts.footerLineLimit = limit.map { max($0, 1) } }
  }

  /// Returns the section with a header that draws its own lines, beside the collapse indicator.
  ///
  /// - Parameter lines: Returns the lines for a width in terminal cells, as in
  ///   ``RowContent/customLines(_:)``. Searches still use the header text.
  /// - Returns: The changed section.
  public func customHeader(_ lines: @escaping (_ width: Int) -> [String]) -> Section {
    section.changed { $0.customHeader = lines }
  }

  /// Returns the section with a footer that draws its own lines.
  ///
  /// - Parameter lines: Returns the lines for a width in terminal cells, as in
  ///   ``RowContent/customLines(_:)``.
  /// - Returns: The changed section.
  public func customFooter(_ lines: @escaping (_ width: Int) -> [String]) -> Section {
    section.changed { $0.customFooter = lines }
  }

  /// Returns the section with all its rows disabled, or enabled.
  ///
  /// - Parameters:
  ///   - isDisabled: Whether they are disabled; as on a row, the last call counts.
  ///   - reason: Why they are, as a phrase such as "needs Wi-Fi".
  /// - Returns: The changed section.
  public func disabled(_ isDisabled: Bool = true, reason: String? = nil) -> Section {
    section.changed { $0.content = $0.content?.disabled(isDisabled, reason: reason) }
  }

  /// Returns the section hidden: declared, but not shown.
  public func hidden(_ isHidden: Bool = true) -> Section {
    section.changed { $0.isHidden = isHidden }
  }

  /// Returns the section collapsible: its rows can be hidden behind its header.
  ///
  /// It has a header line even without a text. The collapse indicator appears once there are rows.
  ///
  /// - Parameters:
  ///   - state: Its state until the user collapses or expands it.
  ///   - countsRows: Whether the header shows the number of rows while they are collapsed.
  /// - Returns: The changed section.
  public func collapsible(
    initially state: CollapseState = .expanded, countsRows: Bool = true
  ) -> Section {
    section.changed {
      $0.initialState = state
      $0.showsCollapsedRowCount = countsRows
    }
  }
}
