import SimpleTableCommand

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
