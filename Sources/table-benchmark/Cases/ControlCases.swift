import SimpleTable

/// What it costs to describe and to evaluate a row of a control.
enum ControlCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "a row of a control, described and evaluated",
      cases: rows.flatMap { [describing($0), holding($0)] } + [
        BenchmarkCase(
          name: "control.toggle.100000", bar: .value(250e6),
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

  private static var rows: [Kind] {
    [
      Kind("toggle", bytes: 1_200, time: 2_500) { ToggleRow("Wi-Fi", isOn: $1.$isOn).id($0) },
      Kind("slider", bytes: 1_200, time: 2_500) {
        SliderRow("Volume", value: $1.$number, in: 0...100, step: 5).id($0)
      },
      Kind("picker", bytes: 2_400, time: nil) {
        PickerRow("Fruit", selection: $1.$text, options: fruits, style: .navigationLink).id($0)
      },
    ]
  }

  /// A row of one kind, with the most bytes and nanoseconds that it may take.
  private struct Kind {
    let name: String
    let bytes: Double
    let time: Double?
    let row: MakeRow

    init(_ name: String, bytes: Double, time: Double?, _ row: @escaping MakeRow) {
      (self.name, self.bytes, self.time, self.row) = (name, bytes, time, row)
    }
  }

  private typealias MakeRow = (_ id: Int, _ state: Fixture.State) -> Row

  private static func plain(_ id: Int, _ state: Fixture.State) -> Row { Row("Wi-Fi").id(id) }

  private static func table(of count: Int, _ row: @escaping MakeRow, _ state: Fixture.State)
    -> TableAdapter
  {
    TableAdapter(Table { Section { for id in 0..<count { row(id, state) } } })
  }

  private static func describing(_ kind: Kind) -> BenchmarkCase {
    BenchmarkCase(
      name: "control.\(kind.name)", bar: kind.time.map(BenchmarkCase.Bar.value),
      baseline: "a row without a control"
    ) {
      let state = Fixture.State()
      return .timed(operations: 1_000) {
        table(of: 1_000, plain, state).numberOfRows
      } _: {
        table(of: 1_000, kind.row, state).numberOfRows
      }
    }
  }

  private static func holding(_ kind: Kind) -> BenchmarkCase {
    BenchmarkCase(
      name: "control.\(kind.name).memory", bar: .value(kind.bytes), unit: .bytes,
      baseline: "a row without a control"
    ) {
      let state = Fixture.State()
      func bytes(_ row: @escaping MakeRow) -> Double? {
        Memory.bytesHeld { table(of: 10_000, row, state) }.map { $0 / 10_000 }
      }
      guard bytes(kind.row) != nil else { return nil }
      return Trial { (bytes(kind.row) ?? .infinity, bytes(plain)) }
    }
  }

  private static let fruits = ["Lemon", "Lime", "Orange", "Yuzu", "Pomelo"]
}
