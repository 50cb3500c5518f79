import Foundation
import SimpleTable
import SimpleTableCommand
import SimpleTableStorage
import Testing

@Suite struct `The schema of stored values` {
  /// Returns the schema of each setting.
  private func schemas() async throws -> [String: [String: Any]] {
    var command = SettingsCommand("tool", menu: Menu(Kinds().table))
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
    ("name", "\"   \"", false), ("name", "\"abcdef\"", false), ("name", "\"a\\tb\"", false),
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
    ("servers", "[\"a b\"]", false), ("servers", "[\"\"]", false), ("servers", "{}", false),
  ]

  @Test(arguments: values)
  func `a store takes what fits it and refuses what does not`(
    key: String, json: String, isTaken: Bool
  ) async throws {
    let schema = try #require(try await schemas()[key])
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    #expect(fits(value, schema) == isTaken)

    let path = NSTemporaryDirectory() + "schema-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("{\"\(key)\": \(json)}".utf8).write(to: URL(fileURLWithPath: path))
    let report = Menu(Kinds().table).start(stores: [.user: ValuesFile(path)])
    #expect(report.refusedValues.map(\.key) == (isTaken ? [] : [key]), "\(report)")
    // A list of settings that is imported has the same form.
    let state = Kinds()
    var command = SettingsCommand("tool", menu: Menu(state.table), store: MemoryStore())
    command.streams.input = { "[{\"key\": \"\(key)\", \"value\": \(json)}]" }
    command.streams.error = { _ in }
    // What the world refuses is refused where a user enters it; null is no value there.
    if json != "null", !json.contains("nowhere") {
      #expect(await command.run(["import", "-"]) == (isTaken ? 0 : 1))
    }
  }

  @Test func `what only a store refuses is in words or in the guide`() async throws {
    let schema = try await schemas()
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
      let report = Menu(Kinds().table).start(stores: [.user: ValuesFile(path)])
      #expect(report.refusedValues.map(\.key) == [key])
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
