package import SimpleTable

// The settings of the rows of a page, as it was evaluated last.
extension Menu {
  /// Returns the setting that a row of a page changes, or `nil` if it changes none.
  ///
  /// That of an option or an entry is the picker or the list.
  package func setting(of path: RowPath, on page: TableAdapter) -> SettingInfo? {
    declaredSetting(of: path, on: page).map { info($0) }
  }

  /// Returns whether a row of a page shows a setting that is stored: as its own value, or as the
  /// chosen option of a picker that has no row.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - page: The page.
  ///   - onlySaved: Whether what is still to be saved does not count.
  /// - Returns: Whether its setting is stored.
  package func isStored(
    _ path: RowPath, on page: TableAdapter, onlySaved: Bool = false
  ) -> Bool {
    guard page.row(at: path)?.showsSetting == true,
      let setting = declaredSetting(of: path, on: page)
    else { return false }
    let isUnsaved = onlySaved && setting.keys.contains { sources.edited.changes[$0] != nil }
    return !isUnsaved && sources.isStored(setting, without: engine.history.pending)
  }

  /// Returns whether the edited level holds or decides the setting that a row of a page changes.
  ///
  /// A secret that no store keeps was still set there by the user.
  package func canUnset(_ path: RowPath, on page: TableAdapter) -> Bool {
    guard let setting = declaredSetting(of: path, on: page) else { return false }
    return sources.isStored(setting, without: engine.history.pending)
      || engine.state(of: setting.key)?.source == editedLevel.source
  }

  /// Returns the key of the setting that a row of a page changes, or `nil` if it changes none.
  package func key(of path: RowPath, on page: TableAdapter) -> String? {
    declaredSetting(of: path, on: page)?.key
  }

  func declaredSetting(of path: RowPath, on page: TableAdapter) -> DeclaredSetting? {
    page.position(of: path).flatMap { setting(at: $0, of: page) }
  }

  /// Returns a setting that a page in view has declared as it is known from all pages, or `nil` if
  /// another row owns the key.
  func setting(shownBy shown: DeclaredSetting) -> DeclaredSetting? {
    let walk = known
    if walk.owner(insteadOf: shown, by: engine.useGuard) != nil { return nil }
    if let known = walk.setting(declaredBy: shown) { return known }
    var setting = shown
    setting.former.removeAll { walk[$0.key] != nil }
    return setting
  }

  /// Returns the setting that a row changes, as it was when the page was evaluated.
  ///
  /// An option changes its picker, which may be on the page above, as an entry changes its list.
  func setting(at position: RowPosition, of page: TableAdapter) -> DeclaredSetting? {
    let section = page.declared.allSections[position.section]
    let row = section.allRows[position.row]
    guard row.isPart else { return setting(section, row: position.row, of: page) }
    if let picker = section.parent(ofRow: position.row) {
      return setting(section, row: picker, of: page)
    }
    guard let number = steps.firstIndex(where: { $0.page === page }) else { return nil }
    let above = pageAbove(number)
    guard let picker = above.declared.position(of: steps[number].link) else { return nil }
    return setting(above.declared.allSections[picker.section], row: picker.row, of: above)
  }

  private func setting(
    _ section: DeclaredSection, row: Int, of page: TableAdapter
  ) -> DeclaredSetting? {
    route(of: page).flatMap { DeclaredSetting(section, row: row, on: $0) }
      .flatMap(setting(shownBy:))
  }
}
