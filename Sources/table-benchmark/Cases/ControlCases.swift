import SimpleTable

/// What it costs to describe and to evaluate a row of a control.
enum ControlCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "a row of a control, described and evaluated",
      cases: rows.flatMap { [describing($0.name, $0.row), holding($0.name, $0.row)] } + [
        BenchmarkCase(
          name: "control.toggle.100000", bar: .value(150e6),
          baseline: "as many rows without a control"
        ) {
          let state = Fixture.State()
          return .timed {
            table(of: 100_000, plain, state).numberOfRows
          } _: {
            table(of: 100_000, { ToggleRow("Wi-Fi", isOn: $1.$isOn).id($0) }, state).numberOfRows
          }
        }
      ])
  }

  private static var rows: [(name: String, row: MakeRow)] {
    [
      ("toggle", { ToggleRow("Wi-Fi", isOn: $1.$isOn).id($0) }),
      (
        "slider",
        { SliderRow("Volume", value: $1.$number, in: 0...100, step: 5).id($0) }
      ),
      (
        "picker",
        { PickerRow("Fruit", selection: $1.$text, options: fruits, style: .navigationLink).id($0) }
      ),
    ]
  }

  private typealias MakeRow = (_ id: Int, _ state: Fixture.State) -> Row

  private static func plain(_ id: Int, _ state: Fixture.State) -> Row { Row("Wi-Fi").id(id) }

  private static func table(of count: Int, _ row: @escaping MakeRow, _ state: Fixture.State)
    -> TableAdapter
  {
    TableAdapter(Table { Section { for id in 0..<count { row(id, state) } } })
  }

  private static func describing(_ name: String, _ row: @escaping MakeRow) -> BenchmarkCase {
    BenchmarkCase(name: "control.\(name)", bar: .value(1_500), baseline: "a row without a control")
    {
      let state = Fixture.State()
      return .timed(operations: 1_000) {
        table(of: 1_000, plain, state).numberOfRows
      } _: {
        table(of: 1_000, row, state).numberOfRows
      }
    }
  }

  private static func holding(_ name: String, _ row: @escaping MakeRow) -> BenchmarkCase {
    BenchmarkCase(
      name: "control.\(name).memory", bar: .value(1_200), unit: .bytes,
      baseline: "a row without a control"
    ) {
      let state = Fixture.State()
      func bytes(_ row: @escaping MakeRow) -> Double? {
        Memory.bytesHeld { table(of: 10_000, row, state) }.map { $0 / 10_000 }
      }
      guard bytes(row) != nil else { return nil }
      return Trial { (bytes(row) ?? .infinity, bytes(plain)) }
    }
  }

  private static let fruits = ["Lemon", "Lime", "Orange", "Yuzu", "Pomelo"]
}
