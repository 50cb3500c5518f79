import Testing

@testable import settings_demo

@Suite struct ContactScriptTests {
  @Test func `a detail button is no selection`() {
    #expect(
      output(
        of: "contact",
        "accessory work; select home; accessory mail") == """
          > accessory work
          ~ [1,0] mobile
          ~ [1,1] work
          > select home
          ~ [1] Phone
          > accessory mail
          ignored: row "mail" does nothing when tapped at its accessory

            Contact

              👩 Grace Hopper                  ›
                 Rear Admiral, United States
                 Navy

            Phone
              mobile               +1 555 0142 ⓘ
              work             (★) +1 555 0187 ⓘ
          ❯   home                 +1 555 0163 ⓘ
            Last called: home.

            E-mail
              work             grace@example.org

            Address
              work
                Naval Computing Laboratory
                33 Oxford Street
                Cambridge, MA 02138
                United States

            Notes
              Collects clocks that run backwards
              Hands out nanoseconds: pieces of
              wire as long as the way that light
              goes in one.

            Calls
              Ringtone                  Clock  ▸
              Ring even when silent           ○─
              Groups                     Navy  ›

           ✕  Block

          """)
  }

  @Test func `what is edited shows on the card`() {
    #expect(
      output(
        of: "contact",
        "push edit; set name Admiral Hopper; clear role; set e-mail grace; "
          + "set e-mail grace@example.com; pop; push groups; pop; "
          + "set groups Compilers, Friends") == """
          > push edit
          shown: Contact > Edit
          > set name Admiral Hopper
          Contact: ~ [0,0] Admiral Hopper
          ~ [0,0] Name
          > clear role
          Contact: ~ [0,0] Admiral Hopper
          ~ [0,1] Role
          > set e-mail grace
          ~ [0,2] E-mail
          refused: row "e-mail": must have an @ within
          > set e-mail grace@example.com
          Contact: ~ [2,0] work
          ~ [0,2] E-mail
          > pop
          shown: Contact
          > push groups
          shown: Contact > Groups
          > pop
          shown: Contact
          > set groups Compilers, Friends
          ~ [5,2] Groups

            Contact

              👩 Admiral Hopper                ›

            Phone
              mobile           (★) +1 555 0142 ⓘ
              work                 +1 555 0187 ⓘ
              home                 +1 555 0163 ⓘ

            E-mail
              work             grace@example.com

            Address
              work
                Naval Computing Laboratory
                33 Oxford Street
                Cambridge, MA 02138
                United States

            Notes
              Collects clocks that run backwards
              Hands out nanoseconds: pieces of
              wire as long as the way that light
              goes in one.

            Calls
              Ringtone                  Clock  ▸
              Ring even when silent           ○─
          ❯   Groups       Compilers, Friends  ›

           ✕  Block

          """)
  }

  @Test func `nobody calls whom they blocked`() throws {
    #expect(
      try transcript(
        of: "contact",
        "select block; select mobile; toggle rings-always; select block; "
          + "select mobile; toggle rings-always") == """
          > select block
          ~ [1,0] mobile
          ~ [1,1] work
          ~ [1,2] home
          ~ [5,0] Ringtone
          ~ [5,1] Ring even when silent
          ~ [6,0] Unblock
          > select mobile
          ignored: row "mobile" is disabled
          > toggle rings-always
          ignored: row "rings-always" is disabled
          > select block
          ~ [1,0] mobile
          ~ [1,1] work
          ~ [1,2] home
          ~ [5,0] Ringtone
          ~ [5,1] Ring even when silent
          ~ [6,0] Block
          > select mobile
          ~ [1] Phone
          > toggle rings-always
          ~ [5,1] Ring even when silent

          """)
  }
}
