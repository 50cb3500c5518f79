/// The result of changing a value or selecting a row.
public enum ValueOutcome: Hashable, Sendable {
  /// The value was taken.
  case accepted
  /// The row was selected: its action has run, or waits to be started if it takes time.
  case handled
  /// Nothing has happened yet: the question must be answered first.
  case needsConfirmation(String)
  /// The value was not taken, for the reason given as a phrase such as "must not be empty".
  case refused(String)
  /// Nothing has happened, for a reason that does not depend on a value.
  case ignored(Reason)

  /// Why nothing has happened.
  public enum Reason: Hashable, Sendable {
    /// The row is disabled.
    case disabled
    /// Selecting the row does nothing.
    case notSelectable
    /// The row's action, which takes time, has not ended.
    case busy
    /// The row has no value that can be set or stepped in this way.
    case hasNoValue
    /// The value is at the end of its range.
    case atEnd
    /// A higher source decides the setting, named by a phrase such as "set by MYTOOL_VOLUME".
    case locked(String)
    /// There is no row with this id, or at this path.
    case unknownRow
    /// No setting has this key now.
    case unknownKey
    /// The menu has left the page, or its description is running.
    case unavailable
    /// The key begins with the name of a record that has to be added to its list first.
    case missingRecord(String)
    /// Another value of the same call was refused, so this one was not taken either.
    case otherRefused
  }
}

extension ValueOutcome {
  /// Why nothing has happened, as a phrase such as "must not be empty"; `nil` after a success.
  public var reason: String? { reason(in: TableWords()) }

  /// Returns why the value was not taken, in the words of a table; `nil` if it was.
  public func reason(in words: TableWords) -> String? {
    switch self {
    case .accepted, .handled: nil
    case .needsConfirmation: words[.needsAnswer]
    case .refused(let reason), .ignored(.locked(let reason)): reason
    case .ignored(.disabled): words[.isDisabled]
    case .ignored(.notSelectable): words[.notSelectable]
    case .ignored(.hasNoValue): words[.hasNoValue]
    case .ignored(.busy): words[.isBusy]
    case .ignored(.atEnd): words[.isAtEnd]
    case .ignored(.unknownRow): words[.noSuchRow]
    case .ignored(.unknownKey): words[.noSuchSetting]
    case .ignored(.unavailable): words[.isUnavailable]
    case .ignored(.missingRecord(let name)): words(.addFirst, name)
    case .ignored(.otherRefused): words[.otherRefused]
    }
  }

  /// Whether a new value was tried, so that the row may show another value or a refusal.
  package var isAttempt: Bool {
    if case .ignored = self { false } else { true }
  }
}
