public import SimpleTableMenu
public import SimpleTableTerminal

/// A menu that takes its keys from a test and returns its screens as text.
///
/// ```swift
/// import SimpleTableTerminal
/// import SimpleTableTesting
///
/// let menu = ScriptedMenu(Table { Section { Row("Wi-Fi"); Row("Blue") } }, width: 30, height: 5)
/// menu.press("/")
/// menu.type("blu")
/// menu.frame.contains("Wi-Fi")  // → false
/// ```
///
/// It runs the same code as a menu in a terminal, so the same keys give the same screens.
public final class ScriptedMenu {
  private var record: Transcript

  /// Whether the menu has ended, so that keys have no effect any more.
  public private(set) var hasEnded = false

  /// What the terminal draws, of which pictures choose the ground.
  let terminal: TerminalLook

  /// How tables are drawn.
  let look: TextRenderer

  let session: MenuSession

  /// Where actions run that a test on no actor has begun.
  let stage = SteppedStage()

  /// Creates a scripted menu that shows a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - width: The number of cells of a line, up to 65,535; below 20 the menu asks for more.
  ///   - height: The number of lines, up to 65,535; below 5 the menu asks for more.
  ///   - look: How tables are drawn; see the look of a `TerminalMenu`. Pictures show its theme.
  ///   - keys: The effects of keys.
  ///   - autosave: The store in which settings are stored as they are changed, if any.
  ///   - leaving: Whether leaving asks what to do with unsaved changes.
  ///   - words: The texts of the menu itself.
  ///   - environment: The variables of the terminal, such as `NO_COLOR`, `TERM` and `LANG`; by default
  ///     those of one with all colours and Unicode.
  public convenience init(
    _ table: Table, width: Int = 60, height: Int = 20, look: TextRenderer? = nil,
    keys: KeyMap = .standard, autosave: (any SettingsStore)? = nil,
    leaving: TerminalMenu.Leaving = .immediately, words: MenuWords = MenuWords(),
    environment: [String: String] = ["TERM": "xterm-direct"]
  ) {
    self.init(
      Menu(table), width: width, height: height, look: look, keys: keys, autosave: autosave,
      leaving: leaving, words: words, environment: environment)
  }

  /// Creates a scripted menu that shows the page in view of a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - width: The number of cells of a line, up to 65,535; below 20 the menu asks for more.
  ///   - height: The number of lines, up to 65,535; below 5 the menu asks for more.
  ///   - look: How tables are drawn; see the look of a `TerminalMenu`. Pictures show its theme.
  ///   - keys: The effects of keys.
  ///   - autosave: The store in which settings are stored as they are changed, if any.
  ///   - leaving: Whether leaving asks what to do with unsaved changes.
  ///   - words: The texts of the menu itself.
  ///   - environment: The variables of the terminal, such as `NO_COLOR`, `TERM` and `LANG`; by default
  ///     those of one with all colours and Unicode.
  public init(
    _ menu: Menu, width: Int = 60, height: Int = 20, look: TextRenderer? = nil,
    keys: KeyMap = .standard,
    autosave: (any SettingsStore)? = nil, leaving: TerminalMenu.Leaving = .immediately,
    words: MenuWords = MenuWords(), environment: [String: String] = ["TERM": "xterm-direct"]
  ) {
    let traits = TerminalTraits(
      environment: environment, isInputTerminal: true, isOutputTerminal: true)
    var terminal = traits.look
    terminal.ground = PictureColors.dark.answer
    let shown = terminal.appearance(of: look)
    (self.terminal, self.look) = (terminal, shown)
    session = MenuSession(
      menu, size: TerminalSize(columns: width, rows: height), keys: keys,
      // Attributes that differ for each role, unlike those of some themes.
      appearance: TextRenderer(
        style: shown.style, symbols: shown.symbols, theme: shown.theme.map { .roles(like: $0) }),
      words: words, autosave: autosave, leaving: leaving, canCopy: traits.hasWindow,
      maximumWidth: shown.width)
    record = Transcript("")
    session.follow()
    record = Transcript(frame)
  }
}

extension ScriptedMenu {
  /// The first screen, and each input with the lines that it has changed, as one text.
  ///
  /// Of unchanged lines above a changed one, only the number is shown. A screen of another size is
  /// shown as a whole.
  public var transcript: String { record.text }

  /// The running menu.
  public var menu: Menu { session.menu }

  /// The page in view.
  public var adapter: TableAdapter { session.menu.page }

  /// The words of the menu's own messages, which may change while it runs.
  public var words: MenuWords {
    get { session.dialog.words }
    set { session.dialog.words = newValue }
  }

  /// The time in milliseconds, which changes only when it is set.
  ///
  /// Setting it animates spinners, and reverts changes that were not confirmed in time.
  public var time: Int {
    get { session.time }
    set {
      session.time = newValue
      session.follow()
    }
  }

  /// The screen, in attributes that differ for each role.
  ///
  /// Reading it first shows changes that the program itself has made since.
  var screen: Frame {
    menu.reloadIfOutdated()
    session.followPage()
    return session.frame
  }

  /// The screen as text, without spaces at the ends of its lines.
  ///
  /// As in a terminal, pages are reloaded first if something changed that they have read from
  /// observable objects.
  public var frame: String {
    screen.lines.map { $0.text.trimmedAtEnd + "\n" }.joined()
  }

  /// The place of the cursor, from 0, while a text is being typed.
  public var cursor: (column: Int, row: Int)? {
    let frame = screen
    return frame.showsCursor ? frame.cursor.map { ($0.column, $0.row) } : nil
  }

  /// Presses keys, all at once, and appends the changes to the transcript.
  public func press(_ keys: Key...) {
    press(keys)
  }

  /// Types a text, and appends the changes to the transcript.
  ///
  /// A line break presses Return, and a tabulator Tab.
  public func type(_ text: String) {
    let name = text.map { $0.isNewline ? "\\n" : $0 == "\t" ? "\\t" : String($0) }.joined()
    press(Key.typing(text), as: "\"\(name)\"")
  }

  /// Changes the size of the screen, and appends the new screen to the transcript.
  public func resize(width: Int, height: Int) {
    session.size = TerminalSize(columns: width, rows: height)
    log("\(width)x\(height)")
  }

  /// Reloads all pages, as after a change from elsewhere, and appends the changes to the
  /// transcript.
  public func reload() {
    session.reload()
    log("reload")
  }

  /// Takes what was typed at a terminal, and appends the changes on the screen under a name.
  package func take(_ input: TerminalInput, as name: String) {
    perform(name) { session.take(input) }
  }

  func press(_ keys: [Key]) {
    press(keys, as: keys.map(\.description).joined(separator: " "))
  }

  private func press(_ keys: [Key], as name: String) { perform(name) { session.press(keys) } }

  private func perform(_ name: String, _ body: () -> MenuSession.Outcome) {
    guard !hasEnded else { return }
    menu.reloadIfOutdated()
    let outcome = session.dialog.notices.receiving(body)
    showNotice()
    let hasLeft = outcome == .leave || outcome == .interrupt
    _ = session.save(again: hasLeft)
    if hasLeft { end() }
    log(hasEnded ? name + " (left)" : name)
  }

  /// Ends the menu, and takes back what would need the user to confirm it.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    menu.takeBackPending()
    menu.cancelActions()
  }

  /// Shows the notice that closures or tasks of the menu have left, if there is one.
  func showNotice() {
    if let notice = session.dialog.notices.take() { session.show(notice) }
  }

  func log(_ event: String) {
    if !hasEnded { session.follow() }
    record.append(event, hasEnded ? nil : frame)
  }
}
