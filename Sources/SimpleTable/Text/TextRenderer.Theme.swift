extension TextRenderer {
  /// The attributes of each role that text has in a table and in a menu.
  ///
  /// ```swift
  /// var theme = TextRenderer.Theme.standard
  /// theme.header = .color(.blue)
  /// theme.selected = .bold
  /// ```
  ///
  /// A role says what a text is, not where it is, so one theme does for all styles. A theme is used
  /// with ``ColorMode/ansi`` only; without colours, text has no weight either.
  public struct Theme: Hashable, Sendable {
    /// The title of a table, and the first line of a menu.
    public var title: TextAttributes
    /// The header of a section with its indicator.
    public var header: TextAttributes
    /// The footer of a section, the help of a row, and the last line of a menu.
    public var footer: TextAttributes
    /// Details, subtitles and accessories.
    public var detail: TextAttributes
    /// Rules and boxes.
    public var border: TextAttributes
    /// Badges, and the number of rows that a section hides.
    public var badge: TextAttributes

    /// The mark of the selected row and its title, unless that is long, and a filter while it is
    /// typed.
    public var selected: TextAttributes
    /// A row that is disabled.
    public var disabled: TextAttributes
    /// A row that destroys something.
    public var destructive: TextAttributes
    /// A row whose value is not valid, why a value was refused, and errors.
    public var error: TextAttributes
    /// The status of a row, and what the last key of a menu has done.
    public var notice: TextAttributes

    /// What a search has found in a text.
    public var match: TextAttributes

    /// A row that is emphasised.
    public var accent: TextAttributes
    /// A row that reports success.
    public var success: TextAttributes
    /// A row that warns.
    public var warning: TextAttributes
  }
}

extension TextRenderer.Theme {
  /// No attributes at all, to begin a theme of your own with.
  public static let plain = Self(
    title: .plain, header: .plain, footer: .plain, detail: .plain, border: .plain, badge: .plain,
    selected: .plain, disabled: .plain, destructive: .plain, error: .plain, notice: .plain,
    match: .plain,
    accent: .plain, success: .plain, warning: .plain)

  /// Few colours, which can be read on light and dark backgrounds.
  ///
  /// What is less important is faint and keeps the terminal's own colour.
  public static let standard = Self(
    title: .bold, header: .color(.cyan), footer: .faint, detail: .faint, border: .faint,
    badge: .color(.magenta),
    selected: .bold.color(.magenta), disabled: .faint, destructive: .color(.red),
    error: .bold.color(.red), notice: .bold, match: .bold.color(.cyan),
    accent: .color(.cyan), success: .color(.green), warning: .color(.magenta))
}

extension TextRenderer.Theme {
  /// The roles with their names.
  package static var allRoles: [(name: String, path: WritableKeyPath<Self, TextAttributes>)] {
    [
      ("title", \.title), ("header", \.header), ("footer", \.footer), ("detail", \.detail),
      ("border", \.border), ("badge", \.badge), ("selected", \.selected),
      ("disabled", \.disabled), ("destructive", \.destructive), ("error", \.error),
      ("notice", \.notice), ("accent", \.accent), ("success", \.success),
      ("warning", \.warning), ("match", \.match),
    ]
  }

  /// Returns the theme in the colours of a terminal that has a number of them.
  package func reduced(toColorCount count: Int) -> Self {
    var theme = self
    for (_, role) in Self.allRoles {
      theme[keyPath: role].color = theme[keyPath: role].color?.reduced(toCount: count)
    }
    return theme
  }
}
