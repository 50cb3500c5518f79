import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import Testing

extension Scene {
  /// A menu on a screen.
  ///
  /// A line presses the keys that it names, all at once, and types what is between quotes, or it is a
  /// direction in parentheses: `(look)` shows the whole screen, `(wait 1000)` moves the clock of the
  /// menu, and there are `(resize 30x7)`, `(paste "…")`,
  /// `(late down)` for a key whose ESC was taken for the Escape key before, `(settle)` for actions that take time,
  /// `(open again)` after the end, and those of ``Scene``. What has changed is printed: the lines of the
  /// screen with their numbers, the cursor of a field, and what the scene has.
  final class Screen {
    private let scene: Scene
    private var menu: ScriptedMenu
    private var look = Look()
    private var size: TerminalSize

    init(_ scene: Scene, size: TerminalSize) {
      (self.scene, self.size) = (scene, size)
      menu = Self.open(scene, size)
      _ = changes(isWhole: true)
    }

    private static func open(_ scene: Scene, _ size: TerminalSize) -> ScriptedMenu {
      let menu = ScriptedMenu(
        scene.menu, width: size.columns, height: size.rows, style: scene.style,
        symbols: scene.options.contains(.ascii) ? .ascii : nil, keys: scene.subject.keys,
        autosave: scene.autosave, leaving: scene.leaving, words: scene.program.words)
      scene.settingHasChanged = { [unowned menu, program = scene.program] in
        menu.words = program.words
      }
      return menu
    }

    /// Presses keys, or follows a direction, and returns what has changed.
    func run(_ line: String) async throws -> [String] {
      let answer = try await answer(line)
      let isWhole = ["(look)", "(open again)"].contains(line)
      let screen = menu.hasEnded ? [] : try Scene.shown(changes(isWhole: isWhole))
      return answer + screen + scene.changes()
    }

    private func answer(_ line: String) async throws -> [String] {
      guard line.hasPrefix("("), line.hasSuffix(")"), line.count > 1 else {
        let hadEnded = menu.hasEnded
        press(line)
        return menu.hasEnded && !hadEnded ? ["left"] : []
      }
      let direction = String(line.dropFirst().dropLast())
      let words = SceneText(direction).tokens
      switch words.first?.text {
      case "look": return []
      case "open": menu = Self.open(scene, size)
      case "settle": await menu.settle()
      case "wait": menu.time += Int(words[1].text) ?? 0
      case "resize":
        size = try TerminalSize(known: words[1].text)
        menu.resize(width: size.columns, height: size.rows)
      case "late":
        menu.takeBackEscape()
        press(words[1].text)
      case "paste": menu.press(.paste(words[1].text))
      default: return try scene.direct(direction)
      }
      return []
    }

    /// Presses all keys of a line at once.
    private func press(_ line: String) {
      let names = SceneText(line).tokens.flatMap { token in
        token.isQuoted ? token.text.map(Self.name) : [token.text]
      }
      menu.press(names.joined(separator: " "))
    }

    private static func name(of character: Character) -> String {
      character == " " ? "Space" : character.isNewline ? "Return" : String(character)
    }
  }
}

extension Scene.Screen {
  /// What is seen of a menu.
  private struct Look {
    var lines: [String] = []
    var roles: [String] = []
    var cursor: String?
  }

  /// What is seen now; the last line is left out where it is about keys and the scenario is not.
  private var lookNow: Look {
    var look = Look()
    look.roles = menu.snapshotStyles(width: size.columns, style: scene.style)
      .split(separator: "\n").map(String.init)
    look.lines = menu.frame.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
    look.cursor = menu.cursor.map { "cursor at \($0.row + 1):\($0.column + 1)" }
    let words = look.roles.last?.split(separator: " ") ?? []
    let isAboutKeys =
      words.first == "\(size.rows):" && ["footer", "key"].contains(words.dropFirst(2).first)
    if isAboutKeys, look.lines.count == size.rows, !scene.options.contains(.lastLine) {
      look.lines.removeLast()
    }
    return look
  }

  private func changes(isWhole: Bool) -> [String] {
    let old = look
    look = lookNow
    var changed = look.lines.indices.filter {
      isWhole || !old.lines.indices.contains($0) || old.lines[$0] != look.lines[$0]
    }
    // The last line is about keys again.
    if old.lines.count == size.rows, look.lines.count == size.rows - 1 {
      changed.append(size.rows - 1)
    }
    let lines = Self.numbered(changed.map { ($0, $0 < look.lines.count ? look.lines[$0] : "…") })
    let roles = look.roles.filter { isWhole || !old.roles.contains($0) }.map { "roles \($0)" }
    let cursor = look.cursor == old.cursor ? [] : [look.cursor ?? "no cursor"]
    return lines + (scene.options.contains(.roles) ? roles : []) + cursor
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
