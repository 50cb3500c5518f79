import SimpleTable
import SimpleTableTesting
import TestTraits
import Testing

@testable import settings_demo

/// Sections that collapse, and inputs that are checked.
@Suite struct SetupMenuTests {
  private let page = TableAdapter(SetupMenu(computer: Computer()).table)

  @Test(
    arguments: [
      ("name", "", "must not be empty"),
      ("address", "10.0.0.256", "must be an address such as 10.0.0.7"),
      ("passphrase", "short", "must have 8 to 64 characters"),
      ("versions", "11", "must be from 1 to 10"),
      ("location", "Attic", "\"Attic\" is not among the options: Boathouse, Mill"),
    ] as [(RowID, String, String)])
  func `an answer that does not do is refused`(row: RowID, value: String, reason: String) {
    check(page.setValue(value, row: row), .refused(reason))
  }

  @Test func `the header counts the answers that are missing`() {
    check(page.section(at: 0)?.headerDetail, "1 missing")
    page.setValue("Ada", row: "owner")
    check(page.section(at: 0)?.headerDetail, nil)
  }

  @Test func `a row disappears with what it belongs to`() {
    expectChanges(in: page) {
      page.setValue("false", row: "encrypted")
    } matches: {
      """
      ~ [3] Backup, which runs while nobody is looking and skips what can be had again
      - [3,3] Passphrase
      ~ [3,2] Encrypted
      """
    }
  }
}
