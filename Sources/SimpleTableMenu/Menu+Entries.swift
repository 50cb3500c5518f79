public import SimpleTable

extension Menu {
  /// Adds entries at the end of a list, and reloads the pages in view.
  ///
  /// A rule for entered values only, such as that a file exists, does not apply to the entries that
  /// are in the list already.
  ///
  /// - Parameters:
  ///   - entries: The entries as text.
  ///   - key: The key of the list.
  ///   - level: The level at which the list is stored, as in ``setValue(_:for:at:)``. If the level
  ///     has no list, the list that applies is changed.
  /// - Returns: Whether the entries were added, all or none, and if not, why.
  @discardableResult
  public func addEntries(
    _ entries: [String], to key: String, at level: SettingLevel? = nil
  ) -> ValueOutcome {
    changeEntries(of: key, at: level, entering: .texts(entries)) { texts in
      texts += entries
      return nil
    }
  }

  /// Removes entries of a list, and reloads the pages in view.
  ///
  /// With a record, everything that is stored for it is removed.
  ///
  /// - Parameters:
  ///   - entries: The entries as text; where one is in the list several times, the first is meant.
  ///   - key: The key of the list.
  ///   - level: The level at which the list is stored, as in ``addEntries(_:to:at:)``.
  /// - Returns: Whether the entries were removed, all or none, and if not, why.
  @discardableResult
  public func removeEntries(
    _ entries: [String], from key: String, at level: SettingLevel? = nil
  ) -> ValueOutcome {
    changeEntries(of: key, at: level, entering: nil) { [words] texts in
      for entry in entries {
        guard let index = texts.firstIndex(of: entry) else {
          return .refused(words(.notInList, entry))
        }
        texts.remove(at: index)
      }
      return nil
    }
  }

  /// Changes the entries of a list.
  ///
  /// - Parameters:
  ///   - key: The key of the list.
  ///   - level: The level at which it is stored.
  ///   - entered: What the user enters of it.
  ///   - edit: Changes the entries, or returns why they are not changed.
  /// - Returns: Whether they were changed, and if not, why.
  private func changeEntries(
    of key: String, at level: SettingLevel?, entering entered: SettingValue?,
    _ edit: (inout [String]) -> ValueOutcome?
  ) -> ValueOutcome {
    if refusesUse() { return .ignored(.unavailable) }
    if reports.refuses([key]) { return .ignored(.busy) }
    let moment = begin()
    guard var texts = texts(of: key, at: level, in: moment.walk) else {
      return .ignored(moment.walk[key] != nil ? .hasNoValue : .unknownKey)
    }
    if let refusal = edit(&texts) { return refusal }
    let input = Sources.Input(value: .texts(texts), entered: entered)
    return change([key: input], at: level, in: moment).first?.outcome ?? .ignored(.unknownKey)
  }

  /// Returns the entries of a list, at a level if that holds any, or `nil` if no list has the key.
  private func texts(of key: String, at level: SettingLevel?, in walk: MenuWalk) -> [String]? {
    guard let setting = walk[key], let texts = setting.value.list else { return nil }
    return level.flatMap { sources[$0].value(of: setting)?.value.list } ?? texts
  }
}
