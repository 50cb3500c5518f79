package import SimpleTableMenu

/// A menu as numbered lines, without input and output: lines go in, text comes out.
package final class NumberedLines {
  /// The dialog between the user and the menu.
  package let conversation: Conversation

  /// Whether the user has left the menu.
  package internal(set) var isDone = false

  /// Whether the tables are to be evaluated again before they are looked at next.
  package var needsReload = false

  /// The lines that were printed.
  let printed: NumberedPage

  /// What has turned numbered lines on; `nil` where they were asked for.
  private let reason: String?

  /// Whether a line was answered.
  var hasAnswered = false

  /// What the next line answers; `nil` while it is a command.
  var question: Question?

  /// The rows whose values were refused and not put right since.
  private var refused: Set<PlaceOfRow> = []

  /// Creates the numbered lines of the page in view of a menu.
  package init(
    _ menu: Menu, words: MenuWords = MenuWords(), autosave: (any SettingsStore)? = nil,
    leaving: TerminalMenu.Leaving = .immediately, reason: String? = nil
  ) {
    conversation = Conversation(menu, words: words, autosave: autosave, leaving: leaving)
    printed = NumberedPage(conversation)
    self.reason = reason
  }

  /// A row of any page.
  private struct PlaceOfRow: Hashable {
    let titles: [String]
    let row: RowID
  }

  /// A question to the user.
  enum Question {
    /// The text of a row, with the lines so far where it may have several.
    case text(AskedRow, lines: [String]?)
    /// Whether a row is to act.
    case confirmation(Confirmation)
    /// Whether to save changes before leaving.
    case leaving
  }

  /// The answer to a line.
  enum Reply {
    /// Nothing, as the prompt asks for something.
    case nothing
    /// The lines of a listing.
    case listing(String)
    /// A text, and what has changed, but for the settings with some keys, whose changes the text states.
    case text(String, about: [String] = [])
    /// What has changed, or if nothing has, how an item is now or that it is done.
    case changes(ItemID?, isDone: Bool = false)
    /// What has changed, with the place to which a row was moved.
    case moved(RowID)
    /// What has changed, and then a row.
    case row(RowID)

    /// Returns the reply of a sentence, as a line.
    static func sentence(_ sentence: String, about keys: [String] = []) -> Reply {
      .text(sentence + "\n", about: keys)
    }
  }
}

extension NumberedLines {
  /// The pages from the first one to the one being listed.
  package var menu: Menu { conversation.menu }

  var page: TableAdapter { menu.page }

  var words: MenuWords { conversation.words }

  /// Whether a text is asked for.
  var isTyping: Bool { if case .text = question { true } else { false } }

  /// Whether values were refused that were not put right since.
  package var hasRefusedValues: Bool { !refused.isEmpty }

  /// Records whether the value of a row of the page in view was refused.
  func setRefused(_ isRefused: Bool, row: RowID?) {
    guard let row else { return }
    let place = PlaceOfRow(titles: menu.titles, row: row)
    if isRefused { refused.insert(place) } else { refused.remove(place) }
  }

  /// Returns why settings could not be stored or read, as a line.
  func line(of problem: StoreProblem) -> String { words.sentence(of: problem) + "\n" }

  /// Returns a notice of the program as a line.
  func line(of notice: Notice) -> String { notice.text.isolated + "\n" }

  /// The reply that nothing was done.
  var cancelled: Reply { .text(words[.notDone] + "\n") }

  /// The line before the first page, which says what has turned numbered lines on; empty where they
  /// were asked for.
  package var introduction: String { reason.map { words(.linesBecause, $0) + "\n" } ?? "" }

  /// Returns the page in view as numbered lines, preceded by what is wrong with the store.
  package func list() -> String {
    refresh()
    conversation.autosave.forgetChangedKeys()
    return problems() + printed.list()
  }

  /// Saves changed settings, and returns a sentence if that has failed.
  package func save() -> String? {
    conversation.autosave.save(adopts: !isTyping).map(line)
  }

  /// Evaluates the tables again where that is due.
  func refresh() {
    if needsReload { menu.reload() } else { menu.reloadIfOutdated() }
    needsReload = false
  }

  /// Returns what is wrong with the store that was read last, once.
  func problems() -> String { conversation.takeLoadProblems().map { $0 + "\n" }.joined() }
}
