extension TableAdapter {
  /// What becomes of a change that is asked for: it is made at once, or waits for its turn.
  struct Delivery {
    /// Whether a handler is running, so that other changes have to wait.
    var isDelivering = false

    /// The changes that wait.
    var queue: [() -> TableChanges] = []

    /// Whether rows, headers or footers that draw themselves are being drawn.
    var isDrawing = false

    /// Whether a change was asked for that a description, or what draws, must not make.
    var hasRefused = false

    /// Whether changes that waited are being made.
    fileprivate var isCatchingUp = false
  }

  /// Whether a change that is asked for now has to wait.
  package var isDelivering: Bool { delivery.isDelivering }

  /// Makes a change of the table, or queues it while another one is being delivered.
  ///
  /// What rows that draw themselves change while they are drawn is ignored, as there might be no end,
  /// and becomes a diagnostic.
  package func whenDelivered(_ change: @escaping () -> TableChanges) -> TableChanges {
    guard !delivery.isDrawing else { return refuse() }
    guard isDelivering else { return change() }
    delivery.queue.append(change)
    return TableChanges()
  }

  /// Ignores a change that a description, or what draws, must not make, and notes that.
  func refuse() -> TableChanges {
    delivery.hasRefused = true
    return TableChanges()
  }

  /// Delivers a change that was just made, then makes what follows it and what was queued meanwhile.
  ///
  /// What is asked for by what follows comes after what was queued before.
  func deliver(_ changes: TableChanges, then follow: () -> Void = {}) {
    if !changes.isEmpty, let onChange {
      delivery.isDelivering = true
      onChange(changes)
    }
    delivery.isDelivering = !delivery.queue.isEmpty || delivery.isCatchingUp
    follow()
    delivery.isDelivering = false
    guard !delivery.isCatchingUp else { return }
    delivery.isCatchingUp = true
    while !delivery.queue.isEmpty {
      let queue = delivery.queue
      delivery.queue = []
      for change in queue { _ = change() }
    }
    delivery.isCatchingUp = false
  }
}
