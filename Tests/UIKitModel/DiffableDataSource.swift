// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a list shows, by ids that appear once each.
public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>
{
  public private(set) var sectionIdentifiers: [Section] = []
  public private(set) var reconfiguredItemIdentifiers: [Item] = []
  public private(set) var reloadedSectionIdentifiers: [Section] = []

  /// What UIKit would stop the program for.
  package private(set) var inconsistencies: [String] = []

  private var items: [Section: [Item]] = [:]

  public init() {}

  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap(itemIdentifiers(inSection:)) }

  public func itemIdentifiers(inSection section: Section) -> [Item] { items[section] ?? [] }

  public mutating func appendSections(_ sections: [Section]) {
    for section in sections where items.updateValue([], forKey: section) != nil {
      inconsistencies.append("the section \(section) twice")
    }
    sectionIdentifiers += sections
  }

  public mutating func appendItems(_ added: [Item], toSection section: Section) {
    var known = Set(itemIdentifiers)
    for item in added where !known.insert(item).inserted {
      inconsistencies.append("the item \(item) twice")
    }
    items[section, default: []] += added
  }

  public mutating func reconfigureItems(_ items: [Item]) {
    let known = Set(itemIdentifiers)
    for item in items where !known.contains(item) {
      inconsistencies.append("the item \(item) is not there")
    }
    reconfiguredItemIdentifiers += items
  }

  public mutating func reloadSections(_ sections: [Section]) {
    for section in sections where !sectionIdentifiers.contains(section) {
      inconsistencies.append("the section \(section) is not there")
    }
    reloadedSectionIdentifiers += sections
  }
}

/// A data source that shows snapshots, whose cells are made when they are asked for.
@MainActor
open class UITableViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?

  private let tableView: UITableView
  private let cellProvider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<Section, Item>()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
  }

  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true
  ) { shown = snapshot }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  public func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }

  /// The cell that the table asks for.
  package func cell(at path: IndexPath) -> UITableViewCell? {
    let items = shown.itemIdentifiers(inSection: shown.sectionIdentifiers[path.section])
    return cellProvider(tableView, path, items[path.row])
  }
}
