package import SimpleTableMenu

/// A menu as numbered lines, without input and output: it turns lines into texts.
package final class NumberedLines {
  /// The dialog between the user and the menu.
  package let dialog: Dialog

  /// Whether the user has left the menu.
  package internal(set) var isDone = false

  /// Whether the pages must be reloaded before they are next used.
  package var needsReload = false

  /// The lines that were printed.
  let printed: NumberedPage

  /// The reason for numbered lines; `nil` if the user asked for them.
  private let reason: String?

  /// Whether a line was answered.
  var hasAnswered = false

  /// The lines of a text so far, while one of several lines is asked for.
  var linesSoFar: [String]?

  /// The rows whose values were refused and not put right since.
  private var refused: Set<PlacedRow> = []

  /// Creates the numbered lines of the page in view of a menu.
  package init(
    _ menu: Menu, words: MenuWords = MenuWords(), autosave: (any SettingsStore)? = nil,
    leaving: TerminalMenu.Leaving = .immediately, reason: String? = nil
  ) {
    dialog = Dialog(menu, words: words, autosave: autosave, leaving: leaving)
    printed = NumberedPage(dialog)
    self.reason = reason
  }

  /// The answer to a line.
  enum Reply {
    /// Nothing, as the prompt asks for something.
    case nothing
    /// The lines of a listing.
    case listing(String)
    /// A text, and the changes, except those of settings with some keys, which the text states.
    case text(String, about: [String] = [])
    /// The changes, or without any, the present state of an item or that it is done.
    case changes(ItemID?, isDone: Bool = false)
    /// The changes, with the place to which a row was moved.
    case moved(RowID)
    /// The changes, and then a row.
    case row(RowID)

    /// Returns the reply of a sentence, as a line.
    static func sentence(_ sentence: String, about keys: [String] = []) -> Reply {
      .text(sentence + "\n", about: keys)
    }
  }
}

extension NumberedLines {
  /// The menu whose pages are listed.
  package var menu: Menu { dialog.menu }

  var page: TableAdapter { menu.page }

  var words: MenuWords { dialog.words }

  /// Whether a text is asked for.
  var isTyping: Bool {
    switch dialog.question {
    case .text, .value: true
    case .confirm, .leave, nil: false
    }
  }

  /// Whether values were refused that were not put right since.
  package var hasRefusedValues: Bool { !refused.isEmpty }

  /// Records whether the value of a row of the page in view was refused.
  func setRefused(_ isRefused: Bool, row: RowID?) {
    guard let row else { return }
    let place = PlacedRow(row, in: menu)
    if isRefused { refused.insert(place) } else { refused.remove(place) }
  }

  /// Returns why settings could not be stored or read, as a line.
  func line(of problem: StoreProblem) -> String { words.sentence(of: problem) + "\n" }

  /// Returns a notice of the program as a line.
  func line(of notice: Notice) -> String { notice.text.isolated + "\n" }

  /// The reply that nothing was done.
  var cancelled: Reply { .text(words[.notDone] + "\n") }

  /// The line before the first page, with the reason for numbered lines; empty if the user asked
  /// for them.
  package var introduction: String { reason.map { words(.linesBecause, $0) + "\n" } ?? "" }

  /// Returns the page in view as numbered lines, preceded by the problems of the store.
  package func list() -> String {
    refresh()
    dialog.autosave.forgetChangedKeys()
    return problems() + printed.list()
  }

  /// Saves changed settings, and returns a sentence if that has failed.
  package func save() -> String? {
    dialog.autosave.save(adopts: !isTyping).map(line)
  }

  /// Reloads the pages if that is due.
  func refresh() {
    if needsReload { menu.reload() } else { menu.reloadIfOutdated() }
    needsReload = false
  }

  /// Returns the problems of the store that was read last, once.
  func problems() -> String { dialog.takeLoadProblems().map { $0.line(words) + "\n" }.joined() }
}
