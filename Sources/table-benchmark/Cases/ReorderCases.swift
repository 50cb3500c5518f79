/// Reloads that change much of the order.
enum ReorderCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "reload after a reversal, a shuffle, a section removed: ≤ 50 × the comparison",
      cases: ReloadCases.cases(
        [
          ("reverse", Edits.reverse), ("shuffle", Edits.shuffle),
          ("shuffle-across", Edits.shuffleAcross), ("replace-30%", Edits.replaceThird),
          ("section-removed", Edits.removeSection),
        ],
        bar: .ratio(50), at: sizes)
    )
  }
}
