import SimpleTable

extension MenuSession {
  /// The mode, which decides the effect of keys and what the screen shows besides the page in view.
  enum Mode {
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
    case leaving
  }

  /// The field of a row.
  struct Field {
    let row: PlacedRow

    /// The typed text.
    var line: LineEditor

    /// The name of the new entry of a map whose value is typed; `nil` for any other text.
    var name: String?

    /// The whole text that the row is given.
    var text: String { name.map { "\($0)=\(line.text)" } ?? line.text }
  }

  /// An overlay that covers the page in view.
  enum Overlay {
    /// Rows of all pages.
    case finding(FoundPage)
    /// A text.
    case reading(TextPage)

    /// The page; `nil` where no rows are found.
    var page: MenuPage? {
      switch self {
      case .finding(let found): found.page
      case .reading(let text): text.page
      }
    }

    /// The number of lines between the first one and the page.
    var linesBelowTitle: Int {
      switch self {
      case .finding: 1
      case .reading: 0
      }
    }
  }

  /// A page of text to read.
  struct TextPage {
    let page: MenuPage

    /// The keys of the settings to which its rows lead.
    var keys: [String?] = []

    /// The words that the rows contain, while they are typed.
    var filter: LineEditor?

    /// The key of the setting to which the focused row leads, if it leads to one.
    var focusedKey: String? {
      guard !keys.isEmpty, case .row(let path)? = page.focused,
        let number = page.adapter.id(at: path)?.name.flatMap({ Int($0) })
      else { return nil }
      return keys[number]
    }
  }

  /// The present mode: what the dialog asks, or else what is shown.
  var mode: Mode {
    switch dialog.question {
    case .text(let row, _): return .typing(Field(row: row, line: line))
    case .value(let name, let row): return .typing(Field(row: row, line: line, name: name))
    case .confirm(let confirmation): return .confirming(confirmation)
    case .leave: return .leaving
    case nil: break
    }
    switch overlay {
    case .finding(let found): return .finding(found)
    case .reading(let text): return .reading(text)
    case nil: return isFieldGone ? .fieldGone : .browsing
    }
  }
}

extension MenuSession.Mode {
  /// The field that is typed into.
  var field: MenuSession.Field? { if case .typing(let field) = self { field } else { nil } }

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
}
