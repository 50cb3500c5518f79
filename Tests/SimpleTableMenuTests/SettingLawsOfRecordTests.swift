import SimpleTableMenu
import TestFixtures
import TestTraits
import Testing

/// Lists of records as values under random operations, beside plain arrays.
@Suite struct `Laws of settings in records` {
  final class App: ServerKeeper {
    @Setting var records: [Server] = []
  }

  private static func menu(of app: App) -> Menu {
    Menu(
      Table.page {
        ListRow("Servers", records: app.$records, limit: 0...6, new: { Server($0) }) { server in
          Section {
            TextFieldRow("Host", text: server.host).id("host")
            StepperRow("Port", value: server.port, in: 0...99).id("port")
          }
        }
        .id("servers")
      })
  }

  /// What there is, as the program and the store have it.
  private struct State: Equatable {
    var records: [Server] = []
    var stored: Set<String> = []
  }

  /// Moves the record with a name on the page of the list.
  private static func move(_ name: String, by places: Int, in menu: Menu) -> ValueOutcome {
    menu.page.select(row: "servers")
    defer { menu.popToRoot() }
    return menu.page.moveEntry(row: RowID(name), by: places)
  }

  @Test(arguments: RandomWalks.seeds(1))
  func `agree with plain arrays, with undo, saves and restarts`(seed: UInt64) throws {
    try RandomWalks.walk(seed) { try walk(seed, &$0) }
  }

  private func walk(_ seed: UInt64, _ compared: inout Coverage) throws {
    var generator = SeededGenerator(seed: seed)
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    var app = App()
    let store = MemoryStore()
    var menu = Self.menu(of: app)
    try menu.load(from: store)
    var (history, undone): ([State], [State]) = ([], [])
    var now = State()
    func random(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
    for step in 0..<150 {
      let place: Comment = "seed \(seed), step \(step)"
      let name = names[random(names.count)]
      let index = now.records.firstIndex { $0.id == name }
      var next = now
      switch random(10) {
      case 0, 1:
        let isAdded = menu.addEntries([name], to: "servers") == .accepted
        #expect(isAdded == (index == nil && now.records.count < 6), place)
        if isAdded { next.records.append(Server(name)) }
      case 2:
        let isRemoved = menu.removeEntries([name], from: "servers") == .accepted
        #expect(isRemoved == (index != nil), place)
        next.records.removeAll { $0.id == name }
        if isRemoved { next.stored = next.stored.filter { !$0.hasPrefix("servers.\(name).") } }
      case 3:
        let host = "host-\(random(9))"
        let isSet = menu.setValue(host, for: "servers.\(name).host") == .accepted
        #expect(isSet == (index != nil), place)
        if let index {
          next.records[index].host = host
          next.stored.insert("servers.\(name).host")
        }
      case 4:
        let port = random(99)
        let isSet = menu.setValue("\(port)", for: "servers.\(name).port") == .accepted
        #expect(isSet == (index != nil), place)
        if let index {
          next.records[index].port = port
          next.stored.insert("servers.\(name).port")
        }
      case 5:
        // One of both is refused, so neither is set.
        let changes = ["servers": "x, \(name)", "servers.\(name).port": "1000"]
        #expect(menu.setValues(changes).contains { $0.outcome != .accepted }, place)
      case 6 where !history.isEmpty:
        #expect(menu.undo() == [], place)
        next = history.removeLast()
        undone.append(now)
        #expect(app.records == next.records, place)
        now = next
      case 7:
        let places = random(2) * 2 - 1
        let isMoved = Self.move(name, by: places, in: menu) == .accepted
        let end = index.map { $0 + places } ?? -1
        #expect(isMoved == now.records.indices.contains(end), place)
        if isMoved, let index { next.records.swapAt(index, end) }
      case 8:
        #expect((menu.redo() != nil) == !undone.isEmpty, place)
        guard let state = undone.popLast() else { continue }
        history.append(now)
        (now, next) = (state, state)
      default:
        try menu.save()
        guard random(4) == 0 else { continue }
        app = App()
        menu = Self.menu(of: app)
        try menu.load(from: store)
        (history, undone) = ([], [])
      }
      if next != now {
        history.append(now)
        undone = []
      }
      now = next
      #expect(app.records == now.records, place)
      let keys = now.records.flatMap { ["servers.\($0.id).host", "servers.\($0.id).port"] }
      let settings = menu.settings
      #expect(settings.map(\.key) == ["servers"] + keys, place)
      #expect(
        Set(settings.filter { $0.isStored && $0.key != "servers" }.map(\.key)) == now.stored,
        place)
      if app.records != now.records { return }
      // Something of the user's is in a record.
      compared.count(now.stored.count)
    }
  }
}
