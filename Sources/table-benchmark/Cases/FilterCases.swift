import SimpleTable

/// Keys typed into the filter of a page.
enum FilterCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "a further key in a filter, against the first",
      cases: sizes.flatMap { size in
        [
          // All rows are found by each of the keys, so that all are searched each time.
          BenchmarkCase(
            name: "filter.further.\(size)", bar: size == 1_000_000 ? .ratio(0.25) : nil,
            baseline: "the first key"
          ) { keys(["d", "de", "dev"], size) },
          // Nine rows in ten go with the last key, and each of them is listed.
          BenchmarkCase(
            name: "filter.narrowing.\(size)", baseline: "the first key"
          ) { keys(["d", "device 7", "device 77"], size) },
        ]
      })
  }

  private static func keys(_ texts: [String], _ size: Int) -> Trial {
    let adapter = Fixture.adapter(Fixture.rows(size))
    let steps = texts.map { text in
      // Each is done once: what a filter finds is remembered.
      { Trial.time { adapter.filter(text).deletedRows.count } }
    }
    return Trial {
      adapter.filter(nil)
      let times = steps.map { $0() }
      return (times[times.count - 1], times[0])
    }
  }
}
