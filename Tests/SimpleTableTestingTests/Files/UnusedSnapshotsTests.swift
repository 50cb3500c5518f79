import Foundation
import Testing

@testable import SimpleTableTesting

@Suite struct `Unused snapshots` {
  @Test func `files of tests that ran or are gone are listed, others are not`() throws {
    let folder = try TemporaryFolder()
    for file in ["MenuTests.swift", "OtherTests.swift"] { try folder.write([], to: file) }
    for file in ["MenuTests/menu.txt", "MenuTests/old.txt", "OtherTests/a.txt", "Gone/b.txt"] {
      try folder.write("On\n".utf8, to: "__Snapshots__/" + file)
    }
    #expect(folder.compare("On") == nil)
    let expected = ["Gone/b.txt", "MenuTests/old.txt"].map {
      "\(folder.url.path)/__Snapshots__/\($0)"
    }
    let used = folder.claims.usedPaths
    #expect(UnusedSnapshots(folder: folder.url, used: used).paths == expected)
    #expect(
      UnusedSnapshots.list(used: used)
        == (["Reference files that no test used:"] + expected).joined(separator: "\n"))
  }

  @Test func `no file is listed where all were used`() throws {
    let folder = try TemporaryFolder()
    #expect(folder.compare("On") != nil)
    #expect(UnusedSnapshots.list(used: folder.claims.usedPaths) == nil)
    #expect(UnusedSnapshots.list(used: []) == nil)
  }

  @Test func `a folder without snapshots has none`() {
    #expect(unusedSnapshots(beside: "/nowhere/MenuTests.swift") == [])
  }
}
