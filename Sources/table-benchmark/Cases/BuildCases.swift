import SimpleTable

/// Rows made by a loop in a builder.
enum BuildCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "rows through a for in the builder",
      cases: sizes.map { size in
        BenchmarkCase(name: "build.\(size)", baseline: "appending the same rows to an array") {
          build(size)
        }
      })
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
