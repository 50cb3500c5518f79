import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Bindings into collections` {
  private struct Disk: Equatable { var size = 1 }

  private struct Server: Identifiable, Equatable {
    let id: String
    var port = 80
    var disks = [Disk()]
  }

  private final class App {
    @SimpleTable.Setting var servers = [Server(id: "alpha"), Server(id: "beta")]
    @SimpleTable.Setting var limits = ["uploads": 2]
    @SimpleTable.Setting var late: [Disk] = []
    var plain = [Server(id: "alpha")]
  }

  private let app = App()

  @Test func `an element is read and changed in its collection`() {
    app.$servers[1].port.wrappedValue = 81
    app.$servers[id: "alpha"].port.wrappedValue = 82
    app.$servers[id: "beta"].disks[0].size.wrappedValue = 4
    check(app.servers.map(\.port), [82, 81])
    check(app.servers[1].disks, [Disk(size: 4)])
    app.servers[0].port = 83
    check(app.$servers[0].port.wrappedValue, 83)
  }

  @Test func `elements are found in any order, wherever one was found last`() {
    app.servers = (0..<50).map { Server(id: "\($0)", port: $0) }
    var random = SystemRandomNumberGenerator()
    for id in [49, 0, 1, 2, 1, 0, 49] + (0..<50).shuffled(using: &random) {
      let port = app.$servers[id: "\(id)"].port
      check(port.wrappedValue, id)
      port.wrappedValue = id
    }
    check(app.servers.map(\.port), Array(0..<50))
    app.servers.removeFirst(30)
    check(app.$servers[id: "49"].port.wrappedValue, 49)
  }

  @Test func `an element that is gone keeps its last value, and writing does nothing`() {
    let bindings = [app.$servers[1].port, app.$servers[id: "beta"].port]
    let size = app.$servers[1].disks[0].size
    app.servers[1].port = 90
    check(bindings.map(\.wrappedValue), [90, 90])
    app.servers.removeLast()
    for binding in bindings {
      binding.wrappedValue = 7
      binding.assignDefault()
      check(binding.wrappedValue, 90)
    }
    size.wrappedValue = 7
    check(size.wrappedValue, 1)
    check(app.servers, [Server(id: "alpha")])
    app.servers.append(Server(id: "beta", port: 91))
    check(bindings.map(\.wrappedValue), [91, 91])
  }

  @Test func `a control refuses a value for an element that is gone`() {
    let rows: [any RowContent] = [
      StepperRow("A", value: app.$servers[1].port, in: 0...99),
      StepperRow("A", value: app.$servers[id: "beta"].port, in: 0...99),
      PickerRow("A", selection: app.$servers[id: "beta"].port, options: [80, 81]),
    ]
    let pages = rows.map { row in TableAdapter(Table.page { row.row.id("a") }) }
    app.servers.removeLast()
    for page in pages {
      check(page.setValue("81", row: "a"), .refused("cannot be changed"))
      check(page.increment(row: "a"), .refused("cannot be changed"))
      check(page.setValue("80", row: "a"), .accepted)
    }
    app.servers.append(Server(id: "beta"))
    for (page, port) in zip(pages, [81, 82, 80]) {
      check(page.setValue("\(port)", row: "a"), .accepted)
      check(app.servers[1].port, port)
    }
  }

  @Test func `a part of an element is kept when only the part goes`() {
    let size = app.$servers[0].disks[0].size
    app.servers[0].disks = []
    size.wrappedValue = 9
    check(size.wrappedValue, 1)
    checkEmpty(app.servers[0].disks)
  }

  @Test func `writing to an element that is gone does not call the setter`() {
    var list = [1]
    var count = 0
    let element = Binding(
      get: { list },
      set: {
        list = $0
        count += 1
      })[0]
    element.wrappedValue = 2
    list = []
    element.wrappedValue = 3
    check(count, 1)
  }

  @Test func `an id follows its element, and an index names a position`() {
    let (byID, byIndex) = (app.$servers[id: "beta"].port, app.$servers[1].port)
    app.servers.insert(Server(id: "new", port: 1), at: 0)
    byID.wrappedValue = 85
    check(app.servers.map(\.port), [1, 80, 85])
    check(byIndex.wrappedValue, 80)
  }

  @Test func `an index of a slice is an index of its collection`() {
    var slice = [1, 2, 3, 4][2...]
    let element = Binding(get: { slice }, set: { slice = $0 })[3]
    element.wrappedValue = 9
    check(slice, [3, 9])
    slice = [1, 2, 3, 4][..<2]
    check(element.wrappedValue, 9)
  }

  @Test func `the default is that of the element in the initial value, if it has one`() {
    app.late.append(Disk(size: 5))
    app.servers.append(Server(id: "gamma"))
    check(app.$servers[1].port.defaultValue, 80)
    check(app.$servers[id: "beta"].disks[0].size.defaultValue, 1)
    check(app.$servers[2].port.defaultValue, nil)
    check(app.$servers[id: "gamma"].port.defaultValue, nil)
    check(app.$late[0].size.defaultValue, nil)
    check(Binding(app, \.plain)[0].port.defaultValue, nil)
    app.servers = []
    check(app.$servers[id: "alpha"].port.wrappedValue, 80)
  }

  @Test func `a key of a dictionary has a value while none is stored under it`() {
    let downloads = app.$limits["downloads", default: 3]
    check(downloads.wrappedValue, 3)
    downloads.wrappedValue = 5
    check(app.limits, ["uploads": 2, "downloads": 5])
    app.limits = [:]
    check(downloads.wrappedValue, 3)
    check(downloads.defaultValue, 3)
    check(app.$limits["uploads", default: 7].defaultValue, 2)
    check(app.$limits["uploads", default: 7].wrappedValue, 7)
  }

  @Test(.waitsForPrograms) func `an element that never existed stops with a message`() async {
    await #expect(processExitsWith: .failure) {
      _ = Binding(get: { [1] }, set: { _ in })[1]
    }
    await #expect(processExitsWith: .failure) {
      _ = Binding(get: { [Server(id: "alpha")] }, set: { _ in })[id: "beta"]
    }
  }

  @Test func `a row whose key another element has is disabled when its page is opened first`() {
    let menu = Menu(
      Table.page {
        for server in app.servers {
          LinkRow(server.id) {
            Section {
              StepperRow("Port", value: app.$servers[id: server.id].port, in: 1...99).id("port")
            }
          }
          .id(server.id)
        }
      })
    menu.page.select(row: "beta")
    check(menu.page.increment(row: "port"), .ignored(.locked("set under alpha")))
    menu.pop()
    menu.page.select(row: "alpha")
    check(menu.page.increment(row: "port"), .accepted)
  }
}
