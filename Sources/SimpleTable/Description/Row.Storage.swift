extension Row {
  /// What a row holds, behind its one reference.
  ///
  /// What is compared at each reload stands together in front.
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

    /// What few rows have.
    var extras: Extras?

    /// The rows that stand here instead of one; see ``Row/Group``.
    var group: Group?

    var onSelect: (() -> Void)?
    var site: DeclarationSite

    init(title: String, site: DeclarationSite) {
      self.title = title
      self.site = site
    }

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

    /// The rows inside go one after the other, as each from within the last would need room on the
    /// stack.
    deinit {
      guard isNesting else { return }
      var inner: [Row] = []
      takeInnerRows(into: &inner)
      while var row = inner.popLast() {
        if isKnownUniquelyReferenced(&row.storage) { row.storage.takeInnerRows(into: &inner) }
      }
    }

    /// Whether there are rows inside, in a group or below.
    private var isNesting: Bool { group != nil || extras?.disclosure != nil }

    /// Takes out the rows inside that nobody else keeps, as far as there are others in them.
    private func takeInnerRows(into rows: inout [Row]) {
      if isKnownUniquelyReferenced(&group) {
        rows += group?.children.filter(\.storage.isNesting) ?? []
        group = nil
      }
      if isKnownUniquelyReferenced(&extras), let below = extras?.disclosure?.content {
        rows.append(below)
        extras?.disclosure = nil
      }
    }
  }

  /// What few rows have, kept apart so that the others stay small.
  final class Extras {
    var badge: String?
    var keywords: [String] = []
    var onAccessory: (() -> Void)?
    var drawing: ((_ width: Int) -> [String])?
    var disclosure: Disclosure?
    var control: Control?
    var reading: Control.Reading?
    var tag: AnyHashable?

    init() {}

    init(copying other: Extras) {
      badge = other.badge
      keywords = other.keywords
      onAccessory = other.onAccessory
      drawing = other.drawing
      disclosure = other.disclosure
      control = other.control
      reading = other.reading
      tag = other.tag
    }
  }
}
