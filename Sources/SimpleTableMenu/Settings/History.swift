import SimpleTable

/// The changes of the user, to be undone and redone.
struct History {
  /// The events, and those that were undone, as they were when they were made.
  private(set) var done: [Event] = []
  private(set) var undone: [Event] = []

  /// The event that the user has not confirmed yet, which is in no store.
  private(set) var pending: Event?

  /// What settings held before the user has first changed them, of those that are read at the
  /// start.
  private(set) var firstValues: [String: SettingValue] = [:]

  /// The event that is being reported.
  ///
  /// Changes made meanwhile belong to it.
  private var open: Place?

  /// Where an event is.
  enum Place {
    case done, undone, pending
  }

  /// The number of events that can be undone at least.
  private static let limit = 1_000
}

extension History {
  /// Whether there is a change of the user to undo, or one to redo.
  var canUndo: Bool { pending != nil || !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Records a change of the edited level: as an event of the user, or as one that is to be
  /// confirmed.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - event: What it has changed.
  ///   - keys: The keys that the user has changed; where one is that of a setting whose changes are
  ///     to be confirmed, or of one that is not confirmed yet, so is this change.
  ///   - known: The pages now.
  ///   - isReported: Whether the change was made while another one is reported, to which it
  ///     belongs.
  ///   - asks: Whether changes are to be confirmed.
  mutating func record(
    _ change: Change, _ event: Event, of keys: Set<String>, _ known: MenuWalk, isReported: Bool,
    asks: Bool
  ) {
    for case let setting? in keys.map({ change.walk[$0] })
    where setting.row.setting.needsRestart && firstValues[setting.key] == nil {
      firstValues[setting.key] = setting.value
    }
    if isReported { return record(event) }
    open = nil
    let asked = keys.sorted().lazy.compactMap { key in
      asks ? known[key].flatMap { $0.secondsToConfirm == nil ? nil : $0 } : nil
    }.first
    let isPending = pending.map { !keys.isDisjoint(with: $0.changes.keys) } ?? false
    let isChanged = asked.map { change.walk[$0.key]?.value != $0.value } ?? false
    guard isPending || isChanged || asked != nil && pending != nil else { return record(event) }
    addPending(event, asked.map(change.question))
  }

  /// Records an event, or adds it to the one that is being reported, and forgets undone events.
  mutating func record(_ event: Event) {
    if event.isEmpty { return }
    switch open {
    case .done where !done.isEmpty: done[done.count - 1].append(event)
    case .undone where !undone.isEmpty:
      var both = undone[undone.count - 1].reversed
      both.append(event)
      undone[undone.count - 1] = both.reversed
    case .pending where pending != nil: pending?.append(event)
    default:
      undone = []
      add(event, to: .done)
    }
  }

  /// Adds an event, which is reported next.
  mutating func add(_ event: Event, to place: Place) {
    open = place
    switch place {
    case .done: done.append(event)
    case .undone: undone.append(event)
    case .pending: pending = event
    }
    if done.count == 2 * Self.limit { done.removeFirst(Self.limit) }
  }

  /// Adds an event to the one that is to be confirmed, for which there is the whole time again.
  private mutating func addPending(_ event: Event, _ question: Event.Question?) {
    var both = pending ?? Event()
    both.append(event)
    let count = (pending?.question?.count ?? 0) + 1
    let values = pending?.question?.values ?? [:]
    both.question = question ?? pending?.question
    both.question?.values.merge(values) { $1 }
    both.question?.count = count
    if both.isEmpty { pending = nil } else { add(both, to: .pending) }
  }

  /// Takes over what a store holds now, where that is what is put back if the user does not
  /// confirm.
  mutating func rebase(from old: [String: SettingValue], to new: [String: SettingValue]) {
    pending?.rebase(from: old, to: new)
  }

  /// Removes and returns the event that the user has confirmed.
  ///
  /// If others have stored something that it would replace, the user is told of that and asked
  /// again.
  mutating func takeConfirmed() -> Event? {
    guard let others = pending?.question?.others, !others.isEmpty else { return takePending() }
    pending?.question?.shownOthers = others
    pending?.question?.others = [:]
    pending?.question?.count += 1
    return nil
  }

  /// Removes and returns the event that is to be confirmed.
  mutating func takePending() -> Event? {
    defer { pending = nil }
    return pending
  }

  /// Ends reporting an event.
  mutating func close() { open = nil }

  /// Takes the last event, to be taken back; `nil` if there is none.
  mutating func takeDone() -> Event? { done.popLast() }

  /// Removes and returns the event that was undone last; `nil` if there is none.
  mutating func takeUndone() -> Event? { undone.popLast() }

  /// All events as one.
  var all: Event { done.reduce(into: Event()) { $0.append($1) } }
}
