import Testing

@testable import settings_demo

@Suite struct PhoneScriptTests {
  @Test func `airplane mode turns off what sends`() {
    #expect(
      output(of: "phone", "select airplane; select carrier; reload") == """
        > select airplane
        ~ [0,0] Airplane Mode
        ~ [0,1] Wi-Fi
        ~ [0,2] Bluetooth
        ~ [0,3] Carrier
        > select carrier
        ignored: row "carrier" is disabled
        > reload
        no changes

          Settings

        ❯   🛫 Airplane Mode              On
            📶 Wi-Fi                     Off ›
            🔵 Bluetooth                 Off ›
         ⊘  📡 Carrier            No service ›

            🌙 Do Not Disturb            Off
            🔊 Sounds                        ›
            🔆 Brightness               60 %
            🌄 Wallpaper                     ›

            🔧 General                   (1) ›
            📬 Mail, Contacts, Calendars     ›
            📞 Phone                         ›
            💬 Messages                      ›
            🎵 Music                         ›

        """)
  }

  @Test func `what a row cannot do is said`() throws {
    #expect(
      try transcript(
        of: "phone",
        "select nowhere; accessory sounds; select sounds; hide nowhere; select brightnes") == """
          > select nowhere
          ignored: there is no row "nowhere"
          > accessory sounds
          ignored: row "sounds" does nothing when tapped at its accessory
          > select sounds
          ignored: row "sounds" does nothing when selected
          > hide nowhere
          ignored: there is no row "nowhere"
          > select brightnes
          ignored: there is no row "brightnes"; did you mean brightness?

          """)
  }

  @Test func `what a section cannot do is said`() throws {
    #expect(
      try transcript(of: "phone", "collapse apps; toggle app; expand nowhere; collapse all") == """
        > collapse apps
        ignored: section "apps" does not fold
        > toggle app
        ignored: there is no section "app" in sight; did you mean apps?
        > expand nowhere
        ignored: there is no section "nowhere" in sight
        > collapse all
        no changes

        """)
  }
}
