package import SimpleTable

/// A menu as it runs, without the terminal: keys go in, frames come out.
///
/// The terminal menu and scripted menus in tests are the same session.
package final class MenuSession {
  /// The tables from the first one to the one being shown.
  package let menu: Menu

  /// What keys do.
  package let keys: KeyMap

  /// The size of the screen.
  package var size: TerminalSize {
    didSet {
      guard size != oldValue else { return }
      for page in pages { page.fit(renderer, height: bodyHeight) }
    }
  }

  /// How tables are drawn, whatever the width.
  let appearance: MenuAppearance

  /// What the keys are for at the moment.
  var mode = Mode.browsing {
    didSet { typedInto = menu.page }
  }

  /// The table that something is typed into, if anything is.
  private(set) weak var typedInto: TableAdapter?

  /// What became of the last key, to be shown until the next one.
  var notice: String?

  private var pages: [MenuPage] = []

  /// Creates a session that shows the last table of a menu.
  package init(
    _ menu: Menu, size: TerminalSize, keys: KeyMap = .standard,
    appearance: MenuAppearance = MenuAppearance()
  ) {
    self.menu = menu
    self.size = size
    self.keys = keys
    self.appearance = appearance
  }

  /// What keys are for.
  enum Mode {
    /// Moving about and selecting.
    case browsing
    /// Typing what rows must contain.
    case filtering(LineEditor)
    /// Typing the value of a row.
    case editing(RowID, LineEditor)
    /// Reading what the keys do, from a line on.
    case help(Int)
  }

  /// What is to be done after a key.
  package enum Outcome: Hashable, Sendable {
    /// Show the frame and go on.
    case next
    /// Draw the whole screen again and go on.
    case redraw
    /// Stop the program until it is continued.
    case stop
    /// Leave the menu.
    case leave
  }
}

extension MenuSession {
  /// The page that is shown; pages are made and left as the menu's tables are.
  var page: MenuPage {
    let adapters = menu.adapters
    while let last = pages.last,
      pages.count > adapters.count || last.adapter !== adapters[pages.count - 1]
    {
      pages.removeLast()
    }
    while pages.count < adapters.count {
      pages.append(MenuPage(adapters[pages.count], renderer: renderer, height: bodyHeight))
    }
    return pages[pages.count - 1]
  }

  /// How the tables are drawn at the width of the screen.
  var renderer: TextRenderer {
    TextRenderer(
      width: size.columns, style: appearance.style, symbols: appearance.symbols,
      color: appearance.color, theme: appearance.theme)
  }

  /// Does what keys do, one after the other.
  ///
  /// - Returns: What is to be done then.
  package func press(_ keys: [Key]) -> Outcome {
    var outcome = Outcome.next
    for key in keys {
      switch press(key) {
      case .next: break
      case let other: outcome = other
      }
      if outcome == .leave || outcome == .stop { return outcome }
    }
    return outcome
  }

  /// Does what a key does.
  ///
  /// - Returns: What is to be done then.
  package func press(_ key: Key) -> Outcome {
    notice = nil
    // However the keys are mapped, nobody is locked in.
    if key == .control("c") {
      stopTyping()
      return .leave
    }
    leaveLostField()
    switch mode {
    case .browsing: return browse(key)
    case .filtering(let line): return filter(key, line)
    case .editing(let row, let line): return edit(key, row, line)
    case .help(let top): return turnHelp(key, top)
    }
  }

  /// Returns what is to be done after a key that types nothing.
  func outcome(ofOther key: Key) -> Outcome {
    switch keys[key] {
    case .redraw: .redraw
    case .suspend: .stop
    default: .next
    }
  }

  /// Evaluates all tables again, as after a change that came from elsewhere.
  package func reload() { menu.reload() }
}
