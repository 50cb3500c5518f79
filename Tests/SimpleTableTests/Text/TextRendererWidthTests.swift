import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Widths of a rendered table` {
  private let table = Table("Sound & Haptics") {
    Section("Ringer and Alerts", footer: "Both buttons change the volume of ringer and alerts.") {
      Row("Ringtone", detail: "Reflection", icon: "♪", accessory: .disclosureIndicator)
      Row("Text Tone Of Unusual Length", detail: "Note", icon: "✉")
      Row("铃声与提示音", subtitle: "与系统一致，不区分大小写", icon: "铃")
    }
    .headerDetail("60 %")
  }

  @Test func `20 cells`() {
    expectPicture(
      table, width: 20, style: .insetGrouped,
      """
        Sound & Haptics

          Ringer    60 %
          and
          Alerts
        ╭────────────────╮
        │ ♪  Rin…  Re… › │
        │ ✉  Text…  Note │
        │ 铃 铃声与…     │
        │    与系统一    │
        │    致，不区    │
        │    分大小写    │
        ╰────────────────╯
          Both buttons
          change the
          volume of
          ringer and
          alerts.
      """)
  }

  @Test func `40 cells`() {
    expectPicture(
      table, width: 40, style: .insetGrouped,
      """
        Sound & Haptics

          Ringer and Alerts             60 %
        ╭────────────────────────────────────╮
        │ ♪  Ringtone           Reflection › │
        │ ✉  Text Tone Of Unusual L…  Note   │
        │ 铃 铃声与提示音                    │
        │    与系统一致，不区分大小写        │
        ╰────────────────────────────────────╯
          Both buttons change the volume of
          ringer and alerts.
      """)
  }

  @Test func `60 cells`() {
    expectPicture(
      table, width: 60, style: .insetGrouped,
      """
        Sound & Haptics

          Ringer and Alerts                                 60 %
        ╭────────────────────────────────────────────────────────╮
        │ ♪  Ringtone                               Reflection › │
        │ ✉  Text Tone Of Unusual Length                  Note   │
        │ 铃 铃声与提示音                                        │
        │    与系统一致，不区分大小写                            │
        ╰────────────────────────────────────────────────────────╯
          Both buttons change the volume of ringer and alerts.
      """)
  }

  @Test func `100 cells`() {
    expectPicture(
      table, width: 100, style: .insetGrouped,
      """
        Sound & Haptics

          Ringer and Alerts                                                                         60 %
        ╭────────────────────────────────────────────────────────────────────────────────────────────────╮
        │ ♪  Ringtone                                                                       Reflection › │
        │ ✉  Text Tone Of Unusual Length                                                          Note   │
        │ 铃 铃声与提示音                                                                                │
        │    与系统一致，不区分大小写                                                                    │
        ╰────────────────────────────────────────────────────────────────────────────────────────────────╯
          Both buttons change the volume of ringer and alerts.
      """)
  }

  @Test func `a plain table at 20 cells`() {
    expectPicture(
      table, width: 20, style: .plain,
      """
         Sound & Haptics
         Ringer and ─ 60 %
         Alerts
         ♪  Ring…  Refl… ›
         ✉  Text To…  Note
         铃 铃声与提示音
            与系统一致，
            不区分大小写
           Both buttons
           change the
           volume of
           ringer and
           alerts.
      """)
  }

  @Test(arguments: [(Int.min, 20), (-1, 20), (0, 20), (19, 20), (1001, 1000), (Int.max, 1000)])
  func `a width out of range is the nearest one in range`(asked: Int, taken: Int) {
    let renderer = TextRenderer(width: asked)
    check(renderer.width, taken)
    check(table.rendered(width: asked), table.rendered(width: taken))
  }
}
