extension CellWidth {
  /// A count of the cells that text takes, one scalar after the other.
  ///
  /// At any point ``cells`` is the width of the text so far.
  package struct Counter: Sendable {
    /// What the previous scalar may begin.
    private enum Link {
      /// The next scalar is a cluster of its own.
      case none
      /// A conjunct, if a letter follows.
      case conjunct
      /// A flag, if its other half follows.
      case flag
      /// A joined emoji, if a pictograph follows.
      case sequence
    }

    /// The cells of the clusters before the last, less one if that has text presentation.
    private var finished = 0

    /// The cells of the last cluster.
    private var cluster = 0

    /// The scalar that the last cluster is drawn with.
    private var base = ScalarKind.invisible

    /// Whether a selector or a spacing mark may still change the last cluster.
    private var isOpen = false

    /// Whether the last cluster has a joiner, and so no text presentation.
    private var isJoined = false

    /// What the previous scalar may begin.
    private var link = Link.none

    /// Creates the count of no text.
    package init() {}

    /// The number of cells that the text so far takes.
    package var cells: Int { finished + cluster }

    /// Adds the next scalar of the text.
    package mutating func add(_ scalar: Unicode.Scalar) {
      let link = self.link
      self.link = .none
      switch scalar.value {
      case 0x200D:
        isJoined = true
        self.link = link == .conjunct ? link : base.isPictograph ? .sequence : .none
      case 0xFE0E...0xFE0F where isOpen:
        select(emoji: scalar.value == 0xFE0F)
      case 0x1F1E6...0x1F1FF:
        guard link != .flag else { break }
        start(with: ScalarKind(of: scalar))
        self.link = .flag
      case 0x1F3FB...0x1F3FF where base.isPictograph:
        break
      default:
        // So few scalars follow a virama that no table lists the letters.
        let conjoins = link == .conjunct && scalar.properties.generalCategory == .otherLetter
        add(ScalarKind(of: scalar), after: link, conjoins: conjoins)
      }
    }

    /// Adds a scalar by its kind, and whether it continues a conjunct.
    private mutating func add(_ kind: ScalarKind, after link: Link, conjoins: Bool) {
      if kind.isVirama {
        self.link = .conjunct
      } else if kind.isSpacingMark {
        guard isOpen else { return }
        cluster = 2
        isOpen = false
      } else if conjoins, kind.width == 1 {
        // The conjunct includes the letters before, and takes at most two cells.
        cluster = 0
        start(with: kind)
        cluster = 2
      } else if kind.width > 0, link != .sequence || !kind.isPictograph {
        start(with: kind)
      }
    }

    /// Starts a cluster with a scalar that takes cells.
    private mutating func start(with kind: ScalarKind) {
      finished += cluster
      cluster = kind.width
      base = kind
      isOpen = true
      isJoined = false
    }

    /// Gives the last cluster the emoji presentation or that of text, if it has both.
    private mutating func select(emoji isEmoji: Bool) {
      isOpen = false
      guard base.varies else { return }
      if isEmoji {
        cluster = 2
      } else if base.width == 2, !isJoined {
        finished -= 1
      }
    }
  }
}
