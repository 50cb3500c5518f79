/// A window over a table, which draws only the items in it.
///
/// ```swift
/// let days = Table { Section { for day in 1...1000 { Row("Day \(day)") } } }
/// let adapter = TableAdapter(days)
/// let viewport = Viewport(adapter, renderer: TextRenderer(width: 40, style: .plain), height: 3)
/// viewport.scroll(by: 500)
/// for line in viewport.lines { print(line) }
/// ```
/// ```text
///    Day 501
///    Day 502
///    Day 503
/// ```
///
/// The item at the top of the window stays there when rows above it appear, disappear or collapse.
/// The lines of unchanged items are reused. The table's title is not part of the window.
///
/// - Complexity: Reading ``lines`` costs O(*h* log *n*) for a height of *h*, whatever the number of
///   rows *n*.
public final class Viewport {
  /// The table that the window shows.
  public let adapter: TableAdapter

  /// The renderer that draws the items; setting it draws all of them again.
  public var renderer: TextRenderer {
    didSet { setNeedsRedraw() }
  }

  /// The number of lines in the window; a negative number counts as 0.
  public var height: Int

  /// The item that is drawn as selected, or `nil` for the adapter's selected row.
  package var highlighted: TableItem?

  /// A row that is drawn in place of another one, as while its value is being edited.
  package var replacement: (id: RowID, row: Row)? {
    didSet { if replacement != nil || oldValue != nil { lastLayout = nil } }
  }

  /// Lines that are shown below a row, as a question about it.
  package var insertion: (id: RowID, below: LinesBelow)? {
    didSet { if insertion != nil || oldValue != nil { lastLayout = nil } }
  }

  /// Returns whether a row is drawn as a setting that is stored; asked when the table has changed.
  package var isStored: ((_ path: RowPath) -> Bool)?

  /// The frame of the spinners of busy rows.
  package var spinnerFrame = 0

  /// Called for each row that comes into view, before its lines are returned.
  ///
  /// The handler may change the table.
  public var willDisplay: ((_ row: Row, _ path: RowPath) -> Void)?

  /// What the window has done so far.
  package internal(set) var statistics = Statistics()

  /// What holds the window where it is.
  var anchor = Anchor() {
    didSet { lastLayout = nil }
  }

  /// What the last layout depended on, or `nil` if anything else has changed since.
  var lastLayout: Layout?

  /// The items that can be seen according to the last layout, from top to bottom.
  var visible: [DrawnItem] = []

  /// How many lines of the first of them are above the window.
  ///
  /// While rows are drawn for another place, the anchor is already there.
  var linesAbove = 0

  /// The items that were in view when arrivals were last reported.
  var reported: [ItemID] = []

  /// The sections that were collapsed when their headers were last seen, from top to bottom.
  var collapsedSections: [SectionID] = []

  /// Whether an item is being drawn, which may call a closure of the program.
  var isDrawing = false

  /// The items that can be seen, and those that were drawn since the last layout.
  var drawn: [ItemID: DrawnItem] = [:]

  /// How often it was asked that all items are drawn again.
  var redraws = 0

  /// Creates a window over the beginning of a table.
  ///
  /// - Parameters:
  ///   - adapter: The table.
  ///   - renderer: The renderer that draws the items, with its width.
  ///   - height: The number of lines in the window.
  public init(_ adapter: TableAdapter, renderer: TextRenderer = TextRenderer(), height: Int) {
    self.adapter = adapter
    self.renderer = renderer
    self.height = height
  }
}

extension Viewport {
  /// What holds the window where it is.
  struct Anchor {
    /// The item at the top, or `nil` while the window is at the beginning.
    var id: ItemID?

    /// The number that the item had when it was last seen.
    var index = 0

    /// How many of the item's lines are above the window.
    var offset = 0
  }

  /// What decides what can be seen, beside the renderer, the anchor, the replacement and the insertion.
  struct Layout: Equatable {
    let revision: Int
    let redraws: Int
    let selection: RowID?
    var highlighted: TableItem?
    let height: Int
    let spinnerFrame: Int
  }

  /// The height that counts: at least 0, and small enough to be multiplied.
  var reach: Int { min(max(height, 0), 1 << 24) }

  /// What the window has done so far.
  package struct Statistics: Hashable, Sendable {
    /// The number of layouts, each of which finds out what can be seen.
    package internal(set) var layouts = 0

    /// The number of times that an item was drawn.
    package internal(set) var drawnItems = 0
  }
}

extension Viewport {
  /// Selects the row on a line of the window, or collapses or expands the section of a header.
  ///
  /// - Parameter line: The number of the line in the window, from 0.
  /// - Returns: Whether the item was selected, and if not, why.
  @discardableResult
  public func select(line: Int) -> ValueOutcome {
    let items = lineItems
    guard items.indices.contains(line) else { return .ignored(.unknownRow) }
    switch items[line] {
    case .row(let path): return adapter.select(at: path)
    case .header(let section):
      guard let info = adapter.section(at: section), info.showsIndicator else { break }
      adapter.toggleCollapsed(section: info.id)
      return .handled
    case .footer: break
    }
    return .ignored(.notSelectable)
  }
}
