import Foundation
import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite struct `Snapshot comparison` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private let path = "__Snapshots__/MenuTests/menu.txt"

  private var recordedNew: String {
    "Recorded \(path), which did not exist. The next run compares with it."
  }

  @Test func `a missing file is recorded, which fails once`() {
    check(folder.compare("Wi-Fi\n"), recordedNew)
    check(folder.read(path), "Wi-Fi\n")
    check(folder.compare("Wi-Fi\n"), nil)
    check(folder.files, [path])
  }

  @Test func `a newline at the end is not compared`() throws {
    check(folder.compare("Wi-Fi"), recordedNew)
    check(folder.read(path), "Wi-Fi\n")
    check(folder.compare("Wi-Fi\n"), nil)
    try folder.write("Wi-Fi".utf8)
    check(folder.compare("Wi-Fi\n"), nil)
    #expect(folder.compare("Wi-Fi\n\n") != nil)
  }

  @Test(arguments: [("Wi-Fi\n", "Wi-Fi\n\n"), ("Wi-Fi\n\n", "Wi-Fi\n"), ("\n", "\n\n")])
  func `an empty line at the end is compared`(recorded: String, now: String) throws {
    try folder.write(recorded.utf8)
    check(folder.compare(recorded), nil)
    check(folder.compare(now)?.hasPrefix("This differs from \(path)"), true)
    check(folder.compare(now, record: .failed)?.hasPrefix("Recorded"), true)
    check(folder.read(path), now)
  }

  @Test func `the mode never records no file`() {
    check(
      folder.compare("Wi-Fi", environment: ["CI": "true"]),
      """
      There is no __Snapshots__/MenuTests/menu.txt, and no file is recorded: the mode is \
      “never”, as it is by default where CI is set. SNAPSHOT_TESTING_RECORD=missing records it.
      """)
    check(folder.files, [])
  }

  @Test(arguments: [SnapshotRecording.missing, .never])
  func `a difference is shown, and the file is not changed`(mode: SnapshotRecording) throws {
    try folder.write("Settings\n\n  Wi-Fi  On\n".utf8)
    check(
      folder.compare("Settings\n\n  Wi-Fi  Off\n", record: mode),
      """
      This differs from __Snapshots__/MenuTests/menu.txt from line 3 on (- recorded, + now):

        Settings

      -   Wi-Fi  On  (11 cells)
      +   Wi-Fi  Off  (12 cells)
      """)
    check(folder.read(path), "Settings\n\n  Wi-Fi  On\n")
  }

  @Test(arguments: [SnapshotRecording.all, .failed])
  func `what differs is recorded anew`(mode: SnapshotRecording) throws {
    try folder.write("On\n".utf8)
    check(
      folder.compare("No\n", record: mode),
      """
      Recorded __Snapshots__/MenuTests/menu.txt anew from line 1 on (- before, + now):

      - On
      + No
      """)
    check(folder.read(path), "No\n")
    check(folder.compare("No\n"), nil)
  }

  @Test func `the mode failed keeps files that pass, the mode all does not`() {
    check(folder.compare("On", record: .failed), recordedNew)
    check(folder.compare("On", record: .failed), nil)
    check(folder.compare("On", record: .all), "Recorded \(path), as it was.")
  }

  @Test func `the argument overrides the trait, and the trait the environment`() {
    let never = ["SNAPSHOT_TESTING_RECORD": "never"]
    SnapshotRecording.$ofTest.withValue(.missing) {
      check(folder.compare("On", record: .never)?.hasPrefix("There is no"), true)
      check(folder.compare("On", environment: never), recordedNew)
    }
    SnapshotRecording.$ofTest.withValue(.all) {
      check(folder.compare("On", record: .never), nil)
    }
  }
}

extension `Snapshot comparison` {
  private struct Second {
    var names: [String?] = [nil, nil]
    var test = "menu()"
    var line = 7
    let reason: String
  }

  private static let seconds = [
    Second(
      line: 9,
      reason: "Two snapshots have one file, __Snapshots__/MenuTests/menu.txt: "
        + "the one at MenuTests.swift:7 and the one at MenuTests.swift:9."),
    // In another suite of the file.
    Second(
      test: "menu(style:)", line: 90,
      reason: "Two snapshots have one file, __Snapshots__/MenuTests/menu.txt: "
        + "the one at MenuTests.swift:7 and the one at MenuTests.swift:90."),
    Second(
      reason: "The snapshot at MenuTests.swift:7 was taken twice for "
        + "__Snapshots__/MenuTests/menu.txt, with different texts."),
    Second(
      names: ["a/b", "a b"],
      reason: "The names “a/b” and “a b” give one file, __Snapshots__/MenuTests/menu.a-b.txt."),
    // One file on some systems, and refused on all.
    Second(
      names: ["On", "ON"],
      reason: "The names “On” and “ON” give one file, __Snapshots__/MenuTests/menu.ON.txt."),
  ]

  @Test(arguments: seconds) private func `a second snapshot for a file is refused`(
    second: Second
  ) throws {
    check(folder.compare("On", named: second.names[0])?.hasPrefix("Recorded"), true)
    let file = try #require(folder.files.first)
    check(
      folder.compare(
        "Off", named: second.names[1], test: second.test, at: "MenuTests.swift:\(second.line)",
        record: .all, sameRun: true), second.reason + " Give them different arguments “named:”.")
    check(folder.files, [file])
    check(folder.read(file), "On\n")
  }

  @Test func `a snapshot may be taken again with the same text, or under another name`() {
    check(folder.compare("On"), recordedNew)
    check(folder.compare("On", sameRun: true), nil)
    #expect(folder.compare("Off", named: "off", at: "MenuTests.swift:9", sameRun: true) != nil)
    check(folder.read(path), "On\n")
    check(folder.read("__Snapshots__/MenuTests/menu.off.txt"), "Off\n")
  }
}

extension `Snapshot comparison` {
  private static let broken: [(bytes: [UInt8], message: String)] = [
    ([0x4F, 0x6E, 0xFF], " is not text in UTF-8, and was not changed."),
    ([], " is empty, as if it had been written in part, and was not changed."),
    (
      Array("Settings\r\n  Wi-Fi\r\n".utf8),
      """
       has the line endings of Windows, and no other difference. In .gitattributes, \
      “__Snapshots__/** -text” keeps Git from changing them.
      """
    ),
    (
      Array("Settings\n  Wi-".utf8),
      """
       from line 2 on (- recorded, + now):

        Settings
      -   Wi-  (5 cells)
      +   Wi-Fi  (7 cells)

      The file does not end in a newline, as if it had been written in part.
      """
    ),
  ]

  @Test(arguments: broken) func `a file that was damaged is reported, and changed only on request`(
    bytes: [UInt8], message: String
  ) throws {
    try folder.write(bytes)
    let text = "Settings\n  Wi-Fi\n"
    let start = message.hasPrefix(" from") ? "This differs from " : ""
    check(folder.compare(text), start + path + message)
    try check(Data(contentsOf: folder.url.appendingPathComponent(path)), Data(bytes))
    check(folder.compare(text, record: .failed)?.hasPrefix("Recorded"), true)
    check(folder.read(path), text)
  }

  @Test func `a folder in place of the file is reported`() throws {
    try folder.write([], to: path + "/x.txt")
    check(
      folder.compare("On", record: .all),
      "__Snapshots__/MenuTests/menu.txt cannot be read: it is a folder.")
  }

  @Test func `a pipe in place of the file is not waited for`() throws {
    try folder.write([], to: "__Snapshots__/MenuTests/other.txt")
    check(mkfifo(folder.url.appendingPathComponent(path).path, 0o600), 0)
    check(
      folder.compare("On", record: .all),
      "__Snapshots__/MenuTests/menu.txt cannot be read: it is a pipe.")
  }

  @Test func `a read-only file is not recorded anew`() throws {
    try folder.write("On\n".utf8)
    let file = folder.url.appendingPathComponent(path).path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    check(
      folder.compare("Off", record: .all),
      """
      __Snapshots__/MenuTests/menu.txt is read-only.
      """)
    check(folder.read(path), "On\n")
  }

  #if os(Linux)
    @Test func `an unreadable file is reported`() throws {
      let link = folder.url.appendingPathComponent(path)
      try folder.write([], to: "__Snapshots__/MenuTests/other.txt")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "/proc/self/mem")
      check(
        folder.compare("On"),
        """
        __Snapshots__/MenuTests/menu.txt cannot be read: input/output error.
        """)
    }
  #endif

  @Test func `a file where a folder should be is reported`() throws {
    try folder.write([], to: "__Snapshots__/MenuTests")
    check(
      folder.compare("On"),
      """
      __Snapshots__/MenuTests/menu.txt cannot be read: not a directory.
      """)
    check(folder.read("__Snapshots__/MenuTests"), "")
  }

  @Test func `a link stays, and its target is recorded`() throws {
    try folder.write("On\n".utf8, to: "shared.txt")
    try folder.write([], to: "__Snapshots__/MenuTests/other.txt")
    let link = folder.url.appendingPathComponent(path).path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../../shared.txt")
    check(folder.compare("Off", record: .all)?.hasPrefix("Recorded"), true)
    check(folder.read("shared.txt"), "Off\n")
    try check(FileManager.default.destinationOfSymbolicLink(atPath: link), "../../shared.txt")
  }

  @Test func `no folder is created where the tests are absent`() throws {
    try FileManager.default.removeItem(at: folder.url)
    check(
      folder.compare("On"),
      """
      __Snapshots__/MenuTests/menu.txt is not recorded: the folder of the test, \
      \(folder.url.path), does not exist.
      """)
    check(!FileManager.default.fileExists(atPath: folder.url.path))
  }
}
