import SimpleTable

extension MenuSession {
  /// The mode, which decides the effect of keys and what the screen shows besides the page in view.
  indirect enum Mode {
    /// Keys move the focus and act on the focused item.
    case browsing
    /// A value is typed into the field of a row.
    case typing(Field)
    /// The field has disappeared during typing: until a key ends this, typed text is not a command.
    case fieldGone
    /// A row asks whether it is to act.
    case confirming(Confirmation)
    /// Rows of all pages are shown, among which the user chooses one to go to.
    case finding(FoundPage)
    /// A text is shown.
    case reading(TextPage)
    /// The user is asked whether to save changes; any other answer goes back.
    case leaving(from: Mode)
  }

  /// The field of a row.
  struct Field {
    /// The row.
    let row: AskedRow

    /// The typed text.
    var line: LineEditor

    /// The name of the new entry of a map whose value is typed; `nil` for any other text.
    var name: String?

    /// The whole text that the row is given.
    var text: String { name.map { "\($0)=\(line.text)" } ?? line.text }
  }

  /// A page of text to read.
  struct TextPage {
    /// The page.
    let page: MenuPage

    /// The words that the rows contain, while they are typed.
    var filter: LineEditor?
  }
}

extension MenuSession.Mode {
  /// The mode that is shown: while the user is asked about leaving, the one before.
  var shown: Self {
    get { if case .leaving(let before) = self { before } else { self } }
    set { if case .leaving = self { self = .leaving(from: newValue) } else { self = newValue } }
  }

  /// The field that is typed into.
  var field: MenuSession.Field? { if case .typing(let field) = self { field } else { nil } }

  /// The page that is shown above those of the menu, which it does not act on.
  var overlay: MenuPage? {
    switch shown {
    case .finding(let found): found.page
    case .reading(let text): text.page
    default: nil
    }
  }

  /// The words that are typed.
  var words: LineEditor? {
    switch self {
    case .finding(let found): found.line
    case .reading(let text): text.filter
    default: nil
    }
  }

  /// Whether characters are text instead of commands.
  var isTyping: Bool { field != nil || words != nil }

  /// Whether the page in view is shown, and nothing is asked.
  var isOfPage: Bool {
    switch self {
    case .browsing, .fieldGone: true
    default: false
    }
  }

  /// Whether something is asked that the next key answers.
  var isQuestion: Bool {
    switch self {
    case .typing, .confirming, .leaving: true
    default: false
    }
  }
}
