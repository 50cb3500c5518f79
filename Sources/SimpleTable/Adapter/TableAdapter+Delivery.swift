extension TableAdapter {
  /// What becomes of a change that is asked for: it is made at once, or waits for its turn.
  struct Delivery {
    /// What an adapter is doing.
    enum Phase {
      /// It can be changed at once.
      case ready
      /// Comparing rows that draw themselves, whose closures may ask for changes.
      case comparing
      /// Calling `onChange`, which may ask for changes.
      case delivering
    }

    /// What the adapter is doing now.
    var phase = Phase.ready

    /// The changes that wait, each with the phase in which it was asked for.
    var queue: [(askedIn: Phase, change: () -> TableChanges)] = []

    /// The phase in which the queued change was asked for that is being made, or `nil`.
    var origin: Phase?
  }

  /// Whether a change that is asked for now has to wait.
  var isDelivering: Bool { delivery.phase != .ready }

  /// Makes a change of the table, or queues it while another one is being delivered.
  ///
  /// What rows that draw themselves change while they are compared is queued as well. That change
  /// compares them again: what they change then is ignored, as there might be no end.
  func whenDelivered(_ change: @escaping () -> TableChanges) -> TableChanges {
    switch delivery.phase {
    case .ready:
      return change()
    case .comparing where delivery.origin == .comparing:
      model.diagnose("a row that draws itself changes the table each time; that was ignored")
    case .comparing, .delivering:
      delivery.queue.append((delivery.origin == .comparing ? .comparing : delivery.phase, change))
    }
    return TableChanges()
  }

  /// Delivers a change that was just made, then makes what follows it and what was queued meanwhile.
  ///
  /// What is asked for by what follows comes after what was queued before.
  func deliver(_ changes: TableChanges, then follow: () -> Void = {}) {
    if !changes.isEmpty, let onChange {
      delivery.phase = .delivering
      onChange(changes)
    }
    let isWaiting = !delivery.queue.isEmpty || delivery.origin != nil
    delivery.phase = isWaiting ? .delivering : .ready
    follow()
    delivery.phase = .ready
    guard delivery.origin == nil else { return }
    while !delivery.queue.isEmpty {
      let queue = delivery.queue
      delivery.queue = []
      for (phase, change) in queue {
        delivery.origin = phase
        _ = change()
      }
    }
    delivery.origin = nil
  }
}
