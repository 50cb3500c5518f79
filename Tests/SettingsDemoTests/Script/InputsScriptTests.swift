import Testing

@testable import settings_demo

@Suite struct InputsScriptTests {
  @Test func `a category folds and unfolds`() {
    #expect(
      output(
        of: "inputs",
        "collapse network; toggle display; toggle network") == """
          > collapse network
          - [1,0] Interface
          - [1,1] Address
          - [1,2] Gateway
          - [1,3] Name server
          - [1,4] Bluetooth
          - [1,5] Bluetooth name
          > toggle display
          - [2,0] Resolution
          - [2,1] Scale
          - [2,2] Colour profile
          - [2,3] Blue light filter
          > toggle network
          + [1,0] Interface
          + [1,1] Address
          + [1,2] Gateway
          + [1,3] Name server
          + [1,4] Bluetooth
          + [1,5] Bluetooth name

            Setup

            ▾ Identity                    1 left
              Name                       otter
              Owner                          –
              Location               Boathouse ▸
              Language                 English ▸
            The name is what other computers
            see.

            ▾ Network                     3 left
              Interface              Ethernet  ▸
              Address               Automatic
              Gateway                       –
              Name server                   –
              Bluetooth                       ━●
              Bluetooth name                –

            ▸ Display                        (4)

            ▸ Power                          (3)

            Certificates
            Certificates appear once imported.

            ▸ Backup                  1 left (6)
            Backups run while nobody is looking.

          """)
  }

  @Test func `all fold and unfold but the empty one`() throws {
    #expect(
      try transcript(
        of: "inputs",
        "collapse all; expand certificates; expand all; collapse certificates") == """
          > collapse all
          - [0,0] Name
          - [0,1] Owner
          - [0,2] Location
          - [0,3] Language
          - [1,0] Interface
          - [1,1] Address
          - [1,2] Gateway
          - [1,3] Name server
          - [1,4] Bluetooth
          - [1,5] Bluetooth name
          - [2,0] Resolution
          - [2,1] Scale
          - [2,2] Colour profile
          - [2,3] Blue light filter
          > expand certificates
          no changes
          > expand all
          + [0,0] Name
          + [0,1] Owner
          + [0,2] Location
          + [0,3] Language
          + [1,0] Interface
          + [1,1] Address
          + [1,2] Gateway
          + [1,3] Name server
          + [1,4] Bluetooth
          + [1,5] Bluetooth name
          + [2,0] Resolution
          + [2,1] Scale
          + [2,2] Colour profile
          + [2,3] Blue light filter
          + [3,0] Screen off after
          + [3,1] Sleep after
          + [3,2] Wake on network
          + [5,0] Destination
          + [5,1] Every
          + [5,2] Versions
          + [5,3] Encrypted
          + [5,4] Passphrase
          + [5,5] Skip
          > collapse certificates
          no changes

          """)
  }

  @Test func `a switch goes before a section, and a section is found where no switch is`() throws {
    #expect(
      try transcript(
        of: "inputs",
        "toggle bluetooth; toggle backup; toggle encrypted; toggle backup; "
          + "toggle scale") == """
          > toggle bluetooth
          ~ [1] Network
          ~ [1,4] Bluetooth
          ~ [1,5] Bluetooth name
          > toggle backup
          + [5,0] Destination
          + [5,1] Every
          + [5,2] Versions
          + [5,3] Encrypted
          + [5,4] Passphrase
          + [5,5] Skip
          > toggle encrypted
          ~ [5] Backup
          - [5,4] Passphrase
          ~ [5,3] Encrypted
          > toggle backup
          - [5,0] Destination
          - [5,1] Every
          - [5,2] Versions
          - [5,3] Encrypted
          - [5,4] Skip
          > toggle scale
          ignored: row "scale" is no switch

          """)
  }

  @Test func `a filter opens folded categories, which fold again after`() throws {
    #expect(
      try transcript(
        of: "inputs",
        "collapse network; filter blue; select bluetooth; filter") == """
          > collapse network
          - [1,0] Interface
          - [1,1] Address
          - [1,2] Gateway
          - [1,3] Name server
          - [1,4] Bluetooth
          - [1,5] Bluetooth name
          > filter blue
          - [0] Identity
          - [3] Power
          - [4] Certificates
          - [5] Backup
          - [2,0] Resolution
          - [2,1] Scale
          - [2,2] Colour profile
          + [0,0] Bluetooth
          + [0,1] Bluetooth name
          > select bluetooth
          ~ [0] Network
          ~ [0,0] Bluetooth
          ~ [0,1] Bluetooth name
          > filter
          + [0] Identity
          + [3] Power
          + [4] Certificates
          + [5] Backup
          - [0,0] Bluetooth
          - [0,1] Bluetooth name
          + [2,0] Resolution
          + [2,1] Scale
          + [2,2] Colour profile

          """)
  }

  @Test func `a filter is told what it finds in folded categories`() {
    #expect(
      output(
        of: "inputs",
        "filter every") == """
          > filter every
          - [0] Identity
          - [1] Network
          - [2] Display
          - [3] Power
          - [4] Certificates
          + [0,0] Every

            Setup

            ▾ Backup                      1 left
              Every                       Day  ▸
            Backups run while nobody is looking.

          """)
  }

  @Test func `what is answered shows in the header`() {
    #expect(
      output(
        of: "inputs",
        "set gateway 10.0.0.1; set name-server 10.0.0; set name-server 9.9.9.9; "
          + "set owner Ada; toggle bluetooth; set bluetooth-name otter; expand power; "
          + "expand backup; increment screen-off 9; set passphrase correct horse; "
          + "select skip; set skip Films, Caches") == """
          > set gateway 10.0.0.1
          ~ [1] Network
          ~ [1,2] Gateway
          > set name-server 10.0.0
          ~ [1,3] Name server
          refused: row "name-server": must be an address such as 10.0.0.7
          > set name-server 9.9.9.9
          ~ [1] Network
          ~ [1,3] Name server
          > set owner Ada
          ~ [0] Identity
          ~ [0,1] Owner
          > toggle bluetooth
          ~ [1] Network
          ~ [1,4] Bluetooth
          ~ [1,5] Bluetooth name
          > set bluetooth-name otter
          ignored: row "bluetooth-name" is disabled
          > expand power
          + [3,0] Screen off after
          + [3,1] Sleep after
          + [3,2] Wake on network
          > expand backup
          + [5,0] Destination
          + [5,1] Every
          + [5,2] Versions
          + [5,3] Encrypted
          + [5,4] Passphrase
          + [5,5] Skip
          > increment screen-off 9
          ~ [3,0] Screen off after
          > set passphrase correct horse
          ~ [5] Backup
          ~ [5,4] Passphrase
          > select skip
          + [5,6] Caches
          + [5,7] Downloads
          + [5,8] Films
          > set skip Films, Caches
          ~ [5,5] Skip
          ~ [5,6] Caches
          ~ [5,8] Films

            Setup

            ▾ Identity
              Name                       otter
              Owner                        Ada
              Location               Boathouse ▸
              Language                 English ▸
            The name is what other computers
            see.

            ▾ Network
              Interface              Ethernet  ▸
              Address               Automatic
              Gateway                10.0.0.1
              Name server             9.9.9.9
              Bluetooth                       ○─
           ⊘  Bluetooth name                –

            ▾ Display
              Resolution          2560 × 1440  ▸
              Scale                 − 150 % +
              Colour profile             sRGB  ▸
              Blue light filter               ○─

            ▾ Power
              Screen off after     − 30 min
              Sleep after     ━━━━●─── 60 min
              Wake on network                 ○─

            Certificates
            Certificates appear once imported.

            ▾ Backup
              Destination                Shed  ▸
              Every                       Day  ▸
              Versions                 − 10
              Encrypted                       ━●
              Passphrase             ••••••••
          ❯   Skip              Caches, Films  ▾
                Caches                         ✓
                Downloads
                Films                          ✓
            Backups run while nobody is looking.

          """)
  }

  @Test func `a hidden input is counted no more behind a folded header`() throws {
    #expect(
      try transcript(
        of: "inputs",
        "hide wake; collapse identity; reveal owner; show wake") == """
          > hide wake
          ~ [3] Power
          > collapse identity
          - [0,0] Name
          - [0,1] Owner
          - [0,2] Location
          - [0,3] Language
          > reveal owner
          + [0,0] Name
          + [0,1] Owner
          + [0,2] Location
          + [0,3] Language
          > show wake
          ~ [3] Power

          """)
  }
}
