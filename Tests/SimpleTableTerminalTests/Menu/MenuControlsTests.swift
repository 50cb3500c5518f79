import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import Testing

@Suite struct `The controls of a menu` {
  let phone = Phone()

  private func menu(width: Int = 40, height: Int = 14) -> ScriptedMenu {
    ScriptedMenu(settings(for: phone), width: width, height: height)
  }

  @Test func `a section collapses and expands`() {
    let menu = menu()
    menu.press(.return)
    menu.press(.right)
    menu.press(.left)
    expectSnapshot(of: menu.transcript) {
      """
       Settings

      ❯ ▾ Network
          Airplane Mode                   ○─
          Wi-Fi                    Otters  ›

        Controls
          Volume               ━━━━●─── 60
          Copies                     − 2 +
          Theme                      Light ▸
          Language                 Deutsch ›
       ⊘  Serial Number                C02
        All of them work with keys.
       Return collapse        q leave  ? keys
      > Return
      … 2 equal lines
      ❯ ▸ Network                        (2)

        Controls
          Volume               ━━━━●─── 60
          Copies                     − 2 +
          Theme                      Light ▸
          Language                 Deutsch ›
       ⊘  Serial Number                C02
        All of them work with keys.


       Return expand          q leave  ? keys
      > →
      … 2 equal lines
      ❯ ▾ Network
          Airplane Mode                   ○─
          Wi-Fi                    Otters  ›

        Controls
          Volume               ━━━━●─── 60
          Copies                     − 2 +
          Theme                      Light ▸
          Language                 Deutsch ›
       ⊘  Serial Number                C02
        All of them work with keys.
       Return collapse        q leave  ? keys
      > ←
      … 2 equal lines
      ❯ ▸ Network                        (2)

        Controls
          Volume               ━━━━●─── 60
          Copies                     − 2 +
          Theme                      Light ▸
          Language                 Deutsch ›
       ⊘  Serial Number                C02
        All of them work with keys.


       Return expand          q leave  ? keys
      """
    }
  }

  @Test func `a toggle is turned by selecting, and by left and right`() {
    let menu = menu()
    menu.press(.down, .return)
    #expect(phone.isAirplane)
    menu.press(.right)
    #expect(phone.isAirplane)
    expectSnapshot(of: menu.frame) {
      """
       Settings

        ▾ Network
      ❯•  Airplane Mode                   ━●
          Wi-Fi                    Otters  ›

        Controls
          Volume               ━━━━●─── 60
          Copies                     − 2 +
          Theme                      Light ▸
          Language                 Deutsch ›
       ⊘  Serial Number                C02
        All of them work with keys.
       Return switch          q leave  ? keys
      """
    }
    menu.press(.left)
    #expect(!phone.isAirplane)
    menu.press(.space)
    #expect(phone.isAirplane)
  }

  @Test func `numbers go by left and right, and stop at both ends`() {
    let menu = menu()
    menu.press(.down, .down, .down, .right, .right, "+", "-")
    #expect(phone.volume == 70)
    menu.press(.down, .right, .right, .right)
    #expect(phone.copies == 3)
    expectSnapshot(of: menu.frame) {
      """
       Settings

        ▾ Network
          Airplane Mode                   ○─
          Wi-Fi                    Otters  ›

        Controls
       •  Volume               ━━━━━●── 70
      ❯•  Copies                     − 3
          Theme                      Light ▸
          Language                 Deutsch ›
       ⊘  Serial Number                C02
        All of them work with keys.
       Return edit            q leave  ? keys
      """
    }
    menu.press(.left, .left, .left, .left)
    #expect(phone.copies == 1)
  }

  @Test func `a picker opens in place`() {
    let menu = menu()
    menu.press(.end, .up, .up, .right)
    menu.press(.down, .down, .return)
    menu.press(.left)
    menu.press(.left)
    #expect(phone.theme == "Dark")
    expectSnapshot(of: menu.transcript) {
      """
       Settings

      ❯ ▾ Network
          Airplane Mode                   ○─
          Wi-Fi                    Otters  ›

        Controls
          Volume               ━━━━●─── 60
          Copies                     − 2 +
          Theme                      Light ▸
          Language                 Deutsch ›
       ⊘  Serial Number                C02
        All of them work with keys.
       Return collapse        q leave  ? keys
      > End ↑ ↑ →
       Settings
                                             ▐
        ▾ Network                            ▐
          Airplane Mode                   ○─ ▐
          Wi-Fi                    Otters  › ▐
                                             ▐
        Controls                             ▐
          Volume               ━━━━●─── 60   ▐
          Copies                     − 2 +   ▐
      ❯   Theme                      Light ▾ ▐
            Light                          ✓ ▐
            Dark
          Language                 Deutsch ›
      > ↓ ↓ Return
       Settings

        ▾ Network
          Airplane Mode                   ○─
          Wi-Fi                    Otters  ›

        Controls
          Volume               ━━━━●─── 60
          Copies                     − 2 +
      ❯•  Theme                       Dark ▸
          Language                 Deutsch ›
       ⊘  Serial Number                C02
        All of them work with keys.
       Return expand          q leave  ? keys
      > ←
      … 13 equal lines
       This is the first page.
      > ←
      """
    }
  }

  @Test func `a picker opens a page`() {
    let menu = menu(height: 7)
    menu.press(.end, .up, .return)
    menu.press(.down, .return)
    menu.press(.left)
    #expect(phone.language == "English")
    expectSnapshot(of: menu.transcript) {
      """
       Settings
                                             ▐
      ❯ ▾ Network
          Airplane Mode                   ○─
          Wi-Fi                    Otters  ›

       Return collapse        q leave  ? keys
      > End ↑ Return
       Settings › Language

      ❯   Deutsch                          ✓
          English


       Return choose          q leave  ? keys
      > ↓ Return
      … 2 equal lines
          Deutsch
      ❯   English                          ✓
      > ←
       Settings
          Copies                     − 2 +
          Theme                      Light ▸
      ❯•  Language                 English ›
       ⊘  Serial Number                C02   ▐
        All of them work with keys.          ▐
       Return open            q leave  ? keys
      """
    }
  }

  @Test func `links lead to tables and back`() {
    let menu = menu(height: 6)
    menu.press(.down, .down, .return)
    menu.press(.down, .right)
    menu.press(.escape)
    menu.press(.left)
    expectSnapshot(of: menu.transcript) {
      """
       Settings
                                             ▐
      ❯ ▾ Network
          Airplane Mode                   ○─
          Wi-Fi                    Otters  ›
       Return collapse        q leave  ? keys
      > ↓ ↓ Return
       Settings › Wi-Fi

      ❯   Wi-Fi                           ━●
          Details                          ›

       Return switch          q leave  ? keys
      > ↓ →
       Settings › Wi-Fi › Details

      ❯   Address                   10.0.0.7


          / search  Esc back  q leave  ? keys
      > Esc
       Settings › Wi-Fi

          Wi-Fi                           ━●
      ❯   Details                          ›

       Return open            q leave  ? keys
      > ←
       Settings
                                             ▐
        ▾ Network
          Airplane Mode                   ○─
      ❯   Wi-Fi                    Otters  ›
      """
    }
    menu.press(.escape, .escape)
    #expect(!menu.hasEnded)
    #expect(menu.frame.hasSuffix("\n This is the first page.\n"))
  }

  @Test func `a long path is cut at its start`() {
    let menu = menu(width: 24, height: 6)
    menu.press(.down, .down, .return, .down, .return)
    expectSnapshot(of: menu.frame) {
      """
      …tings › Wi-Fi › Details

      ❯   Address   10.0.0.7


              q leave  ? keys
      """
    }
  }

  @Test(arguments: [Key.return, "i"])
  func `a disabled row says so`(key: Key) {
    let menu = menu(height: 6)
    menu.press(.end, key)
    #expect(menu.frame.hasSuffix("\n Serial Number is disabled.\n"))
    menu.press(.up)
    #expect(!menu.frame.contains("is disabled"))
  }

  @Test func `a row that does nothing says so`() {
    let menu = ScriptedMenu(Table { Section { Row("Plain") } }, width: 30, height: 5)
    menu.press(.return)
    menu.press("i")
    expectSnapshot(of: menu.transcript) {
      """

      ❯   Plain


          / search  q leave  ? keys
      > Return
      … 4 equal lines
       This row does nothing.
      > i
      … 4 equal lines
       Plain has no button.
      """
    }
  }

  @Test func `a disabled link and a disabled stepper say so`() {
    let menu = ScriptedMenu(
      Table {
        Section {
          LinkRow("Link") { Section { Row("Inside") } }.disabled()
          StepperRow("Copies", value: phone.$copies, in: 1...3).disabled()
        }
      }, width: 30, height: 5)
    menu.press(.right)
    #expect(menu.frame.hasSuffix("\n Link is disabled.\n"))
    menu.press(.down, .right)
    #expect(menu.frame.hasSuffix("\n Copies is disabled.\n"))
    #expect(phone.copies == 2)
  }

  @Test func `a closure may remove its own row`() {
    var reload = {}
    let menu = ScriptedMenu(
      Table("Devices") {
        Section {
          for device in phone.devices {
            ButtonRow(device) {
              phone.devices.removeAll { $0 == device }
              reload()
            }
            .id(device)
          }
        }
      }, width: 30, height: 6)
    reload = { [weak menu = menu.menu] in menu?.reload() }
    menu.press(.down, .return)
    menu.press(.return)
    menu.press(.return)
    expectSnapshot(of: menu.transcript) {
      """
       Devices

      ❯   Watch
          Car

       Return press          ? keys
      > ↓ Return
      … 3 equal lines

      > Return
      … 2 equal lines

      … 2 equal lines
          / search  q leave  ? keys
      > Return
      """
    }
  }

  @Test func `a table is left when the row that led to it goes`() {
    var reload = {}
    let menu = ScriptedMenu(
      Table("Top") {
        Section {
          if phone.isWifi {
            LinkRow("Wi-Fi") {
              Section {
                ButtonRow("Forget") {
                  phone.isWifi = false
                  reload()
                }
              }
            }
          }
          Row("Bluetooth")
        }
      }, width: 30, height: 5)
    reload = { [weak menu = menu.menu] in menu?.reload() }
    menu.press(.return)
    menu.press(.return)
    expectSnapshot(of: menu.transcript) {
      """
       Top

      ❯   Wi-Fi                  ›
          Bluetooth
       Return open           ? keys
      > Return
       Top › Wi-Fi

      ❯   Forget

       Return press          ? keys
      > Return
       Top

      ❯   Bluetooth

          / search  q leave  ? keys
      """
    }
  }

  @Test func `a switch that is off already stays, and does not leave the table`() {
    let isOn = Setting(wrappedValue: false).projectedValue
    let table = Table("Root") {
      Section {
        LinkRow("Child") { Section { ToggleRow("Switch", isOn: isOn) } }
      }
    }
    let menu = ScriptedMenu(table, width: 30, height: 6)
    menu.press(.return, .left, .left, .right, .right)
    #expect(isOn.wrappedValue)
    #expect(menu.menu.titles == ["Root", "Child"])
  }

  @Test func `what closures change is shown, whichever key ran them`() {
    var (selected, tapped) = (0, 0)
    let table = Table {
      Section {
        Row("Row", detail: "\(selected) \(tapped)", accessory: .disclosureIndicator) {
          selected += 1
        }
        .onAccessory { tapped += 1 }
      }
    }
    let menu = ScriptedMenu(table, width: 30, height: 5)
    menu.press(.return, .right, "i")
    #expect(menu.frame.contains("2 1"))
  }
}
