extension Menu {
  /// Sets the value of a setting from text, and reloads the pages in view.
  ///
  /// The value is stored when the menu is saved, even if it equals the default. Another setting
  /// whose stored value becomes invalid by it keeps that in the store, and its next lower source
  /// applies until it is valid again.
  ///
  /// - Parameters:
  ///   - text: The value, as ``SettingInfo/value`` gives it.
  ///   - key: The key.
  ///   - level: The level at which it is stored, also where a source above it decides the setting;
  ///     such a change is undone only if that is the edited level. `nil` for the edited level, at which
  ///     a setting that is locked does not change.
  /// - Returns: Whether the value was taken, and if not, why.
  @discardableResult
  public func setValue(
    _ text: String, for key: String, at level: SettingLevel? = nil
  ) -> ValueOutcome {
    setValues([key: text], at: level)[key] ?? .ignored(.unknownKey)
  }

  /// Sets several values together, all or none.
  ///
  /// They are judged by the state to which they lead together, whatever their order: a value may
  /// make the setting of another one appear, or widen its range. Meanwhile the program may be given
  /// values that are taken back.
  ///
  /// - Parameters:
  ///   - values: The values as text, by key.
  ///   - level: The level at which they are stored, as in ``setValue(_:for:at:)``.
  /// - Returns: The outcome of each, by key. Unless all are accepted, none is, and no setting has changed.
  @discardableResult
  public func setValues(
    _ values: [String: String], at level: SettingLevel? = nil
  ) -> [String: ValueOutcome] {
    change(SettingRequest(values: values.mapValues { $0 }, level: level))
  }

  /// Removes the stored value of a setting, so that the next lower source applies.
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
    unset(CollectionOfOne(key), at: level)[key] ?? .ignored(.unknownKey)
  }

  /// Removes the stored values of several settings together, all or none, whatever their order.
  ///
  /// - Parameters:
  ///   - keys: The keys of settings, or any other keys that the level holds.
  ///   - level: The level from which they are removed, as in ``setValue(_:for:at:)``.
  /// - Returns: The outcome of each, by key. Unless all are accepted, none is, and no setting has changed.
  @discardableResult
  public func unset(
    _ keys: some Sequence<String>, at level: SettingLevel? = nil
  ) -> [String: ValueOutcome] {
    let values = Dictionary(keys.map { ($0, String?.none) }) { first, _ in first }
    return change(SettingRequest(values: values, level: level))
  }

  /// Removes the stored values of all settings that can be changed, so that lower sources apply.
  ///
  /// Values of keys that no setting has stay in the store.
  ///
  /// - Parameter level: The level from which they are removed, as in ``setValue(_:for:at:)``.
  /// - Returns: The settings whose values stay there, and why they cannot be changed.
  @discardableResult
  public func unsetAll(at level: SettingLevel? = nil) -> [RefusedValue] {
    if refusesUse() { return [] }
    var (keys, refused): (Set<String>, [String: ValueOutcome]) = ([], [:])
    let isStored = { [self] in sources[level ?? editedLevel].key(of: $0) != nil }
    var transaction = beginDecided()
    while true {
      var values: [String: String?] = [:]
      for setting in transaction.walk.settings where !keys.contains(setting.key) {
        // At a level that is named, a value may be removed although something above decides.
        if let obstacle = level == nil ? obstacle(to: setting) : setting.row.disablement {
          refused[setting.key] = obstacle
        } else if isStored(setting) || level == nil && !setting.hasDefaultValue {
          values[setting.key] = .some(nil)
        }
      }
      if values.isEmpty { break }
      keys.formUnion(values.keys)
      // What has no obstacle is not refused, as nothing is left that could be.
      _ = make(SettingRequest(values: values, level: level), in: &transaction)
    }
    record(transaction, at: level)
    end(transaction)
    return transaction.walk.settings.filter(isStored).compactMap { setting in
      refused[setting.key]?.reason(in: words).map { RefusedValue(key: setting.key, reason: $0) }
    }
  }

  /// Reports the changes so far.
  ///
  /// Changes that the handler makes are reported after those, not in between.
  func deliverChanges() {
    guard reports.begin() else { return }
    while true {
      let next = reports.next()
      if next.isEmpty { return }
      for change in next { onSettingChange?(change) }
    }
  }
}
