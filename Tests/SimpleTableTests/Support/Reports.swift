@testable import SimpleTable

/// What a menu reports of its settings, in order.
final class Reports {
  private(set) var changes: [SettingChange] = []

  /// Begins to record what a menu reports.
  init(of menu: Menu) {
    menu.onSettingChange = { [weak self] in self?.changes.append($0) }
  }

  /// The reports so far, as in `volume: 60 -> 20 user`.
  var lines: [String] {
    changes.map { "\($0.key): \($0.oldValue) -> \($0.newValue) \($0.source.rawValue)" }
  }

  func forget() { changes = [] }

  /// Does something with a menu, and returns what is wrong with the reports of it.
  ///
  /// They must lead from what the settings held before to what they hold afterwards, and there must
  /// be none of a setting that holds the same. A setting that comes or goes may be reported or not.
  func faults(of menu: Menu, _ change: () -> Void) -> [String] {
    let before = Self.held(by: menu)
    forget()
    change()
    let lines = lines
    let reported = Dictionary(grouping: changes, by: \.key)
    let after = Self.held(by: menu)
    var faults: [String] = []
    for (key, old) in before {
      guard let new = after[key] else { continue }
      let steps = reported[key] ?? []
      if old == new {
        if !steps.isEmpty { faults.append("\(key) has not changed") }
      } else if steps.last?.newValue != new.value || steps.last?.source != new.source {
        faults.append("\(key) became \(new)")
      } else if steps.first?.oldValue != old.value && steps.first?.source != .program {
        faults.append("\(key) was \(old)")
      } else if zip(steps, steps.dropFirst()).contains(where: { $0.newValue != $1.oldValue }) {
        faults.append("\(key) has a gap")
      }
    }
    return faults.isEmpty ? [] : faults.sorted() + lines
  }

  private struct Held: Equatable, CustomStringConvertible {
    let value: String
    let source: SettingSource
    var description: String { "\(value) \(source.rawValue)" }
  }

  private static func held(by menu: Menu) -> [String: Held] {
    Dictionary(menu.settings.map { ($0.key, Held(value: $0.value, source: $0.source)) }) { $1 }
  }
}
