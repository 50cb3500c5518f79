import Testing

@testable import settings_demo

@Suite struct InputsScriptTests {
  @Test func `a category folds and unfolds`() {
    #expect(
      output(of: "inputs", "collapse network; toggle display; toggle network") == """
        > collapse network
        - [1,0] Interface
        - [1,1] Address
        - [1,2] Gateway
        - [1,3] Name server
        - [1,4] Proxy
        - [1,5] Bluetooth
        - [1,6] Bluetooth name
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
        + [1,4] Proxy
        + [1,5] Bluetooth
        + [1,6] Bluetooth name

          Setup

          ▾ Identity                    1 left
            Name                         otter
            Owner                            –
            Location                 Boathouse
            Language                   English
          The name is what other computers
          see.

          ▾ Network                     3 left
            Interface                 Ethernet
            Address                  Automatic
            Gateway                          –
            Name server                      –
            Proxy                         None
            Bluetooth                       On
            Bluetooth name                   –

          ▸ Display                 1 left (4)

          ▸ Power                          (3)

          Certificates
          Certificates appear once imported.

          ▸ Backup                  3 left (5)
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
          - [1,4] Proxy
          - [1,5] Bluetooth
          - [1,6] Bluetooth name
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
          + [1,4] Proxy
          + [1,5] Bluetooth
          + [1,6] Bluetooth name
          + [2,0] Resolution
          + [2,1] Scale
          + [2,2] Colour profile
          + [2,3] Blue light filter
          + [3,0] Screen off after
          + [3,1] Sleep after
          + [3,2] Wake on network
          + [5,0] Destination
          + [5,1] Every
          + [5,2] Keep
          + [5,3] Encrypted
          + [5,4] Skip
          > collapse certificates
          no changes

          """)
  }

  @Test func `a filter opens folded categories, which fold again after`() throws {
    #expect(
      try transcript(of: "inputs", "collapse network; filter blue; select bluetooth; filter") == """
        > collapse network
        - [1,0] Interface
        - [1,1] Address
        - [1,2] Gateway
        - [1,3] Name server
        - [1,4] Proxy
        - [1,5] Bluetooth
        - [1,6] Bluetooth name
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
        ~ [0,0] Bluetooth
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
      output(of: "inputs", "filter every") == """
        > filter every
        - [0] Identity
        - [1] Network
        - [2] Display
        - [3] Power
        - [4] Certificates
        + [0,0] Every

          Setup

          ▾ Backup                      3 left
            Every                            –
          Backups run while nobody is looking.

        """)
  }

  @Test func `what is answered shows in the header`() {
    #expect(
      output(of: "inputs", "select gateway; select gateway; select owner") == """
        > select gateway
        ~ [1] Network
        ~ [1,2] Gateway
        > select gateway
        ~ [1] Network
        ~ [1,2] Gateway
        > select owner
        ~ [0] Identity
        ~ [0,1] Owner

          Setup

          ▾ Identity
            Name                         otter
        ❯   Owner                          Ada
            Location                 Boathouse
            Language                   English
          The name is what other computers
          see.

          ▾ Network                     3 left
            Interface                 Ethernet
            Address                  Automatic
            Gateway                          –
            Name server                      –
            Proxy                         None
            Bluetooth                       On
            Bluetooth name                   –

          ▾ Display                     1 left
            Resolution             2560 × 1440
            Scale                        150 %
            Colour profile                sRGB
            Blue light filter                –

          ▸ Power                          (3)

          Certificates
          Certificates appear once imported.

          ▸ Backup                  3 left (5)
          Backups run while nobody is looking.

        """)
  }

  @Test func `a hidden input is counted no more behind a folded header`() throws {
    #expect(
      try transcript(of: "inputs", "hide wake; collapse identity; reveal owner; show wake") == """
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
