extension TextRenderer {
  /// The attributes of text in tables and menus, by its role.
  ///
  /// ```swift
  /// var theme = TextRenderer.Theme.standard
  /// theme[.header] = .color(.blue)
  /// theme[.selected] = .bold
  /// ```
  ///
  /// One theme suits all styles, because roles do not depend on them. Without a theme, text has
  /// neither colours nor weights.
  public struct Theme: Hashable, Sendable {
    private var attributes: [TextAttributes]

    private init(_ attributes: [Role: TextAttributes]) {
      self.attributes = Role.allCases.map { attributes[$0] ?? .plain }
    }

    /// A theme without attributes, from which to begin your own.
    public static let plain = Self([:])

    /// A theme of few colours, which can be read on light and dark backgrounds.
    ///
    /// Less important text is faint, in the terminal's own colour. Users look for values, so these
    /// are drawn as plain text.
    public static let standard = Self([
      .title: .bold, .header: .bold.color(.cyan), .footer: .faint, .placeholder: .faint,
      .border: .faint, .badge: .color(.magenta), .selected: .reversed,
      .bar: TextAttributes(background: .shade),
      .field: .underlined, .key: .bold, .disabled: .faint,
      .destructive: .color(.red), .error: .bold.color(.red), .notice: .bold,
      .match: .bold.color(.cyan), .accent: .color(.cyan), .success: .color(.green),
      .warning: .color(.magenta),
    ])

    /// Accesses the attributes of a role.
    public subscript(role: Role) -> TextAttributes {
      get { attributes[role.number] }
      set { attributes[role.number] = newValue }
    }
  }
}

extension TextRenderer.Theme {
  /// Whether there is a bar behind the focused row of a menu.
  package var hasBar: Bool { self[.bar].background != nil }
}
