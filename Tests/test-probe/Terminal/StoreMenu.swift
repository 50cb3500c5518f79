import SimpleTable
import SimpleTableTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A menu whose settings are stored in a file as they are changed.
final class StoreMenu {
  @Setting private var isLoud = false
  private let path: String
  private let leaving: TerminalMenu.Leaving

  init(path: String, leaving: TerminalMenu.Leaving = .immediately) {
    self.path = path
    self.leaving = leaving
  }

  func run() throws {
    let menu = TerminalMenu(
      Table("Store") { Section { ToggleRow("Loud", isOn: self.$isLoud).id("loud") } })
    menu.look = TextRenderer(width: 100, symbols: .ascii, theme: .plain)
    menu.autosave = LineStore(path: path)
    menu.leaving = leaving
    menu.didEnd = { print("<\($0.saveError.map { "\($0)" } ?? "saved")>") }
    try menu.runBlocking()
  }
}

/// A store of lines, whose file must be there.
private struct LineStore: SettingsStore {
  let path: String

  struct Missing: Error, CustomStringConvertible {
    var description: String { "the file is missing" }
  }

  func load() throws -> [String: SettingValue] {
    guard let file = fopen(path, "r") else { throw Missing() }
    defer { fclose(file) }
    return ["loud": .bool(fgetc(file) == 0x31)]
  }

  func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
    guard let file = fopen(path, "r+") else { throw Missing() }
    fputs(values["loud"] == .bool(true) ? "1" : "0", file)
    fclose(file)
  }
}
