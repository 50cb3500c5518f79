import SimpleTableCommand
import SimpleTableMenu
import SimpleTableStorage

extension DemoMenu {
  /// The command line of the menu, with a file of values in the user's configuration folder.
  var command: SettingsCommand {
    command(in: ValuesFile(program: "settings-demo-\(name)"))
  }

  /// Returns the command line of the menu with a store.
  func command(in store: any SettingsStore) -> SettingsCommand {
    // The words that run it again, as in a receipt.
    let words = name == Self.phone.name ? "settings-demo" : "settings-demo --menu \(name)"
    var command = SettingsCommand(
      words, menu: Menu(table()), store: store, environmentPrefix: "SETTINGS_DEMO_")
    command.printsReceipt = true
    return command
  }
}
