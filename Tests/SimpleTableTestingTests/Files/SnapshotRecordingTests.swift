import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite struct `Snapshot recording` {
  @Test(
    arguments: [
      ([:], .missing),
      (["CI": ""], .missing),
      (["CI": "false"], .missing),
      (["CI": "0"], .missing),
      (["CI": "true"], .never),
      (["CI": "1"], .never),
      (["SNAPSHOT_TESTING_RECORD": ""], .missing),
      (["SNAPSHOT_TESTING_RECORD": "", "CI": "1"], .never),
      (["SNAPSHOT_TESTING_RECORD": "all"], .all),
      (["SNAPSHOT_TESTING_RECORD": "All"], .all),
      (["SNAPSHOT_TESTING_RECORD": "missing", "CI": "true"], .missing),
      (["SNAPSHOT_TESTING_RECORD": "failed"], .failed),
      (["SNAPSHOT_TESTING_RECORD": "never"], .never),
    ] as [([String: String], SnapshotRecording)])
  func `the environment chooses`(environment: [String: String], mode: SnapshotRecording) throws {
    try check(SnapshotRecording(environment: environment), mode)
  }

  @Test func `another word fails each snapshot`() throws {
    let folder = try TemporaryFolder()
    check(
      folder.compare("Wi-Fi", environment: ["SNAPSHOT_TESTING_RECORD": "1"]),
      "SNAPSHOT_TESTING_RECORD is “1”; it may be all, missing, failed or never.")
    check(folder.files, [])
  }
}
