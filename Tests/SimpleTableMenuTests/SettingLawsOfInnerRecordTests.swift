import SimpleTableMenu
import TestFixtures
import TestTraits
import Testing

/// Lists of records in records, whose names may be those of the records around them.
@Suite struct `Laws of settings in records of records` {
  private struct Server: Identifiable, Equatable {
    let id: String
    var port = 80
    var servers: [Server] = []
  }

  private final class App {
    @Setting var servers: [Server] = []

    var menu: Menu { Menu(Table { Section { self.list(self.$servers) } }) }

    private func list(_ servers: Binding<[Server]>) -> Row {
      ListRow("Servers", records: servers, new: { Server(id: $0) }) { server in
        Section {
          StepperRow("Port", value: server.port, in: 0...99).id("port")
          self.list(server.servers)
        }
      }
      .id("servers")
    }
  }

  @Test func `agree with arrays in arrays, with saves and restarts`() throws {
    var contradictions: [String] = []
    try RandomWalks.forEach(1) { seed, compared in
      if let found = try Self.contradiction(seed, &compared) { contradictions.append(found) }
    }
    checkEmpty(contradictions)
  }

  /// Takes a walk, and returns where it differs from the arrays first.
  private static func contradiction(
    _ seed: UInt64, _ compared: inout Coverage
  ) throws -> String? {
    var random = SeededGenerator(seed: seed)
    func any(_ names: [String]) -> String { names.randomElement(using: &random) ?? "" }
    let store = MemoryStore()
    var app = App()
    var menu = app.menu
    try menu.load(from: store)
    var servers: [Server] = []
    for step in 0..<120 {
      let (outer, inner) = (any(["a", "b"]), any(["a", "b", "c"]))
      let place = servers.firstIndex { $0.id == outer }
      let innerPlace = place.flatMap { servers[$0].servers.firstIndex { $0.id == inner } }
      let port = Int.random(in: 0...99, using: &random)
      let (answer, isPossible): (ValueOutcome, Bool)
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        (answer, isPossible) = (menu.addEntries([outer], to: "servers"), place == nil)
        if isPossible { servers.append(Server(id: outer)) }
      case 1, 2:
        answer = menu.addEntries([inner], to: "servers.\(outer).servers")
        isPossible = place != nil && innerPlace == nil
        if let place, isPossible { servers[place].servers.append(Server(id: inner)) }
      case 3:
        (answer, isPossible) = (
          menu.setValue("\(port)", for: "servers.\(outer).port"), place != nil
        )
        if let place { servers[place].port = port }
      case 4, 5:
        answer = menu.setValue("\(port)", for: "servers.\(outer).servers.\(inner).port")
        isPossible = innerPlace != nil
        if let place, let innerPlace { servers[place].servers[innerPlace].port = port }
      case 6:
        answer = menu.removeEntries([inner], from: "servers.\(outer).servers")
        isPossible = innerPlace != nil
        if let place { servers[place].servers.removeAll { $0.id == inner } }
      default:
        try menu.save()
        app = App()
        menu = app.menu
        try menu.load(from: store)
        (answer, isPossible) = (.accepted, true)
      }
      if servers.contains(where: { !$0.servers.isEmpty }) { compared.count() }
      guard (answer == .accepted) == isPossible, app.servers == servers else {
        return "seed \(seed), step \(step), \(answer): \(app.servers), not \(servers)"
      }
    }
    return nil
  }
}
