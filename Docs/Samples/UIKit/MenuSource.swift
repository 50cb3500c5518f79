import SimpleTable
import UIKit

/// The page of a `MenuController` as a diffable data source; the controller acts, and shows headers.
@MainActor final class MenuSource: UITableViewDiffableDataSource<SectionID, RowID> {
  private let page: TableAdapter

  /// Creates the source of a controller's table, which must keep it.
  init(for controller: MenuController) {
    page = controller.page
    super.init(tableView: controller.tableView) {
      [page, weak controller] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      if let path = page.path(of: id), let row = page.row(at: path) {
        (cell as? RowCell)?.show(row, id, on: page) { controller?.perform($0, on: id) }
      }
      return cell
    }
    controller.redraw = { [weak self] in self?.redraw($0) }
    page.onChange = { [weak self, weak controller] in
      self?.apply($0)
      controller?.showHeaders()
    }
    apply(content, animatingDifferences: false)
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { page.section(at: section)?.footer }

  private func redraw(_ id: RowID) {
    var content = snapshot()
    guard content.itemIdentifiers.contains(id) else { return }
    content.reconfigureItems([id])
    apply(content)
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
    content.reloadSections(changes.reloadedSections.compactMap { page.section(at: $0)?.id })
    apply(content)
  }
}
