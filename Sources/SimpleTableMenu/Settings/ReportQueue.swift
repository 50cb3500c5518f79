/// The changes of settings that are still to be reported.
struct ReportQueue {
  private var waiting: [SettingChange] = []

  /// The changes of this round that are still to be reported, the last one first, and the number of
  /// rounds.
  private var rest: [SettingChange] = []
  private var rounds = 0

  /// Whether changes are being reported.
  private(set) var isReporting = false

  /// Whether reporting was ended once, as each report led to further changes.
  private(set) var isEndless = false

  /// The key whose change is being reported, and those that the handler has set during that report.
  private var reportedKey: String?
  private var answeredKeys: Set<String> = []

  /// The keys that the handler has set in each report of their own change.
  private(set) var repeatedKeys: Set<String> = []

  /// After how many rounds reporting ends.
  private static let mostRounds = 1_000
}

extension ReportQueue {
  /// Adds changes, which are reported after those before.
  mutating func add(_ changes: [SettingChange]) { waiting += changes }

  /// Begins reporting, and returns whether that had not begun.
  mutating func begin() -> Bool {
    if isReporting { return false }
    (isReporting, rounds) = (true, 0)
    return true
  }

  /// Returns the next change to be reported, or ends reporting where there is none.
  mutating func next() -> SettingChange? {
    if rest.isEmpty {
      guard !waiting.isEmpty, rounds < Self.mostRounds else {
        isEndless = isEndless || !waiting.isEmpty
        (waiting, isReporting, reportedKey, answeredKeys) = ([], false, nil, [])
        return nil
      }
      (rest, waiting) = (waiting.reversed(), [])
      rounds += 1
    }
    let change = rest.removeLast()
    reportedKey = change.key
    return change
  }

  /// Returns whether the handler sets the reported key a second time; the first time is recorded.
  mutating func refuses(_ keys: some Sequence<String>) -> Bool {
    guard let key = reportedKey, keys.contains(key) else { return false }
    if answeredKeys.insert(key).inserted { return false }
    repeatedKeys.insert(key)
    return true
  }
}
