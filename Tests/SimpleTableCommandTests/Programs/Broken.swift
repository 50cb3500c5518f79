import SimpleTableMenu
import TestTraits

extension CommandProgram {
  static let broken = CommandProgram(name: "broken", prefix: "BROKEN_") { _ in
    Menu(Broken().table)
  }
}

/// A program that declares one id twice, and rows that cannot be used.
final class Broken {
  struct Server: Identifiable {
    let id: String
    var host = ""
  }

  @Setting var a = 1
  @Setting var pin = ""
  @Setting var servers: [Server] = []

  private struct Failure: Error {}

  var table: Table {
    Table.page("Broken") {
      StepperRow("A", value: self.$a, in: 0...9).id("a")
      StepperRow("B", value: self.$a, in: 0...9).id("b").disabled()
      StepperRow("C", value: self.$a, in: 0...9).id("c")
      TextFieldRow("PIN", text: self.$pin, isSecure: true).id("pin")
      ListRow("Servers", records: self.$servers, new: { Server(id: $0) }) { server in
        Section { TextFieldRow("Host", text: server.host).id("host") }
      }
      .id("servers")
      ButtonRow("Ask") {}.confirm("Sure?").id("ask")
      ButtonRow("Fail") { throw Failure() }.id("fail")
      ButtonRow("Hidden") {}.id("hidden").hidden()
      Row("Again").id("ask")
    }
  }
}
