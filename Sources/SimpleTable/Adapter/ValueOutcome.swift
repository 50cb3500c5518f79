/// The result of changing a value, selecting a row or tapping its accessory.
public enum ValueOutcome: Hashable, Sendable {
  /// The value was accepted.
  case accepted
  /// The row was selected, or its accessory was tapped; an action that takes time need not have
  /// begun.
  case handled
  /// Nothing has happened yet, because the user must first confirm this question.
  case needsConfirmation(String)
  /// The value was refused, or its row is disabled; the reason is a phrase such as "must not be
  /// empty".
  case refused(String)
  /// Nothing has happened, for a reason that does not depend on the value.
  case ignored(Reason)

  /// A reason why a value cannot be changed at all, or a row cannot be selected.
  public enum Reason: Hashable, Sendable {
    /// The row is disabled.
    ///
    /// If its description gives a reason, the outcome is ``ValueOutcome/refused(_:)``.
    case disabled
    /// Selecting the row does nothing.
    case notSelectable
    /// The row's action, which takes time, has not ended.
    case busy
    /// The row has no value that can be changed in this way.
    case hasNoValue
    /// The value is at the end of its range, or the entry at the end of its list.
    case atEnd
    /// A higher source decides the setting, named by a phrase such as "set by MYTOOL_VOLUME".
    case locked(String)
    /// There is no row with this id, or at this path.
    case unknownRow
    /// No setting has this key now.
    case unknownKey
    /// The page cannot be used now: the menu has left it, or its description is being evaluated.
    case unavailable
    /// The key belongs to a record of this name that has to be added to its list first.
    case missingRecord(String)
    /// Another value of the same call was refused, so this one was not set either.
    case otherRefused
  }
}

extension ValueOutcome {
  /// The reason in English, such as "must not be empty", or `nil` after a success.
  public var reason: String? { reason(in: TableWords()) }

  /// Returns the reason in the words of a table, or `nil` after a success.
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
