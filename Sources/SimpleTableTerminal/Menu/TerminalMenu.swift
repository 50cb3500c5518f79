public import SimpleTableMenu
import SimpleTableSystem

/// A menu that runs in a terminal.
///
/// ```swift
/// import SimpleTableTerminal
///
/// func runSettings() async throws {
///   try await TerminalMenu(settings).run()
/// }
/// ```
///
/// If the output is redirected, as in `result=$(tool)`, the menu is drawn on `/dev/tty`. Without a
/// capable terminal, it is shown as numbered lines with a prompt, which also suits pipes and screen
/// readers. The terminal is restored when the menu ends: when the user leaves it, on an error, on a
/// signal, or when a closure ends the program.
///
/// The pages are reloaded after each of their closures. Only one menu can run at a time, so a
/// closure cannot run another one.
public final class TerminalMenu {
  /// The running menu.
  public let menu: Menu

  /// The presentation of the menu.
  public var presentation = Presentation.automatic

  /// How tables are drawn; `nil` for grouped sections in the standard theme, up to 100 cells wide.
  ///
  /// The width is the largest one of a row, which keeps values near their titles on a wide screen. On
  /// a screen of 100 columns or more, rows have 72 at most: the details of the focused row are beside
  /// them. Without a theme, the standard one is used. A terminal shows what it can: the nearest of its
  /// colours, and symbols in ASCII where its locale has no others.
  public var look: TextRenderer?

  /// The words of the menu's own messages.
  ///
  /// New words apply at once, for example after the user has chosen another language.
  public var words = MenuWords() {
    didSet { shown?.dialog.words = words }
  }

  /// The keys and their actions.
  public var keyMap = KeyMap.standard

  /// The time in milliseconds after which Esc counts as a key of its own.
  ///
  /// The sequences of other keys begin with Esc, too. Without a time, the variable `ESCDELAY` has
  /// it, or else it is 50.
  public var escapeDelay: Int?

  /// Called after the menu has ended and restored the terminal, unless an error is thrown.
  ///
  /// A signal that ends the program is sent again afterwards, so this is the last moment to save.
  public var didEnd: ((_ result: MenuResult) -> Void)?

  /// The key of the row at which the menu begins.
  package var firstKey: String?

  /// What is written before a key and a value to set it from a shell; `nil` where no command does.
  package var setCommand: String?

  /// Whether the user is asked on leaving what to do with unsaved changes.
  ///
  /// If the user is asked, ``autosave`` waits for the answer: changes are saved, or the last saved
  /// values are restored. After `^C` and signals, nothing is asked and nothing saved;
  /// `Menu.hasUnsavedChanges` is then `true`.
  public var leaving = Leaving.immediately

  /// The store in which settings are saved after each change; without it, the program saves them.
  ///
  /// It is the store of the edited level. Changes by a key are saved before the menu waits for the
  /// next key. Changes by the program at other levels are saved when the user asks for it, by the
  /// answer on leaving or by `save` at numbered lines. If a save fails, the menu shows the error,
  /// and tries again at the next change and when it ends. Call `Menu.start(stores:)` to read the
  /// values before the menu runs; the key of ``MenuAction/reload`` reads them again. The menu
  /// begins with the problems of the values, if there are any.
  ///
  /// If values were read and the store has a stamp, changes by other programs are adopted at each
  /// key and before each save, but not while a value is being typed. If another program has changed
  /// a value and the user has not seen that yet, a key that would change the value only shows it.
  public var autosave: (any SettingsStore)?

  /// The dialog of the menu that was shown last.
  private var dialog: Dialog?

  /// The numbered lines that were shown last, if any were.
  private var lines: NumberedLines?

  /// The handler of observed changes before the menu was shown.
  private var handlerBefore: (@Sendable () -> Void)?

  /// The menu while it is shown.
  private var shown: (any MenuPresentation)?

  /// Creates a menu in a terminal from a table.
  public convenience init(_ table: Table) {
    self.init(Menu(table))
  }

  /// Creates a menu in a terminal that begins with the page in view of a menu.
  public init(_ menu: Menu) {
    self.menu = menu
  }

  /// The way in which a menu is shown.
  public enum Presentation: Hashable, Sendable {
    /// On the whole screen of a capable terminal, and as numbered lines otherwise.
    ///
    /// The variable `ACCESSIBLE` asks for numbered lines.
    case automatic
    /// On the whole screen of the terminal.
    case live
    /// As numbered lines with a prompt.
    case numberedLines
  }
}

extension TerminalMenu {
  /// Whether there is a terminal on whose whole screen a menu can be shown.
  ///
  /// The input must be a terminal. If the output is not one, the menu is drawn on `/dev/tty`.
  public static var canRunLive: Bool { TerminalTraits().isLive }

  /// Runs the menu until it ends, and leaves the caller's actor free while it waits for keys.
  ///
  /// Tasks that closures have started on that actor continue meanwhile, and so do actions that take
  /// time. Cancelling the calling task ends the menu. After the menu has restored the terminal,
  /// this cancels the actions that do not continue in the background, and waits until they have
  /// ended.
  ///
  /// If the caller is on no actor, all closures run on one that the menu creates, where no action
  /// continues afterwards.
  ///
  /// - Returns: How the menu has ended. After a signal, this returns only if the program handles
  ///   the signal.
  /// - Throws: A ``TerminalError`` if the terminal cannot be used, or was closed.
  @discardableResult
  nonisolated(nonsending) public func run() async throws(TerminalError) -> MenuResult {
    let caller: (any Actor)? = #isolation
    if caller != nil {
      return try await run(isolation: #isolation, continuesInBackground: true)
    }
    // The caller waits, so that no other code uses the menu.
    nonisolated(unsafe) let menu = self
    return try await menu.run(isolation: Stage(), continuesInBackground: false)
  }

  private func run(
    isolation: isolated (any Actor)?, continuesInBackground: Bool
  ) async throws(TerminalError) -> MenuResult {
    let shown = try begin()
    let end: Result<MenuEnd, TerminalError>
    do { end = .success(try await shown.run(menu, isolation: isolation)) } catch {
      end = .failure(error)
    }
    let result = Result { () throws(TerminalError) in try finish(end) }
    await menu.endActions(inBackground: !continuesInBackground, isolation: isolation)
    // An action may change settings while it ends.
    _ = dialog?.autosave.save(again: true)
    return self.result(of: try result.get())
  }

  /// Runs the menu until it ends, and blocks the thread meanwhile.
  ///
  /// An action that takes time cannot run then: it is refused, and its row shows the reason.
  ///
  /// - Returns: How the menu has ended. After a signal, this returns only if the program handles
  ///   the signal.
  /// - Throws: A ``TerminalError`` if the terminal cannot be used, or was closed.
  @available(*, noasync, message: "An asynchronous program calls run().")
  @discardableResult
  public func runBlocking() throws(TerminalError) -> MenuResult {
    let shown = try begin()
    menu.refuseActions(true)
    defer { menu.refuseActions(false) }
    return result(of: try finish(Result { () throws(TerminalError) in try shown.run() }))
  }

  /// Runs a function with the terminal restored, for example to start a program that uses it.
  ///
  /// If the menu is not shown on the screen, this only runs the function.
  ///
  /// - Parameter body: The function.
  /// - Returns: The value that the function returns.
  /// - Throws: The error of the function, or a ``TerminalError`` if the menu cannot be shown again.
  public func suspend<Result>(_ body: () throws -> Result) throws -> Result {
    guard let live = shown as? LiveMenu else { return try body() }
    return try live.device.suspend(body)
  }

  /// Reloads and shows the pages while the closure of a row is still running.
  ///
  /// A menu waits for the closures of its rows. Call this repeatedly in a long one: each call
  /// reloads the pages, shows the changes, and adapts to a new size of the screen. Keys that are
  /// pressed meanwhile are handled afterwards. Without a running menu, the pages are only reloaded.
  ///
  /// - Returns: Whether the work may continue. If it may not, return from the closure: the user has
  ///   pressed `^C`, the program was asked to end, or the terminal was closed. The menu ends when
  ///   the closure has returned.
  @discardableResult
  public func refresh() -> Bool {
    if let shown { return shown.refresh() }
    menu.reload()
    return true
  }

  /// Asks the running menu to reload its pages, from any thread.
  ///
  /// Changes of `@Observable` objects on the menu's actor need no call. Call this after a change on
  /// another thread. Numbered lines print the changes with the next answer.
  public static func setNeedsReload() { TerminalDevice.wake() }

  /// Shows a text in the status line of the running menu until the next key, from any thread.
  ///
  /// Of several texts at once, the last one is shown. Numbered lines print it before the next
  /// prompt. Without a running menu, the text is ignored.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - kind: Whether the text is a notice or an error, which are drawn differently.
  public static func show(_ text: String, kind: Row.Status.Kind = .notice) {
    NoticeBoard.post(Notice(text: text, kind: kind))
    TerminalDevice.wakeForChange()
  }
}

extension TerminalMenu {
  /// Takes the terminal, or standard input and output.
  private func begin() throws(TerminalError) -> any MenuPresentation {
    guard shown == nil else { throw .alreadyInUse }
    SystemFile.openStandardFiles()
    let traits = TerminalTraits()
    let isLive =
      switch presentation {
      case .automatic: traits.isLive && !traits.prefersLines
      case .live: true
      case .numberedLines: false
      }
    _ = NoticeBoard.take()
    let first = firstKey.flatMap { menu.go(toKey: $0) }
    let reason = traits.lineVariable ?? words[.noTerminal]
    lines =
      isLive
      ? nil
      : NumberedLines(
        menu, words: words, autosave: autosave, leaving: leaving,
        reason: presentation == .automatic ? reason : nil)
    let shown: any MenuPresentation =
      if let lines { try NumberedLinesMenu(lines) } else { try makeLive(traits, at: first) }
    self.shown = shown
    dialog = shown.dialog
    handlerBefore = menu.onObservedChange
    menu.onObservedChange = { TerminalDevice.wakeForChange() }
    return shown
  }

  private func makeLive(_ traits: TerminalTraits, at row: RowID?) throws(TerminalError) -> LiveMenu
  {
    let appearance = { [look] (terminal: TerminalLook) in terminal.appearance(of: look) }
    let shown = appearance(traits.look)
    let device = try TerminalDevice(
      escapeDelay: escapeDelay, title: traits.hasWindow ? menu.titles.first : nil,
      asksForGround: traits.answersQueries)
    let editor = TextEditor(environment: TerminalTraits.environment)
    let session = MenuSession(
      menu, size: device.size, keys: keyMap, appearance: shown, words: words,
      autosave: autosave, leaving: leaving, usesEditor: editor != nil, canCopy: traits.hasWindow,
      maximumWidth: shown.width)
    session.setCommand = setCommand
    if let path = row.flatMap(menu.page.path) { session.page.focus(on: .row(path)) }
    return LiveMenu(
      session, on: device, editor: editor, look: traits.look, appearance: appearance)
  }

  private func result(of end: MenuEnd) -> MenuResult {
    MenuResult(
      end: end, saveError: dialog?.autosave.error,
      hasRefusedValues: lines?.hasRefusedValues ?? false)
  }

  /// Gives the terminal back, and calls `didEnd` before a signal ends the program.
  ///
  /// A pending signal counts as the end even after an error, because it may have caused the error.
  private func finish(
    _ result: Result<MenuEnd, TerminalError>
  ) throws(TerminalError) -> MenuEnd {
    menu.takeBackPending()
    // Saved first, while signals are caught, so that another one does not interrupt it halfway.
    _ = dialog?.autosave.save(again: true)
    let pending = shown?.close()
    shown = nil
    menu.onObservedChange = handlerBefore
    handlerBefore = nil
    let end = pending.map { .signal($0) } ?? (try? result.get())
    if let end { didEnd?(self.result(of: end)) }
    if case .signal(let signal) = end { Signal.send(signal) }
    return try result.map { end ?? $0 }.get()
  }
}
