package import SimpleTableMenu

/// A running menu without the terminal: keys go in, frames come out.
///
/// Live menus and scripted menus in tests run the same session. Its ``dialog`` knows what is asked;
/// the session adds what only a screen has. The effect of a key and the last line depend on the
/// ``Mode`` alone.
package final class MenuSession {
  package let dialog: Dialog

  /// The effects of keys.
  let keys: KeyMap

  /// Whether texts of several lines are edited with the user's editor instead of in their fields.
  let usesEditor: Bool

  /// Whether the terminal has a clipboard.
  let canCopy: Bool

  /// Whether the last key has undone something, which another one makes again.
  var hasUndone = false

  /// The page behind the focused link, where its first rows are shown.
  var destination: Destination?

  /// What is written before a key and a value to set it from a shell; `nil` where no command does.
  package var setCommand: String?

  /// What is shown above the page in view.
  var overlay: Overlay?

  /// The typed text, while the dialog asks for the text of a row.
  var line = LineEditor()

  /// Whether the field has disappeared into which the user was typing, until a key ends this.
  var isFieldGone = false

  /// The message about the last key or a recent event, until the next key.
  var notice: Notice?

  /// The last edited text, if it was refused, with which the editor starts again.
  var refusedText: (row: PlacedRow, text: String)?

  /// The last key, if it was an Escape key that may have been the start of another key.
  var escape: Escape?

  private(set) var screen: MenuScreen

  /// Whether no key was pressed yet.
  private(set) var isNew = true

  /// Whether the user was pointed to the help key.
  private var hasSaidKeys = false

  /// The option whose preview a key that goes back has ended, until the cursor moves.
  private var leftOption: TableItem?

  /// The page that was followed last, and the number of its changes then.
  private var followed: (page: ObjectIdentifier, revision: Int)?

  /// The pages of the tables of the menu, as far as they were shown.
  private var pages: [MenuPage] = []

  /// Creates a session that shows the page in view of a menu.
  package init(
    _ menu: Menu, size: TerminalSize, keys: KeyMap = .standard,
    appearance: TextRenderer = TextRenderer(), words: MenuWords = MenuWords(),
    autosave: (any SettingsStore)? = nil, leaving: TerminalMenu.Leaving = .immediately,
    usesEditor: Bool = false, canCopy: Bool = true, maximumWidth: Int = 100
  ) {
    dialog = Dialog(menu, words: words, autosave: autosave, leaving: leaving)
    screen = MenuScreen(size: size, appearance: appearance, maximumWidth: maximumWidth)
    self.keys = keys
    self.usesEditor = usesEditor
    self.canCopy = canCopy
    reportLoad()
  }
}

extension MenuSession {
  /// The running menu.
  package var menu: Menu { dialog.menu }

  /// The words of the menu's own messages.
  var words: MenuWords { dialog.words }

  /// The size of the screen.
  package var size: TerminalSize {
    get { screen.size }
    set {
      guard newValue != screen.size else { return }
      screen.size = newValue
      for page in pages { page.fit(screen) }
      switch overlay {
      case .finding(let found): findAgain(found)
      case .reading(let text):
        // A page of text is laid out for the width.
        text.page.adapter.reload()
        text.page.fit(screen.withoutDetails)
      case nil: break
      }
    }
  }

  /// How tables are drawn, which may become known only while they are shown.
  var appearance: TextRenderer {
    get { screen.appearance }
    set {
      screen.appearance = newValue
      drawAnew()
    }
  }

  /// The time in milliseconds.
  ///
  /// Setting it animates spinners, and reverts changes that were not confirmed.
  package var time: Int {
    get { dialog.time }
    set {
      let shown = textOfField
      guard let reply = dialog.follow(at: newValue) else { return }
      _ = report(reply)
      // An unchanged field shows the reverted value.
      if mode.field != nil, line.text == shown, let text = textOfField {
        line = LineEditor(text, breaksLines: line.breaksLines)
      }
    }
  }

  /// How long each frame of a spinner is shown, in milliseconds.
  static let spinnerPause = 120

  /// The page in view of the menu.
  var page: MenuPage {
    let adapters = menu.pages
    while let last = pages.last,
      pages.count > adapters.count || last.adapter !== adapters[pages.count - 1]
    {
      pages.removeLast()
    }
    while pages.count < adapters.count {
      let page = MenuPage(adapters[pages.count], on: screen)
      page.viewport.isStored = { [menu, adapter = page.adapter, autosave = dialog.autosave] in
        menu.isStored($0, on: adapter, onlySaved: autosave.error != nil)
      }
      pages.append(page)
    }
    return pages[pages.count - 1]
  }

  /// Reloads all pages, as after a change elsewhere in the program.
  package func reload() { menu.reload() }

  /// Redraws all pages, because stored settings look different now.
  func redrawPages() {
    for page in pages { page.viewport.setNeedsRedraw() }
  }
}

// MARK: - Keys

extension MenuSession {
  /// Handles what was typed.
  ///
  /// - Returns: The task of the caller.
  package func take(_ input: TerminalInput) -> Outcome {
    switch input {
    case .keys(let keys): return press(keys)
    case .uncertainEscape: return pressUncertainEscape()
    case .escapeIsCertain: return settleEscape()
    case .lateTail: takeBackEscape()
    case .pasteCut: say(words.sentence(.pasteCut))
    }
    return .next
  }

  /// Handles keys in order; those after one that leaves the menu are dropped.
  ///
  /// - Returns: The task of the caller.
  package func press(_ keys: [Key]) -> Outcome {
    var outcome = settleEscape()
    if outcome.endsKeys { return outcome }
    var rest = keys[...]
    while let key = rest.popFirst() {
      let result = press(mode.isTyping ? key.pasted(withTextOf: &rest) : key)
      if result != .next { outcome = result }
      if result.endsKeys { break }
    }
    return outcome
  }

  /// Handles a key.
  ///
  /// - Returns: The task of the caller.
  package func press(_ key: Key) -> Outcome {
    begin(key)
    // However the keys are mapped, there is a way out.
    if key == .control("c") {
      dialog.cancel()
      return .interrupt
    }
    // A key that was meant for something that has disappeared does nothing else.
    if leaveWhatHasGone() { return outcome(ofOther: key) }
    // The user could not see what a key changes.
    if screen.isTooSmall {
      let isUnasked = !mode.isTyping && !dialog.asksBeforeLeaving
      return keys[key] == .leave && isUnasked ? .leave : outcome(ofOther: key)
    }
    if adoptStored(before: key) { return .next }
    let told = notice
    defer {
      // What is wrong with a store is not said again, so it stays before what the key says.
      if let told, let notice, notice != told {
        self.notice = Notice(text: "\(told.text) \(notice.text)", kind: notice.kind)
      }
    }
    switch mode {
    case .browsing: return browse(key)
    case .typing(let field): return type(key, into: field)
    case .fieldGone:
      if key == .return || key == .escape { isFieldGone = false }
      return outcome(ofOther: key)
    case .confirming, .leaving: return answer(key)
    case .finding(let found): return find(key, in: found)
    case .reading(let text): return read(key, in: text)
    }
  }

  /// Ends what the last key has left, and what a key of its kind ends.
  private func begin(_ key: Key) {
    escape = key == .escape ? .acted(before: stateBeforeEscape) : nil
    notice = nil
    hasUndone = false
    isNew = false
    // An action first ends the preview of an option.
    if keys[key]?.kind != .moves { menu.endPreview() }
    // A key that goes back ends it, too, until the cursor moves.
    if keys[key] == .back, mode.isOfPage { leftOption = page.focused }
  }

  /// Returns the outcome of a key that does nothing else in the present mode.
  func outcome(ofOther key: Key) -> Outcome {
    switch keys[key] {
    case .redraw: .redraw
    case .suspend: .stop
    default: .next
    }
  }

  /// Points to the help key, once, after the first key without an action.
  func sayKeys() {
    guard !hasSaidKeys, let key = keys.key(for: .help) else { return }
    hasSaidKeys = true
    say(words.sentence(.unknownKey, screen.name(of: key)))
  }

  /// Stops typing into, choosing from or asking about what is no longer shown.
  ///
  /// - Returns: Whether something has disappeared.
  @discardableResult
  func leaveWhatHasGone() -> Bool {
    if let question = dialog.endWhatHasGone() {
      if case .text = question { isFieldGone = true }
      return true
    }
    guard case .finding(let found) = overlay, found.origin !== menu.page else { return false }
    overlay = nil
    return true
  }
}

// MARK: - Escape

extension MenuSession {
  /// An Escape key that may be the start of another key.
  enum Escape {
    /// It has acted on a state that can be restored.
    case acted(before: StateBeforeEscape)
    /// It has not acted yet, because that could not be taken back; and whether it is to answer
    /// whether to keep a change.
    case waits(answersPending: Bool)
  }

  /// The state that an Escape key ends.
  struct StateBeforeEscape {
    fileprivate let dialog: Dialog.Snapshot
    fileprivate let overlay: Overlay?
    fileprivate let line: LineEditor
    fileprivate let notice: Notice?
    fileprivate let isFieldGone: Bool
  }

  private var stateBeforeEscape: StateBeforeEscape {
    StateBeforeEscape(
      dialog: dialog.snapshot(focusing: page.focused), overlay: overlay, line: line,
      notice: notice, isFieldGone: isFieldGone)
  }

  /// Handles an Escape key that may be the start of another key, whose rest comes late.
  ///
  /// What could not be taken back waits for the next key, or for ``settleEscape()``.
  ///
  /// - Returns: The task of the caller.
  private func pressUncertainEscape() -> Outcome {
    let outcome = settleEscape()
    guard outcome == .next else { return outcome }
    let isFinal =
      switch mode {
      case .browsing: dialog.isFinal(keys[.escape], at: page.focused)
      case .finding(let found): found.line == nil && keys[.escape] == .leave
      case .typing, .fieldGone, .confirming, .reading, .leaving: false
      }
    guard isFinal else { return press(.escape) }
    escape = .waits(answersPending: dialog.hasPendingChange && overlay == nil)
    return .next
  }

  /// Acts as an Escape key that has waited, because no more of another key can come.
  ///
  /// - Returns: The task of the caller.
  private func settleEscape() -> Outcome {
    guard case .waits(let answersPending) = escape.take() else { return .next }
    // The question that Esc was to answer may have timed out.
    return answersPending && !dialog.hasPendingChange ? .next : press(.escape)
  }

  /// Takes an Escape key back that was the start of another key: it does not act, or what it has
  /// ended is restored.
  private func takeBackEscape() {
    guard case .acted(let before) = escape.take() else { return }
    leftOption = nil
    if let item = dialog.restore(before.dialog) { page.focus(on: item) }
    (overlay, line, isFieldGone) = (before.overlay, before.line, before.isFieldGone)
    notice = before.notice
    leaveWhatHasGone()
  }
}

// MARK: - Frames

extension MenuSession {
  /// Follows the changes since the last frame, and returns the next one for the user.
  package func nextFrame() -> Frame {
    follow()
    return frame
  }

  /// Follows the changes since the last frame.
  ///
  /// It ends questions about rows that disappeared, finds rows again, previews the focused option,
  /// and brings the focused item into view.
  package func follow() {
    guard !screen.isTooSmall else { return }
    leaveWhatHasGone()
    findAgain()
    preview()
    followWords()
    showQuestion()
    showField()
    followDestination()
    page.viewport.spinnerFrame = max(0, time) / Self.spinnerPause
    dialog.autosave.forgetChangedKeys()
    followed = (ObjectIdentifier(page.adapter), page.adapter.revision)
  }

  /// Updates the phrases for the rows of collapsed sections, because the words may have changed.
  private func followWords() {
    let phrases = TextRenderer.CountPhrases(one: words[.oneRow], many: words[.rows])
    guard screen.countPhrases != phrases else { return }
    screen.countPhrases = phrases
    drawAnew()
  }

  /// Draws the pages and what is above them as the screen draws now.
  private func drawAnew() {
    for page in pages { page.viewport.renderer = screen.renderer }
    switch overlay {
    case .finding(let found): findAgain(found)
    case .reading(let text): text.page.viewport.renderer = screen.withoutDetails.renderer
    case nil: break
    }
    destination = nil
  }

  /// Follows changes of the page in view that keys have not made.
  package func followPage() {
    let current = (ObjectIdentifier(page.adapter), page.adapter.revision)
    if followed.map({ $0 != current }) ?? true { follow() }
  }

  /// Previews the focused option of a picker, unless an overlay covers it.
  private func preview() {
    if page.focused != leftOption { leftOption = nil }
    if mode.isOfPage, leftOption == nil, case .row(let path) = page.focused {
      menu.preview(path)
    } else {
      menu.endPreview()
    }
  }

  /// Shows a sentence until the next key; as an error while a value is typed.
  func say(_ sentence: String) {
    notice = Notice(text: sentence, kind: mode.field == nil ? .notice : .error)
  }

  /// Shows a notice of the program until the next key.
  package func show(_ notice: Notice) {
    self.notice = Notice(text: notice.text.isolated, kind: notice.kind)
    hasUndone = false
  }
}
