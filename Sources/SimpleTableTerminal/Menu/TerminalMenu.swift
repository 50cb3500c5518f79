public import SimpleTable

/// A menu that runs in a terminal.
///
/// ```swift
/// import SimpleTableTerminal
///
/// func runSettings() throws {
///   try TerminalMenu(settings).run()
/// }
/// ```
///
/// Where there is no terminal that a menu can move in, it is shown as numbered lines with a prompt
/// instead, which also suits pipes and screen readers. The terminal is given back as it was when
/// the menu ends, by the user, an error, a signal, or an exit of the program from within a closure.
///
/// The tables are evaluated again after each closure of theirs, as it may have changed anything.
public final class TerminalMenu {
  /// The tables from the first one to the one being shown.
  public let menu: Menu

  /// How the menu is shown.
  public var presentation = Presentation.automatic

  /// How sections are set apart.
  public var style = TextRenderer.Style.grouped

  /// The signs with which tables are drawn.
  public var symbols = TextRenderer.Symbols.unicode

  /// The ink of each role, where colours are used.
  public var theme = TextRenderer.Theme.standard

  /// What keys do.
  public var keyMap = KeyMap.standard

  /// The menu on the screen, while there is one.
  private var live: LiveMenu?

  /// Creates a menu of a table.
  public convenience init(_ table: Table) {
    self.init(Menu(table))
  }

  /// Creates a menu of an adapter's table.
  public convenience init(_ adapter: TableAdapter) {
    self.init(Menu(adapter))
  }

  /// Creates a menu that shows the last table of a menu.
  public init(_ menu: Menu) {
    self.menu = menu
  }

  /// How a menu is shown.
  public enum Presentation: Hashable, Sendable {
    /// As the terminal allows.
    case automatic
    /// On the whole screen.
    case live
    /// As numbered lines with a prompt.
    case plain
  }
}

extension TerminalMenu {
  /// Whether input and output are a terminal in which a menu can move.
  public static var canRunLive: Bool { TerminalDevice.traits().isLive }

  /// Runs the menu until the user leaves it or the input ends.
  ///
  /// - Throws: A ``TerminalError`` where the terminal cannot be used or has gone.
  public func run() throws(TerminalError) {
    let traits = TerminalDevice.traits()
    let isLive =
      switch presentation {
      case .automatic: traits.isLive
      case .live: true
      case .plain: false
      }
    if isLive {
      try runLive(traits.usesColor ? .ansi : .none)
    } else {
      try PlainMenu(menu).run()
    }
  }

  /// Runs a function with the terminal given back, as for a child program that uses it.
  ///
  /// While no menu is shown, the function is just run.
  public func suspend<Result>(_ body: () throws -> Result) throws -> Result {
    guard let live else { return try body() }
    return try live.device.suspend(body)
  }

  /// Shows the tables as they are now, while the closure of a row is still at work.
  ///
  /// A menu waits for the closures of its rows. One that takes long calls this again and again: the
  /// tables are evaluated, what has changed is shown, and another size of the screen is followed.
  /// Keys that are pressed meanwhile are done afterwards. Where no menu is live, the tables are
  /// evaluated and no more.
  ///
  /// - Returns: Whether the work may go on. It should end early when the user has pressed `^C`, the
  ///   program was asked to end, or the terminal has gone; the menu ends when the closure has.
  @discardableResult
  public func refresh() -> Bool {
    if let live { return live.refresh() }
    menu.reload()
    return true
  }

  /// Makes the menu evaluate its tables again; this may be called from any thread.
  ///
  /// Numbered lines do so when they are listed next.
  public static func setNeedsReload() { TerminalDevice.wake() }

  private func runLive(_ color: TextRenderer.ColorMode) throws(TerminalError) {
    let appearance = MenuAppearance(style: style, symbols: symbols, color: color, theme: theme)
    let live = try LiveMenu(menu, keys: keyMap, appearance: appearance)
    self.live = live
    defer {
      self.live = nil
      live.device.close()
    }
    try live.run()
  }
}
