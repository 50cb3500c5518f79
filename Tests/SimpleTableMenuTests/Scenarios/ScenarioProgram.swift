import SimpleTable

/// A program whose variables have names, so that a scenario sets them and says what they hold.
final class ScenarioProgram {
  private var variables: [(name: String, read: () -> String, write: (String) -> Void)] = []

  /// The switches that several pages show.
  private var switches: [String: Binding<Bool>] = [:]

  /// What closures of rows do, by the name that their menu gives them.
  var run: (_ name: String) -> Void = { _ in }

  /// What actions of rows do that take time.
  var work: (_ name: String) async throws -> Void = { _ in }

  /// Called with what a setter is given.
  var onSet: (_ name: String, _ value: String) -> Void = { _, _ in }

  /// The variables and what they hold, in the order in which the menu declares them.
  var values: [(name: String, value: String)] { variables.map { ($0.name, $0.read()) } }

  /// Sets a variable as the program itself does; returns whether there is one.
  func set(_ pair: (name: String, value: String)) -> Bool {
    guard let variable = variables.first(where: { $0.name == pair.name }) else { return false }
    variable.write(pair.value)
    return true
  }

  /// Declares a variable, and returns what a row binds to.
  ///
  /// - Parameters:
  ///   - name: The name, which is the id of its row where one shows it.
  ///   - value: The default.
  ///   - initial: What it holds at first, if that is not the default.
  ///   - hasDefault: Whether its binding says what the default is.
  ///   - form: The text form.
  /// - Returns: The binding.
  func variable<Value>(
    _ name: String, _ value: Value, initially initial: Value? = nil, hasDefault: Bool = true,
    as form: TextForm<Value>
  ) -> Binding<Value> {
    var held = initial ?? value
    variables.append((name, { form.text(held) }, { held = form.parse($0) }))
    return Binding(
      get: { held },
      set: { [unowned self] in
        held = $0
        onSet(name, form.text($0))
      }, default: hasDefault ? value : nil)
  }

  func number(
    _ name: String, _ value: Int, initially initial: Int? = nil, hasDefault: Bool = true
  ) -> Binding<Int> {
    let form = TextForm(text: { "\($0)" }, parse: { Int($0) ?? 0 })
    return variable(name, value, initially: initial, hasDefault: hasDefault, as: form)
  }

  /// Declares a switch, unless there is one of that name.
  func shared(_ name: String) -> Binding<Bool> {
    if let known = switches[name] { return known }
    let new = isOn(name)
    switches[name] = new
    return new
  }

  func isOn(_ name: String, _ value: Bool = false, hasDefault: Bool = true) -> Binding<Bool> {
    let form = TextForm(text: { "\($0)" }, parse: { $0 == "true" })
    return variable(name, value, hasDefault: hasDefault, as: form)
  }

  func text(
    _ name: String, _ value: String = "", initially initial: String? = nil, hasDefault: Bool = true
  ) -> Binding<String> {
    let form = TextForm(text: { $0 }, parse: { $0 })
    return variable(name, value, initially: initial, hasDefault: hasDefault, as: form)
  }

  func choice(_ name: String) -> Binding<String?> {
    let form = TextForm<String?>(text: { $0 ?? "" }, parse: { $0.isEmpty ? nil : $0 })
    return variable(name, nil, as: form)
  }

  func texts(_ name: String, _ value: [String] = []) -> Binding<[String]> {
    variable(name, value, as: TextForm(text: Self.joined, parse: Self.parts))
  }

  /// Declares names with texts, as in `A=1, B=2`.
  func map(_ name: String, _ value: [String: String] = [:]) -> Binding<[String: String]> {
    let form = TextForm<[String: String]>(
      text: { Self.joined($0.map { "\($0)=\($1)" }.sorted()) },
      parse: { text in
        let pairs = Self.parts(text).map {
          $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        }
        return Dictionary(pairs.map { ($0[0], $0.dropFirst().joined()) }) { $1 }
      })
    return variable(name, value, as: form)
  }

  func several(
    _ name: String, _ value: Set<String> = [], hasDefault: Bool = true
  ) -> Binding<Set<String>> {
    let form = TextForm(text: { Self.joined($0.sorted()) }, parse: { Set(Self.parts($0)) })
    return variable(name, value, hasDefault: hasDefault, as: form)
  }

  /// Declares records, as in `alpha:host:port:token, beta`; what is as in a new record is left out.
  func servers(_ name: String, _ ids: [String] = []) -> Binding<[Server]> {
    let form = TextForm<[Server]>(
      text: { Self.joined($0.map(Self.text)) }, parse: { Self.parts($0).map(Self.server) })
    return variable(name, ids.map { Server($0) }, as: form)
  }

  private static func server(_ part: String) -> Server {
    let parts = part.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var server = Server(parts[0])
    if parts.count > 1, !parts[1].isEmpty { server.host = parts[1] }
    if parts.count > 2, !parts[2].isEmpty { server.port = Int(parts[2]) ?? 80 }
    if parts.count > 3 { server.token = parts[3] }
    return server
  }

  private static func text(of server: Server) -> String {
    let (host, token) = (server.host == "none" ? "" : server.host, server.token)
    var text = "\(server.id):\(host):\(server.port == 80 ? "" : "\(server.port)"):\(token)"
    while text.hasSuffix(":") { text.removeLast() }
    return text
  }

  private static func joined(_ parts: [String]) -> String { parts.joined(separator: ", ") }

  private static func parts(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}

extension ScenarioProgram {
  /// How a scenario writes the values of a variable.
  struct TextForm<Value> {
    let text: (Value) -> String
    let parse: (String) -> Value
  }
}
