import SimpleTable
import TestFixtures

extension SettingLaws {
  /// A program with two players, of which one is current, and how its settings are declared.
  final class Players {
    /// How the rows of a key are declared.
    enum Form: CaseIterable {
      /// One row is bound to the state of the player that is current when it is evaluated.
      case bound
      /// Two rows have the key by turns, each with a state of its own.
      case byTurns
      /// Two rows have the key by turns, with one state.
      case oneState
    }

    let form: Form

    var isSecond = false
    var levels = [5, 5]
    var depths = [2, 2]
    var limit = 10

    /// Whether the level moves the depth, bounds the limit, is bounded by it, and hides or disables
    /// the switch.
    let movesDepth, boundsLimit, isBounded, hidesSwitch, disablesSwitch: Bool

    /// How often the table was evaluated.
    var evaluations = 0

    init(using random: inout SeededGenerator) {
      form = Form.allCases.randomElement(using: &random) ?? .bound
      movesDepth = .random(using: &random)
      boundsLimit = .random(using: &random)
      isBounded = .random(using: &random)
      hidesSwitch = .random(using: &random)
      disablesSwitch = .random(using: &random)
    }
  }
}

extension SettingLaws.Players {
  /// The place of the state of the current level and depth.
  var place: Int { form != .oneState && isSecond ? 1 : 0 }
  var depthPlace: Int { movesDepth && levels[place] > 5 ? 1 : 0 }

  /// Changes a state by the program itself; of the levels and depths that which is not current.
  func set(_ number: Int, _ text: String) {
    switch number {
    case 0: isSecond = text == "true"
    case 1: levels[1 - place] = Int(text) ?? 0
    case 2: depths[1 - depthPlace] = Int(text) ?? 0
    default: limit = Int(text) ?? 0
    }
  }

  var table: Table {
    Table("Moving") { [self] in
      Section { for row in rows() { row } }
    }
  }

  private func rows() -> [Row] {
    evaluations += 1
    let level = levels[place]
    let current = Binding(get: { self.isSecond }, set: { self.isSecond = $0 }, default: false)
    let depth = Binding(
      get: { self.depths[self.depthPlace] }, set: { self.depths[self.depthPlace] = $0 }, default: 2)
    let limit = Binding(get: { self.limit }, set: { self.limit = $0 }, default: 10)
    let isHidden = hidesSwitch && level == 9
    return
      (isHidden
      ? []
      : [
        ToggleRow("Second", isOn: current).id("current").disabled(disablesSwitch && level == 3)
      ]) + [
        levelRow,
        StepperRow("Depth", value: depth, in: 0...10).id("depth"),
        StepperRow("Limit", value: limit, in: (boundsLimit ? min(10, level) : 0)...10).id("limit"),
      ]
  }

  private var levelRow: Row {
    func row(_ title: String, _ place: @escaping () -> Int) -> Row {
      let level = Binding(
        get: { self.levels[place()] }, set: { self.levels[place()] = $0 }, default: 5)
      return StepperRow(title, value: level, in: 0...(isBounded ? max(0, limit) : 10)).id("level")
    }
    let own = place
    if form == .bound { return row("Level") { own } }
    return isSecond ? row("Level of the second") { own } : row("Level of the first") { own }
  }
}
