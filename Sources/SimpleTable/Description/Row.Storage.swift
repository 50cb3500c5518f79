extension Row {
  /// What a row holds, behind its one reference.
  ///
  /// The properties that are compared at each reload come first, close together in memory.
  final class Storage {
    var id: String? {
      didSet { idHash = id.map(Identity.quickHash) ?? 0 }
    }

    /// The quick hash of the id, made once so that a reload reads ids only to compare them.
    private(set) var idHash: UInt64 = 0

    var title: String
    var detail: String?
    var subtitle: String?
    var icon: String?
    var accessory = Accessory.none
    var isDisabled = false
    var isHidden = false

    /// The properties that few rows have; `nil` where all are at their defaults.
    var extras: Extras?

    /// The rows of a group.
    var group: Group<Row>?

    var onSelect: (() -> Void)?
    var site: DeclarationSite

    init(title: String, site: DeclarationSite) {
      self.title = title
      self.site = site
    }

    /// Creates a copy, hash included.
    ///
    /// An initializer does not call the observer of the id.
    init(copying other: Storage) {
      title = other.title
      subtitle = other.subtitle
      detail = other.detail
      icon = other.icon
      accessory = other.accessory
      onSelect = other.onSelect
      id = other.id
      idHash = other.idHash
      site = other.site
      isDisabled = other.isDisabled
      isHidden = other.isHidden
      group = other.group
      extras = other.extras
    }
  }

  /// The properties that few rows have, kept apart so that the others stay small.
  final class Extras {
    var badge: String?
    var keywords: [String] = []
    var onAccessory: (() -> Void)?
    var drawing: ((_ width: Int) -> [String])?

    /// What was drawn on the widest line when the row was evaluated.
    var widestDrawing: [String]?

    var disclosure: Disclosure?
    var control: Control?
    var reading: Control.Reading?
    var tag: AnyHashable?
    var notes = Notes()

    /// The action that takes time, if the row has one.
    var work: (() async throws -> Void)?

    init() {}

    init(copying other: Extras) {
      badge = other.badge
      keywords = other.keywords
      onAccessory = other.onAccessory
      drawing = other.drawing
      widestDrawing = other.widestDrawing
      disclosure = other.disclosure
      control = other.control
      reading = other.reading
      tag = other.tag
      notes = other.notes
      work = other.work
    }
  }
}
