public import SimpleTable

extension SectionContent {
  /// Returns the section with keys under which older versions stored its setting, newest first.
  ///
  /// Repeated calls add older keys.
  public func formerly(_ keys: String...) -> Section {
    withSetting { $0.formerKeys += keys.map { FormerKey(key: $0, convert: nil) } }
  }

  /// Returns the section with a key under which older versions stored its setting in another form.
  ///
  /// - Parameters:
  ///   - key: The key, which comes after those that were given before.
  ///   - convert: Converts a value stored there into the present form, as text; `nil` drops it. It
  ///     must depend on nothing else.
  /// - Returns: The changed section.
  public func formerly(
    _ key: String, convert: @escaping (_ old: String) -> String?
  ) -> Section {
    withSetting { $0.formerKeys.append(FormerKey(key: key, convert: convert)) }
  }

  /// Returns the section with a deprecated setting, which `check` reports if it has a value.
  ///
  /// - Parameter advice: What to do instead, as in "use appearance".
  /// - Returns: The changed section.
  public func deprecated(_ advice: String) -> Section {
    withSetting { $0.deprecation = advice }
  }

  /// Returns the section with a setting that is read only when the program starts.
  ///
  /// Once the user has changed it, its row says that the change takes effect after a restart.
  public func takesEffectAfterRestart() -> Section {
    withSetting { $0.needsRestart = true }
  }

  /// Returns the section with the name of its setting's flag, as in `theme` for `--theme`.
  ///
  /// Only a group of choices has a setting. Without it, the flag is named by the key.
  public func flag(_ name: String?) -> Section {
    withSetting { $0.flag = name }
  }

  /// Returns the section as a group of choices that is not stored on purpose.
  ///
  /// A group without an id is not a setting. This modifier keeps it out of
  /// ``Menu/unstoredControls``.
  public func notStored() -> Section {
    withSetting { $0.isNotStored = true }
  }

  /// Returns the section as a group of choices that the store of a project may decide.
  ///
  /// A project decides no other settings; see `allowedInProject()`.
  public func allowedInProject() -> Section {
    withSetting { $0.isAllowedInProject = true }
  }

  private func withSetting(_ change: (inout SettingAttributes) -> Void) -> Section {
    attaching(SettingAttributes(), change)
  }
}
