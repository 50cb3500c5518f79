package import SimpleTable

/// A running menu without the terminal: keys go in, frames come out.
///
/// Live menus and scripted menus in tests run the same session.
package final class MenuSession {
  /// What the user and the menu have to do with each other.
  package let conversation: Conversation

  /// What keys do.
  package let keys: KeyMap

  /// The size of the screen.
  package var size: TerminalSize {
    didSet {
      guard size != oldValue else { return }
      for page in pages { page.fit(renderer, height: bodyHeight) }
      // A page of text is laid out for the width.
      overlay?.page?.adapter.reload()
      overlay?.page?.fit(renderer, height: bodyHeight)
    }
  }

  /// How tables are drawn, whatever the width.
  let appearance: TextRenderer

  /// The largest number of cells of a row and of the last line.
  let maximumWidth: Int

  /// Whether texts of several lines are edited with the user's editor instead of in their fields.
  let usesEditor: Bool

  /// The text that the editor has left last, if it was refused: it is what the editor gets again.
  var refusedText: EditorRequest?

  /// The page on which it was refused, as rows of several pages may have one id.
  weak var pageOfRefusedText: TableAdapter?

  /// The field of the row whose text is asked for.
  var field: LineEditor?

  /// Whether a field has gone while it was typed into: until a key ends that, no text is a command.
  var hasLostField = false

  /// What is shown above the pages of the menu.
  var overlay: Overlay?

  /// Whether it was said which key shows the others.
  var hasSaidKeys = false

  /// Whether no key was pressed yet.
  private(set) var isNew = true

  /// The page that was followed last, and the number of its changes then.
  private var followed: (page: ObjectIdentifier, revision: Int)?

  /// The time in milliseconds, which moves the spinners of busy rows, and takes back what was not
  /// confirmed.
  package var time: Int {
    get { conversation.time }
    set {
      conversation.time = newValue
      if let text = conversation.takeBackUnconfirmed() { say(text) }
    }
  }

  /// What to say about the last key or about something that has happened, until the next key.
  var notice: Notice?

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
    self.size = size
    self.keys = keys
    self.appearance = appearance
    self.usesEditor = usesEditor
    self.maximumWidth = max(Self.smallest.columns, maximumWidth)
    reportLoad()
  }

  /// What the caller does after a key.
  package enum Outcome: Hashable, Sendable {
    /// Show the frame and go on.
    case next
    /// Draw the whole screen again and go on.
    case redraw
    /// Stop the program until it is continued.
    case stop
    /// Let the user edit a text with another program, and then call `endEditing`.
    case edit(EditorRequest)
    /// Leave the menu.
    case leave
    /// Leave the menu, as `^C` does.
    case interrupt

    /// Whether the keys that follow are dropped.
    fileprivate var endsKeys: Bool { self != .next && self != .redraw }
  }
}

extension MenuSession {
  /// The pages from the first one to the one in view.
  package var menu: Menu { conversation.menu }

  /// The words that the menu itself says.
  var words: MenuWords { conversation.words }

  /// How long each frame of a spinner is shown, in milliseconds.
  static let spinnerPause = 120

  /// The page in view of the menu; pages come and go with its tables.
  var page: MenuPage {
    let adapters = menu.pages
    while let last = pages.last,
      pages.count > adapters.count || last.adapter !== adapters[pages.count - 1]
    {
      pages.removeLast()
    }
    while pages.count < adapters.count {
      let page = MenuPage(adapters[pages.count], renderer: renderer, height: bodyHeight)
      page.viewport.isStored = { [menu, adapter = page.adapter, autosave = conversation.autosave] in
        menu.isStored($0, on: adapter, onlySaved: autosave.error != nil)
      }
      pages.append(page)
    }
    return pages[pages.count - 1]
  }

  /// The number of cells of a row with the scroll bar, and of the last line.
  var width: Int { min(size.columns, maximumWidth) }

  /// How the tables are drawn at the width of the screen.
  var renderer: TextRenderer {
    // Grouped rows leave room for the scroll bar themselves.
    let margin = appearance.style == .grouped ? 0 : 2
    return TextRenderer(
      width: max(0, width - margin), style: appearance.style, symbols: appearance.symbols,
      color: appearance.color, theme: appearance.theme)
  }

  /// Handles keys in order; those after one that leaves the menu are dropped.
  ///
  /// - Returns: What the caller does then.
  package func press(_ keys: [Key]) -> Outcome {
    var outcome = Outcome.next
    var rest = keys[...]
    while let key = rest.popFirst() {
      let result = press(isTyping ? key.joined(withTextOf: &rest) : key)
      if result != .next { outcome = result }
      if result.endsKeys { break }
    }
    return outcome
  }

  /// Handles a key.
  ///
  /// - Returns: What the caller does then.
  package func press(_ key: Key) -> Outcome {
    notice = nil
    isNew = false
    // What acts finds the program as it was before an option was tried.
    if keys[key]?.kind != .moves { menu.endPreview() }
    // However the keys are mapped, there is a way out.
    if key == .control("c") {
      stopTyping()
      return .interrupt
    }
    // A key that was meant for something that has gone does nothing else.
    if leaveWhatHasGone() { return outcome(ofOther: key) }
    // Nothing is changed that is not shown.
    if isTooSmall { return keys[key] == .leave && canLeaveUnseen ? .leave : outcome(ofOther: key) }
    if adoptStored(before: key) { return .next }
    if hasLostField {
      if key == .return || key == .escape { hasLostField = false }
      return outcome(ofOther: key)
    }
    switch conversation.question {
    case .text(let row): return edit(key, row)
    case .confirmation(let confirmation): return answer(confirmation, key)
    case .leaving: return answerLeaving(key)
    case nil:
      if overlay == nil, let isYes = answerToKeeping(key) {
        if let text = conversation.answerKeeping(isYes) { say(text) }
        return .next
      }
      return overlay?.line == nil ? browse(key) : typeWords(key)
    }
  }

  /// Evaluates all tables again, as after a change elsewhere in the program.
  package func reload() { menu.reload() }

  /// Follows what has changed since the last frame, and returns the next one, which the user sees.
  package func nextFrame() -> Frame {
    follow()
    return frame
  }

  /// Follows what has changed since the last frame: what has gone is ended, rows are found again, the
  /// focused option is tried, and the focused item is brought into view.
  package func follow() {
    guard !isTooSmall else { return }
    leaveWhatHasGone()
    findAgain()
    preview()
    (overlay?.page ?? page).showFocus()
    showField()
    page.viewport.spinnerFrame = max(0, time) / Self.spinnerPause
    conversation.autosave.forgetChangedKeys()
    followed = (ObjectIdentifier(page.adapter), page.adapter.revision)
  }

  /// Follows what has changed if the page in view was changed by something else than keys.
  package func followPage() {
    let current = (ObjectIdentifier(page.adapter), page.adapter.revision)
    if followed.map({ $0 != current }) ?? true { follow() }
  }

  /// Draws all pages again, as it is seen otherwise what is stored.
  func redrawPages() {
    for page in pages { page.viewport.setNeedsRedraw() }
  }

  /// Tries the focused option of a picker, where nothing is above it.
  private func preview() {
    if overlay == nil, conversation.question == nil, case .row(let path) = page.focused {
      menu.preview(path)
    } else {
      menu.endPreview()
    }
  }

  /// Shows that a paste was too long.
  package func sayPasteWasCut() { say(words.sentence(.pasteCut)) }

  /// Shows a sentence until the next key; as an error while a value is typed.
  func say(_ sentence: String) {
    notice = Notice(text: sentence, kind: field == nil ? .notice : .error)
  }

  /// Shows a notice of the program until the next key.
  package func show(_ notice: Notice) {
    self.notice = Notice(text: notice.text.isolated, kind: notice.kind)
  }

  /// Whether characters are text instead of commands.
  private var isTyping: Bool {
    field != nil || (overlay?.line != nil && conversation.question == nil)
  }

  /// Whether the key that leaves does so on a screen that is too small for a question.
  private var canLeaveUnseen: Bool { !isTyping && !conversation.asksBeforeLeaving }

  /// Returns the outcome of a key that does not edit the text.
  func outcome(ofOther key: Key) -> Outcome {
    switch keys[key] {
    case .redraw: .redraw
    case .suspend: .stop
    default: .next
    }
  }

  /// The actions that have keys and can be used.
  var actions: [MenuAction] {
    keys.actions.filter { $0 != .reload || conversation.autosave.hasStore }
  }
}

extension Key {
  /// Returns the key as a paste together with all characters that follow, if it is one.
  fileprivate func joined(withTextOf rest: inout ArraySlice<Key>) -> Key {
    guard var text = typedText, rest.first?.typedText != nil else { return self }
    while let next = rest.first?.typedText {
      text += next
      rest.removeFirst()
    }
    return .paste(text)
  }

  private var typedText: String? { letter.map { String($0) } }
}
