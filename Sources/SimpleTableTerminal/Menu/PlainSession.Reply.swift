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
    /// A text, and what has changed, but for settings of which the text says that.
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

  /// A row of any page.
  struct PlaceOfRow: Hashable {
    let titles: [String]
    let row: RowID
  }
}
