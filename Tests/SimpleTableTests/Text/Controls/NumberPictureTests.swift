import Testing

@testable import SimpleTable

@Suite struct `Pictures of steppers and sliders` {
  private let table = Table {
    Section("Steppers") {
      StepperRow("Lowest", value: .constant(1), in: 1...10)
      StepperRow("Between", value: .constant(5), in: 1...10)
      StepperRow("Highest", value: .constant(10), in: 1...10)
      StepperRow("Beyond", value: .constant(11), in: 1...10)
      StepperRow("Disabled", value: .constant(2.5), in: 0...5, step: 0.5).disabled()
      StepperRow("With a unit", value: .constant(3), in: 1...10) { "\($0) min" }
    }
    Section("Sliders") {
      SliderRow("Lowest", value: .constant(0), in: 0...100)
      SliderRow("Between", value: .constant(60), in: 0...100) { "\($0) %" }
      SliderRow("Highest", value: .constant(100), in: 0...100)
      SliderRow("Disabled", value: .constant(0.25), in: 0...1, step: 0.25).disabled()
      SliderRow("Refused", value: .constant(50), in: 0...100).id("refused")
      SliderRow("A title that leaves no room for the track", value: .constant(7), in: 0...9)
    }
  }

  private func prepare(_ adapter: TableAdapter) {
    adapter.setValue("101", row: "refused")
  }

  @Test func `plain, 20 columns, in ASCII`() {
    expectPicture(
      table, width: 20, style: .plain, symbols: .ascii, prepare: prepare,
      """
         Steppers --------
         Lowest        1 +
         Between     - 5 +
         Highest    - 10
         Beyond     - 11
       - Disabled  - 2.5 +
         With a unit 3 min
         Sliders ---------
         Lowest          0
         Between      60 %
         Highest       100
       - Disabled     0.25
       ! Refused        50
         must be from 0 to
         100
         A title tha...  7
      """)
  }

  @Test func `grouped, 20 columns`() {
    expectPicture(
      table, width: 20, style: .grouped, prepare: prepare,
      """
        Steppers
          Lowest     1 +
          Between  − 5 +
          Highest     10
          Beyond  − 11
       ⊘  Disabled   2.5
          With a…  3 min

        Sliders
          Lowest       0
          Between   60 %
          Highest    100
       ⊘  Disabled  0.25
       !  Refused     50
          must be from 0
          to 100
          A title th…  7
      """)
  }

  @Test func `inset and grouped, 60 columns`() {
    expectPicture(
      table, width: 60, style: .insetGrouped, prepare: prepare,
      """
          Steppers
        ╭────────────────────────────────────────────────────────╮
        │ Lowest                                             1 + │
        │ Between                                          − 5 + │
        │ Highest                                         − 10   │
        │ Beyond                                          − 11   │
       ⊘│ Disabled                                       − 2.5 + │
        │ With a unit                                  − 3 min + │
        ╰────────────────────────────────────────────────────────╯

          Sliders
        ╭────────────────────────────────────────────────────────╮
        │ Lowest                                    ●───────── 0 │
        │ Between                                ━━━━━●──── 60 % │
        │ Highest                                 ━━━━━━━━━● 100 │
       ⊘│ Disabled                               ━━●─────── 0.25 │
       !│ Refused                                  ━━━━━●──── 50 │
        │ must be from 0 to 100                                  │
        │ A title that leaves no room for the track            7 │
        ╰────────────────────────────────────────────────────────╯
      """)
  }
}
