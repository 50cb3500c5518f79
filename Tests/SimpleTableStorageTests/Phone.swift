import SimpleTable

/// Settings with a control of each kind of value.
final class Phone {
  @Setting var wifi = true
  @Setting var network = "Otters"
  @Setting var volume = 60
  @Setting var balance = 0.25
  @Setting var password = "hunter2"
  @Setting var fruit = "Lemon"

  var table: Table {
    Table { [self] in
      Section {
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

  var adapter: TableAdapter { TableAdapter(table) }
}
