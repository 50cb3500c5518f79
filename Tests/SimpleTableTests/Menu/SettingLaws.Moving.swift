import TestFixtures

@testable import SimpleTable

extension SettingLaws {
  /// A menu in which the state behind a key depends on other settings.
  ///
  /// There are two players, of which a switch says which one is current. The key `level` is that of
  /// the current one, and `depth` may depend on the level.
  final class Moving: SettingLaws.Session {
    let players: Players

    init(_ start: Start) {
      var random = SeededGenerator(seed: start.seed)
      players = Players(using: &random)
      super.init(players.table, start)
    }

    override var values: [String] {
      ["\(players.isSecond)", "\(players.levels)", "\(players.depths)", "\(players.limit)"]
    }

    /// The keys of the settings, by the numbers that steps use.
    static let keys = ["current", "level", "depth", "limit"]

    @discardableResult
    override func take(_ step: Step) -> [String: ValueOutcome] {
      switch step {
      case .program(let values, _):
        for (number, text) in values { players.set(number, text) }
      case .use(let number, let use):
        let row = RowID(Self.keys[number])
        switch use {
        case .select: _ = menu.page.select(row: row)
        case .steps(let count): return [Self.keys[number]: menu.page.increment(row: row, by: count)]
        case .option, .text: break
        }
      default: break
      }
      return super.take(step)
    }
  }
}

extension SettingLaws.Moving: CustomStringConvertible {
  var description: String {
    """
    \(players.form), moves the depth: \(players.movesDepth), bounds the limit: \
    \(players.boundsLimit), is bounded: \(players.isBounded), hides the switch: \
    \(players.hidesSwitch), disables it: \(players.disablesSwitch), values \(values)
    """
  }
}
