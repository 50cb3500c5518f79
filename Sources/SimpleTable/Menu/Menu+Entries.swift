extension Menu {
  /// Adds entries at the end of a list, and reloads the pages in view.
  ///
  /// What a rule demands only of what is entered, such as that a file exists, is not demanded of the
  /// entries that the list has already.
  ///
  /// - Parameters:
  ///   - entries: The entries as text.
  ///   - key: The key of the list.
  ///   - level: The level at which the list is stored, as in ``setValue(_:for:at:)``. What it holds
  ///     is changed, or else the list that applies.
  /// - Returns: Whether the entries were added, all or none, and if not, why.
  @discardableResult
  public func addEntries(
    _ entries: [String], to key: String, at level: SettingLevel? = nil
  ) -> ValueOutcome {
    if refusesUse() { return .ignored(.unavailable) }
    let transaction = beginDecided(changing: [key])
    guard let texts = texts(of: key, at: level, in: transaction.start) else {
      return notAList(key, in: transaction.start)
    }
    let request = SettingRequest(
      values: [key: TextList(texts + entries).joined], level: level,
      entered: TextList(entries).joined)
    return change(request, in: transaction)[key] ?? .ignored(.unknownKey)
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
    if refusesUse() { return .ignored(.unavailable) }
    let transaction = beginDecided(changing: [key])
    guard var texts = texts(of: key, at: level, in: transaction.start) else {
      return notAList(key, in: transaction.start)
    }
    for entry in entries {
      guard let index = texts.firstIndex(of: entry) else {
        return .refused(words(.notInList, entry))
      }
      texts.remove(at: index)
    }
    var request = SettingRequest(
      values: [key: TextList(texts).joined], level: level, entered: "")
    if transaction.start[key]?.control.keyPrefix == .ofRecords {
      let names = Set(entries)
      request.keysOfRecords = sources[level ?? editedLevel].keys.filter {
        guard $0.hasPrefix(key + ".") else { return false }
        let rest = $0.dropFirst(key.count + 1)
        return rest.firstIndex(of: ".").map { names.contains(String(rest[..<$0])) } == true
      }
    }
    return change(request, in: transaction)[key] ?? .ignored(.unknownKey)
  }

  /// Returns why a key that no setting has cannot be set.
  package func outcome(ofUnknown key: String) -> ValueOutcome {
    lastWalk.outcome(ofUnknown: key, sources, at: editedLevel)
  }

  /// Returns the entries of a list, at a level if that holds any, or `nil` if no list has the key.
  private func texts(
    of key: String, at level: SettingLevel?, in walk: MenuWalk
  ) -> [String]? {
    guard let setting = walk[key], case .texts(let texts) = setting.value else { return nil }
    guard let level, case .texts(let held)? = sources[level].value(of: setting)?.value else {
      return texts
    }
    return held
  }

  private func notAList(_ key: String, in walk: MenuWalk) -> ValueOutcome {
    .ignored(walk[key] != nil ? .hasNoValue : .unknownKey)
  }
}

extension MenuWalk {
  /// Returns the outcome for a key that no setting has.
  ///
  /// A key that a setting has had is not available now, and so is one that the level holds, unless it looks
  /// misspelt.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - sources: What is known of it.
  ///   - level: The level.
  /// - Returns: The outcome, which names the record that the key belongs to if that is missing.
  func outcome(
    ofUnknown key: String, _ sources: SettingSources, at level: SettingLevel
  ) -> ValueOutcome {
    for end in key.indices where key[end] == "." {
      guard let list = self[String(key[..<end])], list.control.keyPrefix == .ofRecords,
        case .texts(let names) = list.value
      else { continue }
      let name = key[key.index(after: end)...].prefix { $0 != "." }
      if !name.isEmpty, !names.contains(String(name)) {
        return .ignored(.missingRecord("\(list.key) \(name)"))
      }
    }
    let isStored = sources[level][key] != nil && settings.map(\.key).misspelt(as: key) == nil
    return .ignored(isStored || sources[key].reported != nil ? .unavailable : .unknownKey)
  }
}
