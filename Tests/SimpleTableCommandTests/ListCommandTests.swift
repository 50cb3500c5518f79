import SimpleTable
import SimpleTableCommand
import Testing

/// Lists as words: each word or line is an entry.
@Suite struct `Lists on the command line` {
  struct Server: Identifiable {
    let id: String
    var port = 80
  }

  final class App {
    @Setting var ignored = ["a"]
    @Setting var servers = [Server(id: "alpha")]
    @Setting var days: Set<String> = []
  }

  let app = App()
  let store = MemoryStore()

  private func run(_ words: String..., input: String? = nil) async -> (Int32, String) {
    let app = app
    let menu = Menu(
      Table("App") {
        Section {
          ListRow("Ignored", entries: app.$ignored, limit: 0...4, rules: [.required]).id("ignored")
          ListRow("Servers", records: app.$servers, new: { Server(id: $0) }) { server in
            Section { NumberFieldRow("Port", value: server.port, unit: "x").id("port") }
          }
          .id("servers")
          MultiPickerRow("Days", selection: app.$days, options: ["Mon", "Tue"]).id("days")
        }
      })
    var command = SettingsCommand("app", menu: menu, store: store, environmentPrefix: "APP_")
    var text = ""
    command.streams.output = { text += $0 }
    command.streams.error = { text += $0 }
    command.streams.input = { input }
    command.streams.environment = { [:] }
    return (await command.run(words), text)
  }

  private func stored(_ key: String) -> [String]? {
    guard case .texts(let texts)? = store.values[key] else { return nil }
    return texts
  }

  @Test func `words after the key are entries, and commas belong to them`() async {
    #expect(await run("set", "ignored", "b, c", "d=e", "-x") == (0, ""))
    #expect(stored("ignored") == ["b, c", "d=e", "-x"])
    #expect(await run("get", "ignored") == (0, "b\\, c, d=e, -x\n"))
    #expect(await run("set", "ignored=f, g") == (0, ""))
    #expect(stored("ignored") == ["f", "g"])
    #expect(await run("set", "ignored=") == (0, ""))
    #expect(stored("ignored") == [])
    #expect(await run("set", "days", "Mon, Tue") == (0, ""))
    #expect(stored("days") == ["Mon", "Tue"])
    #expect(await run("set", "days", "Tue", "Mon") == (0, ""))
  }

  @Test(arguments: ["add", "remove"])
  func `what is wrong with the store is said once`(verb: String) async {
    store.merge(
      set: ["days": .text("Sun"), "ignored": .texts(["a"])], unset: [])
    let (code, text) = await run(verb, "ignored", verb == "add" ? "b" : "a")
    #expect(code == 0 && text.split(separator: "\n").count == 1, "\(text)")
  }

  @Test(arguments: ["a\nb\n", "a\r\nb\r\n"])
  func `each line of standard input is an entry`(input: String) async {
    #expect(await run("set", "ignored", "-", input: input) == (0, ""))
    #expect(stored("ignored") == ["a", "b"])
  }

  @Test func `two dashes alone are the empty list, and an entry after two dashes`() async {
    #expect(await run("set", "ignored", "--") == (0, ""))
    #expect(stored("ignored") == [])
    #expect(await run("set", "days", "--") == (0, ""))
    #expect(stored("days") == [])
    #expect(await run("set", "ignored", "--", "--") == (0, ""))
    #expect(stored("ignored") == ["--"])
    #expect(await run("set", "ignored", "--", "-", input: "read") == (0, ""))
    #expect(stored("ignored") == ["-"])
    #expect(await run("set", "--", "ignored", "-", input: "read") == (0, ""))
    #expect(stored("ignored") == ["read"])
    #expect(await run("set", "ignored", "--", "-x", "--") == (0, ""))
    #expect(stored("ignored") == ["-x", "--"])
  }

  @Test func `standard input has an entry in each line`() async {
    #expect(await run("set", "ignored", "-", input: "b\nc, d\n") == (0, ""))
    #expect(stored("ignored") == ["b", "c, d"])
    #expect(await run("set", "ignored", "-", input: "") == (0, ""))
    #expect(stored("ignored") == [])
    #expect(
      await run("set", "ignored", "-", input: "b\n\n") == (
        1, "app: ignored[2]: must not be empty\n"
      ))
  }

  @Test func `entries are added and removed, all or none`() async {
    #expect(await run("add", "ignored", "b", "c") == (0, ""))
    #expect(stored("ignored") == ["a", "b", "c"])
    #expect(await run("remove", "ignored", "a", "c") == (0, ""))
    #expect(stored("ignored") == ["b"])
    #expect(
      await run("remove", "ignored", "b", "x") == (1, "app: ignored: \"x\" is not in the list\n"))
    #expect(
      await run("add", "ignored", "1", "2", "3", "4")
        == (1, "app: ignored: must have 0 to 4 entries\n"))
    #expect(await run("add", "ignored", "") == (1, "app: ignored[2]: must not be empty\n"))
    #expect(stored("ignored") == ["b"])
    #expect(await run("add", "days", "Mon") == (0, ""))
    #expect(await run("remove", "servers.alpha.port", "80").0 == 1)
    #expect(await run("add", "nothing", "x").0 == 2)
    #expect(await run("add", "ignored").0 == 2)
  }

  @Test func `records are added before their settings, and removed with them`() async {
    #expect(
      await run("set", "servers.beta.port", "7")
        == (1, "app: servers.beta.port: is not there: add servers beta first\n"))
    #expect(await run("add", "servers", "beta") == (0, ""))
    #expect(await run("set", "servers.beta.port", "7 x") == (0, ""))
    #expect(await run("get", "servers.beta.port") == (0, "7\n"))
    #expect(await run("remove", "servers", "beta") == (0, ""))
    #expect(store.values == ["servers": .texts(["alpha"])])
  }

  @Test func `lists are arrays for programs`() async {
    let schema = await run("schema").1
    #expect(
      schema.contains(
        #"]*$"}, {"pattern": "\\S"}]}, "maxItems": 4"#))
    let json = await run("list", "--json").1
    #expect(json.contains(#""key": "ignored", "value": ["a"], "default": ["a"]"#))
    #expect(json.contains(#""kind": "list""#) && json.contains(#""unit": "x""#))
    #expect(
      await run("import", "-", input: #"[{"key": "ignored", "value": ["x, y", "z"]}]"#) == (0, ""))
    #expect(stored("ignored") == ["x, y", "z"])
    #expect(
      await run("import", "-", input: #"[{"key": "ignored", "value": "x"}]"#)
        == (1, "app: ignored: expected a list of texts, got a text\n"))
  }

  @Test func `completions offer lists, and the entries that can be removed`() async {
    #expect(
      await run("__complete", "add", "").1 == "ignored\tIgnored\nservers\tServers\ndays\tDays\n")
    #expect(await run("__complete", "remove", "servers", "").1 == "alpha\n")
  }
}
