package import SimpleTable

/// Stores the settings of a menu at its edited level as they are changed, and those of all levels where
/// the user says so.
package final class Autosave {
  private let menu: Menu

  /// The words of the menu.
  var words: MenuWords

  /// The store of the edited level.
  private let store: any SettingsStore

  /// Whether changes are saved only once the user has said so.
  private var waits: Bool

  /// The number of changes that the menu had recorded at the last attempt.
  private var attemptedCount = 0

  /// The error of the last attempt, or `nil` if it succeeded.
  package private(set) var error: (any Error)?

  /// Why the store could not be read again, if that was said already.
  private var saidError: String?

  /// The keys of settings that others have stored since the menu was shown.
  private(set) var changedKeys: Set<String> = []

  /// Creates an object that saves the settings of a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - store: The store of the edited level.
  ///   - words: The words of the menu.
  ///   - leaving: Whether the user is asked on leaving, and changes are saved only then.
  package init(
    _ menu: Menu, in store: any SettingsStore, words: MenuWords = MenuWords(),
    leaving: TerminalMenu.Leaving = .immediately
  ) {
    waits = leaving == .asking
    self.menu = menu
    self.store = store
    self.words = words
  }

  /// Saves what has changed, but not what has failed before and has not changed since.
  ///
  /// What others have stored is adopted first, so that pages show it.
  ///
  /// - Parameters:
  ///   - again: Whether to try again what has failed before.
  ///   - adopts: Whether to adopt what others have stored: not while a value is being typed.
  /// - Returns: Why saving has failed, or `nil` where it succeeded or no change was left to save.
  package func save(again: Bool = false, adopts: Bool = true) -> String? {
    let count = menu.recordedChangeCount
    guard !waits, menu.hasUnsavedChanges, again || count != attemptedCount else { return nil }
    attemptedCount = count
    // If the store cannot be read, saving fails as well and says so.
    if adopts { _ = adopt() }
    do {
      try menu.save(to: store)
      error = nil
      return nil
    } catch {
      self.error = error
      return words(.notSaved, "\(error)")
    }
  }

  /// Saves what has changed at all levels because the user has said so.
  ///
  /// - Returns: Why not all of it was saved.
  func saveNow() -> String? {
    attemptedCount = menu.recordedChangeCount
    _ = adopt()
    let (problem, error) = menu.saveAll(edited: store, words)
    self.error = error
    return problem
  }

  /// Saves changes as they are made from now on, as the user has left the menu and wants that.
  func stopWaiting() { waits = false }

  /// Whether the store keeps secrets, which that of a project never does.
  var keepsSecrets: Bool { store.keepsSecrets && menu.editedLevel != .project }

  /// Reads the store again; the menu then reports what is wrong with it.
  ///
  /// - Returns: Whether the store could be read.
  func load() -> Bool {
    (try? menu.load(from: store, as: menu.editedLevel)) != nil
  }
}

// MARK: - What others store

extension Autosave {
  /// Reads the store again if somebody else has written it, and adopts what has changed.
  ///
  /// - Returns: Why the store cannot be read, once.
  func adopt() -> String? {
    let (keys, error) = menu.adoptStored()
    changedKeys.formUnion(keys)
    // What is still wrong is no news because another store has changed.
    if !keys.isEmpty, error == nil { saidError = nil }
    guard let problem = error.map({ "\($0)" }), problem != saidError else { return nil }
    saidError = problem
    return words(.notLoaded, problem)
  }

  /// Notes that the user sees the settings as they are now.
  func forgetChangedKeys() { changedKeys = [] }
}

extension Menu {
  /// Saves what has changed at each level.
  ///
  /// - Parameters:
  ///   - store: The store of the edited level; `nil` for the one that was loaded.
  ///   - words: The words of the menu.
  /// - Returns: Why not all of it was saved, and the error of a store.
  fileprivate func saveAll(
    edited store: (any SettingsStore)?, _ words: MenuWords
  ) -> (problem: String?, error: (any Error)?) {
    do {
      let isComplete = try saveAll(edited: store)
      return (isComplete ? nil : words(.notSaved, words[.noStore]), nil)
    } catch {
      return (words(.notSaved, "\(error)"), error)
    }
  }

  /// Saves what has changed because the user has said so.
  ///
  /// - Parameters:
  ///   - autosave: What saves the settings; without it, they go to the stores that were loaded.
  ///   - words: The words of the menu.
  /// - Returns: Why not all of it was saved.
  func saveNow(_ autosave: Autosave?, _ words: MenuWords) -> String? {
    if let autosave { return autosave.saveNow() }
    return saveAll(edited: nil, words).problem
  }

  /// Returns what was wrong with the stores that were read last, one line each, and forgets it.
  func takeLoadProblems(_ words: MenuWords) -> [String] {
    takeLastLoads().flatMap { result in
      switch result {
      case .success(let report):
        report.description.split(separator: "\n").map { String($0).isolated }
      case .failure(let error): [words(.notLoaded, "\(error)")]
      }
    }
  }

  /// The titles that lead to the page in view, and which level is edited where there are several.
  func path(separator: String) -> String {
    let path = titles.map(\.isolated).filter { !$0.isEmpty }.joined(separator: separator)
    guard let shownLevel else { return path }
    return path + (path.isEmpty ? "" : " ") + "[\(shownLevel.rawValue)]"
  }
}
