import SimpleTable

extension PlainSession {
  /// What a line of input is for.
  enum Mode {
    /// It is a command.
    case commands
    /// It is the value of a row.
    case value(RowID)
    /// It is a line of the text of a row, after those that were typed.
    case lines(RowID)
    /// It answers the question of a row before it acts.
    case confirmation(Confirmation)
    /// It answers what becomes of changes that are not saved.
    case leaving
  }

  /// What is said after a line.
  enum Reply {
    /// Nothing, as the prompt asks for something.
    case nothing
    /// A text, and what has changed, but for the settings with some keys, of which the text says that.
    case text(String, about: [String] = [])
    /// What has changed, or if nothing has, how a row is now or that it is done.
    case changes(ItemID?, isDone: Bool = false)
    /// What has changed, with the place to which a row was moved.
    case moved(RowID)
    /// What has changed, and then a row.
    case row(RowID)
    /// The lines of a listing.
    case listing(String)
  }

  /// Returns a clause as a line with a capital and a full stop, which it may end in already.
  func sentence(_ clause: String) -> String {
    let end = clause.hasSuffix(".") ? "\n" : ".\n"
    return clause.prefix(1).uppercased() + clause.dropFirst() + end
  }

  /// Returns a notice of the program as a line.
  func line(of notice: Notice) -> String { sentence(notice.text.isolated) }

  /// Returns what is known of an item.
  func explanation(of item: TableItem) -> String {
    spoken.place(of: item)
      + menu.explanations(of: item, words).map { $0.line + "\n" }.joined()
  }

  /// That nothing was done.
  var cancelled: Reply { .text(words[.notDone] + "\n") }

  /// Keeps that the value of a row was not taken, as the row has gone while it was typed.
  func lost(_ row: RowID) -> Reply {
    refused.insert(PlaceOfRow(titles: menu.titles, row: row))
    return cancelled
  }

  /// A row of any page.
  struct PlaceOfRow: Hashable {
    let titles: [String]
    let row: RowID
  }
}
