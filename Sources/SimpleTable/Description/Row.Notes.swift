extension Row {
  /// What is said of a row beside its texts.
  struct Notes: Equatable {
    /// What the setting is for.
    var help: String?

    /// What the reader is asked before the row acts.
    var confirmation: String?

    /// Why the row is disabled.
    var disabledReason: String?

    /// Whether work is in progress.
    var isBusy = false

    /// A line below the row.
    var status: Status?

    /// The colour role of the row.
    var tint: Tint?

    /// The keys under which older versions stored the setting.
    var formerKeys: [String] = []

    /// What is wrong with the declaration of the row.
    var problems: [String] = []
  }

  /// A line below a row that says how things are.
  public struct Status: Hashable, Sendable {
    /// The text.
    public let text: String

    /// What kind of line it is.
    public let kind: Kind

    /// What kind of line a status is.
    public enum Kind: Hashable, Sendable {
      /// Something to know.
      case notice
      /// Something that went wrong.
      case error
    }
  }

  /// The colour role of a row.
  public enum Tint: Hashable, Sendable {
    /// A row to look at first.
    case accent
    /// Something that went well.
    case success
    /// Something to beware of.
    case warning
    /// Something that went wrong.
    case error
  }

  /// What the setting is for.
  public var help: String? { storage.extras?.notes.help }

  /// What the reader is asked before the row acts.
  public var confirmation: String? { storage.extras?.notes.confirmation }

  /// Why the row is disabled, where that was said.
  public var disabledReason: String? {
    isDisabled ? storage.extras?.notes.disabledReason : nil
  }

  /// Whether work is in progress.
  public var isBusy: Bool { storage.extras?.notes.isBusy ?? false }

  /// A line below the row that says how things are.
  public var status: Status? { storage.extras?.notes.status }

  /// The colour role of the row.
  public var tint: Tint? { storage.extras?.notes.tint }

  /// The keys under which older versions stored the setting.
  public var formerKeys: [String] { storage.extras?.notes.formerKeys ?? [] }
}
