/// One thing that is measured, beside something plain that does the same work.
struct BenchmarkCase {
  /// The name, as in `lookup.in-order.100000`.
  let name: String

  /// The most that the figure may be.
  var bar: Bar?

  /// What is measured: a time or, where it says so, memory or instructions.
  var unit = Unit.time

  /// Whether it is always measured in a process of its own, as memory that other cases have freed counts.
  var isAlone = false

  /// What the case is compared to.
  let baseline: String

  /// Makes the table and returns what can be measured on it, or `nil` if it does not apply.
  ///
  /// It runs only when the case does, so that listing the cases is cheap.
  let prepare: () -> Trial?

  /// The most that a measured figure may be.
  enum Bar {
    /// A multiple of the baseline of the same round.
    case ratio(Double)

    /// A value for one operation: nanoseconds, or bytes.
    case value(Double)
  }

  /// What is measured for one operation.
  enum Unit {
    /// Nanoseconds.
    case time
    case bytes
    case instructions
  }
}

/// Cases of one kind of work.
struct BenchmarkGroup {
  let title: String
  let cases: [BenchmarkCase]
}

/// The sizes at which most cases are measured.
let sizes = [1_000, 100_000, 1_000_000]
