package import SimpleTable

/// Stores the settings of a menu as they are changed.
package final class Autosave {
  private let menu: Menu
  private let words: MenuWords
  private let store: any SettingsStore

  /// The number of changes that the menu had recorded at the last attempt.
  private var attemptedCount = 0

  /// The error of the last attempt, or `nil` if it succeeded.
  package private(set) var error: (any Error)?

  /// Creates an object that saves the settings of a menu in a store.
  package init(_ menu: Menu, in store: any SettingsStore, words: MenuWords = MenuWords()) {
    self.menu = menu
    self.store = store
    self.words = words
  }

  /// Saves what has changed, but not what has failed before and has not changed since.
  ///
  /// - Parameter again: Whether to try again what has failed before.
  /// - Returns: Why saving has failed, or `nil` where it succeeded or no change was left to save.
  package func save(again: Bool = false) -> String? {
    let count = menu.recordedChangeCount
    guard menu.hasUnsavedChanges, again || count != attemptedCount else { return nil }
    attemptedCount = count
    do {
      try menu.save(to: store)
      error = nil
      return nil
    } catch {
      self.error = error
      return words(.notSaved, "\(error)")
    }
  }

  /// Reads the store again; the menu then reports what is wrong with it.
  ///
  /// - Returns: Whether the store could be read.
  func load() -> Bool {
    (try? menu.load(from: store, as: menu.editedLevel)) != nil
  }
}

extension Menu {
  /// Returns what was wrong with the stores that were read last, one line each, and forgets it.
  func takeLoadProblems(_ words: MenuWords) -> [String] {
    takeLastLoads().flatMap { result in
      switch result {
      case .success(let report): report.description.split(separator: "\n").map(String.init)
      case .failure(let error): [words(.notLoaded, "\(error)")]
      }
    }
  }

  /// The titles that lead to the page in view, and which level is edited where there are several.
  func path(separator: String) -> String {
    let path = titles.map(\.sanitized).filter { !$0.isEmpty }.joined(separator: separator)
    guard let shownLevel else { return path }
    return path + (path.isEmpty ? "" : " ") + "[\(shownLevel.rawValue)]"
  }
}
