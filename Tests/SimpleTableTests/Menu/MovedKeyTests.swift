import Testing

@testable import SimpleTable

/// A key has one place: where it moves to another value, that is said, and nothing is tried again.
@Suite struct `A key that moves` {
  final class State {
    @Setting var current = "day"
    @Setting var profiles = ["day": 50, "night": 10]
    @Setting var isOn = false
    @Setting var a = 7
    @Setting var b = 30
  }

  let state = State()

  /// A menu in which the key `brightness` is that of the profile which another setting chooses.
  private var profiles: Menu {
    Menu(
      Table("Display") { [state] in
        Section {
          PickerRow("Profile", selection: state.$current, options: ["day", "night"]).id("current")
          SliderRow(
            "Brightness", value: state.$profiles[state.current, default: 50], in: 0...100
          )
          .id("brightness")
        }
      })
  }

  /// A menu in which two rows of one helper have the key `x` by turns.
  private var turns: Menu {
    func row(_ value: Binding<Int>) -> Row { StepperRow("X", value: value, in: 0...99).id("x") }
    return Menu(
      Table { [state] in
        Section {
          ToggleRow("On", isOn: state.$isOn).id("on")
          if state.isOn { row(state.$a) } else { row(state.$b) }
        }
      })
  }

  /// Expects a diagnostic which names a key and says what to write.
  private func expectDiagnostic(
    of key: String, in menu: Menu, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let messages = menu.diagnostics.map(\.message)
    #expect(
      messages.contains { $0.contains("\"\(key)\"") && $0.contains(".scope(") },
      "\(messages)", sourceLocation: sourceLocation)
  }

  /// Returns whether what is said of a setting is true: a source that decides it has its value.
  private func isHonest(_ setting: SettingInfo?) -> Bool {
    guard let setting else { return false }
    return setting.source == .program || setting.sources.first?.value == setting.value
  }

  // MARK: - A binding that depends on another setting

  @Test func `a file with both keys gives no profile's value out for another's`() throws {
    let menu = profiles
    try menu.load(
      from: MemoryStore(["current": .text("night"), "brightness": .number("80")]))
    #expect(state.current == "night")
    let brightness = menu.setting("brightness")
    #expect(brightness?.value == state.profiles["night"]?.description)
    #expect(brightness?.source == .program && isHonest(brightness))
    #expect(brightness?.isStored == true)
    expectDiagnostic(of: "brightness", in: menu)
    #expect(menu.diagnostics.contains { $0.message.contains("\"current\"") })
  }

  @Test(arguments: ["key", "row", "undo"])
  func `the setting that chooses the profile is changed, and moves the key`(way: String) {
    let menu = profiles
    #expect(menu.setValue("80", for: "brightness") == .accepted)
    #expect(menu.diagnostics.isEmpty)
    if way == "row" {
      #expect(menu.page.setValue("night", row: "current") == .accepted)
    } else {
      #expect(menu.setValue("night", for: "current") == .accepted)
    }
    #expect(state.profiles == ["day": 80, "night": 10])
    #expect(menu.setting("brightness")?.value == "10")
    #expect(menu.setting("brightness")?.source == .program)
    expectDiagnostic(of: "brightness", in: menu)
    guard way == "undo" else { return }
    #expect(menu.undo() && state.current == "day")
    #expect(state.profiles["night"] == 10 && isHonest(menu.setting("brightness")))
  }

  @Test func `the user may still change a setting whose key has moved`() {
    let menu = profiles
    menu.setValue("80", for: "brightness")
    menu.setValue("night", for: "current")
    #expect(menu.setValue("30", for: "brightness") == .accepted)
    #expect(state.profiles == ["day": 80, "night": 30])
    #expect(menu.setting("brightness")?.source == .user)
    #expect(menu.undo() && state.profiles == ["day": 80, "night": 10])
  }

  @Test func `a scope for each profile is no diagnostic, and each keeps its value`() throws {
    let state = state
    let menu = Menu(
      Table("Display") {
        Section {
          PickerRow("Profile", selection: state.$current, options: ["day", "night"]).id("current")
          LinkRow("Profile", scope: state.current) {
            Section {
              SliderRow(
                "Brightness", value: state.$profiles[state.current, default: 50], in: 0...100
              )
              .id("brightness")
            }
          }
          .id("profile")
        }
      })
    try menu.load(
      from: MemoryStore(["current": .text("night"), "night.brightness": .number("80")]))
    #expect(state.profiles == ["day": 50, "night": 80])
    #expect(menu.setting("night.brightness")?.source == .user && menu.diagnostics.isEmpty)
  }

  @Test func `a second start forgets that a key had moved`() {
    let menu = profiles
    menu.setValue("80", for: "brightness")
    menu.setValue("night", for: "current")
    expectDiagnostic(of: "brightness", in: menu)
    menu.start()
    #expect(menu.diagnostics.isEmpty)
    menu.setValue("day", for: "current")
    expectDiagnostic(of: "brightness", in: menu)
  }

  @Test func `a key that moves again names what has moved it last`() {
    let menu = Menu(
      Table("Display") { [state] in
        Section {
          PickerRow("Profile", selection: state.$current, options: ["day", "night"]).id("current")
          ToggleRow("Bright", isOn: state.$isOn).id("bright")
          SliderRow(
            "Brightness",
            value: state.$profiles[state.isOn ? "day" : state.current, default: 50], in: 0...100
          )
          .id("brightness")
        }
      })
    for (key, value) in [("current", "night"), ("bright", "true")] {
      #expect(menu.setValue(value, for: key) == .accepted)
      #expect(menu.diagnostics.contains { $0.message.contains("when \"\(key)\" changed") })
    }
  }

  @Test func `a key that is declared elsewhere has not moved there`() {
    let (state, isOffered) = (state, Variable(true))
    let menu = Menu(
      Table("Display") {
        Section {
          PickerRow("Profile", selection: state.$current, options: ["day", "night"]).id("current")
          if isOffered.wrappedValue {
            SliderRow(
              "Brightness", value: state.$profiles[state.current, default: 50], in: 0...100
            )
            .id("brightness")
          } else {
            SliderRow("Brightness of all", value: state.$a, in: 0...100).id("brightness")
          }
        }
      })
    menu.setValue("80", for: "brightness")
    menu.setValue("night", for: "current")
    expectDiagnostic(of: "brightness", in: menu)
    isOffered.wrappedValue = false
    #expect(menu.diagnostics.isEmpty)
  }

  // MARK: - Rows by turns

  @Test func `two rows with states of their own and one key are a diagnostic`() {
    let menu = turns
    #expect(menu.setValue("1", for: "x") == .accepted && state.b == 1)
    #expect(menu.diagnostics.isEmpty)
    #expect(menu.page.select(row: "on") == .handled)
    let x = menu.setting("x")
    #expect((x?.value, x?.source, x?.isStored) == ("7", .program, true))
    #expect((state.a, state.b) == (7, 1))
    expectDiagnostic(of: "x", in: menu)
  }

  @Test func `a move between equal values is a diagnostic once these differ`() throws {
    let (isOn, limit, a, b) = (Variable(false), Variable(10), Variable(5), Variable(5))
    let menu = Menu(
      Table {
        let x = isOn.wrappedValue ? a : b
        Section {
          if x.wrappedValue != 9 { ToggleRow("On", isOn: isOn.binding).id("on") }
          StepperRow("X", value: x.binding, in: 0...limit.wrappedValue).id("x")
          StepperRow("Limit", value: limit.binding, in: x.wrappedValue...10).id("limit")
        }
      })
    menu.apply(arguments: ["x": "9"])
    menu.apply(environment: ["ON": "true"], prefix: "")
    #expect((b.wrappedValue, isOn.wrappedValue) == (9, false) && menu.diagnostics.isEmpty)
    // While X and the limit contradict each other, X is 5, as it is in the row that takes its turn then.
    try menu.load(from: MemoryStore(["limit": .number("3")]))
    #expect((a.wrappedValue, b.wrappedValue, isOn.wrappedValue) == (5, 9, true))
    #expect(menu.setting("x")?.source == .program)
    expectDiagnostic(of: "x", in: menu)
  }

  @Test func `a value set together with the change of rows has an honest source`() {
    let menu = turns
    let outcomes = menu.setValues(["on": "true", "x": "1"])
    #expect(isHonest(menu.setting("x")))
    if outcomes["x"] == .accepted {
      expectDiagnostic(of: "x", in: menu)
    } else {
      #expect(!state.isOn && state.b == 30 && !menu.hasUnsavedChanges)
    }
  }

  @Test func `what was unset in one place is no default in another that still has a value`() throws
  {
    let menu = Menu(
      Table { [state] in
        Section {
          ToggleRow("On", isOn: state.$isOn).id("on")
          if state.isOn {
            StepperRow("A", value: state.$a, in: 0...99).id("x")
          } else {
            StepperRow("B", value: state.$b, in: 0...99).id("x")
          }
        }
      })
    menu.setValue("80", for: "x")
    menu.setValue("on", for: "on")
    #expect(isHonest(menu.setting("x")))
    #expect(menu.unset("x") == .accepted)
    menu.setValue("off", for: "on")
    let x = menu.setting("x")
    #expect(isHonest(x) && x?.isStored == false)
    #expect(x?.value == "30" || x?.source == .program)
    if x?.value != "30" { expectDiagnostic(of: "x", in: menu) }
  }

  @Test func `rows by turns over one state are no diagnostic`() throws {
    let state = state
    let menu = Menu(
      Table {
        Section {
          ToggleRow("On", isOn: state.$isOn).id("on")
          if state.isOn {
            StepperRow("Exact", value: state.$a, in: 0...99).id("x")
          } else {
            SliderRow("Rough", value: state.$a, in: 0...99).id("x")
          }
        }
      })
    try menu.load(from: MemoryStore(["on": .bool(true), "x": .number("5")]))
    for _ in 0..<3 {
      #expect(menu.page.select(row: "on") == .handled)
      let x = menu.setting("x")
      #expect((state.a, x?.value, x?.source) == (5, "5", .user))
      #expect(menu.diagnostics.isEmpty)
    }
    #expect(menu.setValue("6", for: "x") == .accepted && state.a == 6)
  }

  /// A menu in which two rows have the key `x` by turns over one state, of which one takes less.
  private var narrowing: Menu {
    Menu(
      Table { [state] in
        Section {
          ToggleRow("On", isOn: state.$isOn).id("on")
          if state.isOn {
            StepperRow("X", value: state.$a, in: 0...9).id("x")
          } else {
            StepperRow("X", value: state.$a, in: 0...99).id("x")
          }
        }
      })
  }

  @Test func `what is refused only where a key has moved to does not apply there`() {
    let menu = narrowing
    let reports = Reports(of: menu)
    menu.start(stores: [.user: MemoryStore(["on": .bool(true)])], arguments: ["x": "90"])
    let x = menu.knownSettings.first { $0.key == "x" }
    #expect((x?.value, x?.source, x?.lockReason) == ("7", .default, nil))
    #expect(reports.lines == ["on: false -> true user"])
    #expect(menu.page.setValue("5", row: "x") == .accepted && state.a == 5)
  }

  @Test(arguments: ["switch", "undo", "reload", "leave"])
  func `what a row refused over a shared state applies again in the row that takes it`(way: String)
    throws
  {
    let (menu, store) = (narrowing, MemoryStore(["x": .number("90")]))
    try menu.load(from: store)
    let reports = Reports(of: menu)
    if way == "reload" {
      store.merge(set: ["on": .bool(true)], unset: [])
      #expect(menu.reloadStores().loads[.user]?.refused.map(\.key) == ["x"])
    } else {
      #expect(menu.setValue("on", for: "on") == .accepted)
    }
    #expect(state.a == 7 && reports.lines.last == "x: 90 -> 7 default")
    let refused = menu.setting("x")
    #expect((refused?.source, refused?.isStored) == (.default, true))
    #expect(refused?.invalidReason?.contains("from 0 to 9") == true)
    switch way {
    case "undo": #expect(menu.undo())
    case "leave": menu.restoreSaved()
    case "reload":
      store.merge(set: [:], unset: ["on"])
      #expect(menu.reloadStores().changedKeys == ["on"])
    default: #expect(menu.setValue("off", for: "on") == .accepted)
    }
    #expect(state.a == 90 && reports.lines.last == "x: 7 -> 90 user")
    #expect(menu.setting("x")?.source == .user && menu.diagnostics.isEmpty)
  }

  @Test func `a row that the program shows in place of another one gets the value of their key`() {
    let menu = Menu(
      Table { [state] in
        Section {
          if state.isOn {
            StepperRow("A", value: state.$a, in: 0...99).id("x")
          } else {
            StepperRow("B", value: state.$b, in: 0...99).id("x")
          }
        }
      })
    for isOn in [true, false] {
      state.isOn = isOn
      menu.reload()
    }
    menu.setValue("1", for: "x")
    state.isOn = true
    menu.reload()
    #expect((state.a, state.b) == (1, 1))
  }

  @Test func `undo leaves a value to the row in which it was set`() {
    let menu = narrowing
    menu.setValue("5", for: "x")
    state.isOn = true
    menu.reload()
    #expect(menu.undo() && menu.leftOut.map(\.key) == ["x"])
    #expect(menu.setting("x")?.isStored == true)
  }

  @Test func `what the program sets in a row's own state stays when the row returns`() {
    let menu = turns
    menu.setValue("1", for: "x")
    menu.setValue("on", for: "on")
    state.b = 7
    menu.setValue("off", for: "on")
    #expect((state.b, menu.setting("x")?.source) == (7, .program))
  }

  @Test func `a setter that changes another setting moves no key`() {
    let state = state
    let loud = Binding(
      get: { state.isOn },
      set: {
        state.isOn = $0
        state.a = $0 ? 90 : 7
      }, default: false)
    let menu = Menu(
      Table {
        Section {
          ToggleRow("Loud", isOn: loud).id("loud")
          StepperRow("A", value: state.$a, in: 0...99).id("a")
        }
      })
    let reports = Reports(of: menu)
    #expect(menu.page.select(row: "loud") == .handled)
    let a = menu.setting("a")
    #expect((a?.value, a?.source, a?.isStored) == ("90", .program, false))
    #expect(reports.lines == ["loud: false -> true user", "a: 7 -> 90 program"])
    #expect(menu.diagnostics.isEmpty)
    #expect(menu.undo() && (state.isOn, state.a) == (false, 7))
    #expect(menu.settings.allSatisfy { $0.source == .default })
  }
}
