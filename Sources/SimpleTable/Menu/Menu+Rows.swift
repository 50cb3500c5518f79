// The settings of the rows of a page, as it was evaluated last.
extension Menu {
  /// Returns the setting that a row of a page changes, or `nil` if it changes none.
  ///
  /// That of an option or an entry is the picker or the list.
  package func setting(of path: RowPath, on page: TableAdapter) -> SettingInfo? {
    ownSetting(of: path, on: page).map { setting in ask { info(setting) } }
  }

  /// Returns whether a row of a page shows a setting that is stored: as its own value, or as the
  /// chosen one of a group of choices.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - page: The page.
  ///   - onlySaved: Whether what is still to be saved does not count.
  /// - Returns: Whether its setting is stored.
  package func isStored(
    _ path: RowPath, on page: TableAdapter, onlySaved: Bool = false
  ) -> Bool {
    guard !sources.isEmpty, let position = page.model.map.position(of: path),
      page.model.declared[position].showsSetting, let setting = ownSetting(of: path, on: page)
    else { return false }
    return sources.isStored(setting) && !(onlySaved && sources.isUnsaved(setting))
  }

  /// Returns the key of the setting that a row of a page changes, or `nil` if it changes none.
  package func key(of path: RowPath, on page: TableAdapter) -> String? {
    ownSetting(of: path, on: page)?.key
  }

  func ownSetting(of path: RowPath, on page: TableAdapter) -> DeclaredSetting? {
    page.model.map.position(of: path).flatMap { setting(at: $0, of: page) }.flatMap(own)
  }
}

extension Row {
  /// Whether the row shows the value of a setting, which for a group of choices the chosen one does.
  var showsSetting: Bool { hasValue || isChoiceOfGroup && control?.isOn == true }
}
