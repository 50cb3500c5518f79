import SimpleTableMenu
import TestTraits

// Lists whose entries have pages of their own.
extension ScenarioMenus {
  static let records: [String: Make] = [
    "servers": { p in
      let servers = p.servers("servers", ["alpha"])
      return Table.page("Settings") {
        ListRow("Servers", records: servers, new: { Server($0) }) { server in
          Section {
            TextFieldRow("Host", text: server.host).id("host")
            NumberFieldRow("Port", value: server.port, in: 1...99).id("port")
            TextFieldRow("Token", text: server.token, isSecure: true).id("token")
          }
          .rule("localhost has port 8", over: "host", "port") {
            server.wrappedValue.host != "localhost" || server.wrappedValue.port == 8
          }
        }
        .id("servers")
      }
    },
    "server pages": { p in
      let (servers, host) = (p.servers("servers", ["alpha", "beta"]), p.text("servers-alpha-host"))
      return Table.page("Settings") {
        TextFieldRow("Host", text: host).id("servers-alpha-host")
        ListRow("Servers", records: servers, new: { Server($0) }) { server in
          Section {
            PickerRow("Host", selection: server.host, options: ["none", "x", "y"]).id("host")
            LinkRow("More") {
              Section { TextFieldRow("Token", text: server.token).id("serverToken") }
            }
            .id("more")
          }
        }
        .id("servers")
      }
    },
    "renamed servers": { p in
      let servers = p.servers("servers")
      return Table.page("Settings") {
        ListRow("Servers", records: servers, new: { Server($0) }) { server in
          Section { TextFieldRow("Host", text: server.host).id("host") }
        }
        .id("servers").formerly("hosts")
      }
    },
    "channels": { p in
      let channels = p.variable(
        "channels", [6, 7].map(Channel.init),
        as: .init(text: { $0.map { "\($0.id)" }.joined(separator: ", ") }, parse: { _ in [] }))
      let servers = p.servers("servers")
      return Table.page("Settings") {
        ListRow("Channels", records: channels, new: Channel.init) { channel in
          Section { Row("\(channel.wrappedValue.id)") }
        }
        .id("channels")
        ListRow("Without an id", records: servers, new: { Server($0) }) { _ in
          Section { Row("x") }
        }
      }
    },
    "renamed hosts": { p in
      let hosts = p.variable(
        "hosts", ["h1", "h2"].map { Host(id: $0) },
        as: .init(text: { $0.map(\.text).joined(separator: ", ") }, parse: { _ in [] }))
      return Table.page("Settings") {
        ListRow("Hosts", records: hosts, new: { Host(id: $0) }) { host in
          Section {
            TextFieldRow("Name", text: host.id).id("name")
            StepperRow("Rank", value: host.rank, in: 0...9).id("rank")
            StepperRow("Number", value: host.number, in: 0...9).id("number")
          }
        }
        .id("hosts")
      }
    },
  ]

  private struct Channel: Identifiable { let id: Int }

  /// A record whose name is stored in a variable of its own.
  private struct Host: Identifiable {
    var id: String
    var number = 0
    var text: String { number == 0 ? id : "\(id):\(number)" }
    var rank: Int {
      get { Int(id.suffix(1)) ?? 0 }
      set { id = "h\(newValue)" }
    }
  }
}
