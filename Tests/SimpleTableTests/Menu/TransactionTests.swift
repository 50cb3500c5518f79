import Testing

@testable import SimpleTable

/// A change of the user has one answer and one result, whatever its way.
@Suite struct `A change, whatever its way` {
  final class State {
    @Setting var one = "x"
    @Setting var many: Set<String> = ["x"]
    @Setting var isOn = true
    @Setting var number = 5
    @Setting var other = 0

    /// Whether `y` is no option any more once it is chosen.
    var losesOption = false

    var options: [String] {
      losesOption && (one == "y" || many.contains("y")) ? ["x", "z"] : ["x", "y", "z"]
    }
  }

  enum Kind: String, CaseIterable {
    case picker, pickerPage, group, several, severalPage, groupOfSeveral, toggle, stepper

    /// Whether the control has options.
    var hasOptions: Bool { self != .toggle && self != .stepper }

    /// The value that selecting or stepping leads to.
    var value: String {
      switch self {
      case .picker, .pickerPage, .group: "y"
      case .several, .severalPage, .groupOfSeveral: "x, y"
      case .toggle: "false"
      case .stepper: "6"
      }
    }
  }

  /// A menu of one control with the key `key`, and another setting.
  private func menu(_ kind: Kind, _ state: State) -> Menu {
    Menu(
      Table("Root") {
        let group: SelectionGroup? =
          switch kind {
          case .group: .single(state.$one)
          case .groupOfSeveral: .multiple(state.$many)
          default: nil
          }
        if let group {
          Section("Choice", id: "key") {
            for option in state.options { Row(option).tag(option) }
          }
          .selection(group)
        } else {
          Section { row(kind, state) }
        }
        Section { StepperRow("Other", value: state.$other, in: 0...9).id("other") }
      })
  }

  private func row(_ kind: Kind, _ state: State) -> Row {
    switch kind {
    case .picker, .pickerPage:
      let style = kind == .picker ? PickerStyle.inline : .page
      return PickerRow("Choice", selection: state.$one, options: state.options, style: style)
        .id("key")
    case .several, .severalPage:
      let style = kind == .several ? PickerStyle.inline : .page
      return MultiPickerRow("Choice", selection: state.$many, options: state.options, style: style)
        .id("key")
    case .toggle: return ToggleRow("Switch", isOn: state.$isOn).id("key")
    default: return StepperRow("Number", value: state.$number, in: 0...9).id("key")
    }
  }

  /// Selects the control, or the option `y` of it.
  private func select(_ kind: Kind, in menu: Menu) -> SelectionOutcome {
    guard kind.hasOptions else { return menu.page.select(row: "key") }
    if kind != .group && kind != .groupOfSeveral { menu.page.select(row: "key") }
    let page = menu.page
    let paths = (0..<page.numberOfRows(inSection: 0)).map { RowPath(section: 0, row: $0) }
    let path = paths.first { page.row(at: $0)?.title == "y" }
    return path.map { page.select($0) } ?? .ignored(.unknownRow)
  }

  // MARK: - Selecting and setting

  @Test(arguments: Kind.allCases)
  func `selecting and setting lead to equal menus`(kind: Kind) {
    let (selected, set) = (menu(kind, State()), menu(kind, State()))
    if kind == .stepper {
      #expect(selected.page.increment(row: "key") == .accepted)
    } else {
      #expect(select(kind, in: selected) == .handled)
    }
    #expect(set.setValue(kind.value, for: "key") == .accepted)
    #expect(selected.setting("key")?.value == kind.value)
    #expect(HeldSettings(selected) == HeldSettings(set))
    #expect(selected.undo() && set.undo())
    #expect(HeldSettings(selected) == HeldSettings(set) && !selected.hasUnsavedChanges)
    #expect(selected.redo() && set.redo())
    #expect(HeldSettings(selected) == HeldSettings(set) && selected.hasUnsavedChanges)
  }

  @Test(arguments: Kind.allCases.filter(\.hasOptions))
  func `an option that goes once it is chosen is refused, selected or set`(kind: Kind) {
    let states = [State(), State()]
    for state in states { state.losesOption = true }
    let (selected, set) = (menu(kind, states[0]), menu(kind, states[1]))
    let reports = Reports(of: selected)
    let before = HeldSettings(selected)
    guard case .refused(let reason) = set.setValue(kind.value, for: "key") else {
      Issue.record("it is set")
      return
    }
    #expect(select(kind, in: selected) == .refused(reason))
    #expect(HeldSettings(selected) == before && HeldSettings(set) == before)
    #expect(states.allSatisfy { $0.one == "x" && $0.many == ["x"] })
    #expect(reports.lines.isEmpty)
    #expect(!selected.undo() && !set.undo() && !selected.isModified && !set.isModified)
  }

  enum Way: String, CaseIterable { case key, together, row, step }

  /// Increases the number `a` to 2.
  private func increase(_ way: Way, in menu: Menu) -> ValueOutcome? {
    switch way {
    case .key: menu.setValue("2", for: "a")
    case .together: menu.setValues(["a": "2"])["a"]
    case .row: menu.page.setValue("2", row: "a")
    case .step: menu.page.increment(row: "a", by: 2)
    }
  }

  /// `a` may be 2 only while `b`, on another page, is not 0, which `b` must be if `a` is 2.
  private func contradiction(_ a: Binding<Int>, _ b: Binding<Int>) -> Menu {
    Menu(
      Table("Root") {
        Section {
          StepperRow("A", value: a, in: 0...(b.wrappedValue >= 1 ? 9 : 1)).id("a")
          LinkRow("More", scope: "more") {
            Section { StepperRow("B", value: b, in: 0...(a.wrappedValue >= 2 ? 0 : 9)).id("b") }
          }
          .id("more")
        }
      })
  }

  @Test(arguments: Way.allCases)
  func `what a page out of view makes impossible is refused at once`(way: Way) {
    let (a, b) = (Variable(0), Variable(0))
    let menu = contradiction(a.binding, b.binding)
    #expect(menu.setValue("5", for: "more.b") == .accepted)
    let reports = Reports(of: menu)
    let before = HeldSettings(menu)
    guard case .refused = increase(way, in: menu) else {
      Issue.record("it is accepted")
      return
    }
    #expect((a.wrappedValue, b.wrappedValue) == (0, 5))
    #expect(HeldSettings(menu) == before && reports.lines.isEmpty)
    #expect(menu.undo() && (a.wrappedValue, b.wrappedValue) == (0, 0) && !menu.undo())
    #expect(menu.redo() && (a.wrappedValue, b.wrappedValue) == (0, 5))
  }

  @Test func `each way gives the same reason why a value is refused`() {
    let outcomes = Way.allCases.map { way in
      let menu = contradiction(Variable(0).binding, Variable(0).binding)
      menu.setValue("5", for: "more.b")
      return increase(way, in: menu)
    }
    #expect(Set(outcomes).count == 1)
  }

  @Test func `a value that is not refused itself is not accepted where another one is`() {
    let numbers = Numbers()
    let outcomes = Menu(numbers.table).setValues(["a": "7", "volume": "99"])
    #expect(outcomes["a"] == .ignored(.otherRefused) && numbers.a == 5)
  }

  @Test func `a row that is disabled by now steps no further`() {
    let numbers = Numbers()
    let menu = Menu(numbers.table)
    numbers.a = 0
    #expect(menu.page.increment(row: "a") != .accepted && numbers.a == 0)
  }

  @Test(arguments: ["on", "off"])
  func `a setting changes together with what enables or disables it`(value: String) {
    let (isFixed, number) = (Variable(value == "off"), Variable(1))
    let menu = Menu(
      Table {
        Section {
          ToggleRow("Fixed", isOn: isFixed.binding).id("fixed")
          StepperRow("Number", value: number.binding, in: 0...9).id("number")
            .disabled(isFixed.wrappedValue)
        }
      })
    #expect(menu.setValues(["fixed": value, "number": "5"]).areAccepted)
    #expect(number.wrappedValue == 5 && isFixed.wrappedValue == (value == "on"))
  }

  @Test func `a setting that appears takes a former key from no other setting`() throws {
    let (isOn, one, two) = (Variable(false), Variable(1), Variable(2))
    let menu = Menu(
      Table {
        Section {
          ToggleRow("On", isOn: isOn.binding).id("on")
          if isOn.wrappedValue {
            StepperRow("One", value: one.binding, in: 0...9).id("one").formerly("old")
          }
          StepperRow("Two", value: two.binding, in: 0...9).id("two").formerly("old")
        }
      })
    let store = MemoryStore(["old": .number("7")])
    try menu.load(from: store)
    #expect(menu.setValues(["on": "on", "one": "5"]).areAccepted && one.wrappedValue == 5)
    #expect(menu.setting("two")?.source == .user && two.wrappedValue == 7)
    try menu.save()
    #expect(store.values == ["on": .bool(true), "one": .number("5"), "two": .number("7")])
  }

  // MARK: - Sources that were only read

  final class Numbers {
    @Setting var a = 5
    @Setting var isOn = false
    @Setting var shown = 1
    @Setting var limit = 10
    @Setting var volume = 5
    @Setting var variable = 1

    var table: Table {
      Table {
        Section {
          StepperRow("A", value: self.$a, in: 0...9).id("a").disabled(self.a == 0)
          ToggleRow("On", isOn: self.$isOn).id("on")
          if self.isOn {
            StepperRow("Shown", value: self.$shown, in: 0...9).id("shown").formerly("old")
          }
          StepperRow("Limit", value: self.$limit, in: 0...10).id("limit")
          StepperRow("Volume", value: self.$volume, in: 0...self.limit).id("volume")
          StepperRow("Variable", value: self.$variable, in: 0...9).id("variable")
        }
      }
    }
  }

  @Test(
    arguments: [
      ["a": "5"], ["a": "5", "limit": "9"], ["shown": "2"], ["volume": "8"], ["limit": "9"],
      ["limit": "9", "volume": "8"], ["variable": "2"], ["none": "1"], ["on": "off", "shown": "2"],
      ["a": nil], ["old": nil], ["shown": nil], ["limit": nil, "volume": nil], ["variable": nil],
    ] as [[String: String?]])
  func `a change is answered the same whether its sources were decided or only read`(
    values: [String: String?]
  ) {
    let values = values.mapValues { $0 }
    var ends: [(outcomes: [String: ValueOutcome], held: HeldSettings, stored: [String])] = []
    for isDecided in [true, false] {
      let store = MemoryStore([
        "a": .number("0"), "on": .bool(true), "old": .number("3"), "limit": .number("7"),
        "volume": .number("9"),
      ])
      let numbers = Numbers()
      let menu = Menu(numbers.table)
      if isDecided {
        menu.start(stores: [.user: store], environment: ["N_VARIABLE": "4"], prefix: "N_")
      } else {
        _ = menu.read([.user: store], environment: ["N_VARIABLE": "4"], prefix: "N_")
      }
      let outcomes = menu.change(SettingRequest(values: values))
      #expect(menu.undo() == outcomes.areAccepted)
      menu.redo()
      try? menu.save()
      ends.append((outcomes, HeldSettings(menu), store.values.map { "\($0)=\($1)" }.sorted()))
    }
    #expect(ends[0].outcomes == ends[1].outcomes)
    #expect(ends[0].held == ends[1].held)
    #expect(ends[0].stored == ends[1].stored)
  }

  @Test func `what its stored value disables is not set either where that was only read`() {
    let menu = Menu(Numbers().table)
    _ = menu.read([.user: MemoryStore(["a": .number("0")])], environment: [:], prefix: nil)
    #expect(menu.setValue("5", for: "a") == .ignored(.disabled))
    #expect(menu.setting("a")?.value == "0" && !menu.hasUnsavedChanges)
  }

  // MARK: - What cannot be changed

  @Test(arguments: ["switch", "picker", "group"])
  func `a control that is constant refuses to be selected as it refuses to be set`(kind: String) {
    let menu = Menu(
      Table {
        switch kind {
        case "switch": Section { ToggleRow("y", isOn: .constant(true)).id("key") }
        case "picker":
          Section {
            PickerRow("Picker", selection: .constant("x"), options: ["x", "y"]).id("key")
          }
        default:
          Section("Group", id: "key") { for option in ["x", "y"] { Row(option).tag(option) } }
            .selection(.single(.constant("x")))
        }
      })
    if kind == "picker" { menu.page.select(row: "key") }
    let reports = Reports(of: menu)
    guard case .refused(let reason) = menu.setValue(kind == "switch" ? "off" : "y", for: "key")
    else {
      Issue.record("it is set")
      return
    }
    let rows = (0..<menu.page.numberOfRows(inSection: 0)).map { RowPath(section: 0, row: $0) }
    let path = rows.first { menu.page.row(at: $0)?.title == "y" }
    #expect(path.map { menu.page.select($0) } == .refused(reason))
    #expect(menu.setting("key")?.isStored == false && !menu.hasUnsavedChanges)
    #expect(reports.lines.isEmpty && !menu.undo())
  }

  private func disabled(_ state: State, _ reason: String? = nil) -> Menu {
    Menu(
      Table {
        Section {
          ToggleRow("Switch", isOn: state.$isOn).id("key").disabled(reason: reason)
          Row("Row") { state.number = 0 }.id("row").disabled(reason: reason)
        }
      })
  }

  @Test func `selecting what is locked or disabled answers as setting does`() {
    let state = State()
    let locked = menu(.toggle, state)
    locked.apply(arguments: ["key": "on"])
    #expect(locked.setValue("off", for: "key") == .ignored(.locked("set by an argument")))
    #expect(locked.page.select(row: "key") == .ignored(.locked("set by an argument")))
    #expect(locked.page.confirm(row: "key") == .ignored(.locked("set by an argument")))
    #expect(locked.select(key: "key") == .ignored(.locked("set by an argument")))
    let withReason = disabled(state, "needs power")
    #expect(withReason.setValue("off", for: "key") == .refused("needs power"))
    #expect(withReason.page.select(row: "key") == .refused("needs power"))
    #expect(withReason.page.select(RowPath(section: 0, row: 0)) == .refused("needs power"))
    #expect(withReason.page.select(row: "row") == .ignored(.disabled))
    let without = disabled(state)
    #expect(without.setValue("off", for: "key") == .ignored(.disabled))
    #expect(without.page.select(row: "key") == .ignored(.disabled))
    #expect(without.page.select(row: "row") == .ignored(.disabled))
    #expect(state.isOn && state.number == 5)
  }

  @Test func `an option of a group that is locked answers as setting the group does`() {
    let state = State()
    let menu = menu(.group, state)
    menu.apply(arguments: ["key": "x"])
    #expect(menu.setValue("y", for: "key") == .ignored(.locked("set by an argument")))
    #expect(select(.group, in: menu) == .ignored(.locked("set by an argument")))
    #expect(state.one == "x")
  }

  // MARK: - What is refused leaves nothing

  @Test(arguments: ["key", "row", "select"])
  func `a handler that changes a setting leaves no refused change in history`(way: String) {
    let state = State()
    state.losesOption = true
    let menu = menu(.group, state)
    menu.onSettingChange = { [unowned menu] change in
      if change.key != "other" { menu.setValue("7", for: "other") }
    }
    switch way {
    case "key": menu.setValue("y", for: "key")
    case "row":
      let row = menu.page.id(at: RowPath(section: 0, row: 1))
      #expect(row.map { menu.page.setValue("on", row: $0) } != .accepted)
    default: #expect(select(.group, in: menu) != .handled)
    }
    #expect((state.one, state.other) == ("x", 0))
    #expect(!menu.undo() && !menu.hasUnsavedChanges && !menu.isModified)
    #expect(menu.setValue("z", for: "key") == .accepted)
    #expect((state.one, state.other) == ("z", 7))
    menu.onSettingChange = nil
    while menu.undo() {}
    #expect((state.one, state.other) == ("x", 0))
  }

  @Test func `deciding twice changes nothing, and neither does undoing and doing again`() throws {
    let state = State()
    let menu = menu(.stepper, state)
    let store = MemoryStore(["other": .number("12"), "odd": .number("1")])
    try menu.load(from: store)
    menu.setValue("9", for: "key")
    let reports = Reports(of: menu)
    let held = HeldSettings(menu)
    menu.reload()
    try menu.load(from: store)
    #expect(HeldSettings(menu) == held && reports.lines.isEmpty)
    #expect(menu.undo() && menu.redo() && HeldSettings(menu) == held)
    #expect(reports.lines == ["key: 9 -> 5 default", "key: 5 -> 9 user"])
  }
}
