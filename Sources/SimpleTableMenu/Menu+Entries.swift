public import SimpleTable

extension Menu {
  /// Adds entries at the end of a list, or to a map, and reloads the pages in view.
  ///
  /// An entry of a map is `NAME=VALUE`, and replaces the one with its name.
  ///
  /// A rule for entered values only, such as that a file exists, does not apply to the entries that
  /// are in the list already.
  ///
  /// - Parameters:
  ///   - entries: The entries as text.
  ///   - key: The key of the list or the map.
  ///   - level: The level at which it is stored, as in ``setValue(_:for:at:)``. If the level has
  ///     none, the one that applies is changed.
  /// - Returns: Whether the entries were added, all or none, and if not, why.
  @discardableResult
  public func addEntries(
    _ entries: [String], to key: String, at level: SettingLevel? = nil
  ) -> ValueOutcome {
    changeEntries(of: key, at: level) { [words] held in
      guard case .map(let map) = held else {
        let texts = (held.list ?? []) + entries
        return .success(Sources.Input(value: .texts(texts), entered: .texts(entries)))
      }
      var new: [String: SettingValue] = [:]
      for entry in entries {
        guard let (name, value) = entry.cut(at: "=") else {
          return .failure(.init(outcome: .refused(words(.notAnAssignment, entry))))
        }
        new[name] = .text(value)
      }
      return .success(
        Sources.Input(value: .map(map.merging(new) { $1 }), entered: .map(new)))
    }
  }

  /// Removes entries of a list or a map, and reloads the pages in view.
  ///
  /// With a record, everything that is stored for it is removed.
  ///
  /// - Parameters:
  ///   - entries: The entries as text, or the names in a map; where one is in the list several times, the
  ///     first is meant.
  ///   - key: The key of the list or the map.
  ///   - level: The level at which the list is stored, as in ``addEntries(_:to:at:)``.
  /// - Returns: Whether the entries were removed, all or none, and if not, why.
  @discardableResult
  public func removeEntries(
    _ entries: [String], from key: String, at level: SettingLevel? = nil
  ) -> ValueOutcome {
    changeEntries(of: key, at: level) { [words] held in
      var (map, texts) = (held.map, held.list ?? [])
      for entry in entries {
        if map != nil {
          guard map?.removeValue(forKey: entry) != nil else {
            return .failure(.init(outcome: .refused(words(.notInMap, entry))))
          }
        } else {
          guard let index = texts.firstIndex(of: entry) else {
            return .failure(.init(outcome: .refused(words(.notInList, entry))))
          }
          texts.remove(at: index)
        }
      }
      return .success(
        Sources.Input(value: map.map(SettingValue.map) ?? .texts(texts), entered: nil))
    }
  }

  /// Changes the entries of a list or a map.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - level: The level at which it is stored.
  ///   - edit: Returns what the user enters, given what is there, or why nothing is changed.
  /// - Returns: Whether they were changed, and if not, why.
  private func changeEntries(
    of key: String, at level: SettingLevel?,
    _ edit: (SettingValue) -> Result<Sources.Input, SettingsEngine.Refused>
  ) -> ValueOutcome {
    engine.change(at: level, [key]) { [engine] walk in
      guard let setting = walk[key] else { return .failure(.init(outcome: .ignored(.unknownKey))) }
      if let obstacle = engine.obstacle(to: setting, at: level) {
        return .failure(.init(outcome: obstacle))
      }
      guard let held = engine.sources.entries(of: setting, at: level) else {
        return .failure(.init(outcome: .ignored(.hasNoValue)))
      }
      return edit(held).map { [key: $0] }
    }
    .first?.outcome ?? .ignored(.unknownKey)
  }
}

extension Sources {
  /// Returns a list or a map as a level holds it, or as it applies; `nil` for any other setting.
  func entries(of setting: DeclaredSetting, at level: SettingLevel?) -> SettingValue? {
    let (value, held) = (setting.value, self[level ?? editedLevel].value(of: setting)?.value)
    if value.map != nil { return held?.map == nil ? value : held }
    return value.list.map { _ in held?.list == nil ? value : held ?? value }
  }
}
