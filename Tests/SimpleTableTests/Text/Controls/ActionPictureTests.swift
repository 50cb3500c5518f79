import Testing

@testable import SimpleTable

@Suite struct `Pictures of buttons, links and values` {
  private let table = Table {
    Section {
      ButtonRow("Export") {}
      ButtonRow("Cancel", role: .cancel) {}
      ButtonRow("Sign out of everything", role: .destructive, subtitle: "On all devices.") {}
      ButtonRow("Delete", role: .destructive) {}.disabled()
    }
    Section {
      LinkRow("Wi-Fi", detail: "Otters", icon: "📶") {}
      LinkRow("General", subtitle: "And what else there is.", icon: "🔧") {}.badge(1)
      LinkRow("Carrier", detail: "No service", icon: "📡") {}.disabled()
      Row("Version", detail: "4.1")
      Row("", detail: "no title")
      Row("", subtitle: "A subtitle alone stands on the first line.", icon: "👩")
      Row("A title", subtitle: "")
    }
  }

  @Test func `plain, 60 columns`() {
    expectPicture(
      table, width: 60, style: .plain,
      """
         Export
       ‹ Cancel
       ✕ Sign out of everything
         On all devices.
       ⊘ Delete
         ─────────────────────────────────────────────────────────
         📶 Wi-Fi                                         Otters ›
         🔧 General                                          (1) ›
            And what else there is.
       ⊘ 📡 Carrier                                   No service ›
            Version                                          4.1
                                                        no title
         👩 A subtitle alone stands on the first line.
            A title
      """)
  }

  @Test func `grouped, 20 columns`() {
    expectPicture(
      table, width: 20, style: .grouped,
      """
          Export
       ‹  Cancel
       ✕  Sign out o…
          On all
          devices.
       ⊘  Delete

          📶 Wi-…  Ot… ›
          🔧 Gen…  (1) ›
             And what
             else
             there is.
       ⊘  📡 Car…  No… ›
             Version 4.1
              no title
          👩 A
             subtitle
             alone
             stands on
             the first
             line.
             A title
      """)
  }

  @Test func `inset and grouped, 20 columns, in ASCII`() {
    expectPicture(
      table, width: 20, style: .insetGrouped, symbols: .ascii,
      """
        +----------------+
        | Export         |
       <| Cancel         |
       x| Sign out...    |
        | On all         |
        | devices.       |
       -| Delete         |
        +----------------+

        +----------------+
        | Wi-Fi Otters > |
        | General  (1) > |
        | And what       |
        | else there     |
        | is.            |
       -| Ca...  No... > |
        | Version  4.1   |
        |     no title   |
        | A subtitle     |
        | alone stands   |
        | on the first   |
        | line.          |
        | A title        |
        +----------------+
      """)
  }
}
