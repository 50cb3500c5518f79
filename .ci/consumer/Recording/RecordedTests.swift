import Menu
import SimpleTable
import SimpleTableTesting
import Testing

/// Snapshots that are not written yet, among braces and quotes that are no snapshots.
@Suite struct RecordedTests {
  let phone = Phone()

  @Test func `a closure without a text`() {
    let brace = "{ expectSnapshot(of: \"\(phone.network)\") { "  // { "" }
    expectSnapshot(of: phone.settings, width: 30) {}
    expectSnapshot(of: brace) { }; expectSnapshot(of: "a \"b\" \\") { "" }
  }

  @Test func `texts that need number signs, escapes and empty lines`() {
    expectSnapshot(of: "\"\"\"#\n\\(x) \\#(y)\n\n  \u{1B}[1m tab\there \n\r\n") { "" }
    expectSnapshot(of: phone.settings, width: 30, style: .plain, styles: true) {
      // What was recorded before.
      """
      Something else
      """
    }
  }

  @Test func `changes of a menu`() {
    let adapter = TableAdapter(phone.settings)
    expectChanges(in: adapter) {
      phone.wifi = false
      adapter.reload()
    } matches: {
    }
    expectChanges(in: adapter) { adapter.reload() } matches: { "- [0,0] Gone" }
  }

  @Test func `a helper that passes its closure on`() {
    func expect(_ table: Table, @SnapshotText matches expected: () -> SnapshotText) {
      expectSnapshot(of: table, width: 30, matches: expected)
    }
    expect(phone.settings) {}
  }

  @Test(arguments: [1, 2]) func `cases with one text`(number: Int) {
    for _ in 0..<3 { expectSnapshot(of: "the same") { } }
  }
}
