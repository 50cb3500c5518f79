import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Records by their names` {
  private struct Host: Identifiable, Equatable {
    var id: String
    var number = 0
  }

  @Test func `records of the program with one name stay apart when they are restored`() {
    let (first, second) = (Host(id: "a", number: 1), Host(id: "a", number: 2))
    let hosts = Variable([first, Host(id: "b", number: 3), second])
    let records = Records(binding: hosts.binding) { Host(id: $0) }
    let original = hosts.wrappedValue
    records.names.wrappedValue = ["a", "c", "a", "a"]
    #expect(hosts.wrappedValue == [first, Host(id: "c"), second, first])
    #expect(records.restore(original) && !records.restore([1]))
    records.record(named: "b", at: 1).wrappedValue = Host(id: "z")
    #expect(hosts.wrappedValue == [first, Host(id: "b", number: 3), second])
  }

  @Test func `the note of a record leaves out what is not chosen`() {
    let (hosts, days) = (Variable([Host(id: "a")]), Variable<Set<String>>([]))
    let menu = Menu(
      Table {
        Section {
          ListRow("Hosts", records: hosts.binding, new: { Host(id: $0) }) { host in
            Section {
              MultiPickerRow("Days", selection: days.binding, options: ["Mon", "Tue"]).id("days")
              StepperRow("Number", value: host.number, in: 0...9).id("number")
            }
          }
          .id("hosts")
        }
      })
    menu.page.select(row: "hosts")
    func details() -> [String] {
      menu.page.items.compactMap { item in
        if case .row(let path) = item { menu.page.row(at: path)?.detail } else { nil }
      }
    }
    #expect(details() == ["0"])
    days.wrappedValue = ["Mon"]
    menu.reload()
    #expect(details() == ["Mon, 0"])
  }
}
