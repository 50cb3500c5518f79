/// How a setting has changed from one version of the program to the next.
package struct Ageing: Equatable {
  /// The keys under which older versions stored the setting, newest first.
  package var formerKeys: [FormerKey] = []

  /// What to use in place of the setting; `nil` unless it is deprecated.
  var deprecation: String?

  /// Whether a change of the setting takes effect when the program starts again.
  package var needsRestart = false
}

/// A key under which an older version stored a setting.
package struct FormerKey {
  package let key: String

  /// Returns what a value that is stored under the key stands for now, or `nil` if for nothing.
  package let convert: ((_ old: String) -> String?)?
}

extension FormerKey: Equatable {
  /// Returns whether two keys are the same; conversions cannot be compared.
  package static func == (left: FormerKey, right: FormerKey) -> Bool { left.key == right.key }
}

extension RowContent {
  /// Returns the row with keys under which older versions stored the setting, newest first.
  ///
  /// They come after those that were given before.
  public consuming func formerly(_ keys: String...) -> Row {
    ageing { $0.formerKeys += keys.map { FormerKey(key: $0, convert: nil) } }
  }

  /// Returns the row with a key under which older versions stored the setting in another form.
  ///
  /// - Parameters:
  ///   - key: The key, which comes after those that were given before.
  ///   - convert: Returns what a value that is stored there stands for now, as text; `nil` where it
  ///     stands for nothing any more. It must depend on nothing else.
  /// - Returns: The changed row.
  public consuming func formerly(
    _ key: String, convert: @escaping (_ old: String) -> String?
  ) -> Row {
    ageing { $0.formerKeys.append(FormerKey(key: key, convert: convert)) }
  }

  /// Returns the row as one whose setting should not be used any more, which `check` reports where
  /// it has a value.
  ///
  /// - Parameter advice: What to do instead, as in "use appearance".
  /// - Returns: The changed row.
  public consuming func deprecated(_ advice: String) -> Row {
    ageing { $0.deprecation = advice }
  }

  /// Returns the row as one whose setting is read when the program starts.
  ///
  /// Once the user has changed it, its row says that the change takes effect after a restart.
  public consuming func takesEffectAfterRestart() -> Row {
    ageing { $0.needsRestart = true }
  }

  private consuming func ageing(_ change: (inout Ageing) -> Void) -> Row {
    annotated { change(&$0.ageing) }
  }
}

extension SectionContent {
  /// Returns the section with keys under which older versions stored its setting, newest first.
  ///
  /// They come after those that were given before.
  public func formerly(_ keys: String...) -> Section {
    ageing { $0.formerKeys += keys.map { FormerKey(key: $0, convert: nil) } }
  }

  /// Returns the section with a key under which older versions stored its setting in another form.
  ///
  /// - Parameters:
  ///   - key: The key, which comes after those that were given before.
  ///   - convert: Returns what a value that is stored there stands for now, as text; `nil` where it
  ///     stands for nothing any more. It must depend on nothing else.
  /// - Returns: The changed section.
  public func formerly(
    _ key: String, convert: @escaping (_ old: String) -> String?
  ) -> Section {
    ageing { $0.formerKeys.append(FormerKey(key: key, convert: convert)) }
  }

  /// Returns the section as one whose setting should not be used any more, which `check` reports where
  /// it has a value.
  ///
  /// - Parameter advice: What to do instead, as in "use appearance".
  /// - Returns: The changed section.
  public func deprecated(_ advice: String) -> Section {
    ageing { $0.deprecation = advice }
  }

  /// Returns the section as one whose setting is read when the program starts.
  ///
  /// Once the user has changed it, its row says that the change takes effect after a restart.
  public func takesEffectAfterRestart() -> Section {
    ageing { $0.needsRestart = true }
  }

  private func ageing(_ change: (inout Ageing) -> Void) -> Section {
    annotated { change(&$0.ageing) }
  }
}
