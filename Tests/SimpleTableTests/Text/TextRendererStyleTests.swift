import Testing

@testable import SimpleTable

@Suite struct `Styles of a rendered table` {
  private let table = Table("Settings") {
    Section {
      Row("Airplane Mode", icon: "✈")
      Row("Wi-Fi", detail: "Otters", icon: "≋", accessory: .disclosureIndicator).id("wifi")
      Row("Cellular", detail: "No SIM", icon: "▲", accessory: .disclosureIndicator).disabled()
      Row("Mail", icon: "📬", accessory: .disclosureIndicator).badge(3)
    }
    Section("Sound", footer: "Alarms ring even when the phone is silent, unless it is off.") {
      Row("Ringtone", subtitle: "Played for calls", detail: "Otters", accessory: .detailButton)
      Row("Volume", detail: "60")
    }
    .headerDetail("Loud")
    Section { Row("Sign Out") }
  }

  private func selectWiFi(_ adapter: TableAdapter) {
    adapter.selection = "wifi"
  }

  @Test func `plain is compact and rules its headers`() {
    expectPicture(
      table, style: .plain, prepare: selectWiFi,
      """
         Settings
         ─────────────────────────────────────
         ✈  Airplane Mode
      ❯  ≋  Wi-Fi                     Otters ›
       ⊘ ▲  Cellular                  No SIM ›
         📬 Mail                         (3) ›
         Sound ────────────────────────── Loud
         Ringtone                     Otters ⓘ
         Played for calls
         Volume                           60
           Alarms ring even when the phone is
           silent, unless it is off.
         ─────────────────────────────────────
         Sign Out
      """)
  }

  @Test func `grouped leaves air and sets rows in`() {
    expectPicture(
      table, style: .grouped, prepare: selectWiFi,
      """
        Settings

          ✈  Airplane Mode
      ❯   ≋  Wi-Fi                  Otters ›
       ⊘  ▲  Cellular               No SIM ›
          📬 Mail                      (3) ›

        Sound                           Loud
          Ringtone                  Otters ⓘ
          Played for calls
          Volume                        60
        Alarms ring even when the phone is
        silent, unless it is off.

          Sign Out
      """)
  }

  @Test func `inset grouped draws a box around each group`() {
    expectPicture(
      table, style: .insetGrouped, prepare: selectWiFi,
      """
        Settings

        ╭────────────────────────────────────╮
        │ ✈  Airplane Mode                   │
      ❯ │ ≋  Wi-Fi                  Otters › │
       ⊘│ ▲  Cellular               No SIM › │
        │ 📬 Mail                      (3) › │
        ╰────────────────────────────────────╯

          Sound                         Loud
        ╭────────────────────────────────────╮
        │ Ringtone                  Otters ⓘ │
        │ Played for calls                   │
        │ Volume                        60   │
        ╰────────────────────────────────────╯
          Alarms ring even when the phone is
          silent, unless it is off.

        ╭────────────────────────────────────╮
        │ Sign Out                           │
        ╰────────────────────────────────────╯
      """)
  }

  @Test func `plain says the same in ASCII`() {
    expectPicture(
      table, style: .plain, symbols: .ascii, prepare: selectWiFi,
      """
         Settings
         -------------------------------------
         Airplane Mode
      >  Wi-Fi                      Otters >
       - Cellular                   No SIM >
         Mail                          (3) >
         Sound -------------------------- Loud
         Ringtone                   Otters (i)
         Played for calls
         Volume                         60
           Alarms ring even when the phone is
           silent, unless it is off.
         -------------------------------------
         Sign Out
      """)
  }

  @Test func `grouped says the same in ASCII`() {
    expectPicture(
      table, style: .grouped, symbols: .ascii, prepare: selectWiFi,
      """
        Settings

          Airplane Mode
      >   Wi-Fi                   Otters >
       -  Cellular                No SIM >
          Mail                       (3) >

        Sound                           Loud
          Ringtone                Otters (i)
          Played for calls
          Volume                      60
        Alarms ring even when the phone is
        silent, unless it is off.

          Sign Out
      """)
  }

  @Test func `inset grouped says the same in ASCII`() {
    expectPicture(
      table, style: .insetGrouped, symbols: .ascii, prepare: selectWiFi,
      """
        Settings

        +------------------------------------+
        | Airplane Mode                      |
      > | Wi-Fi                   Otters >   |
       -| Cellular                No SIM >   |
        | Mail                       (3) >   |
        +------------------------------------+

          Sound                         Loud
        +------------------------------------+
        | Ringtone                Otters (i) |
        | Played for calls                   |
        | Volume                      60     |
        +------------------------------------+
          Alarms ring even when the phone is
          silent, unless it is off.

        +------------------------------------+
        | Sign Out                           |
        +------------------------------------+
      """)
  }
}
