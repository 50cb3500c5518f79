import Foundation
import SimpleTable
import SimpleTableCommand
import SimpleTableStorage
import TestFixtures
import TestTraits
import Testing

@Suite(.waitsForPrograms) struct `The schema of stored values` {
  @Test(arguments: ["pipe", "link", "/dev/tty", "/dev/null", "."])
  func `it is written into plain files alone`(name: String) async throws {
    let directory = try TemporaryDirectory(isInMemory: true)
    let folder = directory.path
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: "/dev/full")
    let path = name.hasPrefix("/") ? name : "\(folder)/\(name)"
    let kind = ["pipe": "a pipe", ".": "a folder"][name] ?? "a device"
    let command = SettingsCommand("tool", menu: Menu(Kinds().table))
    let (code, said) = await command.end(of: ["schema", "--file", path])
    #expect(code == 3)
    #expect(
      said == """
        tool: "\(path)" cannot be written: it is \(kind); without --file the schema is printed

        """)
    #expect(try directory.names == ["link", "pipe"])
    var status = stat()
    #expect(lstat(folder + "/pipe", &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `its address has no slash too many in the topmost folder`() throws {
    let directory = try TemporaryDirectory(isInMemory: true)
    let path = directory.path + "/schema.json"
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path(of: "settings-demo"))
    process.arguments = ["schema", "--file", String(path.drop { $0 == "/" })]
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "\"$schema\": \"file://\(path)\"\n")
  }
}
