/// A group of rows with a header above and a footer below.
///
/// ```swift
/// Section("Devices", footer: "Found over Bluetooth.") {
///   Row("Keyboard")
///   Row("Headphones")
/// }
/// .collapsible()
/// ```
public struct Section {
  /// The texts of the header and the footer.
  var texts = Texts()

  /// The identity that was given; without one, the place of the declaration identifies the section.
  var explicitID: SectionID?

  /// The state in which the section begins, or `nil` if it cannot collapse.
  var initialState: CollapseState?

  /// Whether the section was declared as hidden, with its header and footer.
  var isHidden = false

  /// Returns the lines of a header or a footer that draws itself.
  var customHeader: ((_ width: Int) -> [String])?
  var customFooter: ((_ width: Int) -> [String])?

  /// The rules over several settings, whose keys follow ``scope``.
  var rules = RuleList()

  /// What comes before the keys of the section.
  var scope = ""

  /// What is wrong with the declaration of the section.
  var problems: [String] = []

  /// Whether the header shows the number of rows while they are collapsed.
  var showsCollapsedRowCount = true

  /// Where the section is declared.
  package let site: DeclarationSite

  /// The rows, one or a group; `nil` for a group of sections, and once they are compiled.
  var content: Row?

  /// The sections of a group.
  var group: Group<Section>?

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - header: The text above the rows; an empty text counts as `nil`.
  ///   - footer: The text below the rows, which may have line breaks; an empty text counts as
  ///     `nil`.
  ///   - rows: The rows, evaluated at once.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init(
    _ header: String? = nil,
    footer: String? = nil,
    @RowBuilder _ rows: () -> Row,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    texts.header = header?.isEmpty == true ? nil : header
    texts.footer = footer?.isEmpty == true ? nil : footer
    content = rows()
    site = DeclarationSite(fileID: fileID, line: line)
  }
}

extension Section {
  /// The texts of the header and the footer of a section.
  struct Texts: Hashable, Sendable {
    /// The text above the rows.
    var header: String?

    /// A text at the trailing edge of the header.
    var headerDetail: String?

    /// The text below the rows.
    var footer: String?

    /// The most lines that the header takes; `nil` for no limit.
    var headerLineLimit: Int?

    /// The most lines that the footer takes; `nil` for no limit.
    var footerLineLimit: Int?
  }
}

extension Section: CustomStringConvertible {
  /// The section as a declaration, with its header and id.
  public var description: String {
    if let group { return "\(group.children.count) sections" }
    let name = texts.header.map { "\"\($0)\"" } ?? ""
    return "Section(\(name))" + (explicitID.map { ".id(\"\($0)\")" } ?? "")
  }
}

extension Section: Grouped {
  init(_ group: Group<Section>) {
    site = DeclarationSite(fileID: "", line: 0)
    self.group = group
  }

  var levels: Int { group?.levels ?? 0 }

  func cut(to levels: Int) -> Section { group.map { Section($0.cut(to: levels)) } ?? self }
}

extension Section {
  /// Returns the section, or each section of the group, changed in the same way.
  func changed(_ change: (inout Section) -> Void) -> Section {
    mappingLeaves { section in
      var copy = section
      change(&copy)
      return copy
    }
  }
}
