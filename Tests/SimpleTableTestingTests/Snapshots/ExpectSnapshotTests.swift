import SimpleTable
import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite(.snapshots(record: .missing), .recordsIssues) struct `Expect snapshot` {
  private let table = Table("Settings") {
    Section("Network") {
      Row("Airplane Mode", detail: "Off")
      Row("Wi-Fi", detail: "Otters").id("wifi")
    }
  }

  @Test func `a table equals its file`() {
    expectSnapshot(of: table)
    expectSnapshot(of: table, width: 30, style: .insetGrouped, named: "narrow, in a box")
  }

  @Test func `a table, an adapter, a change list and a text equal what is written`() {
    let adapter = TableAdapter(table)
    expectSnapshot(of: table, width: 24, style: .plain) {
      """
         Settings
         Network ─────────────
         Airplane Mode     Off
         Wi-Fi          Otters
      """
    }
    expectSnapshot(of: adapter.setHidden(true, row: "wifi")) { "- [0,1] Wi-Fi" }
    expectSnapshot(of: adapter, width: 24, style: .plain) {
      """
         Settings
         Network ─────────────
         Airplane Mode     Off
      """
    }
    expectSnapshot(of: "any text\n") { "any text" }
  }

  @Test func `a difference fails the caller's line and shows itself`() {
    let line = #line + 2
    let issues = recordedIssues {
      expectSnapshot(of: table, width: 24, style: .plain) {
        """
           Settings
           Network ─────────────
           Airplane Mode      On
           Wi-Fi          Otters
        """
      }
    }
    check(
      issues,
      [
        RecordedIssue(
          text: """
            This differs from line 3 on (- expected, + now):

                 Settings
                 Network ─────────────
            -    Airplane Mode      On
            +    Airplane Mode     Off
                 Wi-Fi          Otters
            """, line: line)
      ])
  }

  @Test func `a difference from a file fails the caller's line`() {
    let line = #line + 2
    let issues = recordedIssues {
      expectSnapshot(of: "Off", record: .never)
    }
    check(
      issues,
      [
        RecordedIssue(
          text: """
            This differs from __Snapshots__/ExpectSnapshotTests/\
            a-difference-from-a-file-fails-the-caller-s-line.txt \
            from line 1 on (- recorded, + now):

            - On  (2 cells)
            + Off  (3 cells)
            """, line: line)
      ])
  }

  @Test func `a helper passes on where it was called`() {
    func expectHeader(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
      expectSnapshot(of: text, sourceLocation: sourceLocation) { "Settings" }
    }
    let issues = recordedIssues { expectHeader("Network") }
    check(issues.map(\.line), [#line - 1])
  }

  @Test func `helpers in another file are named where two of them share a snapshot`() {
    let issues = recordedIssues {
      for line in [3, 9] {
        let location = SourceLocation(
          fileID: "Tests/Helpers.swift", filePath: "/Tests/Helpers.swift", line: line, column: 1)
        expectSnapshot(of: "On", named: "shared", record: .never, sourceLocation: location)
      }
    }
    check(issues.count, 2)
    check(
      issues.last?.text.contains("the one at Helpers.swift:3 and the one at Helpers.swift:9"), true)
  }

  @Test(arguments: [1, 2])
  func `a test with arguments has to name its snapshots`(number: Int) {
    let issues = recordedIssues { expectSnapshot(of: "\(number)", record: .all) }
    check(
      issues.map(\.text),
      [
        """
        The cases of a test with arguments would share one file. Give each snapshot a name: \
        “named:” with something of the argument in it.
        """
      ])
  }

  @Test(arguments: [1, 2])
  func `a test with arguments may compare with the source`(number: Int) {
    expectSnapshot(of: "\(number)") { "\(number)" }
  }

  @Test(.waitsForPrograms) func `outside of a test the process stops`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        expectSnapshot(of: "On") { "On" }
      })
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    check(output.contains("Fatal error: ExpectSnapshotTests.swift:"), "\(output)")
    check(
      output.contains(
        """
        : expectSnapshot was called outside of a test of \
        Swift Testing, where its failure would be lost. In XCTest, write \
        XCTAssertNil(verifySnapshot(of: …)). In a detached task, return the text to the test.
        """), "\(output)")
  }
}
