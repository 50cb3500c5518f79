import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `What is said of a row` {
  private let table = Table {
    Section {
      Row("New here", detail: "1.0").tint(.accent)
      Row("Saved").tint(.success)
      Row("Battery low").tint(.warning)
      Row("No network").tint(.error)
      Row("Off").tint(.error).disabled()
      Row("Syncing", detail: "now").busy()
      Row("Cache").help("Files that are kept to open pages faster.").status("1.2 GB")
      Row("Mail", subtitle: "ada@example.org").status("The server does not answer.", kind: .error)
      Row("Hotspot").disabled(reason: "needs Wi-Fi")
    }
  }

  @Test func `is drawn with symbols in text`() {
    expectPicture(
      table, width: 30, style: .plain,
      """
       ◆ New here                1.0
       ✔ Saved
       ▲ Battery low
       ! No network
       ⊘ Off
       ◐ Syncing                 now
         Cache
         Files that are kept to open
         pages faster.
         1.2 GB
       ! Mail
         ada@example.org
         The server does not answer.
       ⊘ Hotspot
         needs Wi-Fi
      """)
    expectPicture(
      table, width: 30, style: .insetGrouped, symbols: .ascii,
      """
        +--------------------------+
       *| New here             1.0 |
       v| Saved                    |
       ^| Battery low              |
       !| No network               |
       -| Off                      |
       ~| Syncing              now |
        | Cache                    |
        | Files that are kept to   |
        | open pages faster.       |
        | 1.2 GB                   |
       !| Mail                     |
        | ada@example.org          |
        | The server does not      |
        | answer.                  |
       -| Hotspot                  |
        | needs Wi-Fi              |
        +--------------------------+
      """)
  }

  @Test func `is drawn in the attributes of its role`() {
    let text = table.rendered(width: 30, style: .plain, color: .ansi)
    check(
      text.replacing("\u{1B}", with: "^"),
      """
       ^[36m◆ New here                ^[0m1.0
       ^[32m✔ Saved^[0m
       ^[35m▲ Battery low^[0m
       ^[1;31m! No network^[0m
       ^[2m⊘ Off^[0m
       ◐ Syncing                 now
         Cache
         ^[2mFiles that are kept to open^[0m
         ^[2mpages faster.^[0m
         ^[1m1.2 GB^[0m
       ^[1;31m! Mail^[0m
         ada@example.org
         ^[1;31mThe server does not answer.^[0m
       ^[2m⊘ Hotspot^[0m
         ^[2mneeds Wi-Fi^[0m

      """)
  }

  @Test func `turns in a window, where only busy rows are drawn again`() {
    let viewport = Viewport(
      TableAdapter(table), renderer: TextRenderer(width: 20, style: .plain), height: 6)
    let glyphs = (0...4).map { frame in
      viewport.spinnerFrame = frame
      return viewport.lines[5].prefix(2)
    }
    check(glyphs, [" ◐", " ◓", " ◑", " ◒", " ◐"])
    check(viewport.statistics.drawnItems, 6 + 4)
    check(viewport.showsSpinner)
    viewport.height = 5
    check(!viewport.showsSpinner)
  }

  @Test func `a bar leaves a title and a badge their room`() {
    expectPicture(
      Table {
        Section {
          Row("Downloading").progress(0.3)
          Row("Downloading", detail: "5 of 10").progress(0.5)
          Row("Downloading", detail: "5 of 10").progress(0.5).badge("12345678")
          Row("Downloading update", detail: "5 of 10").progress(0.5)
          Row("Downloading updates", detail: "5 of 10").progress(0.5)
          Row("Downloading the update", detail: "5 of 10").progress(1)
        }
      }, width: 40, style: .plain,
      """
       ◐ Downloading                 ━━───────
       ◐ Downloading         ━━━━───── 5 of 10
       ◐ Downloading        (12345678) 5 of 10
       ◐ Downloading update  ━━━━───── 5 of 10
       ◐ Downloading updates           5 of 10
       ◐ Downloading the update        5 of 10
      """)
  }
}
