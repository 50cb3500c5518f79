/// A record of the tests.
struct Server: Identifiable, Equatable {
  let id: String
  var host: String
  var port = 80
  var token = ""

  init(_ id: String, host: String = "none") { (self.id, self.host) = (id, host) }
}

/// A program with records.
protocol ServerKeeper: AnyObject {
  var records: [Server] { get set }
}

extension ServerKeeper {
  /// The names of the records.
  var servers: [String] {
    get { records.map(\.id) }
    set { records = newValue.map { name in records.first { $0.id == name } ?? Server(name) } }
  }

  /// The hosts that were set, by the names of the records.
  var hosts: [String: String] {
    get {
      let set = records.filter { !["", "none"].contains($0.host) }
      return Dictionary(uniqueKeysWithValues: set.map { ($0.id, $0.host) })
    }
    set { for index in records.indices { records[index].host = newValue[records[index].id] ?? "" } }
  }

  /// The ports that were set, by the names of the records.
  var ports: [String: Int] {
    get {
      let set = records.filter { $0.port != 80 }
      return Dictionary(uniqueKeysWithValues: set.map { ($0.id, $0.port) })
    }
    set { for index in records.indices { records[index].port = newValue[records[index].id] ?? 80 } }
  }
}
