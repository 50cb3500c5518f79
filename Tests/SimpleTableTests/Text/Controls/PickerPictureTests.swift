import Testing

@testable import SimpleTable

@Suite struct `Pictures of pickers and disclosure rows` {
  private let table = Table {
    Section("Pickers") {
      PickerRow("Citrus", selection: .constant("Lemon"), options: ["Lime", "Lemon"]) { $0 }
      PickerRow("Melon", selection: .constant("Honeydew"), options: ["Honeydew", "Cantaloupe"]) {
        $0
      }
      .id("melon")
      PickerRow("Theme", selection: .constant(1), options: [1], style: .page) { _ in "Night" }
      PickerRow("Disabled", selection: .constant(1), options: [1]) { _ in "Reed" }.disabled()
      MultiPickerRow("None", selection: .constant([]), options: ["Mon"]) { $0 }
      MultiPickerRow("Days", selection: .constant(["Mon", "Tue"]), options: ["Mon", "Tue"]) { $0 }
        .id("days")
    }
    Section("Disclosure rows") {
      DisclosureRow("Closed", detail: "detail") { Row("Below") }
      DisclosureRow("Open", subtitle: "With a subtitle.", initially: .expanded) {
        ToggleRow("A switch", isOn: .constant(true))
        DisclosureRow("Within", initially: .expanded) { Row("Deeper", detail: "detail") }
      }
    }
  }

  private func prepare(_ adapter: TableAdapter) {
    adapter.setExpanded(true, row: "melon")
    adapter.setExpanded(true, row: "days")
  }

  @Test func `plain, 60 columns, in ASCII`() {
    expectPicture(
      table, width: 60, style: .plain, symbols: .ascii, prepare: prepare,
      """
         Pickers -------------------------------------------------
         Citrus                                        Lemon +
         Melon                                      Honeydew -
           Honeydew                                          (*)
           Cantaloupe                                        ( )
         Theme                                         Night >
       - Disabled                                       Reed +
         None                                           None +
         Days                                       Mon, Tue -
           Mon                                               [x]
           Tue                                               [x]
         Disclosure rows -----------------------------------------
         Closed                                       detail +
         Open                                                -
         With a subtitle.
           A switch                                           [on]
           Within                                            -
             Deeper                                   detail
      """)
  }

  @Test func `grouped, 20 columns, in ASCII`() {
    expectPicture(
      table, width: 20, style: .grouped, symbols: .ascii, prepare: prepare,
      """
        Pickers
          Citrus Lemon +
          Melon  Ho... -
            Honeydew (*)
            Cant...  ( )
          Theme  Night >
       -  Dis...  Reed +
          None    None +
          Days  Mon... -
            Mon    [x]
            Tue    [x]

        Disclosure rows
          C...  detail +
          Open     -
          With a
          subtitle
          .
            A...    [on]
            Within -
             De...  d...
      """)
  }

  @Test func `inset and grouped, 20 columns`() {
    expectPicture(
      table, width: 20, style: .insetGrouped, prepare: prepare,
      """
          Pickers
        ╭────────────────╮
        │ Citrus Lemon ▸ │
        │ Melon  Hone… ▾ │
        │   Honeydew  ●  │
        │   Cantalo…  ○  │
        │ Theme Night ›  │
       ⊘│ Disab…  Reed ▸ │
        │ None   None ▸  │
        │ Days  Mon,…  ▾ │
        │   Mon       ☑  │
        │   Tue       ☑  │
        ╰────────────────╯

          Disclosure
          rows
        ╭────────────────╮
        │ Clo…  detail ▸ │
        │ Open        ▾  │
        │ With a         │
        │ subtitle.      │
        │   A switch  ━● │
        │   Within    ▾  │
        │    Deep…  det… │
        ╰────────────────╯
      """)
  }
}
