import Foundation
import TestFixtures
import TestTraits
import Testing

/// The menu as a program runs it, with the demo as the program and its keys from a pipe.
@Suite(.waitsForPrograms) struct `The command edit` {
  private let directory: TemporaryDirectory
  private var folder: URL { directory.url }

  init() throws { directory = try TemporaryDirectory() }

  @Test func `a change is stored, and one that cannot be stored is an exit code of 3`() throws {
    let file = folder.appendingPathComponent("settings-demo-phone/settings.json")
    #expect(try code(ofEditing: "5\nq\n") == 0)
    let stored = try String(contentsOf: file, encoding: .utf8)
    #expect(stored.contains("true"))
    // A file with a second name is not replaced.
    try FileManager.default.linkItem(at: file, to: folder.appendingPathComponent("other.json"))
    #expect(try code(ofEditing: "5\nq\n") == 3)
    #expect(try String(contentsOf: file, encoding: .utf8) == stored)
    #expect(try code(ofEditing: "q\n") == 0)
  }

  @Test func `a list that numbered lines change keeps the layout of its file`() throws {
    let file = folder.appendingPathComponent("settings-demo-phone/settings.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(
      "{\n\t\"blocked\": [\n\t\t\"1\", // one\n\t\t\"2\" // two\n\t] // all\n}\n".utf8
    ).write(to: file)
    #expect(
      try code(ofEditing: "11\n2\n3 3\nremove 1\nmove 4 2\nq\n", options: ["edit", "--lines"]) == 0)
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == "{\n\t\"blocked\": [\n\t\t\"3\",\n\t\t\"2\" // two\n\t] // all\n}\n")
  }

  @Test func `input that cannot be read is an exit code of 3`() throws {
    let process = process(["edit", "--lines"])
    process.standardInput = FileHandle(forReadingAtPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
  }

  @Test(
    arguments: [
      ("5 maybe\nq\n", 1), ("5 maybe\n5 on\nq\n", 0), ("5 maybe\n5\nq\n", 0),
      ("5 maybe\n1 on\n", 1), ("99 on\nq\n", 0), ("5 maybe\nunset 5\nundo\n", 0),
    ])
  func `a refused value that was not put right is an exit code of 1`(
    lines: String, code: Int32
  ) throws {
    #expect(try self.code(ofEditing: lines) == code)
    #expect(try self.code(ofEditing: lines, options: ["edit", "--lines"]) == code)
    #expect(try self.code(ofEditing: lines, options: ["--lines"]) == code)
  }

  @Test func `begins at the row with a key, on its page`() throws {
    let shown = try run(["edit", "volume"], lines: "q\n")
    #expect(shown.code == 0 && shown.output.contains("Ringtone"))
    #expect(try !run(["edit"], lines: "q\n").output.contains("Ringtone"))
    #expect(try code(ofEditing: "q\n", options: ["edit", "nothing"]) == 2)
  }

  @Test func `what was changed is printed as the commands that would do it`() throws {
    let set = try run(["edit", "volume"], lines: "1 35\nback\n1 on\nq\n").output
    #expect(set.hasSuffix("settings-demo set airplane=true volume=35\n"), "\(set)")
    let unset = try run(["edit"], lines: "unset 1\nq\n").output
    #expect(unset.hasSuffix("settings-demo unset airplane\n"), "\(unset)")
    #expect(try !run(["edit"], lines: "q\n").output.contains("settings-demo"))
    let other = try run(["--menu", "setup", "edit", "owner"], lines: "3 ada\nq\n")
    let receipt = "settings-demo --menu setup set owner=ada"
    #expect(other.output.hasSuffix(receipt + "\n"), "\(other.output)")
    // The receipt does what it says.
    let words = receipt.split(separator: " ").dropFirst().map(String.init)
    #expect(try run(words, lines: "").code == 0)
  }

  /// Returns the exit code of the demo's command `edit` with lines as its input.
  private func code(
    ofEditing lines: String, options: [String] = ["edit"]
  ) throws -> Int32 {
    try run(options, lines: lines).code
  }

  private func process(_ options: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path(of: "settings-demo"))
    process.arguments = options
    // With the address sanitizer built in, a leak would be an exit code of its own.
    process.environment = BuiltProgram.inherited.merging(
      ["XDG_CONFIG_HOME": folder.path, "ASAN_OPTIONS": "detect_leaks=0"]
    ) { $1 }
    process.standardError = FileHandle.nullDevice
    return process
  }

  private func run(
    _ options: [String], lines: String
  ) throws -> (code: Int32, output: String) {
    let process = process(options)
    let input = Pipe()
    process.standardInput = input
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(lines.utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
