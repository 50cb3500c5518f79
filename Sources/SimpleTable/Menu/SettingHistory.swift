/// What the user has changed, to be undone and done again.
struct SettingHistory {
  /// The events, and those that take back what was undone.
  private var done: [SettingEvent] = []
  private var undone: [SettingEvent] = []

  /// What was changed before, as one event, which is only taken back with all others.
  private var older = SettingEvent()

  /// The number of events that can be undone at least, before older ones become one.
  static let limit = 1_000

  /// The number of events that can be undone one by one.
  var count: Int { done.count }

  /// All events as one.
  var all: SettingEvent { done.reduce(into: older) { $0.append($1) } }

  /// Records an event; what was undone before cannot be done again then.
  mutating func record(_ event: SettingEvent) {
    guard !event.isEmpty else { return }
    add(event)
    undone = []
  }

  private mutating func add(_ event: SettingEvent) {
    done.append(event)
    guard done.count >= 2 * Self.limit else { return }
    for event in done.prefix(Self.limit) { older.append(event) }
    done.removeFirst(Self.limit)
  }

  /// Takes the last event, to be taken back; `nil` if there is none.
  mutating func takeLast() -> SettingEvent? { done.popLast() }

  /// Takes all events as one, to be taken back; `nil` if there is none.
  mutating func takeAll() -> SettingEvent? {
    guard !done.isEmpty || !older.isEmpty else { return nil }
    defer { (older, done) = (SettingEvent(), []) }
    return all
  }

  /// Keeps a part of all events that could not be taken back, to be taken back with all others.
  mutating func keep(_ rest: SettingEvent) { older.append(rest) }

  /// Takes what was undone last, to be done again; `nil` if there is nothing.
  mutating func takeUndone() -> SettingEvent? { undone.popLast() }

  /// Records what has taken an event back, to be taken back in turn.
  mutating func recordUndo(_ event: SettingEvent) { undone.append(event) }

  /// Records what was done again.
  mutating func recordRedo(_ event: SettingEvent) { add(event) }
}

/// What one event of the user has changed of what the edited level stores.
struct SettingEvent {
  /// The keys in the store that were changed, each with the setting that was changed with it.
  private(set) var changes: [String: Change] = [:]

  /// What available settings held before and after, by key.
  private(set) var values: [String: (old: SettingValue, new: SettingValue)] = [:]

  /// What settings held that was replaced, to return where the same decision applies again.
  private(set) var replaced: [DeclaredSetting.Place: ReplacedValue] = [:]

  /// The keys of the settings that held something else before, whether that is stored or not.
  private var changedKeys: Set<String> = []

  /// A change of what is stored under one key.
  struct Change {
    /// The setting; `nil` for a key that no setting has.
    let owner: DeclaredSetting.Place?
    let old: SettingValue?
    var new: SettingValue?
  }

  /// Creates an event that has changed nothing.
  init() {}

  init(
    _ changes: [String: Change], values: [String: (old: SettingValue, new: SettingValue)],
    replaced: [DeclaredSetting.Place: ReplacedValue], changedKeys: Set<String>
  ) {
    self.changes = changes
    self.values = values
    self.replaced = replaced
    self.changedKeys = changedKeys
  }

  /// Whether nothing has changed.
  var isEmpty: Bool { changes.isEmpty && changedKeys.isEmpty }

  /// The keys of the settings that are stored differently and whose values differ.
  var keysOfNewValues: Set<String> { Set(values.filter { $1.old != $1.new }.keys) }

  /// The keys in the store that belong to each setting, which are taken back together.
  var units: [Unit] {
    var units: [String: Unit] = [:]
    for (key, change) in changes {
      OperationCounter.count(.settingVisit)
      let name = change.owner?.key ?? key
      units[name, default: Unit(key: name, place: change.owner)].keys.append(key)
    }
    for place in replaced.keys where changedKeys.contains(place.key) && units[place.key] == nil {
      units[place.key] = Unit(key: place.key, place: place)
    }
    return units.values.sorted { $0.key < $1.key }
  }

  /// Returns what the event has changed of some settings.
  func part(of units: [Unit]) -> SettingEvent {
    let (names, keys) = (Set(units.map(\.key)), Set(units.flatMap(\.keys)))
    return SettingEvent(
      changes.filter { keys.contains($0.key) }, values: values.filter { names.contains($0.key) },
      replaced: replaced.filter { names.contains($0.key.key) },
      changedKeys: changedKeys.intersection(names))
  }

  /// A setting, or a key that none has, with its keys in the store.
  struct Unit {
    let key: String
    let place: DeclaredSetting.Place?
    var keys: [String] = []
  }

  /// Adds a later event, so that both are one.
  mutating func append(_ later: SettingEvent) {
    for (key, change) in later.changes {
      OperationCounter.count(.settingVisit)
      guard let first = changes[key] else {
        changes[key] = change
        continue
      }
      let both = Change(owner: first.owner ?? change.owner, old: first.old, new: change.new)
      changes[key] = both.old == both.new ? nil : both
    }
    for (key, value) in later.values {
      values[key] = (values[key]?.old ?? value.old, value.new)
    }
    replaced.merge(later.replaced) { first, _ in first }
    changedKeys.formUnion(later.changedKeys)
  }
}
