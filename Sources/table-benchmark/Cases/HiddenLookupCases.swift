/// Rows by path while some are hidden.
enum HiddenLookupCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "row(at:) with hidden rows: ≤ 150 ns at random among 1,000,000",
      cases: [10, 50, 95].flatMap { percent in
        sizes.flatMap { size in
          [
            BenchmarkCase(
              "hidden-lookup.\(percent)%.in-order", rows: size,
              baseline: "the shown rows in nested arrays"
            ) { LookupCases.inOrder(of: Lookup(size, hiddenPercent: percent)) },
            BenchmarkCase(
              "hidden-lookup.\(percent)%.random", rows: size,
              bar: size == 1_000_000 && percent == 10 ? .nanoseconds(150) : nil,
              baseline: "the shown rows in nested arrays"
            ) { LookupCases.random(of: Lookup(size, hiddenPercent: percent)) },
          ]
        }
      }
    )
  }
}
