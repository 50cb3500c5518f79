import Foundation
import TestTraits
import Testing

@testable import SimpleTableTesting

@Suite struct `Inline comparison` {
  private let source = """
    import Testing

    @Test func menu() {
      expectSnapshot(of: "On") { "Off" }
    }

    @Test func other() {
      expectSnapshot(of: "a") { }; expectChanges(in: b) { c() } matches: { "ä" }
    }

    """

  @Test func `a text that differs is recorded, and reported once`() throws {
    let trial = try SourceTrial(source)
    try check(
      trial.compare("On", with: "Off"),
      """
      Recorded MenuTests.swift:4 anew from line 1 on (- before, + now):

      - Off  (3 cells)
      + On  (2 cells)
      """)
    check(trial.source, source.replacing("\"Off\"", with: "\"On\""))
  }

  @Test func `several texts in one file and on one line are recorded, in any order`() throws {
    let trial = try SourceTrial(source)
    #expect(try trial.compare("x\ny", with: "ä", at: "matches:") != nil)
    #expect(try trial.compare("On", with: "Off") != nil)
    try check(
      trial.compare("a", with: nil, at: "expectSnapshot(of: \"a\"", record: .missing),
      """
      Recorded MenuTests.swift:8, which had no text yet. The next build compares with it.
      """)
    #expect(try trial.compare("On", with: "Off") != nil)
    check(
      trial.source,
      """
      import Testing

      @Test func menu() {
        expectSnapshot(of: "On") { "On" }
      }

      @Test func other() {
        expectSnapshot(of: "a") { "a" }; expectChanges(in: b) { c() } matches: {
          \"""
          x
          y
          \"""
        }
      }

      """)
  }

  @Test(
    arguments: [
      (.missing, nil, true), (.missing, "Off", false), (.failed, nil, true), (.failed, "Off", true),
      (.all, nil, true), (.all, "Off", true), (.never, nil, false), (.never, "Off", false),
    ] as [(SnapshotRecording, String?, Bool)])
  func `the mode says whether a missing text and one that differs are recorded`(
    mode: SnapshotRecording, expected: String?, isRecorded: Bool
  ) throws {
    let source = "expectSnapshot(of: x) { \(expected.map { "\"\($0)\"" } ?? "") }\n"
    let trial = try SourceTrial(source)
    let message = try trial.compare("On", with: expected, record: mode)
    check(message?.hasPrefix("Recorded"), isRecorded)
    check(trial.source, isRecorded ? "expectSnapshot(of: x) { \"On\" }\n" : source)
    for variable in [["CI": "true"], ["CI": "1", "SNAPSHOT_TESTING_RECORD": "all"]] {
      let onCI = try SourceTrial(source)
      try check(
        onCI.compare("On", with: expected, record: mode, environment: variable)?
          .hasPrefix("Recorded"), false)
      check(onCI.source, source)
    }
  }

  @Test func `the environment chooses the mode, and CI means that nothing is written`() throws {
    let trial = try SourceTrial("expectSnapshot(of: x) { }\n")
    try check(
      trial.compare("On", with: nil, record: nil, environment: ["CI": "true"]),
      """
      There is no text at MenuTests.swift:1, and nothing is recorded: the mode is “never”, as it is \
      by default where CI is set. The closure may be given this text:

      \"""
      On
      \"""
      """)
    try check(
      trial.compare(
        "On", with: nil, record: nil, environment: ["SNAPSHOT_TESTING_RECORD": "yes"]),
      "SNAPSHOT_TESTING_RECORD is “yes”; it may be all, missing, failed or never.")
    try check(trial.compare("On", with: nil, record: nil)?.hasPrefix("Recorded"), true)
  }

  @Test func `what is not recorded says why, and what to write`() throws {
    let source = "expectSnapshot(of: x) { \"\".text }\n"
    let trial = try SourceTrial(source)
    try check(
      trial.compare("a\\", with: "b"),
      """
      This differs from line 1 on (- expected, + now):

      - b  (1 cell)
      + a\\  (2 cells)

      It is not recorded: its closure holds more than a literal. The closure may be given this \
      text:

      #\"""
      a\\
      \"""#
      """)
    check(trial.source, source)
  }

  @Test func `an equal text passes, and is reported where all are recorded`() throws {
    let trial = try SourceTrial(source)
    try check(trial.compare("Off", with: "Off\n"), nil)
    try check(
      trial.compare("Off", with: "Off", record: .all), "Recorded MenuTests.swift:4, as it was.")
    check(trial.source, source)
  }

  @Test(arguments: [
    ["1", "2"], ["Off", "2"], ["2", "Off"], ["1", "1", "2"], ["1", "2", "1"], ["1", "2", "2"],
  ])
  func `one literal does not become two texts`(texts: [String]) throws {
    let trial = try SourceTrial(source)
    let messages = try texts.map { try trial.compare($0, with: "Off") }
    let reason = "it has another text at another time, and there is one literal for all of them"
    check(messages.contains { $0?.contains(reason) == true })
    check(trial.source, source)
    // The others are written still.
    try check(trial.compare("x", with: "ä", at: "matches:")?.hasPrefix("Recorded"), true)
    check(trial.source, source.replacing("ä", with: "x"))
  }

  @Test func `a text that ends in an empty line passes once it is recorded`() throws {
    let trial = try SourceTrial(source)
    #expect(try trial.compare("On\n", with: "Off") != nil)
    check(trial.source?.contains("    On\n\n\n    \"\"\"\n"), true)
    try check(trial.compare("On\n", with: "On\n\n"), nil)
  }

  /// Another case may take back what was written.
  @Test func `a text in a test with arguments is not said to be recorded`() throws {
    let trial = try SourceTrial(source)
    try check(
      trial.compare("a", with: nil, at: "of: \"a\"", isParameterized: true),
      """
      MenuTests.swift:8 had no text yet, and gets this one if all cases of the test have it.
      """)
    try check(
      trial.compare("On", with: "Off", isParameterized: true)?.hasPrefix(
        "MenuTests.swift:4 gets another text if all cases of the test have it, from line 1 on ("),
      true)
    check(trial.source?.contains("{ \"On\" }"), true)
  }

  @Test func `a file that has changed since it was compiled is not written`() throws {
    let trial = try SourceTrial(source)
    try check(
      trial.compare("On", with: "On now")?.contains(
        "the source has another text than the test was built with"), true)
    try check(trial.compare("On", with: nil)?.contains("its closure is not empty"), true)
    try check(trial.compare("On", with: "Off")?.hasPrefix("Recorded"), true)
    let edited = source + "// A line more.\n"
    try trial.folder.write(edited.utf8, to: trial.file)
    try check(
      trial.compare("a", with: nil, at: "expectSnapshot(of: \"a\"")?.contains(
        "MenuTests.swift has changed since the tests began"), true)
    check(trial.source, edited)
  }

  @Test func `what is no Swift source, not text or not there is refused`() throws {
    let guide = try SourceTrial(source, named: "Guide.md")
    try check(guide.compare("On", with: "Off")?.contains("Guide.md is not a Swift file"), true)
    let missing = try SourceTrial(source)
    try FileManager.default.removeItem(atPath: missing.path)
    try check(missing.compare("On", with: "Off")?.contains("there is no /"), true)
    let windows = try SourceTrial(source)
    try windows.folder.write(source.replacing("\n", with: "\r\n").utf8, to: windows.file)
    try check(windows.compare("On", with: "Off")?.contains("the line endings of Windows"), true)
    let binary = try SourceTrial(source)
    try binary.folder.write(Array(source.utf8) + [0xFF], to: binary.file)
    try check(
      binary.compare("On", with: "Off")?.contains("MenuTests.swift is not text in UTF-8"), true)
  }

  @Test func `a read-only file stays, and says so`() throws {
    let trial = try SourceTrial(source)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: trial.path)
    try check(
      trial.compare("On", with: "Off")?.contains(
        "It is not recorded: MenuTests.swift is read-only. The"), true)
    check(trial.source, source)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: trial.path)
    try check(trial.compare("On", with: "Off")?.hasPrefix("Recorded"), true)
    let attributes = try FileManager.default.attributesOfItem(atPath: trial.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }
}
