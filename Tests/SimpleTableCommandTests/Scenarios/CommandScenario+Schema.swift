import Foundation
import SimpleTableCommand
import SimpleTableMenu
import SimpleTableStorage
import TestTraits
import Testing

extension CommandScenario {
  /// Returns whether a value in JSON is valid by the schema of a setting, and whether it is taken from a
  /// store and from a list of settings that is imported; in one word where these agree.
  func fits(_ key: String, _ json: String) async throws -> String {
    let printed = await SettingsCommand("tool", menu: program.menu { _ in }).end(of: ["schema"])
    let schema = try JSONSerialization.jsonObject(with: Data(printed.said.utf8)) as? [String: Any]
    let properties = try #require(schema?["properties"] as? [String: [String: Any]])
    let isValid = try PlainSchema(#require(properties[key])).accepts(json)

    let directory = try TemporaryDirectory(isInMemory: true)
    let file = ValuesFile(try directory.file("values.json", "{\"\(key)\": \(json)}"))
    let isStored = program.menu { _ in }.start(stores: [.user: file]).refusedValues.isEmpty
    var words = [isValid ? "valid" : "not valid", isStored ? "stored" : "not stored"]
    // What the world refuses is refused where a user enters it; null is no value there.
    if json != "null", !json.contains("nowhere") {
      var command = SettingsCommand("tool", menu: program.menu { _ in }, store: MemoryStore())
      command.streams.input = { "[{\"key\": \"\(key)\", \"value\": \(json)}]" }
      let isImported = await command.end(of: ["import", "-"]).code == 0
      words.append(isImported ? "imported" : "not imported")
    }
    let refusals = words.count { $0.hasPrefix("not") }
    return refusals == 0
      ? "taken" : refusals == words.count ? "refused" : words.joined(separator: ", ")
  }
}
