import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import TestTraits

/// A program whose menu scenarios show.
///
/// Its settings are printed where they change, and can be set by `(program NAME=VALUE)`.
class SceneProgram {
  /// What follows the name of the program behind a colon, as in `numbers:30`.
  let argument: String

  /// The menu, once it was made.
  weak var menu: Menu?

  /// The store of its settings, if there is one.
  var store: Scenario.Store?

  required init(_ argument: String) {
    self.argument = argument
  }

  /// The first page of its menu.
  var table: Table { Table {} }

  /// What the menu itself says, now.
  var words: MenuWords { MenuWords() }

  /// The object that has the settings.
  var holder: AnyObject { self }
}

extension SceneProgram {
  /// The number behind the name of the program.
  var number: Int { Int(argument) ?? 0 }

  private var settings: [(name: String, value: any ShownSetting)] {
    Mirror(reflecting: holder).children.compactMap { child in
      guard let name = child.label, let value = child.value as? any ShownSetting else { return nil }
      return (String(name.drop { $0 == "_" }), value)
    }
  }

  /// What the settings hold.
  var state: [(name: String, value: String)] { settings.map { ($0.name, $0.value.shownValue) } }

  /// Sets settings as the program does.
  func set(_ values: [ScenarioWord]) throws {
    for (name, value) in values.map(\.pair) {
      let isSet = settings.first { $0.name == name }?.value.take(value ?? "") ?? false
      if !isSet { throw Scene.Fault(description: "The program has no setting \(name).") }
    }
  }
}

/// A setting whose value is shown.
private protocol ShownSetting {
  var shownValue: String { get }
  func take(_ text: String) -> Bool
}

extension Setting: ShownSetting {
  fileprivate var shownValue: String {
    switch projectedValue.wrappedValue {
    case let text as String: text.debugDescription
    case let texts as Set<String>: "\(texts.sorted())"
    case let value: "\(value)"
    }
  }

  fileprivate func take(_ text: String) -> Bool {
    let value: Any?
    switch Value.self {
    case is Bool.Type: value = Bool(text)
    case is Int.Type: value = Int(text)
    case is String.Type: value = text
    case is [String].Type: value = text.split(separator: ",").map(String.init)
    default: value = nil
    }
    guard let value = value as? Value else { return false }
    projectedValue.wrappedValue = value
    return true
  }
}
