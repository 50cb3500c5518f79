package import SimpleTable

/// A running menu without the terminal: keys go in, frames come out.
///
/// Live menus and scripted menus in tests run the same session.
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
      if case .reading(let text) = mode {
        text.adapter.reload()
        text.fit(renderer, height: bodyHeight)
      }
      if case .finding(let finding) = mode { finding.page?.fit(renderer, height: bodyHeight) }
    }
  }

  /// How tables are drawn, whatever the width.
  let appearance: TextRenderer

  /// The words that the menu itself says.
  package var words: MenuWords {
    didSet { autosave?.words = words }
  }

  /// The object that saves settings as they are changed, if there is one.
  let autosave: Autosave?

  /// What becomes of changes that are not saved when the user leaves the menu.
  let leaving: TerminalMenu.Leaving

  /// Whether texts of several lines are edited with the user's editor instead of in their fields.
  let usesEditor: Bool

  /// The text that the editor has left last, if it was refused: it is what the editor gets again.
  var refusedText: EditorRequest?

  /// The page on which it was refused, as rows of several pages may have one id.
  weak var pageOfRefusedText: TableAdapter?

  /// What the user is doing at the moment, which decides what keys do.
  var mode = Mode.browsing {
    didSet { tableOfMode = menu.page }
  }

  /// The table that was in view when the mode was set, if it still exists.
  private(set) weak var tableOfMode: TableAdapter?

  /// The state before the last key, if that was the Escape key.
  private var beforeEscape: (mode: Mode, page: TableAdapter, filter: String?)?

  /// The time in milliseconds, which moves the spinners of busy rows.
  package var time = 0

  /// What to say about the last key or about something that has happened, until the next key.
  var notice: Notice?

  /// The pages of the tables of the menu, as far as they were shown.
  private var pages: [MenuPage] = []

  /// Creates a session that shows the last table of a menu.
  package init(
    _ menu: Menu, size: TerminalSize, keys: KeyMap = .standard,
    appearance: TextRenderer = TextRenderer(), words: MenuWords = MenuWords(),
    autosave: Autosave? = nil, leaving: TerminalMenu.Leaving = .immediately,
    usesEditor: Bool = false
  ) {
    self.menu = menu
    self.size = size
    self.keys = keys
    self.appearance = appearance
    self.words = words
    self.autosave = autosave
    self.leaving = leaving
    self.usesEditor = usesEditor
    reportLoad()
  }

  /// What the user is doing.
  enum Mode {
    /// Moving and selecting.
    case browsing
    /// Choosing among rows of all pages, by words or because they are stored.
    case finding(Finding)
    /// Typing the value of a row.
    case editing(RowID, LineEditor)
    /// Answering what a row asks before it acts.
    case confirming(Confirmation)
    /// Answering what becomes of changes that are not saved.
    case leaving
    /// Typing into a field that has gone, until a key ends that: no text becomes a command.
    case lostField
    /// Reading a page of text, such as what the keys do.
    case reading(MenuPage)
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
  /// How long each frame of a spinner is shown, in milliseconds.
  static let spinnerPause = 120

  /// The frame of the spinners of busy rows.
  var spinnerFrame: Int { max(0, time) / Self.spinnerPause }

  /// The page that is shown; pages come and go with the tables of the menu.
  var page: MenuPage {
    let adapters = menu.pages
    while let last = pages.last,
      pages.count > adapters.count || last.adapter !== adapters[pages.count - 1]
    {
      pages.removeLast()
    }
    while pages.count < adapters.count {
      let page = MenuPage(adapters[pages.count], renderer: renderer, height: bodyHeight)
      page.viewport.isStored = { [menu, adapter = page.adapter] path in
        menu.isStored(path, on: adapter)
      }
      pages.append(page)
    }
    return pages[pages.count - 1]
  }

  /// How the tables are drawn at the width of the screen.
  var renderer: TextRenderer {
    // Grouped rows leave room for the scroll bar themselves.
    let margin = appearance.style == .grouped ? 0 : 2
    return TextRenderer(
      width: max(0, size.columns - margin), style: appearance.style, symbols: appearance.symbols,
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
    (notice, beforeEscape) = (nil, nil)
    // However the keys are mapped, there is a way out.
    if key == .control("c") {
      stopTyping()
      return .interrupt
    }
    // A key that was meant for something that has gone does nothing else.
    if leaveLostField() { return outcome(ofOther: key) }
    // Nothing is changed that is not shown.
    if isTooSmall { return keys[key] == .leave && canLeaveUnseen ? .leave : outcome(ofOther: key) }
    if adoptStored(before: key) { return .next }
    if key == .escape { beforeEscape = (mode, page.adapter, page.adapter.filterText) }
    switch mode {
    case .browsing: return browse(key)
    case .finding(let finding): return find(key, finding)
    case .editing(let row, let line): return edit(key, row, line)
    case .confirming(let confirmation): return answer(confirmation, key)
    case .leaving: return answerLeaving(key)
    case .lostField:
      if key == .return || key == .escape { mode = .browsing }
      return outcome(ofOther: key)
    case .reading(let text): return read(key, text)
    }
  }

  /// Undoes the last key, an Escape key that was the start of another key.
  package func withdrawEscape() {
    guard let (mode, page, filter) = beforeEscape, page === menu.page else { return }
    beforeEscape = nil
    notice = nil
    self.mode = mode
    if page.filterText != filter { page.filter(filter) }
  }

  /// Shows that a paste was too long.
  package func sayPasteWasCut() {
    say(words[.pasteCut])
  }

  /// Shows a text until the next key; an error while a value is typed.
  func say(_ text: String) {
    notice = Notice(text: text, kind: isEditing ? .error : .notice)
  }

  /// Shows a notice of the program until the next key.
  package func show(_ notice: Notice) {
    self.notice = Notice(text: notice.text.isolated, kind: notice.kind)
  }

  /// Whether characters are text instead of commands.
  private var isTyping: Bool {
    switch mode {
    case .editing: true
    case .finding(let finding): finding.line != nil
    case .browsing, .confirming, .leaving, .lostField, .reading: false
    }
  }

  /// Whether the key that leaves does so on a screen that is too small for a question.
  private var canLeaveUnseen: Bool { !isTyping && !asksBeforeLeaving }

  /// Returns the outcome of a key that does not edit the text.
  func outcome(ofOther key: Key) -> Outcome {
    switch keys[key] {
    case .redraw: .redraw
    case .suspend: .stop
    default: .next
    }
  }

  /// The actions that have keys and can be used.
  var actions: [MenuAction] { keys.actions.filter { $0 != .reload || autosave != nil } }

  /// Evaluates all tables again, as after a change elsewhere in the program.
  package func reload() { menu.reload() }
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

  private var typedText: String? {
    guard case .character(let character) = code, modifiers.isEmpty else { return nil }
    return String(character)
  }
}
