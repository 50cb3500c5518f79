import Menu
import SimpleTable
import SimpleTableTesting
import Testing

@Suite struct MenuTests {
  let phone = Phone()

  @Test func `the menu shows the network`() {
    expectSnapshot(of: phone.settings, width: 30)
  }

  @Test func `the menu has changed since it was recorded`() {
    phone.network = "Badgers"
    expectSnapshot(of: phone.settings, width: 30)
  }

  @Test(arguments: TextRenderer.Style.allCases)
  func `each style has a file`(style: TextRenderer.Style) {
    expectSnapshot(of: phone.settings, width: 30, style: style, named: "\(style)")
  }

  @Test func `without Wi-Fi there is no address`() {
    let adapter = TableAdapter(phone.settings)
    expectChanges(in: adapter) {
      phone.wifi = false
      adapter.reload()
    } matches: {
      """
      - [0,1] Address
      ~ [0,0] Wi-Fi
      """
    }
  }
}
