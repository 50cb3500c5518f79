@testable import SimpleTable

/// An adapter over one section, with a count of how often its rows were evaluated and a list of
/// the changes that it delivered.
final class ControlBench {
  let adapter: TableAdapter
  private(set) var changes: [TableChanges] = []
  private let evaluated = Count()

  /// How often the rows were evaluated since `forget` was called last.
  var evaluations: Int { evaluated.value }

  /// Creates a bench for rows.
  init(@RowBuilder _ rows: @escaping () -> Row) {
    let evaluated = evaluated
    adapter = TableAdapter(
      Table {
        let _ = evaluated.increase()
        Section { rows() }
      })
    adapter.onChange = { [unowned self] in changes.append($0) }
    forget()
  }

  /// Starts to count anew.
  func forget() {
    evaluated.value = 0
    changes = []
  }

  @discardableResult
  func select(_ id: RowID) -> ValueOutcome? { adapter.path(of: id).map { adapter.select(at: $0) } }

  @discardableResult
  func increment(_ id: RowID, by steps: Int = 1) -> ValueOutcome? {
    adapter.path(of: id).map { _ in adapter.increment(row: id, by: steps) }
  }

  func row(_ id: RowID) -> Row? { adapter.path(of: id).flatMap(adapter.row) }
  func state(_ id: RowID) -> ControlState? { row(id)?.control }
  func message(_ id: RowID) -> String? { row(id)?.invalidReason }

  /// The messages of all diagnostics.
  var problems: [String] { adapter.diagnostics.map(\.message) }

  /// The titles of the rows that are visible; a chosen one with a `*` before it.
  var titles: [String] {
    (0..<adapter.numberOfRows(inSection: 0)).compactMap { number in
      adapter.row(at: RowPath(section: 0, row: number)).map { row in
        (row.control.map { $0.style.isOption && $0.isOn } == true ? "*" : "") + row.title
      }
    }
  }

  /// Selects the visible row with a number.
  @discardableResult
  func select(row number: Int) -> ValueOutcome {
    adapter.select(at: RowPath(section: 0, row: number))
  }
}

/// A number that closures share.
final class Count {
  var value = 0

  func increase() { value += 1 }
}
