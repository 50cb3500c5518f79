import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite struct `Parallel snapshots` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `parallel tests do not disturb each other`() async {
    let path = folder.testFile
    let differences = await withTaskGroup(of: (Int, String?).self) { group in
      for number in 0..<200 {
        group.addTask {
          let mode = number.isMultiple(of: 2) ? SnapshotRecording.missing : .never
          return await SnapshotRecording.$ofTest.withValue(mode) {
            await Task.yield()
            let difference = verifySnapshot(
              of: "text \(number)", named: "\(number)", filePath: path, testName: "menu()")
            return (number, difference?.description)
          }
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for number in 0..<200 {
      let file = "__Snapshots__/MenuTests/menu.\(number).txt"
      if number.isMultiple(of: 2) {
        check(differences[number]?.hasPrefix("Recorded \(file)"), true)
        check(folder.read(file), "text \(number)\n")
      } else {
        check(differences[number]?.hasPrefix("There is no \(file)"), true)
        check(folder.read(file), nil)
      }
    }
  }

  @Test func `only one of many snapshots gets the file that all claim`() async {
    let path = folder.testFile
    let recorded = await withTaskGroup(of: String?.self) { group in
      for line in 0..<100 {
        group.addTask {
          verifySnapshot(
            of: "text \(line)", record: .all, filePath: path, line: line, testName: "menu()")?
            .description
        }
      }
      return await group.reduce(into: 0) { $0 += $1?.hasPrefix("Recorded") == true ? 1 : 0 }
    }
    check(recorded, 1)
  }
}
