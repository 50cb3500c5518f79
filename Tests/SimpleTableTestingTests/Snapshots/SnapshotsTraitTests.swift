import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite(.snapshots(record: .never), .recordsIssues) struct `Snapshots trait` {
  @Test func `the trait of a suite applies to its tests`() {
    check(SnapshotRecording.ofTest, .never)
  }

  @Test(.snapshots(record: .failed)) func `the trait of a test overrides it`() {
    check(SnapshotRecording.ofTest, .failed)
  }

  @Suite struct Inner {
    @Test(arguments: [1, 2]) func `the trait applies to nested suites`(number: Int) {
      check(SnapshotRecording.ofTest, .never)
      let issues = recordedIssues { expectSnapshot(of: "On", named: "\(number)") }
      check(issues.first?.text.hasPrefix("There is no __Snapshots__"), true)
    }
  }
}

@Suite struct `No snapshots trait` {
  @Test func `a test without the trait has no mode`() {
    check(SnapshotRecording.ofTest, nil)
  }
}
