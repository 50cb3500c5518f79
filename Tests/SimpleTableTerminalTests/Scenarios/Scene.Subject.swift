import SimpleTable
import SimpleTableTesting
import TestTraits

@testable import SimpleTableTerminal

extension Scene {
  /// What the first lines of a scenario say.
  ///
  /// The first one names the program, and the size of the screen; without a size, the menu is shown as
  /// numbered lines. Further lines say what differs:
  ///
  /// - `program NAME=VALUE …`: what the program holds at first.
  /// - `store KEY=VALUE …`: the store that was loaded, and is written at each change.
  /// - `loaded KEY=VALUE …`: one that was loaded, and is not written by the menu itself.
  /// - `system`, `policy`, `environment`, `arguments KEY=VALUE …`: the other sources.
  /// - `key NAME ACTION`: what a key does.
  /// - An ``Option``.
  struct Subject {
    enum Option: String {
      /// The last line is shown also where it is about keys, or the first prompt of numbered lines.
      case lastLine = "last line"
      /// The roles of lines are shown, or what is known and reported of settings.
      case roles, settings
      /// How tables are drawn.
      case plain, boxes, ascii
      /// There is a store, which is written at each change, and was not loaded.
      case unreadStore = "unread store"
      case keepsSecrets = "keeps secrets"
      case failingStore = "the store fails"
      case asksOnLeaving = "asks on leaving"
      case noOtherKeys = "no other keys"
    }

    let program: SceneProgram
    let size: TerminalSize?
    private(set) var options: Set<Option> = []
    private(set) var keys = KeyMap.standard
    private(set) var sources: [String: [ScenarioWord]] = [:]

    init(_ lines: [String]) throws {
      let first = (lines.first ?? "").split(separator: " ").map(String.init)
      let name = (first.first ?? "").split(separator: ":").map(String.init)
      guard let program = Scene.programs[name.first ?? ""] else {
        throw Fault(description: "There is no program “\(lines.first ?? "")”.")
      }
      self.program = program.init(name.count > 1 ? name[1] : "")
      size = first.count > 1 ? try TerminalSize(known: first[1]) : nil
      if lines.contains(Option.noOtherKeys.rawValue) { keys = KeyMap() }
      for line in lines.dropFirst() { try read(line) }
    }

    private mutating func read(_ line: String) throws {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = ScenarioWord.words(of: words.count > 1 ? words[1] : "")
      switch words[0] {
      case "program": try program.set(rest)
      case "store", "loaded", "system", "policy", "environment", "arguments":
        sources[words[0]] = rest
      case "key" where rest.count == 2:
        let (name, action) = (rest[0].text, rest[1].text)
        keys[try Key(known: name)] = MenuAction.allCases.first { "\($0)" == action }
      default:
        guard let option = Option(rawValue: line) else {
          throw Fault(description: "“\(line)” is no line of a subject.")
        }
        options.insert(option)
      }
    }
  }
}

extension Scene.Subject {
  /// The store of the user's level, if there is one.
  var store: Scenario.Store? {
    let values = sources["store"] ?? sources["loaded"]
    guard values != nil || options.contains(.unreadStore) else { return nil }
    return Scenario.Store(values?.storedValues ?? [:])
  }
}

extension TerminalSize {
  /// Creates a size from a text like `40x14`.
  init(known text: String) throws {
    guard let size = TerminalSize(named: text) else {
      throw Scene.Fault(description: "“\(text)” is no size.")
    }
    self = size
  }
}

extension Key {
  init(known name: String) throws {
    guard let key = Key(named: name) else {
      throw Scene.Fault(description: "There is no key “\(name)”.")
    }
    self = key
  }
}
