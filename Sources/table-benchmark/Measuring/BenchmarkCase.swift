/// One thing that is measured, beside something plain that does the same work.
struct BenchmarkCase {
  /// The name, as in `lookup.in-order.100000`.
  let name: String

  /// The most that the figure may be.
  var bar: Bar?

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

    /// A time for one operation in nanoseconds.
    case value(Double)
  }
}

/// Cases of one kind of work.
struct BenchmarkGroup {
  let title: String
  let cases: [BenchmarkCase]
}

/// The sizes at which most cases are measured.
let sizes = [1_000, 100_000, 1_000_000]
