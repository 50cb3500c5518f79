public import SimpleTable

extension Menu {
  /// Adds entries at the end of a list, or to a map.
  ///
  /// An entry of a map is `NAME=VALUE`, and replaces the one with its name. Rules that concern only
  /// what a user enters, such as that a file exists, are not applied to the entries that are there
  /// already. The pages from the first to the one in view are reloaded.
  ///
  /// - Parameters:
  ///   - entries: The entries as text.
  ///   - key: The key of the list or the map.
  ///   - level: The level at which it is stored, as in ``setValue(_:for:at:)``. If the level has no
  ///     value for the key, the entries are added to those that apply.
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

  /// Removes entries of a list or a map.
  ///
  /// With a record, everything that is stored for it is removed. The pages from the first to the
  /// one in view are reloaded.
  ///
  /// - Parameters:
  ///   - entries: The entries as text, or the names in a map. If a list has an entry several times,
  ///     the first one is removed.
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
