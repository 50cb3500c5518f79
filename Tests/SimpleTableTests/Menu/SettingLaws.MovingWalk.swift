import SimpleTable
import TestFixtures

extension SettingLaws {
  /// Random steps on a menu in which keys move.
  struct MovingWalk {
    private var random: SeededGenerator

    init(_ start: Start) { random = SeededGenerator(seed: start.seed &+ 1_000_000) }

    private mutating func any<Element>(_ list: [Element]) -> Element {
      list[Int.random(in: 0..<list.count, using: &random)]
    }

    private mutating func text(for key: String) -> String {
      key == "current" ? any(["true", "false"]) : any((0...10).map { "\($0)" })
    }

    private mutating func texts(_ count: Int) -> [String: String] {
      var texts: [String: String] = [:]
      for _ in 0..<count {
        let key = any(Moving.keys)
        texts[key] = text(for: key)
      }
      return texts
    }

    /// Returns the next step.
    mutating func next() -> Step {
      switch Int.random(in: 0..<20, using: &random) {
      case 0...3: return .set(texts(1), at: nil)
      case 4...5: return .set(texts(2), at: nil)
      case 6: return .unset([any(Moving.keys)], at: nil)
      case 7...9: return .undo
      case 10: return .redo
      case 11...12:
        var others: [String: SettingValue?] = [:]
        for (key, text) in texts(any([1, 2])) {
          let value: SettingValue = key == "current" ? .bool(text == "true") : .number(text)
          others.updateValue(any([true, true, false]) ? value : nil, forKey: key)
        }
        return .load(.user, others: others, isDamaged: false)
      case 13: return .environment(texts(any([0, 1])))
      case 14: return .arguments(texts(any([0, 1])))
      case 15...16:
        let number = any(Array(Moving.keys.indices))
        return .program([number: text(for: Moving.keys[number])], reloads: any([true, false]))
      case 17...18: return .use(0, .select)
      default: return .use(any([1, 2, 3]), .steps(any([1, -1, 3])))
      }
    }
  }
}
