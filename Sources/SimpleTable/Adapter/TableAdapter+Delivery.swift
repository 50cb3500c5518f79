extension TableAdapter {
  /// Which code of the program runs now.
  ///
  /// It decides whether a requested change is made, queued or refused.
  enum Phase: Equatable {
    /// No code runs: a change is made at once.
    case idle
    /// The description runs, or a closure that draws: a change is refused, because it could recur
    /// endlessly, and becomes a diagnostic.
    case reading(isDrawing: Bool, hasRefused: Bool)
    /// A handler receives a change: further changes wait.
    case delivering
    /// Queued changes are made one after the other. A change by their handlers is made at once.
    case catchingUp
  }

  /// Whether a change that is asked for now has to wait.
  package var isDelivering: Bool { phase == .delivering }

  /// Whether the description is being evaluated, or something is being drawn.
  package var isEvaluating: Bool {
    if case .reading = phase { true } else { false }
  }

  /// Makes a change of the table; queues it while another one is being delivered, and refuses it while
  /// the description is read, and on a page that a menu has left.
  package func whenDelivered(_ change: @escaping () -> TableChanges) -> TableChanges {
    if isLeft || refusesUse() { return TableChanges() }
    guard phase == .delivering else { return change() }
    waiting.append(change)
    return TableChanges()
  }

  /// Returns whether code of the program is running that must not use the page, and records its use.
  func refusesUse() -> Bool {
    guard case .reading(let isDrawing, _) = phase else { return coordinator?.refusesUse() == true }
    phase = .reading(isDrawing: isDrawing, hasRefused: true)
    return true
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

  /// Runs code of the program that must not change the table, and returns whether it tried.
  func refusingChanges<Result>(
    isDrawing: Bool, _ body: () -> Result
  ) -> (Result, hasRefused: Bool) {
    let outer = phase
    // A closure that draws may show the table elsewhere.
    if case .reading(isDrawing: true, _) = outer { return (body(), false) }
    phase = .reading(isDrawing: isDrawing, hasRefused: false)
    let result = body()
    let hasRefused = phase == .reading(isDrawing: isDrawing, hasRefused: true)
    phase = outer
    return (result, hasRefused)
  }
}
