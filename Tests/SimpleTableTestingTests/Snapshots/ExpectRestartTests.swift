import SimpleTable
import SimpleTableTesting
import TestTraits
import Testing

@Suite(.recordsIssues) struct `Expect restart` {
  final class Player {
    @Setting var limit = 100
    @Setting var volume = 60
  }

  private func menu(of player: Player) -> Menu {
    Menu(
      Table.page {
        StepperRow("Limit", value: player.$limit, in: 0...100).id("limit")
        SliderRow("Volume", value: player.$volume, in: 0...player.limit).id("volume")
      })
  }

  @Test func `a secret that no store keeps is lost, and that is no difference`() throws {
    final class Login {
      @Setting var name = "Ada"
      @Setting var code = "x"
    }
    func makeMenu() -> Menu {
      let login = Login()
      return Menu(
        Table.page {
          TextFieldRow("Name", text: login.$name).id("name")
          TextFieldRow("Code", text: login.$code, isSecure: true).id("code")
        })
    }
    let menu = makeMenu()
    menu.start(stores: [.user: MemoryStore()])
    menu.setValue("hunter2", for: "code")
    expectRestart(of: menu) { makeMenu() }
  }

  @Test func `what is reported of a value counts`() {
    let player = Player()
    let menu = menu(of: player)
    let issues = recordedIssues {
      expectRestart(of: menu) {
        Menu(menu.page.table.rule("is too much", over: "volume") { player.limit < 100 })
      }
    }
    let line = "+ volume=60 (from default, not stored, is too much)"
    check(issues.first?.text.contains(line), true)
  }

  @Test func `a value that the program changed by itself is lost`() {
    let player = Player()
    let menu = menu(of: player)
    menu.setValue("90", for: "volume")
    player.volume = 20
    let line = #line + 2
    let issues = recordedIssues {
      expectRestart(of: menu) { self.menu(of: Player()) }
    }
    check(issues.map(\.line), [line])
    check(
      issues.first?.text,
      """
      A restart changes the settings from line 2 on (- before, + after):

        limit=100 (from default, not stored)
      - volume=20 (from user, stored)
      + volume=90 (from user, stored)
      """)
  }
}
