#if canImport(Observation)
  internal import Observation
#endif

/// What was read from observable objects while code of the program ran, and whether any of it has
/// changed since.
///
/// A description is out of date once something that it has read is about to change. Releasing the
/// object ends the tracking, which leaves nothing in the program's objects.
package final class ObservedReads {
  // The stream is used only as a flag with a handler that any thread may set: its lock is the only
  // one in the standard library on every platform.
  private let stream: AsyncStream<Void>
  private let flag: AsyncStream<Void>.Continuation
  private var end: () -> Void = {}

  private init() {
    (stream, flag) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(0))
  }

  deinit {
    flag.onTermination = nil
    end()
  }

  /// Whether something that was read has changed, or is just being changed.
  var isOutdated: Bool {
    if case .terminated = flag.yield() { true } else { false }
  }

  /// Calls a function when something that was read is about to change, or at once if it has
  /// changed.
  ///
  /// It is called once, or rarely twice, on the thread that makes the change and before the change.
  /// So it may only schedule work for later.
  func notify(_ handler: (@Sendable () -> Void)?) {
    guard let handler else {
      flag.onTermination = nil
      return
    }
    flag.onTermination = { reason in
      if case .finished = reason { handler() }
    }
    if isOutdated { handler() }
  }
}

extension ObservedReads {
  /// Returns a handler that calls a function on an actor, after what runs there now.
  package static func handler(
    on isolation: any Actor, _ body: @escaping @Sendable (isolated any Actor) -> Void
  ) -> @Sendable () -> Void {
    { Task { await body(isolation) } }
  }

  /// Calls a function, and returns its value with what it has read from observable objects.
  ///
  /// What the function changes itself while it runs is not noticed. Where the platform has no
  /// observation, the reads are `nil`.
  static func track<Value>(_ body: () -> Value) -> (value: Value, reads: ObservedReads?) {
    #if canImport(Observation)
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
        let reads = ObservedReads()
        let lifetime = Lifetime()
        reads.end = lifetime.end
        let value = withObservationTracking {
          lifetime.read()
          return body()
        } onChange: { [flag = reads.flag] in
          flag.finish()
        }
        return (value, reads)
      }
    #endif
    return (body(), nil)
  }
}

#if canImport(Observation)
  /// An extra object that is read, whose change ends the tracking.
  ///
  /// Without it, a tracking would stay in each object that was read until a property changes there.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private final class Lifetime: Observable {
    private let registrar = ObservationRegistrar()

    private var isOver: Bool { false }

    func read() { registrar.access(self, keyPath: \.isOver) }

    func end() { registrar.withMutation(of: self, keyPath: \.isOver) {} }
  }
#endif
