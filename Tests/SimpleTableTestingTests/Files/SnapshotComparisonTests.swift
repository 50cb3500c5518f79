import Foundation
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
    #expect(folder.compare("Wi-Fi\n") == recordedNew)
    #expect(folder.read(path) == "Wi-Fi\n")
    #expect(folder.compare("Wi-Fi\n") == nil)
    #expect(folder.files == [path])
  }

  @Test func `a newline at the end is not compared`() throws {
    #expect(folder.compare("Wi-Fi") == recordedNew)
    #expect(folder.read(path) == "Wi-Fi\n")
    #expect(folder.compare("Wi-Fi\n") == nil)
    try folder.write("Wi-Fi".utf8)
    #expect(folder.compare("Wi-Fi\n") == nil)
    #expect(folder.compare("Wi-Fi\n\n") != nil)
  }

  @Test(arguments: [("Wi-Fi\n", "Wi-Fi\n\n"), ("Wi-Fi\n\n", "Wi-Fi\n"), ("\n", "\n\n")])
  func `an empty line at the end is compared`(recorded: String, now: String) throws {
    try folder.write(recorded.utf8)
    #expect(folder.compare(recorded) == nil)
    #expect(folder.compare(now)?.hasPrefix("This differs from \(path)") == true)
    #expect(folder.compare(now, record: .failed)?.hasPrefix("Recorded") == true)
    #expect(folder.read(path) == now)
  }

  @Test func `an empty text can be recorded`() {
    #expect(folder.compare("") == recordedNew)
    #expect(folder.read(path) == "\n")
    #expect(folder.compare("") == nil)
  }

  @Test func `the mode never records no file`() {
    #expect(
      folder.compare("Wi-Fi", environment: ["CI": "true"]) == """
        There is no __Snapshots__/MenuTests/menu.txt, and no file is recorded: the mode is \
        “never”, as it is by default where CI is set. SNAPSHOT_TESTING_RECORD=missing records it.
        """)
    #expect(folder.files == [])
  }

  @Test(arguments: [SnapshotRecording.missing, .never])
  func `a difference is shown, and the file is not changed`(mode: SnapshotRecording) throws {
    try folder.write("Settings\n\n  Wi-Fi  On\n".utf8)
    #expect(
      folder.compare("Settings\n\n  Wi-Fi  Off\n", record: mode) == """
        This differs from __Snapshots__/MenuTests/menu.txt from line 3 on (- recorded, + now):

          Settings

        -   Wi-Fi  On  (11 cells)
        +   Wi-Fi  Off  (12 cells)
        """)
    #expect(folder.read(path) == "Settings\n\n  Wi-Fi  On\n")
  }

  @Test(arguments: [SnapshotRecording.all, .failed])
  func `what differs is recorded anew`(mode: SnapshotRecording) throws {
    try folder.write("On\n".utf8)
    #expect(
      folder.compare("No\n", record: mode) == """
        Recorded __Snapshots__/MenuTests/menu.txt anew from line 1 on (- before, + now):

        - On
        + No
        """)
    #expect(folder.read(path) == "No\n")
    #expect(folder.compare("No\n") == nil)
  }

  @Test func `the mode failed keeps files that pass, the mode all does not`() {
    #expect(folder.compare("On", record: .failed) == recordedNew)
    #expect(folder.compare("On", record: .failed) == nil)
    #expect(folder.compare("On", record: .all) == "Recorded \(path), as it was.")
  }

  @Test func `the argument overrides the trait, and the trait the environment`() {
    let never = ["SNAPSHOT_TESTING_RECORD": "never"]
    SnapshotRecording.$ofTest.withValue(.missing) {
      #expect(folder.compare("On", record: .never)?.hasPrefix("There is no") == true)
      #expect(folder.compare("On", environment: never) == recordedNew)
    }
    SnapshotRecording.$ofTest.withValue(.all) {
      #expect(folder.compare("On", record: .never) == nil)
    }
  }
}

extension `Snapshot comparison` {
  @Test func `two snapshots under one name are refused`() {
    #expect(folder.compare("On") == recordedNew)
    #expect(
      folder.compare("Off", at: "MenuTests.swift:9", record: .all, sameRun: true) == """
        Two snapshots have one file, __Snapshots__/MenuTests/menu.txt: the one at \
        MenuTests.swift:7 and the one at MenuTests.swift:9. \
        Give them different arguments “named:”.
        """)
    #expect(folder.compare("Off", named: "off", at: "MenuTests.swift:9", sameRun: true) != nil)
    #expect(folder.read(path) == "On\n")
    #expect(folder.read("__Snapshots__/MenuTests/menu.off.txt") == "Off\n")
  }

  @Test func `tests of one name in two suites of a file are refused`() {
    #expect(folder.compare("On", test: "menu()") == recordedNew)
    #expect(
      folder.compare("On", test: "menu(style:)", at: "MenuTests.swift:90", sameRun: true)?
        .hasPrefix("Two snapshots have one file") == true)
  }

  @Test func `a snapshot may be taken again with the same text`() {
    #expect(folder.compare("On") == recordedNew)
    #expect(folder.compare("On", sameRun: true) == nil)
    #expect(
      folder.compare("Off", record: .all, sameRun: true) == """
        The snapshot at MenuTests.swift:7 was taken twice for __Snapshots__/MenuTests/menu.txt, \
        with different texts. Give them different arguments “named:”.
        """)
    #expect(folder.read(path) == "On\n")
  }

  @Test func `arguments that give the same name are refused`() {
    #expect(folder.compare("On", named: "a/b") != nil)
    #expect(
      folder.compare("On", named: "a b", sameRun: true) == """
        The names “a/b” and “a b” give one file, __Snapshots__/MenuTests/menu.a-b.txt. \
        Give them different arguments “named:”.
        """)
  }

  @Test func `names that differ in case alone are refused on every system`() {
    #expect(folder.compare("On", named: "On") != nil)
    #expect(folder.compare("On", named: "ON", sameRun: true)?.hasPrefix("The names") == true)
  }
}

extension `Snapshot comparison` {
  @Test func `a file that is not text is not changed`() throws {
    try folder.write([0x4F, 0x6E, 0xFF])
    #expect(
      folder.compare("On") == """
        __Snapshots__/MenuTests/menu.txt is not text in UTF-8, and was not changed.
        """)
    #expect(folder.compare("On", record: .failed)?.hasPrefix("Recorded") == true)
    #expect(folder.read(path) == "On\n")
  }

  @Test func `an empty file is not changed`() throws {
    try folder.write([])
    #expect(
      folder.compare("On") == """
        __Snapshots__/MenuTests/menu.txt is empty, as if it had been written in part, and was not changed.
        """)
    #expect(folder.read(path) == "")
  }

  @Test func `a partly written file is reported`() throws {
    try folder.write("Settings\n  Wi-".utf8)
    #expect(
      folder.compare("Settings\n  Wi-Fi\n") == """
        This differs from __Snapshots__/MenuTests/menu.txt from line 2 on (- recorded, + now):

          Settings
        -   Wi-  (5 cells)
        +   Wi-Fi  (7 cells)

        The file does not end in a newline, as if it had been written in part.
        """)
  }

  @Test func `line endings of Windows are reported`() throws {
    try folder.write("Settings\r\n  Wi-Fi\r\n".utf8)
    #expect(
      folder.compare("Settings\n  Wi-Fi\n") == """
        __Snapshots__/MenuTests/menu.txt has the line endings of Windows, and no other \
        difference. In .gitattributes, “__Snapshots__/** -text” keeps Git from changing them.
        """)
    #expect(folder.read(path) == "Settings\r\n  Wi-Fi\r\n")
    #expect(folder.compare("Settings\r\n  Wi-Fi\r\n") == nil)
  }

  @Test func `letters that are written in another way are no line endings`() throws {
    try folder.write("caf\u{E9}\n".utf8)
    #expect(
      folder.compare("cafe\u{301}\n") == """
        This differs from __Snapshots__/MenuTests/menu.txt from line 1 on (- recorded, + now):

        - caf\\u{E9}
        + cafe\\u{301}
        """)
  }

  @Test func `a folder in place of the file is reported`() throws {
    try folder.write([], to: path + "/x.txt")
    #expect(
      folder.compare("On", record: .all) == "__Snapshots__/MenuTests/menu.txt is a folder.")
  }

  @Test func `a read-only file is not recorded anew`() throws {
    try folder.write("On\n".utf8)
    let file = folder.url.appendingPathComponent(path).path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    #expect(
      folder.compare("Off", record: .all) == """
        __Snapshots__/MenuTests/menu.txt is read-only.
        """)
    #expect(folder.read(path) == "On\n")
  }

  #if os(Linux)
    @Test func `an unreadable file is reported`() throws {
      let link = folder.url.appendingPathComponent(path)
      try folder.write([], to: "__Snapshots__/MenuTests/other.txt")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "/proc/self/mem")
      #expect(
        folder.compare("On") == """
          __Snapshots__/MenuTests/menu.txt cannot be read: Input/output error.
          """)
    }
  #endif

  @Test func `a file where a folder should be is reported`() throws {
    try folder.write([], to: "__Snapshots__/MenuTests")
    #expect(
      folder.compare("On") == """
        __Snapshots__/MenuTests/menu.txt cannot be written: File exists.
        """)
    #expect(folder.read("__Snapshots__/MenuTests") == "")
  }

  @Test func `a link stays, and its target is recorded`() throws {
    try folder.write("On\n".utf8, to: "shared.txt")
    try folder.write([], to: "__Snapshots__/MenuTests/other.txt")
    let link = folder.url.appendingPathComponent(path).path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../../shared.txt")
    #expect(folder.compare("Off", record: .all)?.hasPrefix("Recorded") == true)
    #expect(folder.read("shared.txt") == "Off\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../shared.txt")
  }

  @Test func `no folder is created where the tests are absent`() throws {
    try FileManager.default.removeItem(at: folder.url)
    #expect(
      folder.compare("On") == """
        __Snapshots__/MenuTests/menu.txt is not recorded: the folder of the test, \
        \(folder.url.path), does not exist.
        """)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test func `megabytes are recorded and compared`() throws {
    let text = (0..<20_000).map { "line \($0) \(String(repeating: "─", count: 30))\n" }.joined()
    #expect(folder.compare(text) == recordedNew)
    #expect(folder.compare(text) == nil)
    #expect(
      folder.compare(text.replacing("line 9999 ", with: "Line 9999 ")) == """
        This differs from __Snapshots__/MenuTests/menu.txt from line 10000 on (- recorded, + now):

        … 9996 equal lines
          line 9996 ──────────────────────────────
          line 9997 ──────────────────────────────
          line 9998 ──────────────────────────────
        - line 9999 ──────────────────────────────
        + Line 9999 ──────────────────────────────
          line 10000 ──────────────────────────────
          line 10001 ──────────────────────────────
          line 10002 ──────────────────────────────
        … 9997 equal lines
        """)
  }
}
