import SimpleTable
import SimpleTableCommand
import Testing

/// Settings that are declared only once what is stored applies.
@Suite struct `Settings of stored records` {
  private struct Server: Identifiable {
    let id: String
    var host = ""
    var tags: [String] = []
    var token = ""
    var hasProxy = false
    var proxy = ""
  }

  private final class App {
    @Setting var servers: [Server] = []
  }

  private static func menu() -> Menu {
    let app = App()
    return Menu(
      Table {
        Section {
          ListRow("Servers", records: app.$servers, new: { Server(id: $0) }) { server in
            Section {
              TextFieldRow("Host", text: server.host).id("host")
              ListRow("Tags", entries: server.tags).id("tags")
              TextFieldRow("Token", text: server.token, isSecure: true).id("token")
              ToggleRow("Proxy", isOn: server.hasProxy).id("hasProxy")
              if server.wrappedValue.hasProxy {
                TextFieldRow("Proxy address", text: server.proxy).id("proxy")
              }
            }
          }
          .id("servers")
        }
      })
  }

  /// Runs words where two records are stored, and returns what is said and stored then.
  private func run(
    _ words: [String], input: String = ""
  ) async -> (code: Int32, errors: String, stored: [String: SettingValue]) {
    let store = MemoryStore([
      "servers": .texts(["alpha", "beta"]), "servers.alpha.hasProxy": .bool(true),
    ])
    var command = SettingsCommand("tool", menu: Self.menu(), store: store)
    var errors = ""
    command.streams.output = { _ in }
    command.streams.error = { errors += $0 }
    command.streams.input = { input }
    command.streams.isInputTerminal = false
    return (await command.run(words), errors, store.values)
  }

  @Test(
    arguments: [
      (["servers.beta.host", "b.example"], "servers.beta.host", .text("b.example")),
      (["servers.beta.host=b.example"], "servers.beta.host", .text("b.example")),
      (["servers.beta.tags", "x", "y"], "servers.beta.tags", .texts(["x", "y"])),
      (["servers.alpha.proxy", "p"], "servers.alpha.proxy", .text("p")),
      (["--json", "servers.beta.host", "b"], "servers.beta.host", .text("b")),
    ] as [([String], String, SettingValue)])
  func `can be set as words`(words: [String], key: String, value: SettingValue) async {
    let end = await run(["set"] + words)
    #expect(end.code == 0 && end.errors == "" && end.stored[key] == value)
  }

  @Test(arguments: ["servers.beta.token=s3cr3t", "servers.beta.token s3cr3t"])
  func `are secret as words, too`(words: String) async {
    let end = await run(["set"] + words.split(separator: " ").map(String.init))
    #expect(end.code != 0 && end.errors.contains("is secret"))
    #expect(!end.errors.contains("s3cr3t") && end.stored.count == 2)
  }

  @Test func `are imported by their kinds`() async {
    let list = { (value: String) in #"[{"key": "servers.beta.host", "value": \#(value)}]"# }
    #expect(await run(["import", "-"], input: list(#""b""#)).code == 0)
    let end = await run(["import", "-"], input: list("1"))
    #expect(end.code == 1 && end.stored["servers.beta.host"] == nil)
  }
}
