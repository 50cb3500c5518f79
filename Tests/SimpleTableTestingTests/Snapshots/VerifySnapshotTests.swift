import SimpleTable
import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite(.snapshots(record: .missing)) struct `Verify snapshot` {
  @Test func `another text gives the difference and the text`() {
    let difference = verifySnapshot(of: Table { Section { Row("On") } }, style: .plain) { "   Off" }
    check(difference?.actual, "   On")
    check(difference?.path, nil)
    check(
      difference?.description,
      """
      This differs from line 1 on (- expected, + now):

      -    Off  (6 cells)
      +    On  (5 cells)
      """)
  }

  @Test func `the file is beside the test`() throws {
    let folder = try TemporaryFolder()
    let difference = verifySnapshot(
      of: "On", named: "x", record: .missing,
      filePath: folder.testFile, testName: "testMenu()")
    let path = "__Snapshots__/MenuTests/testMenu.x.txt"
    check(difference?.path, "\(folder.path)/\(path)")
    check(folder.files, [path])
    check(
      difference?.description,
      "Recorded \(path), which did not exist. The next run compares with it.")
  }
}
