import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting

extension Scene {
  /// A menu on a screen.
  ///
  /// A line presses the keys that it names, all at once, and types what is between quotes, or it is a
  /// direction in parentheses: those of every scenario, such as `(look)` and `(wait 1000)`, those of
  /// ``Scene``, `(esc?)` for an Escape key that may be the start of another key, then `(settled)` if it was
  /// not or `(late down)` if it was one of Down, and `(open again)` after the end. What has changed is printed: the lines of the screen with their numbers, the cursor of
  /// a field, and what the scene has.
  final class Screen {
    private let scene: Scene
    private var screen: Scenario.Screen

    init(_ scene: Scene, size: TerminalSize) {
      self.scene = scene
      screen = Self.open(scene, size)
    }

    private static func open(_ scene: Scene, _ size: TerminalSize) -> Scenario.Screen {
      let menu = ScriptedMenu(
        scene.menu, width: size.columns, height: size.rows,
        look: TextRenderer(
          width: 100, style: scene.style,
          symbols: scene.options.contains(.ascii) ? .ascii : .unicode),
        keys: scene.subject.keys,
        autosave: scene.autosave, leaving: scene.leaving, words: scene.program.words)
      scene.settingHasChanged = { [unowned menu, program = scene.program] in
        menu.words = program.words
      }
      return Scenario.Screen(
        menu, size: size, style: scene.style,
        showsLastLine: scene.options.contains(.lastLine),
        showsRoles: scene.options.contains(.roles))
    }

    /// Presses keys, or follows a direction, and returns what has changed.
    func run(_ line: String) async throws -> [String] {
      let isDirection = line.hasPrefix("(") && line.hasSuffix(")") && line.count > 1
      let direction = isDirection ? String(line.dropFirst().dropLast()) : ""
      let words = ScenarioWord.words(of: direction).map(\.text)
      var answer: [String] = []
      switch words.first {
      case nil, "look", "wait", "settle", "resize", "paste":
        return try Scene.shown(await screen.perform(line)) + scene.changes()
      case "open": screen = Self.open(scene, screen.size)
      case "esc?":
        screen.menu.take(.uncertainEscape, as: "esc?")
        if screen.menu.hasEnded { answer = ["left"] }
      case "settled":
        screen.menu.take(.escapeIsCertain, as: "settled")
        if screen.menu.hasEnded { answer = ["left"] }
      case "late":
        screen.menu.take(.lateTail, as: "late")
        answer = screen.press(try Scenario.Screen.keys(of: words[1]))
      default: answer = try scene.direct(direction)
      }
      let changes = screen.changes(isWhole: words.first == "open")
      return answer + (try Scene.shown(changes)) + scene.changes()
    }
  }
}
