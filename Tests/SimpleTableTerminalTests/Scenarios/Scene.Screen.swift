import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import Testing

extension Scene {
  /// A menu on a screen. Keys are pressed by their names and typed between quotes; what has changed is
  /// printed: the lines of the screen with their numbers, the cursor of a field, and the program.
  final class Screen {
    private let scene: Scene
    private var menu: ScriptedMenu
    private var lines: [String] = []
    private var roles: [String] = []
    private var cursor: String?
    private var size: TerminalSize

    init(_ scene: Scene, size: TerminalSize) {
      (self.scene, self.size) = (scene, size)
      menu = Self.open(scene, size)
      _ = changes(isWhole: true)
    }

    private static func open(_ scene: Scene, _ size: TerminalSize) -> ScriptedMenu {
      let menu = ScriptedMenu(
        scene.menu, width: size.columns, height: size.rows, style: scene.style,
        symbols: scene.options.contains(.ascii) ? .ascii : nil, keys: scene.keys,
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
        size = try Scene.size(words[1].text)
        menu.resize(width: size.columns, height: size.rows)
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
  /// The lines of the screen, without the last one where it is about keys and the scenario is not.
  private var linesNow: [String] {
    var lines = menu.frame.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
    let isShown = scene.options.contains(.lastLine) || lines.count < size.rows
    if !isShown, lastRole == "footer" { lines.removeLast() }
    return lines
  }

  private var rolesNow: [String] {
    menu.snapshotStyles(width: size.columns, style: scene.style).split(separator: "\n")
      .map(String.init)
  }

  /// The role with which the last line of the screen begins.
  private var lastRole: String? {
    guard let line = rolesNow.last(where: { $0.hasPrefix("\(size.rows): ") }) else { return nil }
    return line.split(separator: " ").dropFirst(2).first.map(String.init)
  }

  private func changes(isWhole: Bool) -> [String] {
    let (old, oldRoles) = (lines, roles)
    lines = linesNow
    roles = rolesNow
    var changed = lines.indices.filter { isWhole || !old.indices.contains($0) || old[$0] != lines[$0] }
    // The last line is about keys again.
    if old.count == size.rows, lines.count == size.rows - 1 { changed.append(lines.count) }
    let text = Self.numbered(changed.map { ($0, lines.indices.contains($0) ? lines[$0] : "…") })
    let wanted = scene.options.contains(.roles) && lines.count > 1
    let styles = !wanted ? [] : roles.filter { isWhole || !oldRoles.contains($0) }
    return text + styles.map { "roles \($0)" }
      + cursorChange()
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

  private func cursorChange() -> [String] {
    let now = menu.cursor.map { "cursor at \($0.row + 1):\($0.column + 1)" }
    defer { cursor = now }
    return now == cursor ? [] : [now ?? "no cursor"]
  }
}
