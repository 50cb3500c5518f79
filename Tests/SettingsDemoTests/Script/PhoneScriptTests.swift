import Testing

@testable import settings_demo

@Suite struct PhoneScriptTests {
  @Test func `airplane mode turns off what sends`() {
    #expect(
      output(
        of: "phone",
        "select airplane; select carrier; set carrier Lakeside; push wifi; "
          + "toggle wifi-on") == """
          > select airplane
          ~ [0,0] Airplane Mode
          ~ [0,1] Wi-Fi
          ~ [0,2] Bluetooth
          ~ [0,3] Carrier
          > select carrier
          ignored: row "carrier" is disabled
          > set carrier Lakeside
          ignored: row "carrier" is disabled
          > push wifi
          shown: Settings > Wi-Fi
          > toggle wifi-on
          ignored: row "wifi-on" is disabled

            Settings > Wi-Fi

            Wi-Fi

           ⊘  Wi-Fi                           ━●
            Airplane Mode is on.

          """)
  }

  @Test func `a table behind a row changes the row`() {
    #expect(
      output(
        of: "phone",
        "push wifi; select voles; accessory voles; toggle wifi-on; pop") == """
          > push wifi
          shown: Settings > Wi-Fi
          > select voles
          Settings: ~ [0,1] Wi-Fi
          ~ [1,0] Otters
          ~ [1,2] Voles
          > accessory voles
          ~ [1,2] Voles
          > toggle wifi-on
          Settings: ~ [0,1] Wi-Fi
          ~ [1]
          - [1,0] Otters
          - [1,1] Herons
          - [1,2] Voles
          - [2,0] Password
          - [2,1] Ask to join networks
          ~ [0,0] Wi-Fi
          > pop
          shown: Settings

            Settings

              🛫 Airplane Mode                ○─
          ❯   📶 Wi-Fi                    Off  ›
              🔵 Bluetooth                 On  ›
              📡 Carrier            Riverbank  ›

              🌙 Do Not Disturb               ○─
              🔊 Sounds                        ›
              🔆 Brightness              60 %  ›
              🌄 Wallpaper               Lake  ›

              🔧 General                   (1) ›
              📬 Mail, Contacts, Calendars     ›
              📞 Phone                         ›
              💬 Messages                      ›
              🎵 Music                         ›

          """)
  }

  @Test func `the table at the end is shown with the way to it`() {
    #expect(
      output(
        of: "phone",
        "push general; push about; push version; pop; push about") == """
          > push general
          shown: Settings > General
          > push about
          shown: Settings > General > About
          > push version
          ignored: row "version" leads nowhere
          > pop
          shown: Settings > General
          > push about
          shown: Settings > General > About

            Settings > General > About

            About

              Name                         Heron
              Version                        4.1

          """)
  }

  @Test func `a slider and pickers are set by selecting, stepping and naming`() {
    #expect(
      output(
        of: "phone",
        "push sounds; increment volume 3; decrement volume; set volume 101; "
          + "set volume loud; set volume 42; set ringtone frog; increment ringtone; "
          + "select vibrations; set vibrations Mail, Calls; set vibrations Doors") == """
          > push sounds
          shown: Settings > Sounds
          > increment volume 3
          ~ [0,0] Volume
          > decrement volume
          ~ [0,0] Volume
          > set volume 101
          ~ [0,0] Volume
          refused: row "volume": must be from 0 to 100
          > set volume loud
          ~ [0,0] Volume
          refused: row "volume": "loud" is not a number
          > set volume 42
          ~ [0,0] Volume
          refused: row "volume": must go in steps of 5 from 0
          > set ringtone frog
          ~ [0,1] Ringtone
          > increment ringtone
          no changes
          > select vibrations
          + [1,1] Calls
          + [1,2] Messages
          + [1,3] Mail
          > set vibrations Mail, Calls
          ~ [1,0] Vibrate for
          ~ [1,3] Mail
          > set vibrations Doors
          ~ [1,0] Vibrate for
          refused: row "vibrations": "Doors" is not among the options

            Settings > Sounds

            Sounds

            Ringer
           !  Volume             ━━━━━●── 70 %
              must go in steps of 5 from 0
              Ringtone                    Frog ▸

            Vibration
          ❯!  Vibrate for          Calls, Mail ▾
              "Doors" is not among the options
                Calls                          ✓
                Messages
                Mail                           ✓

          """)
  }

  @Test func `a number that is adapted cannot be set until it may`() throws {
    #expect(
      try transcript(
        of: "phone",
        "push brightness; increment level; toggle adapts; increment level 9; "
          + "decrement level; pop") == """
          > push brightness
          shown: Settings > Brightness
          > increment level
          ignored: row "level" is disabled
          > toggle adapts
          ~ [0,0] Brightness
          ~ [0,1] Adapt to the light
          > increment level 9
          Settings: ~ [1,2] Brightness
          ~ [0,0] Brightness
          > decrement level
          Settings: ~ [1,2] Brightness
          ~ [0,0] Brightness
          > pop
          shown: Settings

          """)
  }

  @Test func `a text is refused with the reason until it follows the rules`() {
    #expect(
      output(
        of: "phone",
        "push bluetooth; clear name; set name A heron with a very long name; "
          + "set name Heron of the mill; values") == """
          > push bluetooth
          shown: Settings > Bluetooth
          > clear name
          ~ [0,1] Name
          refused: row "name": must not be empty
          > set name A heron with a very long name
          ~ [0,1] Name
          refused: row "name": must have 1 to 20 characters
          > set name Heron of the mill
          ~ [0,1] Name
          > values
          bluetooth-on = true
          name = Heron of the mill

            Settings > Bluetooth

            Bluetooth

              Bluetooth                       ━●
              Name          Heron of the mill

          """)
  }

  @Test func `a secret is never told`() {
    #expect(
      output(
        of: "phone",
        "push wifi; set password short; set password long enough; values") == """
          > push wifi
          shown: Settings > Wi-Fi
          > set password short
          ~ [2,0] Password
          refused: row "password": must have 8 to 63 characters
          > set password long enough
          ~ [2,0] Password
          > values
          wifi-on = true
          otters = true
          herons = false
          voles = false
          password = ••••••••
          asks-to-join = false

            Settings > Wi-Fi

            Wi-Fi

              Wi-Fi                           ━●

            Networks
              Otters                         ✓ ⓘ
              Herons                           ⓘ
              Voles                            ⓘ

              Password               ••••••••
              Ask to join networks            ○─

          """)
  }

  @Test func `a stepper stays in its range`() {
    #expect(
      output(
        of: "phone",
        "push general; decrement lock 2; decrement lock; set lock 6; "
          + "set text-size 0.8; set text-size 1.75; select update") == """
          > push general
          shown: Settings > General
          > decrement lock 2
          ~ [1,0] Lock after
          > decrement lock
          no changes
          > set lock 6
          ~ [1,0] Lock after
          refused: row "lock": must be from 1 to 5
          > set text-size 0.8
          ~ [1,1] Text size
          refused: row "text-size": must go in steps of 0.25 from 0.5
          > set text-size 1.75
          ~ [1,1] Text size
          > select update
          Settings: ~ [2,0] General
          - [0,1] Install update

            Settings > General

            General

              About                            ›

           !  Lock after                 1 min +
              must be from 1 to 5
              Text size           ━━━━━━●─ ×1.75

          """)
  }

  @Test func `what a row cannot do is said`() throws {
    #expect(
      try transcript(
        of: "phone",
        "select nowhere; accessory sounds; push airplane; toggle sounds; "
          + "toggle nowhere; set sounds 1; increment wifi; increment nowhere; "
          + "hide nowhere; select brightnes; pop") == """
          > select nowhere
          ignored: there is no row "nowhere"
          > accessory sounds
          ignored: row "sounds" does nothing when tapped at its accessory
          > push airplane
          ignored: row "airplane" leads nowhere
          > toggle sounds
          ignored: row "sounds" is no switch
          > toggle nowhere
          ignored: there is no switch and no section "nowhere" in sight
          > set sounds 1
          ignored: row "sounds" takes no value
          > increment wifi
          ignored: row "wifi" takes no value
          > increment nowhere
          ignored: there is no row "nowhere"
          > hide nowhere
          ignored: there is no row "nowhere"
          > select brightnes
          ignored: there is no row "brightnes"; did you mean brightness?
          > pop
          ignored: this is the first table

          """)
  }

  @Test func `what a section cannot do is said`() throws {
    #expect(
      try transcript(
        of: "phone",
        "collapse apps; toggle app; expand nowhere; collapse all") == """
          > collapse apps
          ignored: section "apps" does not fold
          > toggle app
          ignored: there is no switch and no section "app" in sight; did you mean apps?
          > expand nowhere
          ignored: there is no section "nowhere" in sight
          > collapse all
          no changes

          """)
  }
}
