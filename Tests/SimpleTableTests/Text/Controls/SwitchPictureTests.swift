import Testing

@testable import SimpleTable

@Suite struct `Pictures of switches and choices` {
  private let table = Table {
    Section("Switches") {
      ToggleRow("On", isOn: .constant(true))
      ToggleRow("Off", isOn: .constant(false), subtitle: "And a subtitle below.")
      ToggleRow("A title that goes on for longer than a line", isOn: .constant(true))
      ToggleRow("Disabled and on", isOn: .constant(true)).disabled()
      ToggleRow("Off, with a button", isOn: .constant(false)).accessory(.detailButton)
    }
    Section("Choices") {
      Row("Slow", detail: "2 mph").tag(0)
      Row("Average", detail: "3 mph").tag(1)
      Row("Fast", detail: "4 mph").tag(2).disabled()
    }
    .selection(.single(.constant(1)))
    Section("Any of them") {
      Row("Both", accessory: .detailButton).tag(0)
      Row("This", accessory: .detailButton).tag(1)
      Row("Neither").tag(2)
    }
    .selection(.multiple(.constant([0, 1])))
  }

  @Test func `plain, 20 columns`() {
    expectPicture(
      table, width: 20, style: .plain,
      """
         Switches ────────
         On          On ━●
         Off        Off ○─
         And a subtitle
         below.
         A title that…  ━●
       ⊘ Disabled and…  ━●
         Off, with…   ○─ ⓘ
         Choices ─────────
         Slow     2 mph ○
         Average  3 mph ●
       ⊘ Fast     4 mph ○
         Any of them ─────
         Both          ☑ ⓘ
         This          ☑ ⓘ
         Neither        ☐
      """)
  }

  @Test func `grouped, 20 columns, in ASCII`() {
    expectPicture(
      table, width: 20, style: .grouped, symbols: .ascii,
      """
        Switches
          On        [on]
          Off      [off]
          And a
          subtitle
          below.
          A ti...   [on]
       -  Disa...   [on]
          Off,...  [off]

        Choices
          Slow 2 mph ( )
          A... 3 mph (*)
       -  Fast 4 mph ( )

        Any of them
          Both   [x] (i)
          This   [x] (i)
          Neither  [ ]
      """)
  }

  @Test func `inset and grouped, 60 columns, in ASCII`() {
    expectPicture(
      table, width: 60, style: .insetGrouped, symbols: .ascii,
      """
          Switches
        +--------------------------------------------------------+
        | On                                                [on] |
        | Off                                              [off] |
        | And a subtitle below.                                  |
        | A title that goes on for longer than a line       [on] |
       -| Disabled and on                                   [on] |
        | Off, with a button                           [off] (i) |
        +--------------------------------------------------------+

          Choices
        +--------------------------------------------------------+
        | Slow                                       2 mph ( )   |
        | Average                                    3 mph (*)   |
       -| Fast                                       4 mph ( )   |
        +--------------------------------------------------------+

          Any of them
        +--------------------------------------------------------+
        | Both                                           [x] (i) |
        | This                                           [x] (i) |
        | Neither                                          [ ]   |
        +--------------------------------------------------------+
      """)
  }
}
