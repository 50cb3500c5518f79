extension Row {
  /// The properties of a row, in the box that is its one reference.
  ///
  /// The properties that are compared at each reload come first, close together in memory.
  /// A new one that is shown belongs to the notes, which compare themselves, or is compared in
  /// `reads(like:)`.
  struct Storage {
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
    var extras: Shared<Extras>?

    /// What makes the row a control.
    var control: Shared<any Control>?

    /// What was read of the control when the row was evaluated.
    var reading: Shared<ControlReading>?

    /// The rows of a group.
    var group: Group<Row>?

    var onSelect: (() -> Void)?
    var site: DeclarationSite

    init(title: String, site: DeclarationSite) {
      self.title = title
      self.site = site
    }
  }

  /// The properties that few rows have, kept apart so that the others stay small.
  struct Extras {
    var badge: String?
    var keywords: [String] = []
    var onAccessory: (() -> Void)?
    var drawing: ((_ width: Int) -> [String])?

    /// What was drawn on the widest line when the row was evaluated.
    var widestDrawing: [String]?

    var disclosure: Disclosure?
    var notes = Notes()

    /// The data that a module above attached to the row, which the table does not interpret.
    var attachment: Any?

    /// The action that takes time, if the row has one.
    var work: (() async throws -> Void)?

    /// Whether a closure has replaced another of the same kind, which never runs.
    var hasReplacedClosure = false
  }
}

extension Row.Storage {
  /// The properties that few rows have, in an object that no other row has once they are changed.
  var uniqueExtras: Row.Extras {
    get { extras?.value ?? Row.Extras() }
    _modify {
      if !isKnownUniquelyReferenced(&extras) { extras = extras.map { Shared($0.value) } }
      let own = extras ?? Shared(Row.Extras())
      extras = own
      yield &own.value
    }
  }
}
