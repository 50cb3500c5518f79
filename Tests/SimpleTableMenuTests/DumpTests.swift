import SimpleTableMenu
import TestTraits
import Testing

/// What a dump prints of things that hold a secret.
@Suite struct `A dump` {
  private final class Account {
    @Setting var password = "otters"
    @Setting var name = "Ada"
  }

  private let account = Account()

  private var menu: Menu {
    let menu = Menu(
      Table.page("Account") {
        TextFieldRow("Password", text: account.$password, isSecure: true).id("password")
        TextFieldRow("Name", text: account.$name).id("name")
      })
    menu.start()
    menu.setValue("squirrel", for: "password")
    return menu
  }

  private func dumped(_ values: Any...) -> String {
    var text = ""
    for value in values { dump(value, to: &text) }
    return text
  }

  @Test func `of a binding, a row, a page or a menu has neither a secret nor its default`() {
    let menu = menu
    let path = RowPath(section: 0, row: 0)
    let row = menu.page.row(at: path)
    let control = row?.control
    let text = dumped(
      account.$password, row as Any, control as Any, menu.page, menu, menu.settings)
    #expect(text.contains("Password") && text.contains("Account"))
    #expect(!text.contains("otters") && !text.contains("squirrel"))
    check(account.password, "squirrel")
  }

  @Test func `of a setting that is no secret has its value`() {
    #expect(dumped(menu.settings).contains("Ada"))
  }
}
