import SimpleTableMenu
import UIKit

/// One page of a menu as a table view.
@MainActor class MenuController: UITableViewController {
  let menu: Menu
  let page: TableAdapter

  /// Draws a row again; a `MenuSource` does so in its own way.
  lazy var redraw: (RowID) -> Void = { [weak self] id in
    guard let self, let path = page.path(of: id) else { return }
    tableView.reconfigureRows(at: [IndexPath(path)])
  }

  init(_ menu: Menu) {
    self.menu = menu
    page = menu.page
    super.init(style: .insetGrouped)
    title = page.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    tableView.register(HeaderView.self, forHeaderFooterViewReuseIdentifier: "header")
    page.onChange = { [weak self] changes in self?.apply(changes) }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { page.numberOfSections }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    page.numberOfRows(inSection: section)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let path = RowPath(indexPath)
    if let row = page.row(at: path), let id = page.id(at: path) {
      (cell as? RowCell)?.show(row, id, on: page) { [weak self] in
        self?.perform($0, on: id)
      }
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard let info = page.section(at: section), info.header != nil || info.isCollapsible else {
      return nil
    }
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    (header as? HeaderView)?.show(info, on: page)
    return header
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { page.section(at: section)?.footer }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let id = page.id(at: RowPath(indexPath)) { perform(.select, on: id) }
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { page.tapAccessory(at: RowPath(indexPath)) }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil, menu.page === page { menu.pop() }  // The back button was tapped.
  }

  /// Does what the user wants with a row.
  func perform(_ action: RowCell.Action, on id: RowID) {
    switch action {
    case .select:
      select(id)
      runActions()
    case .step(let count): page.increment(row: id, by: count)
    case .enter(let text): page.setValue(text, row: id)
    }
    // The indicator of a row that expanded, or a value that was not taken, is in no change list.
    redraw(id)
  }

  /// Selects a row, after a question if it has one; a text of several lines has a page of its own.
  private func select(_ id: RowID) {
    if let row = page.path(of: id).flatMap(page.row), row.control?.style == .textArea,
      !row.isDisabled
    {
      let editor = TextController(row) { [weak self] in self?.perform(.enter($0), on: id) }
      navigationController?.pushViewController(editor, animated: true)
    } else if case .needsConfirmation(let question) = page.select(row: id) {
      let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [weak self] _ in
          self?.page.confirm(row: id)
          self?.runActions()
        })
      present(alert, animated: true)
    }
  }

  /// Runs the actions that take time of rows that were selected.
  private func runActions() {
    Task { [page] in await page.finishActions() }
  }

  private func apply(_ changes: TableChanges) {
    guard tableView.window != nil else { return tableView.reloadData() }
    tableView.performBatchUpdates {
      tableView.deleteSections(IndexSet(changes.deletedSections), with: .automatic)
      tableView.insertSections(IndexSet(changes.insertedSections), with: .automatic)
      for move in changes.movedSections { tableView.moveSection(move.from, toSection: move.to) }
      tableView.deleteRows(at: changes.deletedRows.map { IndexPath($0) }, with: .automatic)
      tableView.insertRows(at: changes.insertedRows.map { IndexPath($0) }, with: .automatic)
      for move in changes.movedRows {
        tableView.moveRow(at: IndexPath(move.from), to: IndexPath(move.to))
      }
    }
    tableView.reloadSections(IndexSet(changes.reloadedSections), with: .none)
    tableView.reconfigureRows(at: changes.reloadedRows.map { IndexPath($0) })
    showHeaders()
  }

  /// Shows the headers in view as they are now: their indicators are in no change list.
  func showHeaders() {
    for section in 0..<page.numberOfSections {
      guard let info = page.section(at: section) else { continue }
      (tableView.headerView(forSection: section) as? HeaderView)?.show(info, on: page)
    }
  }
}

extension IndexPath {
  init(_ path: RowPath) { self.init(row: path.row, section: path.section) }
}

extension RowPath {
  init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
}
