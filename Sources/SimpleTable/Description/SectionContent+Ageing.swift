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
