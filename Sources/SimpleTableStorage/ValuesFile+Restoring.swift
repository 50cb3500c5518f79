public import SimpleTable

extension ValuesFile {
  /// Sets the values of a table's controls to those in the file, and reloads the table.
  ///
  /// A value that is of the wrong kind or refused by its control is passed over and named in the
  /// result; all others are set, also those of controls that appear only because of them. What the
  /// file holds for controls that are not declared then is not set, and stays in the file.
  ///
  /// - Parameter adapter: The table.
  /// - Returns: Which keys were refused, and why, in the order of the keys.
  /// - Throws: ``ValuesFileError`` if the file cannot be read or is not a JSON object; no value is
  ///   set then.
  @discardableResult
  public func restore(valuesOf adapter: TableAdapter) throws(ValuesFileError) -> [Refusal] {
    let values = try load()
    let texts = values.map { (RowID($0.key), $0.value.text) }
    let refused = adapter.restoreValues(Dictionary(uniqueKeysWithValues: texts)) { id, state in
      id.name.flatMap { values[$0]?.misfit(to: state) }
    }
    return refused.compactMap { id, reason in id.name.map { Refusal(key: $0, reason: reason) } }
      .sorted { $0.key < $1.key }
  }

  /// Writes the values of a table's controls into the file, as ``merge(set:unset:)`` does.
  ///
  /// Controls that are hidden, filtered out or collapsed are written like any other; those that the
  /// table does not declare at that moment are not. Secret texts, and numbers that JSON has no form
  /// for, are not written, and what the file holds for them is removed.
  ///
  /// - Parameter adapter: The table.
  /// - Throws: ``ValuesFileError`` if the file cannot be read or written; it is what it was then.
  public func save(valuesOf adapter: TableAdapter) throws(ValuesFileError) {
    var values: [String: SettingValue] = [:]
    var keys: Set<String> = []
    adapter.forEachValue { id, value, isSecret in
      guard let key = id.name else { return }
      values[key] = isSecret || value.json == nil ? nil : value
      keys.insert(key)
    }
    try merge(set: values, unset: keys)
  }

  /// A key of a file whose value was refused.
  public struct Refusal: Hashable, Sendable {
    /// The key: the id of a control.
    public let key: String

    /// Why its value was refused, as a phrase such as "must be from 0 to 100".
    ///
    /// Like the key it may repeat text of the file as it is; the description does so harmlessly.
    public let reason: String
  }
}

extension ValuesFile.Refusal: CustomStringConvertible {
  /// The key and the reason, as in `volume: must be from 0 to 100`, without control characters.
  public var description: String { "\(key): \(reason)".harmless }
}

extension SettingValue {
  /// Returns why a control cannot take the value, if it cannot.
  fileprivate func misfit(to state: ControlState) -> String? {
    if state.isSecure { return "is secret and not read from a file" }
    return switch (state.kind, self) {
    case (.toggle, .bool), (.number, .number), (.choice, .text), (.text, .text): nil
    // Older versions have stored several choices as one text.
    case (.choices, .texts), (.choices, .text): nil
    case (.toggle, _): "must be true or false and is \(kindName)"
    case (.number, _): "must be a number and is \(kindName)"
    case (.choice, _), (.text, _): "must be a text and is \(kindName)"
    case (.choices, _): "must be a list of texts and is \(kindName)"
    case (nil, _): nil
    }
  }
}
