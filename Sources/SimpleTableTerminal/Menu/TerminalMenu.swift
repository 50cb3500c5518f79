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
/// instead, which also suits pipes and screen readers. The terminal is given back as it was,
/// however the menu ends.
public final class TerminalMenu {
  /// The tables from the first one to the one being shown.
  public let navigator: TableNavigator

  /// How the menu is shown.
  public var presentation = Presentation.automatic

  /// How sections are set apart.
  public var style = TextRenderer.Style.grouped

  /// The signs with which tables are drawn.
  public var symbols = TextRenderer.Symbols.unicode

  /// The ink of each role, where colours are used.
  public var theme = TextRenderer.Theme.standard

  /// What keys do.
  public var keys = KeyMap.standard

  private var device: TerminalDevice?

  /// Creates a menu of a table.
  public convenience init(_ table: Table) {
    self.init(TableNavigator(table))
  }

  /// Creates a menu of an adapter's table.
  public convenience init(_ adapter: TableAdapter) {
    self.init(TableNavigator(adapter))
  }

  /// Creates a menu that shows the last table of a navigator.
  public init(_ navigator: TableNavigator) {
    self.navigator = navigator
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
      PlainMenu(navigator).run()
    }
  }

  /// Runs a function with the terminal given back, as for a child program that uses it.
  ///
  /// While no menu is shown, the function is just run.
  public func suspend<Result>(_ body: () throws -> Result) throws -> Result {
    guard let device else { return try body() }
    return try device.suspend(body)
  }

  /// Makes the menu evaluate its tables again; this may be called from any thread.
  public static func setNeedsReload() { TerminalDevice.wake() }

  private func runLive(_ color: TextRenderer.ColorMode) throws(TerminalError) {
    let device = try TerminalDevice()
    self.device = device
    defer {
      self.device = nil
      device.close()
    }
    let appearance = MenuAppearance(style: style, symbols: symbols, color: color, theme: theme)
    let session = MenuSession(navigator, size: device.size, keys: keys, appearance: appearance)
    var writer = FrameWriter()
    while true {
      try device.write(writer.write(session.frame()))
      guard let event = try device.nextEvent() else { continue }
      switch event {
      case .keys(let keys):
        switch session.press(keys) {
        case .next: break
        case .redraw: writer.forgetScreen()
        case .stop: try device.stop()
        case .leave: return
        }
      case .resized(let size), .resumed(let size):
        session.size = size
        writer.forgetScreen()
      case .woken: session.reload()
      case .endOfInput: return
      case .terminated(let signal): return device.end(by: signal)
      }
    }
  }
}
