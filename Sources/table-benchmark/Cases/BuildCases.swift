import SimpleTable

/// Rows made by a loop in a builder.
enum BuildCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "rows through a for in the builder: ≤ 1.3 × a plain append loop",
      cases: sizes.map { size in
        BenchmarkCase(
          "build.for", rows: size, bar: size == 1_000_000 ? .ratio(1.3) : nil,
          baseline: "appending the same rows to an array"
        ) { build(size) }
      }
    )
  }

  private static func build(_ size: Int) -> Trial {
    .timed(operations: size) {
      var rows: [Row] = []
      for number in 0..<size {
        rows.append(Row("Device", detail: "on", icon: "i") { _ = number }.id(number))
      }
      return rows.count
    } _: {
      let section = Section {
        for number in 0..<size {
          Row("Device", detail: "on", icon: "i") { _ = number }.id(number)
        }
      }
      return section.header == nil ? 1 : 0
    }
  }
}
