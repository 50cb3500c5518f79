import SimpleTableCommand
import SimpleTableMenu
import SimpleTableStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

@main
enum SettingsDemo {
  static func main() async {
    var words = CommandLine.arguments.dropFirst()
    var menu = DemoMenu.phone
    if words.first == "--menu" {
      let name = words.dropFirst().first ?? ""
      guard let named = DemoMenu.all.first(where: { $0.name == name }) else {
        let names = DemoMenu.all.map(\.name).joined(separator: ", ")
        CommandStreams.standard.error(
          "settings-demo: --menu: takes one of \(names), and not \"\(name)\"\n")
        exit(2)
      }
      menu = named
      words = words.dropFirst(2)
    }
    if words.first == "--help" {
      print("settings-demo --lines is a menu of numbered lines.")
      print("settings-demo --menu NAME [COMMAND] is for another menu than phone:\n")
      print(DemoMenu.list)
    }
    if words.first == "--lines" { words = ["edit"] + words }
    await menu.command.main(words)
  }
}

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
