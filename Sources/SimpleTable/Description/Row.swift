/// A line of a table: a title, what is shown beside it, and what happens when the user selects it.
///
/// ```swift
/// Row("Address", detail: "10.0.0.7", accessory: .detailButton) { print("selected") }
///   .onAccessory { print("detail") }
/// ```
///
/// A row is a value. Copying it costs one retain; its properties are copied when one of two copies
/// changes.
public struct Row {
  /// The one reference, which other rows may share.
  private(set) var box: Shared<Storage>

  /// The properties; changing them first copies a box that other rows share.
  var storage: Storage {
    @inline(__always) _read { yield box.value }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&box) {
        OperationCounter.count(.rowCopy)
        box = Shared(box.value)
      }
      yield &box.value
    }
  }

  init(_ storage: Storage) { box = Shared(storage) }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The main text, which may be empty.
  ///   - detail: A value at the trailing edge.
  ///   - accessory: The symbol or the button at the trailing edge.
  ///   - onSelect: The function that runs when the row is selected.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init(
    _ title: String,
    detail: String? = nil,
    accessory: Accessory = .none,
    onSelect: (() -> Void)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    self.init(Storage(title: title, site: DeclarationSite(fileID: fileID, line: line)))
    storage.detail = detail
    storage.accessory = accessory
    storage.onSelect = onSelect
  }

  /// Creates a row with an action that takes time; the row is busy meanwhile, and shows its error.
  @_disfavoredOverload
  public init(
    _ title: String,
    detail: String? = nil,
    accessory: Accessory = .none,
    onSelect work: @escaping () async throws -> Void,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    self.init(title, detail: detail, accessory: accessory, fileID: fileID, line: line)
    storage.uniqueExtras.work = work
  }

  /// The main text.
  public var title: String { storage.title }

  /// The second text, below the title.
  public var subtitle: String? { storage.subtitle }

  /// The value at the trailing edge.
  public var detail: String? { storage.detail }

  /// The symbol before the title.
  public var icon: String? { storage.icon }

  /// A short count or word in a pill of its own.
  public var badge: String? { storage.extras?.value.badge }

  /// The symbol or the button at the trailing edge.
  ///
  /// The chosen options of a picker have a checkmark.
  public var accessory: Accessory {
    guard storage.accessory == .none, let control, control.style.isOption else {
      return storage.accessory
    }
    return control.isOn ? .checkmark : .none
  }

  /// The search keywords, by which a filter finds the row although it does not show them.
  public var keywords: [String] { storage.extras?.value.keywords ?? [] }

  /// Whether the row cannot be selected, because it is disabled or its setting is locked.
  ///
  /// A locked list of records can be opened, as the settings of its records are not locked with it.
  public var isDisabled: Bool {
    storage.isDisabled
      || storage.extras?.value.notes.lockReason != nil
        && storage.control?.value.role.leadsToSettings != true
  }

  /// Whether the row was declared as hidden.
  package var isHidden: Bool { storage.isHidden }

  /// The name that identifies the row, where one was given.
  package var explicitID: RowID? { storage.id.map { RowID(.name($0)) } }

  /// Where the row is declared.
  package var site: DeclarationSite { storage.site }
}

extension Row: RowContent {
  /// The row itself.
  public var row: Row {
    // Without this statement, the result builder of the requirement would ask for the row again.
    let row = self
    return row
  }
}

extension Row: CustomReflectable {
  /// The description alone, so that a dump shows no secret.
  public var customMirror: Mirror { Mirror(self, children: ["row": description]) }
}

extension Row: CustomStringConvertible {
  /// The row as a declaration, with its title, detail, subtitle and id.
  ///
  /// The detail may be the label of the control; a secret is never shown.
  public var description: String {
    if let group = storage.group { return "\(group.children.count) rows" }
    let value = detail ?? control?.visibleText
    let parts = [
      value.map { ", detail: \"\($0)\"" } ?? "", ")",
      subtitle.map { ".subtitle(\"\($0)\")" } ?? "", storage.id.map { ".id(\"\($0)\")" } ?? "",
    ]
    return "Row(\"\(title)\"" + parts.joined()
  }
}
