extension TableAdapter {
  /// Whether a change is being delivered.
  ///
  /// It decides whether a requested change is made or queued.
  enum Phase: Equatable {
    /// No change is being delivered: a change is made at once.
    case idle
    /// A handler receives a change: further changes wait.
    case delivering
    /// Queued changes are made one after the other. A change by their handlers is made at once.
    case catchingUp
  }

  /// Whether a change that is asked for now has to wait.
  package var isDelivering: Bool { phase == .delivering }

  /// Makes a change of the table; queues it while another one is being delivered, and refuses it
  /// while the description is read, and on a page that a menu has left.
  package func whenDelivered(_ change: @escaping () -> TableChanges) -> TableChanges {
    if isLeft || useGuard.refusesUse() { return TableChanges() }
    guard phase == .delivering else { return change() }
    waiting.append(change)
    return TableChanges()
  }

  /// Delivers a change that was just made, then makes the changes queued meanwhile.
  func deliver(_ changes: TableChanges) { deliver(before: {}, { changes }, after: {}) }

  /// Makes and delivers a change, then makes the changes queued meanwhile.
  ///
  /// - Parameters:
  ///   - before: Calls handlers before the change; changes by them wait.
  ///   - make: Makes the change.
  ///   - after: Calls handlers after it; changes by them come after those queued before.
  /// - Returns: The changes.
  @discardableResult
  func deliver(
    before: () -> Void, _ make: () -> TableChanges, after: () -> Void
  ) -> TableChanges {
    let outer = phase
    phase = .delivering
    before()
    let changes = make()
    if !changes.isEmpty { onChange?(changes) }
    if waiting.isEmpty, outer == .idle { phase = .idle }
    after()
    phase = outer
    guard outer == .idle else { return changes }
    phase = .catchingUp
    while !waiting.isEmpty {
      let changes = waiting
      waiting = []
      for change in changes { _ = change() }
    }
    phase = .idle
    return changes
  }
}
