import SimpleTable
import SimpleTableStorage
import TestTraits

/// Settings with a control of each kind of value.
final class Phone {
  @Setting var wifi = true
  @Setting var network = "Otters"
  @Setting var volume = 60
  @Setting var balance = 0.25
  @Setting var password = "hunter2"
  @Setting var fruit = "Lemon"

  var table: Table {
    Table.page { [self] in
      ToggleRow("Wi-Fi", isOn: $wifi).id("wifi")
      if wifi { TextFieldRow("Network", text: $network, rules: [.required]).id("network") }
      SliderRow("Volume", value: $volume, in: 0...100, step: 5).id("volume")
      SliderRow("Balance", value: $balance, in: -1...1, step: 0.05).id("balance")
      TextFieldRow("Password", text: $password, isSecure: true).id("password")
      PickerRow("Fruit", selection: $fruit, options: ["Lemon", "Lime"]) { $0 }.id("fruit")
      ToggleRow("Without an id", isOn: $wifi)
    }
  }
}

extension Phone {
  /// The values of all settings.
  var values: [(key: String, value: String)] {
    [
      ("balance", "\(balance)"), ("fruit", fruit), ("network", network), ("password", password),
      ("volume", "\(volume)"), ("wifi", "\(wifi)"),
    ]
  }
}

extension ValuesFile {
  /// Writes the values of all settings of a table but secrets, as if each had been chosen.
  func save(_ table: Table) throws(ValuesFileError) {
    let values = Menu(table).settings.map { setting in
      (setting.key, setting.isSecret ? nil : SettingValue(setting.value, as: setting.kind))
    }
    let chosen = values.compactMap { key, value in value.map { (key, $0) } }
    let secrets = values.filter { $0.1 == nil }.map(\.0)
    try merge(set: Dictionary(uniqueKeysWithValues: chosen), unset: Set(secrets))
  }

  /// Sets the settings of a table to what the file holds, and returns what was refused.
  func restore(_ table: Table) throws -> [RefusedValue] {
    let report = Menu(table).start(stores: [.user: self])
    if let error = report.errors[.user] { throw error }
    return report.refusedValues.sorted { $0.key < $1.key }
  }
}
