/// The changes of settings that are still to be reported.
struct SettingChangeQueue {
  private var pending: [SettingChange] = []
  private var isDelivering = false

  /// How often changes were returned since reporting began.
  private var roundCount = 0

  /// Whether reporting was given up, as each report led to further changes.
  private(set) var isEndless = false

  /// After how many rounds reporting is given up.
  private static let limit = 1_000

  mutating func add(_ changes: [SettingChange]) { pending += changes }

  /// Begins to report, unless that has begun already.
  mutating func begin() -> Bool {
    defer { isDelivering = true }
    return !isDelivering
  }

  /// Returns the changes that wait, in order; where there are none, or that goes on for ever, reporting ends.
  mutating func next() -> [SettingChange] {
    if roundCount == Self.limit { (isEndless, pending) = (true, []) }
    defer { pending = [] }
    isDelivering = !pending.isEmpty
    roundCount = isDelivering ? roundCount + 1 : 0
    return pending
  }
}
