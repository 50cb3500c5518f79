extension ScriptedMenu {
  /// The first screen of a menu, and what keys and other events have changed since, as one text.
  struct Transcript {
    private(set) var text: String

    /// The lines of the last screen.
    private var lines: [Substring]

    init(_ frame: String) {
      text = frame
      lines = Self.lines(of: frame)
    }

    private static func lines(of frame: String) -> [Substring] {
      frame.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
  }
}

extension ScriptedMenu.Transcript {
  /// Appends an event, and the screen that follows if there is one.
  mutating func append(_ event: String, _ frame: String?) {
    text += "> \(event)\n"
    guard let frame else { return }
    let new = Self.lines(of: frame)
    text += new.count == lines.count ? changes(to: new) : frame
    lines = new
  }

  /// Returns the lines that differ, with the number of equal ones before them.
  ///
  /// A single equal line before them is returned itself, as its number takes a line, too.
  private func changes(to new: [Substring]) -> String {
    var changes = ""
    var equal: [Substring] = []
    for (old, line) in zip(lines, new) {
      guard old != line else {
        equal.append(line)
        continue
      }
      if equal.count > 1 { equal = ["… \(equal.count) equal lines"] }
      for line in equal + [line] { changes += line + "\n" }
      equal = []
    }
    return changes
  }
}
