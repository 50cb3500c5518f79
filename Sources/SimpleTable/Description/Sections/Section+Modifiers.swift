extension SectionContent {
  /// Returns the section with a text below its rows; an empty text removes the footer, as does
  /// `nil`.
  public func footer(_ footer: String?) -> Section {
    section.changed { $0.texts.footer = footer?.isEmpty == true ? nil : footer }
  }

  /// Returns the section with a text at the trailing edge of its header; an empty text removes it.
  public func headerDetail(_ detail: String?) -> Section {
    section.changed { $0.texts.headerDetail = detail?.isEmpty == true ? nil : detail }
  }

  /// Returns the section with a limit for the lines of its header, the last of which is truncated.
  ///
  /// - Parameter limit: The greatest number of lines, at least 1; `nil` for no limit.
  /// - Returns: The changed section.
  public func headerLineLimit(_ limit: Int?) -> Section {
    section.changed { $0.texts.headerLineLimit = limit.map { max($0, 1) } }
  }

  /// Returns the section with a limit for the lines of its footer, the last of which is truncated.
  ///
  /// - Parameter limit: The greatest number of lines, at least 1; `nil` for no limit.
  /// - Returns: The changed section.
  public func footerLineLimit(_ limit: Int?) -> Section {
    section.changed { $0.texts.footerLineLimit = limit.map { max($0, 1) } }
  }

  /// Returns the section with lines of your own in place of its header, beside the collapse
  /// indicator.
  ///
  /// - Parameter lines: Returns the lines for a width in terminal cells, as in
  ///   ``RowContent/customLines(_:)``. Searches still use the header text.
  /// - Returns: The changed section.
  public func customHeader(_ lines: @escaping (_ width: Int) -> [String]) -> Section {
    section.changed { $0.customHeader = lines }
  }

  /// Returns the section with lines of your own in place of its footer.
  ///
  /// - Parameter lines: Returns the lines for a width in terminal cells, as in
  ///   ``RowContent/customLines(_:)``.
  /// - Returns: The changed section.
  public func customFooter(_ lines: @escaping (_ width: Int) -> [String]) -> Section {
    section.changed { $0.customFooter = lines }
  }

  /// Returns the section with all its rows disabled, or all enabled.
  ///
  /// This replaces what the rows were declared with: `disabled(false)` also enables a row that is
  /// disabled itself.
  ///
  /// - Parameters:
  ///   - isDisabled: Whether the rows are disabled.
  ///   - reason: Why they are disabled, such as "needs Wi-Fi".
  /// - Returns: The changed section.
  public func disabled(_ isDisabled: Bool = true, reason: String? = nil) -> Section {
    section.changed { $0.content = $0.content?.disabled(isDisabled, reason: reason) }
  }

  /// Returns the section hidden: it is declared, but not shown.
  public func hidden(_ isHidden: Bool = true) -> Section {
    section.changed { $0.isHidden = isHidden }
  }

  /// Returns the section as one that can collapse to its header.
  ///
  /// It has a header line even without a text. The collapse indicator is shown only if there are
  /// rows.
  ///
  /// - Parameters:
  ///   - state: The state until the user or the program changes it.
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
