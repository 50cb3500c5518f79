import SimpleTable
import UIKit

/// One page of a menu as a diffable data source.
@MainActor final class MenuSource: UITableViewDiffableDataSource<SectionID, RowID> {
  private let page: TableAdapter

  /// Creates the source.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - tableView: The table, with a `RowCell` registered as "row".
  ///   - perform: Does what the user wants with a row, as `MenuController` does.
  init(
    _ page: TableAdapter, in tableView: UITableView,
    perform: @escaping (RowCell.Action, RowID) -> Void
  ) {
    self.page = page
    super.init(tableView: tableView) { tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      if let path = page.path(of: id), let row = page.row(at: path) {
        (cell as? RowCell)?.show(row, id, on: page) { perform($0, id) }
      }
      return cell
    }
    apply(content, animatingDifferences: false)
    page.onChange = { [weak self] in self?.apply($0) }
  }

  private var content: NSDiffableDataSourceSnapshot<SectionID, RowID> {
    var content = NSDiffableDataSourceSnapshot<SectionID, RowID>()
    for section in 0..<page.numberOfSections {
      guard let info = page.section(at: section) else { continue }
      content.appendSections([info.id])
      let paths = (0..<info.numberOfRows).map { RowPath(section: section, row: $0) }
      content.appendItems(paths.compactMap(page.id(at:)), toSection: info.id)
    }
    return content
  }

  private func apply(_ changes: TableChanges) {
    var content = content
    // A row that has come to another section keeps its cell, which shows what it was before.
    let kept = Set(snapshot().itemIdentifiers)
    let sections = changes.insertedSections.flatMap { section in
      (0..<page.numberOfRows(inSection: section)).map { RowPath(section: section, row: $0) }
    }
    let rows = changes.reloadedRows + changes.insertedRows + sections
    content.reconfigureItems(rows.compactMap(page.id(at:)).filter(kept.contains))
    apply(content)
  }
}
