extension Row {
  /// The notes of a row: everything declared besides its texts and its control.
  struct Notes: Equatable {
    /// The text that explains the setting.
    var help: String?

    /// The question that the user must confirm before the row acts.
    var confirmation: String?

    /// Why the row is disabled; `nil` where it is not.
    var disabledReason: String?

    /// Whether another row says why this one is disabled.
    var isReasonSilent = false

    /// What decides the setting of the row, so that it cannot be changed.
    var lockReason: String?

    /// Whether the work of the row is in progress.
    var isBusy = false

    /// The progress of the work, from 0 to 1; `nil` if it is unknown.
    var progress: Double?

    /// Whether an action that takes time continues after its page was left.
    var continuesInBackground = false

    /// A line below the row.
    var status: Status?

    /// The colour role of the row.
    var tint: Tint?

    /// The address that the title leads to.
    var hyperlink: String?

    /// What is wrong with the declaration of the row.
    var problems: [String] = []

    /// The progress of the work in whole percent; 100 only at the end.
    var percentDone: Int? {
      // The product of 0.29 and 100 is a little below 29.
      progress.map { $0 < 1 ? min(Int($0 * 100 + 1e-9), 99) : 100 }
    }
  }

  /// A line below a row that reports a state or an error.
  public struct Status: Hashable, Sendable {
    /// The text.
    public let text: String

    /// Whether the line is a notice or an error.
    public let kind: Kind

    /// Whether a status is a notice or an error.
    public enum Kind: Hashable, Sendable {
      /// A notice: something to know.
      case notice
      /// An error: something that went wrong.
      case error
    }
  }

  /// The colour role of a row.
  public enum Tint: Hashable, Sendable {
    /// A row that should be noticed first.
    case accent
    /// Something that went well.
    case success
    /// Something that needs care.
    case warning
    /// An error: something that went wrong.
    case error
  }

  /// The text that explains the setting.
  public var help: String? { storage.extras?.value.notes.help }

  /// The question that the user must confirm before the row acts.
  public var confirmation: String? { storage.extras?.value.notes.confirmation }

  /// Why the row is disabled or its setting locked, or `nil` if no reason was given.
  ///
  /// What locks a picker is said once, not at each of its options.
  public var disabledReason: String? {
    guard let notes = storage.extras?.value.notes else { return nil }
    let lockReason = storage.control?.value.role.isPart == true ? nil : notes.lockReason
    return lockReason ?? (notes.isReasonSilent ? nil : notes.disabledReason)
  }

  /// What decides the setting of the row, so that it cannot be changed; `nil` if it can.
  var lockReason: String? { storage.extras?.value.notes.lockReason }

  /// Whether the work of the row is in progress.
  public var isBusy: Bool {
    guard let notes = storage.extras?.value.notes else { return false }
    return notes.isBusy || notes.progress != nil
  }

  /// The part of the work that is done, from 0 to 1, or `nil` if it is unknown.
  public var progress: Double? { storage.extras?.value.notes.progress }

  /// The progress of the work in whole percent; 100 only at the end.
  package var percentDone: Int? { storage.extras?.value.notes.percentDone }

  /// Whether an action that takes time continues after its page was left.
  package var continuesInBackground: Bool {
    storage.extras?.value.notes.continuesInBackground ?? false
  }

  /// The line below the row that reports a state or an error.
  public var status: Status? { storage.extras?.value.notes.status }

  /// The address that the title opens, or `nil` if the title is not a hyperlink.
  public var hyperlink: String? { storage.extras?.value.notes.hyperlink }

  /// The colour role of the row.
  public var tint: Tint? { storage.extras?.value.notes.tint }
}
