import SimpleTable
import SimpleTableStorage
import SimpleTableTesting
import TestTraits
import Testing

/// What a menu takes from a file of values: `Data/Settings.txt`.
@Suite struct SettingsScenarioTests {
  @Test(arguments: Scenario.all(in: "Data/Settings.txt"))
  func `values are taken and refused as a scenario says`(scenario: Scenario) async {
    await scenario.check {
      $0 == ["without Wi-Fi"]
    } _: {
      try Self.lines(after: $1.text, isWithoutWifi: $0)
    }
  }

  /// Returns what is refused of the text of a file, and what settings are others than before.
  private static func lines(after text: String, isWithoutWifi: Bool) throws -> [String] {
    let directory = try TemporaryDirectory()
    let phone = Phone()
    phone.wifi = !isWithoutWifi
    let before = phone.values
    let refused = try ValuesFile(directory.file("values.json", text)).restore(phone.table)
    let changed = zip(before, phone.values).filter { $0.value != $1.value }
    return refused.map { "\($0.key): \($0.reason)" } + changed.map { "\($1.key)=\($1.value)" }
  }
}
