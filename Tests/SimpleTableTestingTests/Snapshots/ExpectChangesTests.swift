import SimpleTable
import SimpleTableTesting
import TestTraits
import Testing

@Suite(.snapshots(record: .missing), .recordsIssues) struct `Expect changes` {
  private let adapter = TableAdapter(
    Table {
      Section("Network") {
        Row("Airplane Mode").id("airplane")
        Row("Wi-Fi").id("wifi")
      }
    })

  @Test func `several changes are listed one after the other`() {
    expectChanges(in: adapter) {
      adapter.setHidden(true, row: "airplane")
      adapter.setHidden(true, row: "wifi")
      adapter.setHidden(false, row: "airplane")
    } matches: {
      """
      - [0,0] Airplane Mode

      - [0,0] Wi-Fi

      + [0,0] Airplane Mode
      """
    }
  }

  @Test func `no change is an empty text`() {
    expectChanges(in: adapter) {
      adapter.setHidden(true, row: "unknown")
    } matches: {
      ""
    }
  }

  @Test func `other changes fail`() {
    let line = #line + 2
    let issues = recordedIssues {
      expectChanges(in: adapter) {
        adapter.setHidden(true, row: "wifi")
      } matches: {
        "- [0,0] Airplane Mode"
      }
    }
    check(
      issues,
      [
        RecordedIssue(
          text: """
            This differs from line 1 on (- expected, + now):

            - - [0,0] Airplane Mode  (21 cells)
            + - [0,1] Wi-Fi  (13 cells)
            """, line: line)
      ])
  }

  @Test func `the adapter's own handler runs as well, and is kept`() {
    var count = 0
    adapter.onChange = { _ in count += 1 }
    expectChanges(in: adapter) {
      adapter.setHidden(true, row: "wifi")
    } matches: {
      "- [0,1] Wi-Fi"
    }
    adapter.setHidden(false, row: "wifi")
    check(count, 2)
  }

  @Test func `an error is passed on`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try expectChanges(in: adapter) { () throws(Failure) in
        throw Failure()
      } matches: {
        ""
      }
    }
  }
}
