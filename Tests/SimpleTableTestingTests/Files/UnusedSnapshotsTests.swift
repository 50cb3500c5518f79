import Foundation
import Testing

@testable import SimpleTableTesting

@Suite struct `Unused snapshots` {
  /// Returns the files that are listed, relative to a folder of tests.
  private func unused(in folder: TemporaryFolder, _ tests: RunTests? = nil) -> [String]? {
    let claims = folder.claims
    let list = UnusedSnapshots.list(used: claims.usedPaths, tests: tests ?? claims.runTests)
    let lines = list?.split(separator: "\n").map(String.init)
    #expect(lines == nil || lines?.first == "Reference files that no test used:")
    return lines?.dropFirst().map { $0.replacing(folder.path + "/", with: "") }
  }

  private func filtered(_ folder: TemporaryFolder, _ files: String...) -> RunTests {
    var tests = RunTests(arguments: ["--filter", "menu"])
    for file in files {
      tests.add(folder.url.appendingPathComponent(file).path, isSwiftTesting: true)
    }
    return tests
  }

  @Test func `files of tests that ran or are gone are listed, others are not`() throws {
    let folder = try TemporaryFolder()
    for file in ["MenuTests.swift", "OtherTests.swift"] { try folder.write([], to: file) }
    for file in ["MenuTests/menu.txt", "MenuTests/old.txt", "OtherTests/a.txt", "Gone/b.txt"] {
      try folder.write("On\n".utf8, to: "__Snapshots__/" + file)
    }
    #expect(folder.compare("On") == nil)
    let expected = ["__Snapshots__/Gone/b.txt", "__Snapshots__/MenuTests/old.txt"]
    let used = folder.claims.usedPaths
    #expect(
      UnusedSnapshots(folder: folder.url, used: used).paths
        == expected.map { "\(folder.path)/\($0)" })
    #expect(unused(in: folder) == expected)
  }

  @Test func `files are listed where no file of their folder was used`() throws {
    let folder = try TemporaryFolder()
    try folder.write("import Testing\n".utf8, to: "MenuTests.swift")
    for file in ["MenuTests/menu.txt", "Gone/b.txt"] {
      try folder.write("On\n".utf8, to: "__Snapshots__/" + file)
    }
    // A snapshot of the file was compared with the source.
    #expect(
      unused(in: folder, filtered(folder, "MenuTests.swift"))
        == ["__Snapshots__/Gone/b.txt", "__Snapshots__/MenuTests/menu.txt"])
  }

  @Test func `after all tests, the files of those without snapshots are listed`() throws {
    let folder = try TemporaryFolder()
    let imports = [
      "A": "import Testing\n", "B": "import XCTest\n@testable import Testing\n",
      "C": "import XCTest\n",
      "D": "", "E": "@testable import Menu\r\nimport Testing\r\n",
    ]
    for (name, text) in imports {
      try folder.write(text.utf8, to: "\(name).swift")
      try folder.write("On\n".utf8, to: "__Snapshots__/\(name)/a.txt")
    }
    var whole = RunTests(arguments: ["--testing-library", "swift-testing"])
    whole.add(folder.testFile, isSwiftTesting: true)
    #expect(unused(in: folder, whole) == ["__Snapshots__/A/a.txt", "__Snapshots__/E/a.txt"])
    #expect(unused(in: folder, filtered(folder, "MenuTests.swift")) == nil)
    var other = RunTests(arguments: [])
    other.add(folder.testFile, isSwiftTesting: false)
    #expect(unused(in: folder, other) == nil)
  }

  @Test func `a package's other folders of tests are searched, but not what is hidden`() throws {
    let folder = try TemporaryFolder()
    let files = [
      "Tests/MenuTests/__Snapshots__/Gone/a.txt", "Tests/Old/__Snapshots__/Gone/b.txt",
      "Tests/Old/Deep/__Snapshots__/Gone/c.txt", "Tests/.build/__Snapshots__/Gone/d.txt",
      "Other/__Snapshots__/Gone/e.txt",
    ]
    for file in files { try folder.write("On\n".utf8, to: file) }
    let tests = filtered(folder, "Tests/MenuTests/MenuTests.swift")
    #expect(unused(in: folder, tests) == [files[0]])
    try folder.write([], to: "Package.swift")
    #expect(unused(in: folder, tests) == [files[0], files[2], files[1]])
  }

  @Test func `no file is listed where all were used`() throws {
    let folder = try TemporaryFolder()
    #expect(folder.compare("On") != nil)
    #expect(unused(in: folder) == nil)
    #expect(UnusedSnapshots.list(used: [], tests: RunTests(arguments: [])) == nil)
  }

  @Test func `a folder without snapshots has none`() {
    #expect(unusedSnapshots(beside: "/nowhere/MenuTests.swift") == [])
  }
}
