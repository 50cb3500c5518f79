import SimpleTable
import SimpleTableTesting
import TestTraits

@testable import SimpleTableTerminal

extension Scene {
  /// A menu as numbered lines.
  ///
  /// A line is typed as it is, or it is a direction in parentheses: `(look)` before any other line shows
  /// the first listing, `(empty)` is an empty line, `(reported)` says that the program has changed
  /// something, and there are `(wait 1000)` and those of ``Scene``. What is printed is the answer, the
  /// question that follows unless it is the usual one, and what has changed in the scene.
  final class Lines {
    private let scene: Scene
    private let session: NumberedLines
    private var isListed = false
    private var hasRefused = false
    private var hasLeft = false
    private var time = 0

    init(_ scene: Scene) {
      self.scene = scene
      session = NumberedLines(
        scene.menu, words: scene.program.words, autosave: scene.autosave, leaving: scene.leaving)
      scene.settingHasChanged = { [unowned session, program = scene.program] in
        session.dialog.words = program.words
      }
    }

    /// Types a line, or follows a direction, and returns what is answered and what has changed.
    func run(_ line: String) throws -> [String] {
      var text = ""
      if !isListed {
        isListed = true
        let list = session.list()
        if line == "(look)" { text = list }
      }
      if line != "(look)" { text += try answer(line) }
      // As at standard input, before the next question.
      text += session.save() ?? ""
      if let notice = session.dialog.notices.take() { text += session.line(of: notice) }
      var lines = shortened(
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
      if session.isDone {
        if !hasLeft { lines.append("left") }
        hasLeft = true
      } else if session.prompt != session.words[.shortPrompt],
        session.prompt != session.words[.prompt] || scene.options.contains(.lastLine)
      {
        lines.append(session.prompt)
      }
      if session.asksForSecret { lines.append("what is typed is hidden") }
      if session.hasRefusedValues != hasRefused {
        hasRefused.toggle()
        lines.append(hasRefused ? "values were refused" : "no value is refused any more")
      }
      return try Scene.shown(lines) + scene.changes()
    }

    /// Returns the lines of an answer; of a long one those at its ends.
    private func shortened(_ lines: [String]) -> [String] {
      guard lines.count > 25 else { return lines }
      return lines.prefix(3) + ["… \(lines.count - 6) lines"] + lines.suffix(3)
    }

    private func answer(_ line: String) throws -> String {
      guard line.hasPrefix("("), line.hasSuffix(")") else {
        guard !session.isDone else { return "" }
        let typed = ScenarioWord.unescaped(line.replacing("␠", with: " "))
        return session.dialog.notices.receiving { session.answer(typed) }
      }
      let direction = String(line.dropFirst().dropLast())
      let words = ScenarioWord.words(of: direction)
      switch words.first?.text {
      case "empty": return session.answer("")
      case "wait":
        time += Int(words[1].text) ?? 0
        return session.setTime(time) ?? ""
      case "reported": session.needsReload = true
      default: return try scene.direct(direction).map { $0 + "\n" }.joined()
      }
      return ""
    }
  }
}
