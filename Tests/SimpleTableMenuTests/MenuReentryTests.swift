import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

/// Closures that use the menu they belong to.
@Suite struct `Calls of a menu from within` {
  final class Box {
    weak var menu: Menu?
    var calls = 0
    var action: (Menu) -> Void = { _ in }

    /// Does something with the menu, some times at most.
    func act(atMost count: Int = 3) {
      guard let menu, calls < count else { return }
      calls += 1
      action(menu)
    }
  }

  static let actions: [(name: String, act: @Sendable (Menu) -> Void)] = [
    ("list", { _ = $0.settings }),
    ("read", { _ = $0.setting("volume") }),
    ("set", { $0.setValue("7", for: "volume") }),
    ("set several", { $0.setValues(["volume": "8", "wifi": "off"]) }),
    ("unset", { $0.unset("volume") }),
    ("reset", { $0.unsetAll() }),
    ("undo", { $0.undo() }),
    ("load", { _ = try? $0.load(from: MemoryStore(["volume": .number("9")])) }),
    ("save", { try? $0.save(to: MemoryStore()) }),
    ("start", { $0.start(environment: ["VOLUME": "3"], prefix: "") }),
    ("arguments", { $0.apply(arguments: ["wifi": "off"]) }),
    ("search", { _ = $0.search("volume") }),
    ("pop", { $0.popToRoot() }),
    ("reload", { $0.reload() }),
    ("diagnose", { _ = ($0.diagnostics, $0.invalidSettings, $0.unstoredControls) }),
    ("select", { $0.page.select(row: "wifi") }),
  ]

  enum Place: String, CaseIterable {
    case getter, setter, description, destination, rule, tableRule, change, settingChange, select,
      navigate
  }

  @Test(arguments: Place.allCases, Array(actions.indices))
  func `end, and leave the menu whole`(place: Place, action: Int) {
    let box = Box()
    let wifi = Variable(true)
    let volume = Variable(5)
    nonisolated(unsafe) let at = { (here: Place) in if here == place { box.act() } }
    let loud = Binding(
      get: {
        at(.getter)
        return volume.wrappedValue
      },
      set: {
        volume.wrappedValue = $0
        at(.setter)
      }, default: 1)
    let rule = ValidationRule<Int>("must be a number") { _ in
      at(.rule)
      return true
    }
    let menu = Menu(
      Table("Root") {
        let _ = at(.description)
        Section {
          ToggleRow("Wi-Fi", isOn: wifi.binding).id("wifi").row.onSelect { at(.select) }
          if wifi.wrappedValue {
            StepperRow("Volume", value: loud, in: 0...10, rules: [rule]).id("volume")
          }
          LinkRow("More", destination: more(at)).id("more")
        }
      }
      .rule("is never broken", over: "wifi") {
        at(.tableRule)
        return true
      })
    box.menu = menu
    box.action = Self.actions[action].act
    menu.page.onChange = { _ in at(.change) }
    menu.onSettingChange = { _ in at(.settingChange) }
    menu.onNavigate = { _ in at(.navigate) }
    menu.page.select(row: "wifi")
    menu.page.select(row: "wifi")
    menu.page.increment(row: "volume")
    menu.page.select(row: "more")
    menu.setValue("6", for: "volume")
    menu.setValues(["wifi": "on", "more": "x"])
    menu.undo()
    _ = menu.invalidSettings
    menu.reload()
    #expect(box.calls > 0, "\(place) was not reached")
    // Whatever happened, the menu goes on.
    box.calls = .max
    menu.popToRoot()
    menu.start()
    #expect(menu.setValues(["wifi": "on", "volume": "4"]).allSatisfy { $0.outcome == .accepted })
    #expect(menu.setting("volume")?.value == "4")
    #expect(menu.page.path(of: "volume") != nil)
    #expect(menu.undo() == [])
  }

  private func more(_ at: @escaping (Place) -> Void) -> Table {
    at(.destination)
    return Table("More") { Section { Row("Nothing") } }
  }

  @Test func `a description that asks the menu for settings gets none, and a diagnostic`() {
    weak var inner: Menu?
    let menu = Menu(
      Table {
        let count = inner?.settings.count ?? 0
        Section { Row("Count", detail: "\(count)") }
      })
    inner = menu
    #expect(
      menu.diagnostics.map(\.message) == [
        "a description uses the menu while it is evaluated; that was ignored"
      ])
  }

  /// The ways in which a description is evaluated while only it runs.
  static let evaluations: [(name: String, evaluate: @Sendable (Menu, Table) -> Void)] = [
    ("open", { menu, _ in menu.page.select(row: "more") }),
    (
      "reload below",
      { menu, _ in
        menu.page.select(row: "more")
        menu.reload()
      }
    ),
    ("find among options", { menu, _ in _ = menu.find("blue") }),
    ("push", { menu, table in menu.push(table, from: "more") }),
    ("list", { menu, _ in _ = menu.settings }),
    ("search", { menu, _ in _ = menu.search("nothing") }),
  ]

  @Test(arguments: Array(evaluations.indices))
  func `a description that acts changes nothing, wherever it is evaluated`(number: Int) {
    final class State {
      var volume = 5
      var acts = 0
      weak var menu: Menu?

      func act() {
        guard let menu else { return }
        acts += 1
        menu.setValue("7", for: "volume")
        menu.unset("volume")
        menu.select(key: "more")
        menu.push(Table("Other") { Section { Row("Other") } }, from: "more")
        _ = menu.go(toKey: "colour")
        menu.pop()
        menu.popToRoot()
        for page in menu.pages {
          page.increment(row: "volume")
          page.setValue("7", row: "volume")
          page.setHidden(true, row: "volume")
          page.filter("volume")
          page.select(row: "more")
          page.select(at: RowPath(section: 0, row: 2))
        }
      }
    }
    let state = State()
    let colors = Binding<String>(
      get: { "red" }, set: { _ in }, default: "red")
    func rows() -> Section {
      state.act()
      return Section { Row("Nothing") }
    }
    let menu = Menu(
      Table.page("Root") {
        StepperRow("Volume", value: Binding(state, \.volume, default: 5), in: 0...10).id("volume")
        PickerRow("Colour", selection: colors, options: ["red", "blue"], style: .navigationLink) {
          state.act()
          return $0
        }
        .id("colour")
        LinkRow("More") { rows() }.id("more")
      })
    menu.start()
    state.menu = menu
    let (name, evaluate) = Self.evaluations[number]
    evaluate(menu, Table("Pushed") { rows() })
    let isBelow = ["open", "reload below", "push"].contains(name)
    #expect(state.acts > 0)
    #expect(menu.titles == (isBelow ? ["Root", name == "push" ? "Pushed" : "More"] : ["Root"]))
    state.menu = nil
    #expect(state.volume == 5 && !menu.canUndo && !menu.hasUnsavedChanges)
    #expect(menu.pages[0].numberOfRows == 3)
  }
}
