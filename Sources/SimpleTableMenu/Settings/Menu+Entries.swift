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
    engine.change(at: level, [key]) { [engine] walk in
      guard let setting = walk[key] else { return .failure(.init(outcome: .ignored(.unknownKey))) }
      guard var texts = engine.sources.entries(of: setting, at: level) else {
        return .failure(.init(outcome: .ignored(.hasNoValue)))
      }
      if let refusal = edit(&texts) { return .failure(.init(outcome: refusal)) }
      return .success([key: Sources.Input(value: .texts(texts), entered: entered)])
    }
    .first?.outcome ?? .ignored(.unknownKey)
  }
}

extension Sources {
  /// Returns the entries of a list as a level holds them, or as they apply; `nil` for any other setting.
  func entries(of setting: DeclaredSetting, at level: SettingLevel?) -> [String]? {
    setting.value.list.map { self[level ?? editedLevel].value(of: setting)?.value.list ?? $0 }
  }
}
