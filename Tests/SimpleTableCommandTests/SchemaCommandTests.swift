import Foundation
import SimpleTable
import SimpleTableCommand
import SimpleTableStorage
import TestFixtures
import TestTraits
import Testing

@Suite(.waitsForPrograms) struct `The schema of stored values` {
  /// Returns the schema of each setting.
  private func schemas(of table: Table = Kinds().table) async throws -> [String: [String: Any]] {
    var command = SettingsCommand("tool", menu: Menu(table))
    var output = ""
    command.streams.output = { output += $0 }
    #expect(await command.run(["schema"]) == 0)
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return try #require(json?["properties"] as? [String: [String: Any]])
  }

  /// Values as a file has them, and whether a store takes them.
  private static let values: [(key: String, json: String, isTaken: Bool)] = [
    ("on", "true", true), ("on", "\"true\"", false), ("on", "1", false), ("on", "null", false),
    ("limit", "50", true), ("limit", "50.0", true), ("limit", "5e1", true), ("limit", "0.5", false),
    ("limit", "101", false), ("limit", "-1", false), ("limit", "\"50\"", false),
    ("volume", "55", true), ("volume", "57", false), ("volume", "0", true), ("zoom", "0.75", true),
    ("zoom", "0.8", false), ("zoom", "2", true), ("third", "4", true), ("third", "11", false),
    ("end", "10", true), ("seats", "4", true), ("seats", "8", false), ("port", "80", true),
    ("port", "\"\"", true), ("port", "\" \"", false), ("port", "0", false), ("port", "null", true),
    ("theme", "\"dark\"", true), ("theme", "\"grey\"", false), ("theme", "\"\"", false),
    ("size", "5", true), ("size", "5.0", true), ("size", "6", false),
    ("size", "\"5\"", false), ("size", "\"05\"", false), ("language", "\"fi\"", true),
    ("language", "\"\"", true), ("language", "null", true), ("theme", "null", false),
    ("language", "\" \"", false),
    ("days", "[]", true), ("days", "[\"Tue\", \"a, b\"]", true),
    ("days", "[\"Mon\", \"Mon\"]", true), ("days", "\"Mon\"", false), ("days", "\"\"", false),
    ("days", "[\"Sun\"]", false), ("days", "[1]", false),
    ("day", "\"2026-01-02\"", true), ("day", "\" 2026-01-02\"", false),
    ("day", "\"2026-1-2\"", false), ("day", "20260102", false), ("time", "\"07:30\"", true),
    ("time", "\"24:00\"", false), ("time", "\"7:30\"", false),
    ("moment", "\"2026-01-02T10:00\"", true), ("moment", "\"2026-01-02 10:00\"", true),
    ("moment", "\"2026-01-02\"", false), ("name", "\"Bo\"", true), ("name", "\"B\"", false),
    ("name", "\"   \"", false), ("name", "\"👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧\"", true),
    ("name", "\"e\u{301}e\u{301}e\u{301}\"", true), ("name", "\"a\\tb\"", false),
    ("name", "\"a\\nb\"", false), ("name", "\"ab\\n\"", false), ("name", "5", false),
    ("file", "\"/nowhere/x\"", true), ("file", "\"a\\u2028\"", false),
    ("text", "\"a\\nb\"", true), ("text", "\"a\\r\\nb\"", true), ("text", "\"a\\rb\"", false),
    ("text", "\"\\n\"", false), ("text", "\"a\\tb\"", false), ("entries", "[\"ab\"]", true),
    ("entries", "[]", false), ("entries", "[\"a\", \"\"]", false),
    ("entries", "[\"a\\tb\"]", false), ("entries", "[\"a\", \"a\", \"a\", \"a\"]", false),
    ("entries", "\"a\"", false),
    ("numbers", "[80, 2.0]", true), ("numbers", "[]", true), ("numbers", "[1.5]", false),
    ("numbers", "[0]", false), ("numbers", "[1, [2]]", false), ("numbers", "[1, \"x\"]", false),
    ("numbers", "80", false), ("weights", "[0.5, 1e3]", true), ("weights", "[true]", false),
    ("levels", "[1, 3]", true), ("levels", "[4]", false), ("levels", "[\"x\"]", false),
    ("entries", "[\"a\", 1]", false), ("entries", "[1]", false),
    ("servers", "[\"b-1\", \"c_2\"]", true),
    ("servers", "[\"a b\"]", false), ("servers", "[\"a\", \"a\"]", false),
    ("servers", "[\"a\\n\"]", false), ("day", "\"2026-01-02\\n\"", false),
    ("name", "\"\\ufeff\\ufeff\"", true),
    ("name", "\"\u{A0}\u{3000}\"", false), ("servers", "[\"\"]", false), ("servers", "{}", false),
  ]

  @Test(arguments: values)
  func `a store takes what fits it and refuses what does not`(
    key: String, json: String, isTaken: Bool
  ) async throws {
    try await expect(key, json, isTaken: isTaken) { Kinds().table }
  }

  /// Maps and texts that may be missing as a file has them, and whether a store takes them.
  private static let otherValues: [(key: String, json: String, isTaken: Bool)] = [
    ("env", "{}", true), ("env", "{\"A\": \"1\", \"a.b\": \"\"}", true),
    ("env", "{\"\": \"1\"}", false), ("env", "{\"a\\nb\": \"1\"}", false),
    ("env", "{\"A\": \"a\\nb\"}", false), ("env", "{\"A\": null}", false),
    ("env", "{\"A\": {}}", false), ("env", "{\"A\": []}", false), ("env", "[]", false),
    ("env", "\"A=1\"", false), ("env", "1", false),
    ("files.associations", "{\"*.h\": \"\"}", false),
    ("jobs", "{\"a\": 9}", true), ("jobs", "{\"a\": 9.0, \"b\": 1}", true),
    ("jobs", "{\"a\": 10}", false), ("jobs", "{\"a\": 1.5}", false), ("jobs", "{}", false),
    ("jobs", "{\"a\": 1, \"b\": 1, \"c\": 1, \"d\": 1}", false),
    ("jobs", "{\"a\": \"x\"}", false),
    ("tools", "{\"a\": true, \"b\": false}", true), ("tools", "{\"a\": 2}", false),
    ("formatter", "\"ab\"", true), ("formatter", "\"\"", true), ("formatter", "null", true),
    ("formatter", "\"a\"", false), ("formatter", "\"a\\tb\"", false), ("formatter", "1", false),
    ("formatter", "[]", false), ("formatter", "{}", false),
  ]

  @Test(arguments: otherValues)
  func `a store takes the maps and the missing texts that fit it`(
    key: String, json: String, isTaken: Bool
  ) async throws {
    try await expect(key, json, isTaken: isTaken) { Editor().table }
  }

  /// Expects that a value fits the schema, and is taken from a store and from a list, or neither.
  private func expect(
    _ key: String, _ json: String, isTaken: Bool, of table: () -> Table
  ) async throws {
    let schema = PlainSchema(try #require(try await schemas(of: table())[key]))
    #expect(try schema.accepts(json) == isTaken)

    let directory = try TemporaryDirectory(isInMemory: true)
    let file = ValuesFile(try directory.file("schema.json", "{\"\(key)\": \(json)}"))
    let report = Menu(table()).start(stores: [.user: file])
    #expect(report.refusedValues.map(\.key) == (isTaken ? [] : [key]), "\(report)")
    // A list of settings that is imported has the same form.
    var command = SettingsCommand("tool", menu: Menu(table()), store: MemoryStore())
    command.streams.input = { "[{\"key\": \"\(key)\", \"value\": \(json)}]" }
    command.streams.error = { _ in }
    // What the world refuses is refused where a user enters it; null is no value there.
    if json != "null", !json.contains("nowhere") {
      #expect(await command.run(["import", "-"]) == (isTaken ? 0 : 1))
    }
  }

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

  @Test func `what only a store refuses is in words or in the guide`() async throws {
    let schema = try await schemas()
    for (key, json) in [
      ("third", "3"), ("tenth", "0.55"), ("name", "\"abcdef\""), ("entries", "[\"abcd\"]"),
      ("seats", "3"), ("day", "\"2026-02-30\""),
      ("time", "\"23:00\""), ("entries", "[\"b\"]"), ("servers", "[\"a\", \"A\"]"),
    ] {
      #expect(try PlainSchema(#require(schema[key])).accepts(json))
      let directory = try TemporaryDirectory(isInMemory: true)
      let file = ValuesFile(try directory.file("schema.json", "{\"\(key)\": \(json)}"))
      let report = Menu(Kinds().table).start(stores: [.user: file])
      #expect(report.refusedValues.map(\.key) == [key])
    }
  }
}
