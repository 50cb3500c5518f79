/// What tests count instead of time, so that work which starts to grow faster than the table turns
/// them red on any machine.
enum CountedOperation {
  /// The ids of two rows were compared.
  case idComparison
  /// The name of a row was hashed.
  case idHash
  /// A node of running counts was read or changed.
  case node
  /// A slot of a hash index was read.
  case probe
}

/// Counts operations for one test; in a release build nothing is counted, and counting costs
/// nothing.
///
/// It is used from one task only: the one for which it is the current counter.
final class OperationCounter: @unchecked Sendable {
  /// The counter of the task that runs, if it has one.
  @TaskLocal static var current: OperationCounter?

  private var counts: [CountedOperation: Int] = [:]

  /// Returns how often an operation was done.
  subscript(operation: CountedOperation) -> Int { counts[operation] ?? 0 }

  /// Notes that an operation was done.
  static func note(_ operation: CountedOperation) {
    #if DEBUG
      current?.counts[operation, default: 0] += 1
    #endif
  }

  /// Returns what is counted while a function runs.
  static func counting(_ body: () -> Void) -> OperationCounter {
    let counter = OperationCounter()
    $current.withValue(counter, operation: body)
    return counter
  }
}
