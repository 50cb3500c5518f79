import SimpleTableMenu

/// Long lists: of texts, and of records with settings of their own.
enum ListCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "a list of 200,000 texts, and 5,000 records of 5 settings, each stored",
      cases: [
        BenchmarkCase(
          name: "list.set.200000", bar: .value(0.5e9), baseline: "splitting and joining the text"
        ) {
          setList(200_000)
        },
        BenchmarkCase(
          name: "list.records.start.5000", bar: .ratio(1.5),
          baseline: "five starts with a fifth of the records"
        ) {
          start(5_000)
        },
      ]
        + [1_000, 5_000].flatMap { count in
          [
            BenchmarkCase(
              name: "list.records.evaluate.\(count)", bar: .ratio(2),
              baseline: "evaluating as many rows on one page"
            ) {
              evaluate(count)
            },
            BenchmarkCase(
              name: "list.records.set.\(count)", bar: .ratio(2.5),
              baseline: "evaluating the page of each record"
            ) {
              setOne(count)
            },
          ]
        })
  }

  private final class Texts {
    @Setting var texts: [String] = []
  }

  private struct Server: Identifiable {
    let id: String
    var host = "localhost"
    var user = ""
    var path = "/"
    var port = 22
    var isOn = true
  }

  private final class Servers {
    @Setting var servers: [Server] = []
  }

  /// Sets a list of texts to one of two.
  private static func setList(_ count: Int) -> Trial {
    let state = Texts()
    let menu = Menu(
      Table { Section { ListRow("Texts", entries: state.$texts).id("texts") } })
    let texts = (0..<2).map { turn in
      (0..<count).map { "entry-\($0)-\(turn)" }.joined(separator: ", ")
    }
    var turn = 0
    return .timed {
      texts[turn % 2].split(separator: ",").joined(separator: ",").utf8.count
    } _: {
      turn += 1
      return menu.setValue(texts[turn % 2], for: "texts") == .accepted ? turn : 0
    }
  }

  private static func menu(_ state: Servers) -> Menu {
    Menu(
      Table {
        Section {
          ListRow("Servers", records: state.$servers, new: { Server(id: $0) }, page: page)
            .id("servers")
        }
      })
  }

  private static func page(of server: Binding<Server>) -> Section {
    Section {
      TextFieldRow("Host", text: server.host).id("host")
      TextFieldRow("User", text: server.user).id("user")
      TextFieldRow("Path", text: server.path).id("path")
      NumberFieldRow("Port", value: server.port, in: 1...65_535).id("port")
      ToggleRow("On", isOn: server.isOn).id("on")
    }
  }

  /// Evaluates the page of each record, and returns the number of their rows.
  private static func evaluatePages(of state: Servers) -> Int {
    let pages = state.servers.map { server in
      UseGuard().evaluate(
        Table(server.id) { page(of: state.$servers[id: server.id]) }, isObserved: false)
    }
    return pages.reduce(0) { $0 + $1.allSections[0].allRows.count }
  }

  private static func store(_ count: Int) -> MemoryStore {
    var values: [String: SettingValue] = [:]
    let names = (0..<count).map { "s\($0)" }
    values["servers"] = .texts(names)
    for name in names {
      values["servers.\(name).host"] = .text("\(name).example.org")
      values["servers.\(name).user"] = .text("root")
      values["servers.\(name).path"] = .text("/srv/\(name)")
      values["servers.\(name).port"] = .number("2222")
      values["servers.\(name).on"] = .bool(false)
    }
    return MemoryStore(values)
  }

  /// Starts with records, and in comparison with a fifth of them, five times.
  private static func start(_ count: Int) -> Trial {
    let (all, fifth) = (store(count), store(count / 5))
    func run(_ store: MemoryStore) -> Int {
      let menu = menu(Servers())
      menu.start(stores: [.user: store])
      return menu.settings.count
    }
    return .timed {
      (0..<5).reduce(0) { sum, _ in sum + run(fifth) }
    } _: {
      run(all)
    }
  }

  /// Evaluates the page of each record, and in comparison the same rows on one page.
  private static func evaluate(_ count: Int) -> Trial {
    let state = Servers()
    state.servers = (0..<count).map { Server(id: "s\($0)") }
    let onePage = Table {
      for server in state.servers { page(of: state.$servers[id: server.id]) }
    }
    return .timed {
      UseGuard().evaluate(onePage, isObserved: false).allSections.count
    } _: {
      evaluatePages(of: state)
    }
  }

  /// Sets one setting of a record.
  private static func setOne(_ count: Int) -> Trial {
    let state = Servers()
    let menu = menu(state)
    menu.start(stores: [.user: store(count)])
    var turn = 0
    return .timed {
      evaluatePages(of: state)
    } _: {
      turn += 1
      return menu.setValue("host\(turn)", for: "servers.s\(count / 2).host") == .accepted ? turn : 0
    }
  }
}
