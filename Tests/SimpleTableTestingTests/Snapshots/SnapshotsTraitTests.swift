import Testing

@testable import SimpleTableTesting

@Suite(.snapshots(record: .never)) struct `Snapshots trait` {
  @Test func `what is said for a suite holds for its tests`() {
    #expect(SnapshotRecording.ofTest == .never)
  }

  @Test(.snapshots(record: .failed)) func `what is said for a test goes before it`() {
    #expect(SnapshotRecording.ofTest == .failed)
  }

  @Suite struct Inner {
    @Test(arguments: [1, 2]) func `what is said holds for suites within`(number: Int) {
      #expect(SnapshotRecording.ofTest == .never)
      let issues = recordedIssues { expectSnapshot(of: "On", named: "\(number)") }
      #expect(issues.first?.text.hasPrefix("There is no __Snapshots__") == true)
    }
  }
}

@Suite struct `No snapshots trait` {
  @Test func `nothing is said`() {
    #expect(SnapshotRecording.ofTest == nil)
  }
}
