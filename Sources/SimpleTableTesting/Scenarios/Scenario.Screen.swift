package import SimpleTableTerminal

extension Scenario {
  /// A menu on a screen, of which the lines are returned that have changed.
  ///
  /// A line presses the keys that it names, all at once, and types what is between quotes, or it is
  /// one of these: `(look)` shows the whole screen, `(wait 1000)` moves the clock, `(settle)` waits
  /// for actions, and there are `(resize 30x7)` and `(paste "…")`.
  package final class Screen {
    package let menu: ScriptedMenu

    package private(set) var size: TerminalSize
    private let style: TextRenderer.Style

    /// Whether the last line is shown also where it is about keys, and the roles of texts are.
    private let (showsLastLine, showsRoles): (Bool, Bool)
    private var look = Look()

    /// Shows a menu.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - size: Its size.
    ///   - style: How its sections are set apart.
    ///   - showsLastLine: Whether the last line is shown also where it is about keys.
    ///   - showsRoles: Whether the roles of texts are shown.
    package init(
      _ menu: ScriptedMenu, size: TerminalSize, style: TextRenderer.Style,
      showsLastLine: Bool = false, showsRoles: Bool = false
    ) {
      (self.menu, self.size, self.style) = (menu, size, style)
      (self.showsLastLine, self.showsRoles) = (showsLastLine, showsRoles)
      look = lookNow
    }

    /// Shows a menu with what it would have in a terminal.
    convenience init(_ terminal: TerminalMenu, size: TerminalSize) {
      let menu = ScriptedMenu(
        terminal.menu, width: size.columns, height: size.rows, look: terminal.look,
        keys: terminal.keyMap,
        autosave: terminal.autosave, leaving: terminal.leaving, words: terminal.words)
      menu.session.setCommand = terminal.setCommand
      self.init(menu, size: size, style: menu.look.style)
    }
  }
}

extension Scenario.Screen {
  /// Does what a line says, and returns what has changed.
  package nonisolated(nonsending) func perform(_ line: String) async throws -> [String] {
    guard line.hasPrefix("("), line.hasSuffix(")"), line.count > 1 else {
      return try press(Self.keys(of: line)) + changes()
    }
    let words = ScenarioWord.words(of: line.dropFirst().dropLast()).map(\.text)
    guard try await perform(words) else {
      throw ScenarioFault(
        "is not one of (look), (wait 1000), (settle), (resize 30x7) and (paste \"text\")")
    }
    return changes(isWhole: words == ["look"])
  }

  /// Does what is between parentheses, and returns whether there is such a thing.
  private nonisolated(nonsending) func perform(_ words: [String]) async throws -> Bool {
    switch (words.first, words.count) {
    case ("look", 1): break
    case ("wait", 2):
      guard let milliseconds = Int(words[1]), (0...1_000_000_000).contains(milliseconds) else {
        throw ScenarioFault("has no number of milliseconds")
      }
      menu.time += milliseconds
    case ("settle", 1):
      guard await menu.settles() else {
        throw ScenarioFault("has not settled in 10,000 milliseconds:\n\(menu.frame)")
      }
    case ("resize", 2):
      guard let size = TerminalSize(named: words[1]) else {
        throw ScenarioFault("has no size like 40x9")
      }
      self.size = size
      menu.resize(width: size.columns, height: size.rows)
    case ("paste", 2): menu.press(.paste(words[1]))
    default: return false
    }
    return true
  }

  /// Returns the keys that a line names, and those of the characters between quotes.
  package static func keys(of line: String) throws -> [Key] {
    try ScenarioWord.words(of: line).flatMap { word in
      if word.isQuoted {
        return Key.typing(word.text)
      }
      guard let key = Key(named: word.text) else {
        throw ScenarioFault("names a key “\(word.text)” that does not exist")
      }
      return [key]
    }
  }

  /// Presses keys all at once, and returns whether they left the menu.
  package func press(_ keys: [Key]) -> [String] {
    let hadEnded = menu.hasEnded
    menu.press(keys)
    return menu.hasEnded && !hadEnded ? ["left"] : []
  }
}

extension Scenario.Screen {
  /// What is seen of a menu.
  private struct Look {
    var lines: [String] = []
    var roles: [String] = []
    var cursor: String?
  }

  /// What is seen now; the last line is left out where it is about keys.
  private var lookNow: Look {
    var look = Look()
    look.roles = menu.snapshotStyles(width: size.columns, style: style)
      .split(separator: "\n").map(String.init)
    look.lines = menu.frame.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
    look.cursor = menu.cursor.map { "cursor at \($0.row + 1):\($0.column + 1)" }
    let words = look.roles.last?.split(separator: " ") ?? []
    let isAboutKeys =
      words.first == "\(size.rows):" && ["footer", "key"].contains(words.dropFirst(2).first)
    if isAboutKeys, look.lines.count == size.rows, !showsLastLine { look.lines.removeLast() }
    return look
  }

  /// Returns the lines that have changed, with their numbers, and where the cursor of a field is.
  package func changes(isWhole: Bool = false) -> [String] {
    guard !menu.hasEnded else { return [] }
    let old = look
    look = lookNow
    return changes(from: old, isWhole: isWhole)
  }

  /// Returns the lines that are others than on another screen.
  func changes(from other: Scenario.Screen) -> [String] {
    changes(from: other.look, isWhole: false)
  }

  private func changes(from old: Look, isWhole: Bool) -> [String] {
    var changed = look.lines.indices.filter {
      isWhole || !old.lines.indices.contains($0)
        || !old.lines[$0].utf8.elementsEqual(look.lines[$0].utf8)
    }
    // The last line is about keys again.
    if old.lines.count == size.rows, look.lines.count == size.rows - 1 {
      changed.append(size.rows - 1)
    }
    let lines = Self.numbered(changed.map { ($0, $0 < look.lines.count ? look.lines[$0] : "…") })
    let roles = look.roles.filter { isWhole || !old.roles.contains($0) }.map { "roles \($0)" }
    let cursor = look.cursor == old.cursor ? [] : [look.cursor ?? "no cursor"]
    return lines + (showsRoles ? roles : []) + cursor
  }

  /// Returns lines with their numbers; several that are empty are one.
  private static func numbered(_ lines: [(index: Int, text: String)]) -> [String] {
    var result: [String] = []
    var empty: [Int] = []
    func end() {
      if let first = empty.first, let last = empty.last {
        result.append(first == last ? number(first) : number(first) + "-\(last + 1)")
      }
      empty = []
    }
    for (index, text) in lines {
      if !text.isEmpty || (empty.last.map { $0 + 1 != index } ?? false) { end() }
      if text.isEmpty { empty.append(index) } else { result.append("\(number(index)) \(text)") }
    }
    end()
    return result
  }

  private static func number(_ index: Int) -> String {
    (index < 9 ? " " : "") + "\(index + 1)"
  }
}

extension TerminalSize {
  /// Creates a size from a text like `40x14`.
  package init?(named text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      max(columns.magnitude, rows.magnitude) <= 65_535
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
