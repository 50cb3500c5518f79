import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Memory` {
  /// An object that descriptions capture.
  final class Model {
    @Setting var wifi = true
    var devices = ["Mouse"]

    var table: Table {
      Table.page("Settings") { [self] in
        ToggleRow("Wi-Fi", isOn: $wifi).id("wifi")
        PickerRow("Device", selection: Binding(self, \.devices[0]), options: devices) { $0 }
          .id("device")
        LinkRow("More") { [self] in
          Section { ToggleRow("Wi-Fi", isOn: $wifi).id("switch") }
        }
        .id("more")
      }
      .onSelect { [self] _, _ in devices = ["Pen"] }
    }
  }

  @Test func `an adapter, its table and what they capture are freed after use`() {
    weak var weakAdapter: TableAdapter?
    weak var weakModel: Model?
    do {
      let model = Model()
      let adapter = TableAdapter(model.table)
      adapter.onChange = { _ in model.devices.append("Pad") }
      weakAdapter = adapter
      weakModel = model
      for id in ["wifi", "device", "more"] as [RowID] {
        _ = adapter.path(of: id).map { adapter.select(at: $0) }
      }
      adapter.setValue("Nothing", row: "device")
      adapter.filter("wi")
      adapter.reload()
      #expect(weakAdapter != nil && weakModel != nil)
    }
    check(weakAdapter == nil)
    check(weakModel == nil)
  }

  @Test func `a menu and its adapters are freed, even while a child is visible`() {
    weak var weakNavigator: Menu?
    weak var weakRoot: TableAdapter?
    weak var weakChild: TableAdapter?
    weak var weakModel: Model?
    do {
      let model = Model()
      let menu = Menu(model.table)
      weakNavigator = menu
      weakRoot = menu.page
      weakModel = model
      menu.page.select(at: RowPath(section: 0, row: 2))
      weakChild = menu.page
      #expect(weakChild !== weakRoot)
      menu.page.select(at: RowPath(section: 0, row: 0))
    }
    check(weakNavigator == nil)
    check(weakRoot == nil)
    check(weakChild == nil)
    check(weakModel == nil)
  }

  @Test func `an object is freed once its setting is gone, also one without a default`() {
    final class Document {
      var title = "Untitled"
    }
    final class Editor {
      var documents = [Document()]
    }
    let editor = Editor()
    weak let document = editor.documents[0]
    let menu = Menu(
      Table {
        for document in editor.documents {
          Section { TextFieldRow("Title", text: Binding(document, \.title)).id("title") }
        }
      })
    menu.start(stores: [.user: MemoryStore(["title": .text("Stored")])])
    menu.setValue("Mine", for: "title")
    menu.undo()
    menu.unset("title")
    check(document?.title, "Untitled")
    editor.documents = []
    menu.reload()
    checkEmpty(menu.settings.map(\.key))
    check(document == nil)
  }

  @Test func `a table is freed when the menu leaves it`() {
    let menu = Menu(Model().table)
    menu.page.select(at: RowPath(section: 0, row: 2))
    weak let child = menu.page
    #expect(child != nil)
    menu.pop()
    check(child == nil)
  }

  @Test func `closures that capture their adapter weakly or unowned do not keep it alive`() {
    weak var weakAdapter: TableAdapter?
    do {
      weak var handle: TableAdapter?
      let adapter = TableAdapter(
        Table { Section { ButtonRow("Reload") { handle?.reload() } } })
      handle = adapter
      adapter.onChange = { [unowned adapter] _ in adapter.deselect() }
      weakAdapter = adapter
      adapter.select(at: RowPath(section: 0, row: 0))
    }
    check(weakAdapter == nil)
  }

  @Test func `an adapter that its own closures keep is freed once it shows another table`() {
    weak var weakAdapter: TableAdapter?
    do {
      var handle: TableAdapter?
      let adapter = TableAdapter(
        Table { Section { ButtonRow("Reload") { handle?.reload() } } })
      handle = adapter
      weakAdapter = adapter
    }
    #expect(weakAdapter != nil)
    weakAdapter?.reload(Table())
    check(weakAdapter == nil)
  }

  @Test func `removed rows are not kept by the adapter`() {
    final class Token {}
    var token: Token? = Token()
    weak let weakToken = token
    let isShown = Variable(true)
    let bench = ControlBench {
      if isShown.wrappedValue, let token {
        Row("Row") { [token] in _ = token }.id("row")
      }
    }
    bench.select("row")
    token = nil
    isShown.wrappedValue = false
    bench.adapter.reload()
    bench.forget()
    check(weakToken == nil)
  }
}
