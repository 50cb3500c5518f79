package import SimpleTableMenu

/// A running menu without the terminal: keys go in, frames come out.
///
/// Live menus and scripted menus in tests run the same session. The effect of a key and the last
/// line depend on the ``Mode`` alone.
package final class MenuSession {
  package let conversation: Conversation

  /// The effects of keys.
  let keys: KeyMap

  /// Whether texts of several lines are edited with the user's editor instead of in their fields.
  let usesEditor: Bool

  /// The present mode.
  var mode = Mode.browsing

  /// The message about the last key or a recent event, until the next key.
  var notice: Notice?

  /// The last edited text, if it was refused, with which the editor starts again.
  var refusedText: (row: AskedRow, text: String)?

  /// The state that the last key has ended, if it was an Escape key.
  var takenEscape: BeforeEscape?

  private(set) var screen: MenuScreen

  /// Whether no key was pressed yet.
  private(set) var isNew = true

  /// Whether it was said which key shows the others.
  private var hasSaidKeys = false

  /// The option whose preview the user has ended by going back, until the cursor moves.
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
    usesEditor: Bool = false, maximumWidth: Int = 100
  ) {
    conversation = Conversation(menu, words: words, autosave: autosave, leaving: leaving)
    screen = MenuScreen(size: size, appearance: appearance, maximumWidth: maximumWidth)
    self.keys = keys
    self.usesEditor = usesEditor
    reportLoad()
  }
}

extension MenuSession {
  /// The pages from the first one to the one in view.
  package var menu: Menu { conversation.menu }

  /// The words that the menu itself says.
  var words: MenuWords { conversation.words }

  /// The size of the screen.
  package var size: TerminalSize {
    get { screen.size }
    set {
      guard newValue != screen.size else { return }
      screen.size = newValue
      for page in pages { page.fit(screen) }
      // A page of text is laid out for the width.
      mode.overlay?.adapter.reload()
      mode.overlay?.fit(screen)
    }
  }

  /// The time in milliseconds.
  ///
  /// Setting it animates spinners, and reverts changes that were not confirmed.
  package var time: Int {
    get { conversation.time }
    set {
      conversation.time = newValue
      let shown = textOfField
      guard let text = conversation.takeBackUnconfirmed() else { return }
      say(text)
      // An unchanged field shows the reverted value.
      if let field = mode.field, field.line.text == shown, let text = textOfField {
        openField(of: field.row.id, LineEditor(text, breaksLines: field.line.breaksLines))
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
      page.viewport.isStored = { [menu, adapter = page.adapter, autosave = conversation.autosave] in
        menu.isStored($0, on: adapter, onlySaved: autosave.error != nil)
      }
      pages.append(page)
    }
    return pages[pages.count - 1]
  }

  /// Evaluates all tables again, as after a change elsewhere in the program.
  package func reload() { menu.reload() }

  /// Redraws all pages, because stored settings look different now.
  func redrawPages() {
    for page in pages { page.viewport.setNeedsRedraw() }
  }
}

// MARK: - Keys

extension MenuSession {
  /// Handles keys in order; those after one that leaves the menu are dropped.
  ///
  /// - Returns: The task of the caller.
  package func press(_ keys: [Key]) -> Outcome {
    var outcome = Outcome.next
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
    notice = nil
    isNew = false
    takenEscape = key == .escape ? beforeEscape : nil
    // An action first ends the preview of an option.
    if keys[key]?.kind != .moves { menu.endPreview() }
    // A key that goes back ends it, too, until the cursor moves.
    if keys[key] == .back, mode.isOfPage { leftOption = page.focused }
    // However the keys are mapped, there is a way out.
    if key == .control("c") {
      cancel()
      return .interrupt
    }
    // A key that was meant for something that has disappeared does nothing else.
    if leaveWhatHasGone() { return outcome(ofOther: key) }
    // Nothing is changed that is not shown.
    if screen.isTooSmall {
      let isUnasked = !mode.isTyping && !conversation.asksBeforeLeaving
      return keys[key] == .leave && isUnasked ? .leave : outcome(ofOther: key)
    }
    if adoptStored(before: key) { return .next }
    switch mode {
    case .browsing: return browse(key)
    case .typing(let field): return type(key, into: field)
    case .fieldGone:
      if key == .return || key == .escape { mode = .browsing }
      return outcome(ofOther: key)
    case .confirming(let confirmation): return answer(confirmation, key)
    case .finding(let found): return find(key, in: found)
    case .reading(let text): return read(key, in: text)
    case .leaving(let before): return answerLeaving(key, from: before)
    }
  }

  /// Returns the outcome of a key that does nothing else in the present mode.
  func outcome(ofOther key: Key) -> Outcome {
    switch keys[key] {
    case .redraw: .redraw
    case .suspend: .stop
    default: .next
    }
  }

  /// Says once, at the first key that does nothing, which key shows the others.
  func sayKeys() {
    guard !hasSaidKeys, let key = keys.keys(for: .help).first else { return }
    hasSaidKeys = true
    say(words.sentence(.unknownKey, screen.name(of: key)))
  }

  /// Cancels the question.
  ///
  /// The typed text is lost, with the reason of its refusal.
  func cancel() {
    switch mode {
    case .typing(let field):
      field.row.forgetRefusal()
      mode = .browsing
    case .confirming: mode = .browsing
    case .leaving(let before): mode = before
    case .browsing, .fieldGone, .finding, .reading: break
    }
  }

  /// Stops typing into, choosing from or asking about what is no longer shown.
  ///
  /// - Returns: Whether something has disappeared.
  @discardableResult
  func leaveWhatHasGone() -> Bool {
    switch mode {
    case .typing(let field) where !field.row.takesText(in: menu):
      cancel()
      mode = .fieldGone
    case .confirming(let confirmation) where !confirmation.canBeAnswered(in: menu): cancel()
    default:
      guard case .finding(let found) = mode.shown, found.origin !== menu.page else { return false }
      mode.shown = .browsing
    }
    return true
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
    for shown in [page, mode.overlay].compactMap(\.self) {
      // The focused row is visible above a notice of several lines.
      shown.viewport.height = max(1, screen.bodyHeight + 1 - statusLineCount)
    }
    (mode.overlay ?? page).showFocus()
    showField()
    page.viewport.spinnerFrame = max(0, time) / Self.spinnerPause
    conversation.autosave.forgetChangedKeys()
    followed = (ObjectIdentifier(page.adapter), page.adapter.revision)
  }

  /// Says in the words of now how many rows are in collapsed sections.
  private func followWords() {
    let phrases = TextRenderer.CountPhrases(one: words[.oneRow], many: words[.rows])
    guard screen.countPhrases != phrases else { return }
    screen.countPhrases = phrases
    for page in pages { page.viewport.renderer = screen.renderer }
  }

  /// Follows changes of the page in view that keys have not made.
  package func followPage() {
    let current = (ObjectIdentifier(page.adapter), page.adapter.revision)
    if followed.map({ $0 != current }) ?? true { follow() }
  }

  /// Tries the focused option of a picker, where nothing is above it.
  private func preview() {
    if page.focused != leftOption { leftOption = nil }
    if mode.isOfPage, leftOption == nil, case .row(let path) = page.focused {
      menu.preview(path)
    } else {
      menu.endPreview()
    }
  }

  /// Shows that a paste was too long.
  package func sayPasteWasCut() { say(words.sentence(.pasteCut)) }

  /// Shows a sentence until the next key; as an error while a value is typed.
  func say(_ sentence: String) {
    notice = Notice(text: sentence, kind: mode.field == nil ? .notice : .error)
  }

  /// Shows a notice of the program until the next key.
  package func show(_ notice: Notice) {
    self.notice = Notice(text: notice.text.isolated, kind: notice.kind)
  }
}
