import Foundation
import SimpleTable
import SimpleTableCommand
import SimpleTableStorage
import SimpleTableTesting
import Testing

@Suite struct `The schema of stored values` {
  /// A setting of every kind, with every rule that a schema can say.
  private final class State {
    struct Server: Identifiable { let id: String }

    enum Theme: String, CaseIterable { case light, dark }

    @Setting var isOn = false
    @Setting var limit = 100
    @Setting var volume = 60
    @Setting var zoom = 1.0
    @Setting var third = 1
    @Setting var end = 3
    @Setting var tenth = 0.5
    @Setting var seats = 2
    @Setting var port: Int?
    @Setting var theme = Theme.light
    @Setting var size = 5
    @Setting var language: String?
    @Setting var days: Set<String> = ["Mon"]
    @Setting var name = "Ada"
    @Setting var note = ""
    @Setting var text = "a"
    @Setting var entries = ["a"]
    @Setting var servers = [Server(id: "alpha")]
    @Setting var day: CalendarDate
    @Setting var time = TimeOfDay.midnight
    @Setting var moment: DateAndTime

    init() throws {
      let day = try #require(CalendarDate("2026-12-31"))
      _day = Setting(wrappedValue: day)
      _moment = Setting(wrappedValue: DateAndTime(day, .midnight))
    }

    var table: Table {
      Table("State") {
        Section {
          ToggleRow("On", isOn: self.$isOn).id("on")
          StepperRow("Limit", value: self.$limit, in: 0...100).id("limit")
          SliderRow("Volume", value: self.$volume, in: 0...max(self.limit, 0), step: 5).id("volume")
          StepperRow("Zoom", value: self.$zoom, in: 0.5...2, step: 0.25).id("zoom")
          StepperRow("Third", value: self.$third, in: 1...10, step: 3).id("third")
          StepperRow("End", value: self.$end, in: 0...10, step: 3).id("end")
          SliderRow("Tenth", value: self.$tenth, in: 0...1, step: 0.1).id("tenth")
          StepperRow(
            "Seats", value: self.$seats, in: 1...9,
            rules: [.range(2...6), ValidationRule("must be even") { $0 % 2 == 0 }]
          )
          .id("seats")
          NumberFieldRow("Port", value: self.$port, in: 1...65_535).id("port")
        }
        self.options
        self.texts
      }
    }

    @TableBuilder private var options: Section {
      Section {
        PickerRow("Theme", selection: self.$theme, options: Theme.allCases) {
          $0.rawValue.uppercased()
        }
        .id("theme")
        PickerRow("Size", selection: self.$size, options: [5, 10]).id("size")
        PickerRow("Language", selection: self.$language, options: ["en", "fi"]).id("language")
        MultiPickerRow("Days", selection: self.$days, options: ["Mon", "Tue", "a, b"]).id("days")
        DateRow("Day", value: self.$day).id("day")
        DateRow(
          "Time", value: self.$time, in: TimeOfDay.midnight...TimeOfDay.midnight.moved(by: 600)
        )
        .id("time")
        DateRow("Moment", value: self.$moment).id("moment")
      }
    }

    @TableBuilder private var texts: Section {
      Section {
        TextFieldRow("Name", text: self.$name, rules: [.required, .length(2...5)]).id("name")
        TextFieldRow("File", text: self.$note, content: .file, rules: [.exists]).id("file")
        TextAreaRow("Text", text: self.$text, rules: [.required]).id("text")
        ListRow(
          "Entries", entries: self.$entries, limit: 1...3, rules: [.length(1...3)],
          listRules: [ValidationRule("must begin with a") { $0.first?.hasPrefix("a") == true }]
        )
        .id("entries")
        ListRow("Servers", records: self.$servers, new: Server.init) { _ in
          Section { Row("Nothing") }
        }
        .id("servers")
      }
    }
  }

  /// Returns the schema of each setting, as its line and as JSON, with stored values.
  private func schemas(
    _ stored: [String: SettingValue] = [:], environment: [String: String?] = [:]
  ) async throws -> (lines: [String: String], json: [String: [String: Any]]) {
    var command = SettingsCommand(
      "tool", menu: Menu(try State().table), store: MemoryStore(stored), environmentPrefix: "T_")
    var output = ""
    command.streams.output = { output += $0 }
    command.streams.error = { output += $0 }
    command.streams.environment = { environment }
    #expect(await command.run(["schema"]) == 0)
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    #expect(json?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let properties = try #require(json?["properties"] as? [String: [String: Any]])
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("    \"") }.map { line in
      let parts = line.dropFirst(5).split(separator: "\": ", maxSplits: 1)
      return (String(parts[0]), String(parts[1].hasSuffix(",") ? parts[1].dropLast() : parts[1]))
    }
    return (Dictionary(lines) { $1 }, properties)
  }

  @Test func `has the types, ranges, steps, lengths and options`() async throws {
    let lines = try await schemas().lines.map { "\($0): \($1)\n" }.sorted()
    expectSnapshot(of: lines.joined())
  }

  @Test func `has the lengths that all rules allow, and no count that any list has`() async {
    let table = Table {
      Section {
        TextFieldRow(
          "Name", text: .constant("Ada"), rules: [.length(2...9), .length(1...5)]
        )
        .id("name")
        ListRow("Tags", entries: .constant(["a"]), limit: 0...3).id("tags")
      }
    }
    let (code, schema) = await SettingsCommand("app", menu: Menu(table)).end(of: ["schema"])
    #expect(code == 0)
    #expect(schema.contains(#""minLength": 2, "maxLength": 5"#), "\(schema)")
    #expect(schema.contains(#""maxItems": 3"#) && !schema.contains("minItems"), "\(schema)")
  }

  @Test func `has the ranges that apply once the sources are loaded`() async throws {
    let stored = try await schemas(["limit": .number("80")]).lines
    #expect(stored["volume"]?.contains(#""maximum": 80, "multipleOf": 5"#) == true)
    let variable = try await schemas(["limit": .number("80")], environment: ["T_LIMIT": "33"]).lines
    // Where the default is out of the range, there is none.
    #expect(
      variable["volume"]
        == #"{"title": "Volume", "description": "In steps of 5 from 0 or 33.", "#
        + #""type": "integer", "minimum": 0, "maximum": 33}"#)
  }

  /// Values as a file has them, and whether a store takes them.
  private static let values: [(key: String, json: String, isTaken: Bool)] = [
    ("on", "true", true), ("on", "\"true\"", false), ("on", "1", false), ("on", "null", false),
    ("limit", "50", true), ("limit", "50.0", true), ("limit", "5e1", true), ("limit", "0.5", false),
    ("limit", "101", false), ("limit", "-1", false), ("limit", "\"50\"", false),
    ("volume", "55", true), ("volume", "57", false), ("volume", "0", true), ("zoom", "0.75", true),
    ("zoom", "0.8", false), ("zoom", "2", true), ("third", "4", true), ("third", "11", false),
    ("end", "10", true), ("seats", "4", true), ("seats", "8", false), ("port", "80", true),
    ("port", "\"\"", true), ("port", "\" \"", false), ("port", "0", false), ("port", "null", false),
    ("theme", "\"dark\"", true), ("theme", "\"grey\"", false), ("theme", "\"\"", false),
    ("size", "5", true), ("size", "5.0", true), ("size", "6", false),
    ("size", "\"5\"", false), ("size", "\"05\"", false), ("language", "\"fi\"", true),
    ("language", "\"\"", true), ("language", "null", false), ("language", "\" \"", false),
    ("days", "[]", true), ("days", "[\"Tue\", \"a, b\"]", true),
    ("days", "[\"Mon\", \"Mon\"]", true), ("days", "\"Mon\"", false), ("days", "\"\"", false),
    ("days", "[\"Sun\"]", false), ("days", "[1]", false),
    ("day", "\"2026-01-02\"", true), ("day", "\" 2026-01-02\"", false),
    ("day", "\"2026-1-2\"", false), ("day", "20260102", false), ("time", "\"07:30\"", true),
    ("time", "\"24:00\"", false), ("time", "\"7:30\"", false),
    ("moment", "\"2026-01-02T10:00\"", true), ("moment", "\"2026-01-02 10:00\"", true),
    ("moment", "\"2026-01-02\"", false), ("name", "\"Bo\"", true), ("name", "\"B\"", false),
    ("name", "\"   \"", false), ("name", "\"abcdef\"", false), ("name", "\"a\\tb\"", false),
    ("name", "\"a\\nb\"", false), ("name", "\"ab\\n\"", false), ("name", "5", false),
    ("file", "\"/nowhere/x\"", true), ("file", "\"a\\u2028\"", false),
    ("text", "\"a\\nb\"", true), ("text", "\"a\\r\\nb\"", true), ("text", "\"a\\rb\"", false),
    ("text", "\"\\n\"", false), ("text", "\"a\\tb\"", false), ("entries", "[\"ab\"]", true),
    ("entries", "[]", false), ("entries", "[\"a\", \"\"]", false),
    ("entries", "[\"a\\tb\"]", false), ("entries", "[\"a\", \"a\", \"a\", \"a\"]", false),
    ("entries", "\"a\"", false),
    ("entries", "[\"a\", 1]", false), ("servers", "[\"b-1\", \"c_2\"]", true),
    ("servers", "[\"a b\"]", false), ("servers", "[\"\"]", false), ("servers", "{}", false),
  ]

  @Test(arguments: values)
  func `a store takes what fits it and refuses what does not`(
    key: String, json: String, isTaken: Bool
  ) async throws {
    let schema = try #require(try await schemas().json[key])
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    #expect(fits(value, schema) == isTaken)

    let path = NSTemporaryDirectory() + "schema-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("{\"\(key)\": \(json)}".utf8).write(to: URL(fileURLWithPath: path))
    let report = try Menu(try State().table).load(from: ValuesFile(path))
    #expect(report.refused.map(\.key) == (isTaken ? [] : [key]), "\(report)")
    // A list of settings that is imported has the same form.
    let state = try State()
    var command = SettingsCommand("tool", menu: Menu(state.table), store: MemoryStore())
    command.streams.input = { "[{\"key\": \"\(key)\", \"value\": \(json)}]" }
    command.streams.error = { _ in }
    // What the world refuses is refused where a user enters it; null is no value there.
    if json != "null", !json.contains("nowhere") {
      #expect(await command.run(["import", "-"]) == (isTaken ? 0 : 1))
    }
  }

  @Test func `an editor finds the schema in a file, whose member is nobody's mistake`() async throws
  {
    let folder = NSTemporaryDirectory() + "schéma \(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let trial = CommandTrial()
    #expect(await trial.run("schema") == 0)
    let schema = trial.output
    // What another program has put there is nobody's draft.
    try Data().write(to: URL(fileURLWithPath: folder + "/a%.json.draft"))
    for _ in 0..<2 {
      #expect(await trial.run("schema", "--file", folder + "/a%.json") == 0)
      let url = URL(fileURLWithPath: folder + "/a%.json").absoluteString
      #expect(trial.output == "\"$schema\": \"\(url)\"\n")
    }
    #expect(try String(contentsOfFile: folder + "/a%.json", encoding: .utf8) == schema)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == ["a%.json", "a%.json.draft"])
    try Data("{\(trial.output)}".utf8).write(to: URL(fileURLWithPath: folder + "/b.json"))
    #expect(try trial.menu.load(from: ValuesFile(folder + "/b.json")).isEmpty)

    #expect(await trial.run("schema", "--file", folder + "/no/a.json") == 3)
    let reason = "\"\(folder)/no/a.json\" cannot be written: no such file or directory"
    #expect(trial.errors == "studio config: \(reason)\n")
    #expect(await trial.run("schema", "--file", "") == 2 && trial.output == "")
  }

  @Test func `what only a store refuses is in words or in the guide`() async throws {
    let schema = try await schemas().json
    for (key, json) in [
      ("third", "3"), ("tenth", "0.55"), ("seats", "3"), ("day", "\"2026-02-30\""),
      ("time", "\"23:00\""), ("entries", "[\"b\"]"), ("servers", "[\"a\", \"A\"]"),
    ] {
      let value = try JSONSerialization.jsonObject(
        with: Data(json.utf8), options: .fragmentsAllowed)
      #expect(try fits(value, #require(schema[key])))
      let path = NSTemporaryDirectory() + "schema-\(UUID().uuidString).json"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try Data("{\"\(key)\": \(json)}".utf8).write(to: URL(fileURLWithPath: path))
      let report = try Menu(try State().table).load(from: ValuesFile(path))
      #expect(report.refused.map(\.key) == [key])
    }
  }

  @Test func `labels and other spellings are for people, and refused in a store`() throws {
    let state = try State()
    let store = MemoryStore(["theme": .text("DARK"), "days": .texts(["mon"])])
    let menu = Menu(state.table)
    #expect(try menu.load(from: store).refused.map(\.key).sorted() == ["days", "theme"])
    #expect(menu.setValue("DARK", for: "theme") == .accepted && state.theme == .dark)
    #expect(menu.setValue("mon", for: "days") == .accepted && state.days == ["Mon"])
  }

  @Test func `secrets are left out`() async {
    let trial = CommandTrial()
    #expect(await trial.run("schema") == 0)
    #expect(!trial.output.contains("assword"))
    for setting in trial.menu.settings where !setting.isSecret {
      #expect(trial.output.contains("    \"\(setting.key)\": {"))
    }
  }
}

/// Returns whether a value is valid by the part of JSON Schema that settings use.
private func fits(_ value: Any, _ schema: [String: Any]) -> Bool {
  let known: Set = [
    "title", "description", "deprecated", "default", "format", "type", "const", "enum", "anyOf",
    "allOf", "minimum", "maximum", "multipleOf", "minLength", "maxLength", "pattern", "items",
    "minItems", "maxItems",
  ]
  precondition(known.isSuperset(of: schema.keys))
  if let schemas = schema["anyOf"] as? [[String: Any]] {
    guard schemas.contains(where: { fits(value, $0) }) else { return false }
  }
  if let schemas = schema["allOf"] as? [[String: Any]] {
    guard schemas.allSatisfy({ fits(value, $0) }) else { return false }
  }
  if let constant = schema["const"] as? String, value as? String != constant { return false }
  if let options = schema["enum"] as? [NSObject] {
    guard let value = value as? NSObject, options.contains(value) else { return false }
  }
  // What JSON has as true is a number too.
  let isBool = (value as? NSNumber).map { $0.objCType.pointee == 99 } ?? false
  switch schema["type"] as? String {
  case "boolean": return isBool
  case "integer", "number":
    guard !isBool, let number = (value as? NSNumber)?.doubleValue else { return false }
    let isInteger = schema["type"] as? String == "integer"
    if isInteger, number.rounded() != number { return false }
    if let minimum = schema["minimum"] as? Double, number < minimum { return false }
    if let maximum = schema["maximum"] as? Double, number > maximum { return false }
    guard let step = schema["multipleOf"] as? Double else { return true }
    return number.remainder(dividingBy: step) == 0
  case "string" where !(value is String): return false
  case "string", nil:
    guard let text = value as? String else { return true }
    let length = text.unicodeScalars.count
    if let least = schema["minLength"] as? Int, length < least { return false }
    if let most = schema["maxLength"] as? Int, length > most { return false }
    guard let pattern = schema["pattern"] as? String else { return true }
    // In a schema $ is the end of the text alone.
    let ends = pattern.hasSuffix("$") ? pattern.dropLast() + "\\z" : pattern
    return text.range(of: ends, options: .regularExpression) != nil
  case "array":
    guard let list = value as? [Any] else { return false }
    if let least = schema["minItems"] as? Int, list.count < least { return false }
    if let most = schema["maxItems"] as? Int, list.count > most { return false }
    guard let items = schema["items"] as? [String: Any] else { return true }
    return list.allSatisfy { fits($0, items) }
  default: return true
  }
}
