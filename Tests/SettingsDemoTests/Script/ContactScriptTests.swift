import Testing

@testable import settings_demo

@Suite struct ContactScriptTests {
  @Test func `a detail button is no selection`() {
    #expect(
      output(of: "contact", "accessory work; select home; accessory e-mail") == """
        > accessory work
        ~ [1,0] mobile
        ~ [1,1] work
        > select home
        ~ [1] Phone
        > accessory e-mail
        ignored: row "e-mail" does nothing when tapped at its accessory

          Contact

            👩 Grace Hopper
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

        """)
  }
}
