public import SimpleTable

extension ValuesFile {
  /// Sets the values of a table's controls to those in the file, and reloads the table.
  ///
  /// A value that is of the wrong kind or refused by its control is passed over and named in the
  /// result; all others are set, also those of controls that appear only because of them. What the
  /// file holds for controls that are not declared then either is not set, and stays in the file.
  /// Where there is no file, there is nothing to set.
  ///
  /// - Parameter adapter: The table.
  /// - Returns: Which keys were refused, and why, in the order of the keys.
  /// - Throws: ``ValuesFileError`` if the file cannot be read or is not a JSON object; nothing is
  ///   set then.
  @discardableResult
  public func restore(valuesOf adapter: TableAdapter) throws(ValuesFileError) -> [Refusal] {
    let members = try read() ?? [:]
    let values = members.map { (RowID($0.key), $0.value) }
    let kinds = Dictionary(uniqueKeysWithValues: values)
    let texts = kinds.mapValues(\.text)
    let refused = adapter.restoreValues(texts) { id, state in
      kinds[id].flatMap { $0.misfit(to: state) }
    }
    return refused.compactMap { id, reason in id.name.map { Refusal(key: $0, reason: reason) } }
      .sorted { $0.key < $1.key }
  }

  /// A key of a file whose value was not taken.
  public struct Refusal: Hashable, Sendable {
    /// The key: the id of a control.
    public let key: String

    /// Why its value was not taken, as a phrase such as "must be from 0 to 100".
    ///
    /// Like the key it may repeat text of the file as it is; the description does so harmlessly.
    public let reason: String
  }
}

extension ValuesFile.Refusal: CustomStringConvertible {
  /// The key and the reason, as in `volume: must be from 0 to 100`, without control characters.
  public var description: String { "\(key): \(reason)".harmless }
}

extension JSONText {
  /// Returns why the value does not stand for one of a kind, if it does not.
  fileprivate func misfit(to state: ControlState) -> String? {
    if state.isSecure { return "is secret and not read from a file" }
    return switch (state.kind, kind) {
    case (.toggle, .truth), (.number, .number), (.choice, .text), (.choices, .text), (.text, .text):
      nil
    case (.toggle, _): "must be true or false and is \(kind)"
    case (.number, _): "must be a number and is \(kind)"
    case (.choice, _), (.choices, _), (.text, _): "must be a text and is \(kind)"
    case (nil, _): nil
    }
  }
}
