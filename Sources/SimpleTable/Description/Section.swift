/// A group of rows with a header above and a footer below.
///
/// ```swift
/// Section("Devices", footer: "Found over Bluetooth.", id: "devices") {
///   Row("Keyboard")
///   Row("Headphones")
/// }
/// .collapsible()
/// ```
public struct Section {
  /// The text above the rows.
  public internal(set) var header: String?

  /// A text at the trailing edge of the header.
  public internal(set) var headerDetail: String?

  /// The text below the rows.
  public internal(set) var footer: String?

  /// The identity that was given; without one, the place of the declaration identifies the section.
  public internal(set) var explicitID: SectionID?

  /// Whether the section can be folded, and how it stands at first; nothing if it cannot.
  public internal(set) var initialFold: CollapseState?

  /// Whether the header of the folded section tells how many rows it holds.
  public internal(set) var showsCollapsedRowCount = true

  /// Which of the rows with a tag are chosen.
  var selection: SelectionGroup?

  /// Where the section is declared.
  public let site: DeclarationSite

  /// The rows, one or a group.
  let content: Row

  /// The sections that stand here instead of one.
  var group: Group?

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - header: The text above the rows.
  ///   - footer: The text below the rows.
  ///   - id: The identity, which should be unique in the table; without one, the place of the
  ///     declaration is taken.
  ///   - rows: The rows, evaluated at once.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init(
    _ header: String? = nil,
    footer: String? = nil,
    id: SectionID? = nil,
    @RowBuilder _ rows: () -> Row,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.header = header
    self.footer = footer
    explicitID = id
    content = rows()
    site = DeclarationSite(fileID: fileID, line: line)
  }
}
