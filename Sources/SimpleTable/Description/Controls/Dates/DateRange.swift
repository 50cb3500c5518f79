/// The dates that a setting can have, in the form of ISO 8601.
public struct DateRange: Hashable, Sendable {
  /// The parts of a value: a day, a time, or both.
  public let parts: DateParts

  /// The earliest value, if there is one.
  public let minimum: String?

  /// The latest value, if there is one.
  public let maximum: String?
}
