// A release build shows tests what they need with -enable-testing -DDEBUG.
#if DEBUG
  @testable package import SimpleTableMenu

  // What only a restart does for a program, while all else stays.

  extension Menu {
    /// Replaces the environment variables.
    ///
    /// - Returns: The values that were refused, by the names of their variables.
    @discardableResult
    package func apply(environment: [String: String], prefix: String) -> [RefusedValue] {
      engine.follow { $0.setEnvironment(environment, prefix: prefix) }
      return refused(.environment)
    }

    /// Names the store of a level, and reads it.
    ///
    /// - Returns: What is wrong with its values.
    /// - Throws: The error of the store.
    @discardableResult
    package func load(from store: some SettingsStore, as level: SettingLevel = .user) throws
      -> StartReport
    {
      if root.useGuard.refusesUse() { throw MenuInUseError() }
      use(store, at: level)
      read(level)
      if let error = sources[level].error { throw error }
      engine.follow { _ in }
      var report = StartReport(words: words)
      addValues(at: [level], to: &report)
      return report
    }

    /// Names the store of secrets.
    package func keepSecrets(in store: some SecretStore) {
      engine.note { $0.secrets.store = store }
    }

    /// Names the store of the edited level, and saves.
    package func save(to store: some SettingsStore) throws {
      use(store, at: editedLevel)
      try save(at: editedLevel)
    }
  }
#endif
