/// One thing that is measured, beside something plain that does the same work.
struct BenchmarkCase {
  /// The name, as in `lookup.in-order.100000`.
  let name: String

  /// The number of rows of the table.
  let rowCount: Int

  /// What must hold, where anything was promised.
  let bar: Bar?

  /// What the case is compared to.
  let baseline: String

  /// Makes the table and returns what can be measured on it.
  ///
  /// It runs only when the case does, so that a list of cases costs nothing.
  let prepare: () -> Trial

  init(
    _ name: String, rows rowCount: Int, bar: Bar? = nil, baseline: String,
    prepare: @escaping () -> Trial
  ) {
    self.name = "\(name).\(rowCount)"
    self.rowCount = rowCount
    self.bar = bar
    self.baseline = baseline
    self.prepare = prepare
  }
}

/// Cases that stand under one promise.
struct BenchmarkGroup {
  /// The promise, in the words of the table of bars.
  let title: String

  let cases: [BenchmarkCase]
}

/// The sizes at which most cases are measured.
let sizes = [100, 10_000, 100_000, 1_000_000]
