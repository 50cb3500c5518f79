package import SimpleTableMenu

/// Stores the settings of a menu at its edited level after each change, and those of all levels
/// when the user asks for it.
package final class Autosave {
  private let menu: Menu

  /// The store of the edited level; without it, nothing is stored until the user says so.
  private let store: (any SettingsStore)?

  /// Whether changes are saved only once the user has said so.
  private var waits: Bool

  /// The number of changes that the menu had recorded at the last attempt.
  private var attemptedCount = 0

  /// The error of the last attempt, or `nil` if it succeeded.
  package private(set) var error: (any Error)?

  /// Why stores cannot be read, as the user was told last.
  private var told: [String]

  /// The keys of settings that others have stored since the menu was shown.
  private(set) var changedKeys: Set<String> = []

  /// Creates an object that saves the settings of a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - store: The store of the edited level, if there is one.
  ///   - leaving: Whether the user is asked on leaving, and changes are saved only then.
  package init(
    _ menu: Menu, in store: (any SettingsStore)? = nil,
    leaving: TerminalMenu.Leaving = .immediately
  ) {
    waits = leaving == .asking
    self.menu = menu
    self.store = store
    told = menu.unreadableStores
    if let store { menu.use(store, at: menu.editedLevel) }
  }

  /// Whether settings are stored as they are changed.
  var hasStore: Bool { store != nil }

  /// Whether that is done without asking.
  var savesAtOnce: Bool { store != nil && !waits }

  /// Saves changes, except those that failed before and have not changed since.
  ///
  /// The changes of other programs are adopted first, so that pages show them.
  ///
  /// - Parameters:
  ///   - again: Whether to retry failed changes.
  ///   - adopts: Whether to adopt the changes of other programs: not while a value is typed.
  /// - Returns: Why saving has failed, or `nil` where it succeeded or no change was left to save.
  package func save(again: Bool = false, adopts: Bool = true) -> StoreProblem? {
    let hasNews = again || menu.changeCount != attemptedCount
    if !menu.hasUnsavedChanges { error = nil }
    guard store != nil, !waits, menu.hasUnsavedChanges, hasNews else { return nil }
    return attempt(adopts: adopts) { try menu.save(at: menu.editedLevel) }
  }

  /// Saves the changes at all levels, as the user has asked.
  ///
  /// - Returns: Why some changes were not saved.
  func saveNow() -> StoreProblem? { attempt(adopts: true, menu.save) }

  /// Calls a function that saves, and returns why it has not saved everything.
  private func attempt(adopts: Bool, _ save: () throws -> Void) -> StoreProblem? {
    attemptedCount = menu.changeCount
    if adopts { readAgain() }
    do {
      try save()
      error = nil
      return nil
    } catch is MissingStoreError {
      error = nil
      return .notSaved(nil)
    } catch {
      self.error = error
      // A store that cannot be read cannot be saved for the same reason, which is said once.
      told.append("\(error)")
      return .notSaved("\(error)")
    }
  }

  /// Saves changes as they are made from now on, as the user has left the menu and wants that.
  func stopWaiting() { waits = false }

  /// Reads the store again; the menu then reports its problems.
  ///
  /// - Returns: Whether the store could be read.
  func load() -> Bool {
    store != nil && menu.reloadStores(always: true).errors[menu.editedLevel] == nil
  }

  /// Reads the stores again that another program has written, and adopts the changes.
  ///
  /// - Returns: Why some cannot be read, each reason once until its store can be read again.
  func adopt() -> [StoreProblem] {
    guard store != nil else { return [] }
    readAgain()
    let problems = menu.unreadableStores
    defer { told = problems }
    return problems.filter { !told.contains($0) }.map(StoreProblem.notRead)
  }

  private func readAgain() { changedKeys.formUnion(menu.reloadStores().changedKeys) }

  /// Remembers that the user was told what is wrong with the sources that were read.
  func didTell(_ report: StartReport) { told = report.unreadableStores }

  /// Forgets the changed keys, because the user sees the present settings.
  func forgetChangedKeys() { changedKeys = [] }
}
