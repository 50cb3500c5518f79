public import SimpleTable

extension Menu {
  /// Sets the value of a setting from its text form, and reloads the pages from the first to the
  /// one in view.
  ///
  /// The value is stored when the menu is saved, even if it equals the default. If the change makes
  /// the stored value of another setting invalid, the store keeps that value, and the next lower
  /// source applies until it is valid again.
  ///
  /// - Parameters:
  ///   - text: The value, as ``SettingInfo/value`` gives it.
  ///   - key: The key.
  ///   - level: The level at which the value is stored, even if a source above it decides the
  ///     setting. Only changes of the edited level can be undone. `nil` is the edited level, but
  ///     does not change a locked setting.
  /// - Returns: Whether the value was accepted, and if not, why.
  @discardableResult
  public func setValue(
    _ text: String, for key: String, at level: SettingLevel? = nil
  ) -> ValueOutcome {
    setValues([key: text], at: level).first?.outcome ?? .ignored(.unknownKey)
  }

  /// Sets several values together, all or none.
  ///
  /// Their order does not matter: one value may make another setting appear, or widen its range. A
  /// value is assigned as soon as its row accepts it; if another value is refused in the end, all
  /// previous values are restored.
  ///
  /// - Parameters:
  ///   - values: The values as text, by key.
  ///   - level: The level at which they are stored, as in ``setValue(_:for:at:)``.
  /// - Returns: The outcome for each key, in the order of the pages, with the refused ones first.
  ///   Unless all are accepted, no setting has changed.
  @discardableResult
  public func setValues(
    _ values: [String: String], at level: SettingLevel? = nil
  ) -> [(key: String, outcome: ValueOutcome)] {
    engine.change(at: level, values.keys) { _ in
      .success(values.mapValues { Sources.Input(text: $0) })
    }
  }

  /// Removes the stored value of a setting, so that its next lower source applies.
  ///
  /// A setting without a declared default gets the value that it had when it was first read, and
  /// adds a diagnostic.
  ///
  /// - Parameters:
  ///   - key: The key of a setting, or any other key that the level holds.
  ///   - level: The level from which it is removed, as in ``setValue(_:for:at:)``.
  /// - Returns: Whether the value was removed, and if not, why.
  @discardableResult
  public func unset(_ key: String, at level: SettingLevel? = nil) -> ValueOutcome {
    unset(CollectionOfOne(key), at: level).first?.outcome ?? .ignored(.unknownKey)
  }

  /// Removes the stored values of several settings together, all or none.
  ///
  /// - Parameters:
  ///   - keys: The keys of settings, or any other keys that the level holds.
  ///   - level: The level from which they are removed, as in ``setValue(_:for:at:)``.
  /// - Returns: The outcome for each key, as in ``setValues(_:at:)``.
  @discardableResult
  public func unset(
    _ keys: some Sequence<String>, at level: SettingLevel? = nil
  ) -> [(key: String, outcome: ValueOutcome)] {
    let keys = Set(keys)
    return engine.change(at: level, keys) { _ in
      .success(Dictionary(uniqueKeysWithValues: keys.map { ($0, Sources.Input?.none) }))
    }
  }

  /// Removes the stored values of all settings that can be changed now.
  ///
  /// Values of unknown keys stay in the store.
  ///
  /// - Parameter level: The level from which they are removed, as in ``setValue(_:for:at:)``.
  /// - Returns: The settings whose stored values were kept, and why they cannot be changed.
  @discardableResult
  public func unsetAll(at level: SettingLevel? = nil) -> [RefusedValue] {
    engine.unsetAll(at: level)
  }
}
