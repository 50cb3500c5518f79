// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A table that keeps its cells as UIKit does, and reports batches that UIKit would refuse.
open class UITableView: UIView {
  public enum Style: Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Sendable { case automatic, none }

  /// What UIKit would stop the program for.
  package private(set) var inconsistencies: [String] = []

  weak var controller: UITableViewController?

  private var cellClass: UITableViewCell.Type?
  private var headerClass: UITableViewHeaderFooterView.Type?
  private var cells: [[UITableViewCell?]] = []
  private var headers: [UIView?] = []
  private var batch = Batch()

  /// What is deleted, in the old table, and inserted, in the new one; and what moves.
  private struct Batch {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var movedSections: [(from: Int, to: Int)] = []
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
  }
}

extension UITableView {
  public func register(
    _ cell: UITableViewCell.Type, forCellReuseIdentifier identifier: String
  ) { cellClass = cell }

  public func register(
    _ header: UITableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier: String
  ) { headerClass = header }

  public func dequeueReusableCell(
    withIdentifier identifier: String, for path: IndexPath
  ) -> UITableViewCell { (cellClass ?? UITableViewCell.self).init(style: .default) }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { headerClass?.init(reuseIdentifier: identifier) }

  public func deselectRow(at path: IndexPath, animated: Bool) {}

  public func cellForRow(at path: IndexPath) -> UITableViewCell? { cells[path.section][path.row] }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers.indices.contains(section) ? headers[section] as? UITableViewHeaderFooterView : nil
  }

  public func reloadData() {
    guard let controller else { return }
    cells = (0..<controller.numberOfSections(in: self)).map { section in
      [UITableViewCell?](
        repeating: nil, count: controller.tableView(self, numberOfRowsInSection: section))
    }
    headers = cells.map { _ in nil }
    makeMissingCells()
  }

  private func makeMissingCells() {
    for section in cells.indices {
      headers[section] =
        headers[section] ?? controller?.tableView(self, viewForHeaderInSection: section)
      for row in cells[section].indices where cells[section][row] == nil {
        reconfigureRows(at: [IndexPath(row: row, section: section)])
      }
    }
  }

  public func reconfigureRows(at paths: [IndexPath]) {
    for path in paths {
      cells[path.section][path.row] = controller?.tableView(self, cellForRowAt: path)
    }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    for section in sections.indices {
      headers[section] = controller?.tableView(self, viewForHeaderInSection: section)
      reconfigureRows(
        at: cells[section].indices.map { IndexPath(row: $0, section: section) })
    }
  }
}

extension UITableView {
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch.deletedSections.formUnion(sections.indices)
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch.insertedSections.formUnion(sections.indices)
  }

  public func moveSection(_ section: Int, toSection target: Int) {
    batch.movedSections.append((section, target))
  }

  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    batch.deletedRows.formUnion(paths)
  }

  public func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    batch.insertedRows.formUnion(paths)
  }

  public func moveRow(at path: IndexPath, to target: IndexPath) {
    batch.movedRows.append((path, target))
  }

  /// Deletes by paths of the old table and inserts by paths of the new one, then compares the counts
  /// with those that the controller gives.
  public func performBatchUpdates(_ updates: () -> Void) {
    guard let controller else { return }
    batch = Batch()
    updates()
    let movingRows = batch.movedRows.map { cells[$0.from.section][$0.from.row] }
    for path in batch.deletedRows.union(batch.movedRows.map(\.from)).sorted(by: >) {
      cells[path.section].remove(at: path.row)
    }
    let movingSections = batch.movedSections.map { (cells[$0.from], headers[$0.from]) }
    for section in batch.deletedSections.union(batch.movedSections.map(\.from)).sorted(by: >) {
      cells.remove(at: section)
      headers.remove(at: section)
    }
    var sections = zip(batch.movedSections.map(\.to), movingSections).map { ($0, $1.0, $1.1) }
    for section in batch.insertedSections {
      let count = controller.tableView(self, numberOfRowsInSection: section)
      sections.append((section, [UITableViewCell?](repeating: nil, count: count), nil))
    }
    for (section, rows, header) in sections.sorted(by: { $0.0 < $1.0 }) {
      cells.insert(rows, at: section)
      headers.insert(header, at: section)
    }
    var rows = Array(zip(batch.movedRows.map(\.to), movingRows))
    rows += batch.insertedRows.map { ($0, nil) }
    for (path, cell) in rows.sorted(by: { $0.0 < $1.0 }) {
      cells[path.section].insert(cell, at: path.row)
    }
    let counts = (0..<controller.numberOfSections(in: self)).map {
      controller.tableView(self, numberOfRowsInSection: $0)
    }
    guard counts == cells.map(\.count) else {
      inconsistencies.append("\(cells.map(\.count)) rows after the batch, not \(counts)")
      return reloadData()
    }
    makeMissingCells()
  }
}
