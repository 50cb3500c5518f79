extension Row {
  /// What a row holds, behind its one reference.
  final class Storage {
    var title: String
    var subtitle: String?
    var detail: String?
    var icon: String?
    var accessory = Accessory.none
    var onSelect: (() -> Void)?
    var id: String?
    var site: DeclarationSite
    var isDisabled = false
    var isHidden = false

    /// The rows that stand here instead of one; see ``Row/Group``.
    var group: Group?

    /// What few rows have.
    var extras: Extras?

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
      site = other.site
      isDisabled = other.isDisabled
      isHidden = other.isHidden
      group = other.group
      extras = other.extras
    }
  }

  /// What few rows have, kept apart so that the others stay small.
  struct Extras {
    var badge: String?
    var keywords: [String] = []
    var onAccessory: (() -> Void)?
    var drawing: ((_ width: Int) -> [String])?
    var disclosure: Disclosure?
    var control: Control?
    var reading: Control.Reading?
    var tag: AnyHashable?
  }
}
