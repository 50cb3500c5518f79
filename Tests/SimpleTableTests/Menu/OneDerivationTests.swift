import Testing

@testable import SimpleTable

/// What is known of a setting is the same by its key, by its row and from within the program.
@Suite struct `What is known of a setting` {
  private func paths(of page: TableAdapter) -> [RowPath] {
    (0..<page.numberOfSections).flatMap { section in
      (0..<page.numberOfRows(inSection: section)).map { RowPath(section: section, row: $0) }
    }
  }

  /// Expects that each setting of the page in view is the same by its row as by its key.
  private func expectAgreement(in menu: Menu) {
    menu.reload()
    for path in paths(of: menu.page) {
      guard let key = menu.key(of: path, on: menu.page) else { continue }
      let (byKey, byRow) = (menu.setting(key), menu.setting(of: path, on: menu.page))
      #expect(byKey == byRow)
      #expect(byKey?.isDisabled == byRow?.isDisabled)
      #expect(byKey?.sources == byRow?.sources)
      #expect(menu.isStored(path, on: menu.page) == byKey?.isStored, "\(key)")
    }
  }

  @Test func `the environment is the same by key and by row`() {
    let timeout = Variable(10)
    let menu = Menu(
      Table {
        Section {
          StepperRow("Timeout", value: timeout.binding, in: 0...99).id("http.serverTimeout")
        }
      })
    menu.apply(environment: ["HTTP_SERVER_TIMEOUT": "40"], prefix: "")
    expectAgreement(in: menu)
    let setting = menu.setting(of: RowPath(section: 0, row: 0), on: menu.page)
    #expect(setting?.sources.first?.source == .environment && setting?.value == "40")
    #expect(setting?.isLocked == true && menu.setting("http.serverTimeout")?.isLocked == true)
  }

  @Test func `settings in whatever state are the same by key and by row`()
    throws
  {
    let numbers = (0..<6).map { _ in Variable(5) }
    let menu = Menu(
      Table {
        Section {
          for (index, number) in numbers.enumerated() {
            StepperRow("Number \(index)", value: number.binding, in: 0...9).id("n\(index)")
              .disabled(index == 1, reason: index == 1 ? "needs power" : nil)
          }
        }
      })
    try menu.load(from: MemoryStore(["n2": .number("7"), "n3": .number("70")]))
    try menu.load(from: MemoryStore(["n2": .number("3"), "n4": .number("4")]), as: .system)
    expectAgreement(in: menu)
    menu.apply(arguments: ["n0": "8", "n1": "8"])
    expectAgreement(in: menu)
    menu.setValue("1", for: "n5")
    menu.unset("n2")
    expectAgreement(in: menu)
    numbers[2].wrappedValue = 9
    expectAgreement(in: menu)
    menu.undo()
    expectAgreement(in: menu)
  }

  @Test func `a former key that is another setting's makes nothing stored, by key or by row`()
    throws
  {
    let (a, b) = (Variable(5), Variable(5))
    let menu = Menu(
      Table {
        Section {
          StepperRow("A", value: a.binding, in: 0...9).id("a").formerly("b")
          StepperRow("B", value: b.binding, in: 0...9).id("b")
        }
      })
    try menu.load(from: MemoryStore(["b": .number("8")]))
    let isStored = (0...1).map { menu.isStored(RowPath(section: 0, row: $0), on: menu.page) }
    #expect(isStored == [false, true])
    #expect(menu.settings.map(\.isStored) == isStored)
    #expect((a.wrappedValue, b.wrappedValue) == (5, 8))
    expectAgreement(in: menu)
  }

  @Test func `a reason that disables nothing makes no difference to a row`() {
    let reason = Variable<String?>("needs power")
    let menu = Menu(
      Table {
        Section {
          ToggleRow("One", isOn: Variable(true).binding).id("one")
            .disabled(false, reason: reason.wrappedValue)
          Row("Two").disabled(false, reason: reason.wrappedValue)
        }
        Section { Row("Three") }.disabled(false, reason: reason.wrappedValue)
      })
    for text in ["needs time", nil, "needs power"] {
      reason.wrappedValue = text
      #expect(menu.page.reload().isEmpty)
    }
    #expect(menu.setting("one")?.disabledReason == nil)
  }

  // MARK: - Use from within

  /// What a getter or a setter may call, which returns whether it was plainly refused.
  static let uses: [(name: String, isRefused: @Sendable (Menu) -> Bool)] = [
    ("set", { $0.setValue("7", for: "other") == .ignored(.unavailable) }),
    ("unset", { $0.unset("other") == .ignored(.unavailable) }),
    ("unset all", { $0.unsetAll().isEmpty }),
    ("add", { $0.addEntries(["c"], to: "list") == .ignored(.unavailable) }),
    ("remove", { $0.removeEntries(["a"], from: "list") == .ignored(.unavailable) }),
    ("select", { $0.page.select(row: "on") == .ignored(.unavailable) }),
    ("step", { $0.page.increment(row: "other") == .ignored(.unavailable) }),
    ("set a row", { $0.page.setValue("7", row: "other") == .ignored(.unavailable) }),
    ("undo", { !$0.undo() }),
    ("redo", { !$0.redo() }),
    (
      "revert",
      {
        $0.revert()
        return true
      }
    ),
    ("keep", { $0.keepChanges().isEmpty }),
    (
      "load",
      { menu in
        #expect(throws: MenuInUseError.self) { try menu.load(from: MemoryStore()) }
        return true
      }
    ),
    ("start", { $0.start(stores: [.user: MemoryStore()]).exitCode == 3 }),
    ("start without stores", { $0.start(arguments: ["other": "8"]).loads.isEmpty }),
    ("reload stores", { $0.reloadStores().exitCode == 3 }),
  ]

  @Test(arguments: uses.map(\.name), ["getter", "setter"])
  func `a getter or a setter that uses its menu changes nothing`(use: String, place: String) throws
  {
    weak var inner: Menu?
    let (volume, other, list) = (Variable(5), Variable(1), Variable(["a", "b"]))
    let use = try #require(Self.uses.first { $0.name == use })
    var answers: [Bool] = []
    let nosy = Binding(
      get: {
        if place == "getter", let inner { answers.append(use.isRefused(inner)) }
        return volume.wrappedValue
      },
      set: {
        volume.wrappedValue = $0
        if place == "setter", let inner { answers.append(use.isRefused(inner)) }
      }, default: 5)
    let menu = Menu(
      Table {
        Section {
          StepperRow("Volume", value: nosy, in: 0...9).id("volume")
          StepperRow("Other", value: other.binding, in: 0...9).id("other")
          ToggleRow("On", isOn: Variable(false).binding).id("on")
          ListRow("List", entries: list.binding).id("list")
        }
      })
    let store = MemoryStore(["other": .number("2")])
    try menu.load(from: store)
    // There is something to undo, to do again and to unset.
    menu.setValue("3", for: "other")
    menu.setValue("4", for: "other")
    menu.undo()
    other.wrappedValue = 5
    if place == "getter" {
      let before = HeldSettings(menu)
      inner = menu
      #expect(menu.diagnostics.contains { $0.message.contains("while it is evaluated") })
      inner = nil
      #expect(HeldSettings(menu) == before)
      #expect(menu.redo() && other.wrappedValue == 4)
    } else {
      inner = menu
      #expect(menu.setValue("6", for: "volume") == .accepted)
      inner = nil
      #expect(other.wrappedValue == 5 && menu.undo() && volume.wrappedValue == 5)
    }
    #expect(!answers.isEmpty && !answers.contains(false))
    #expect(list.wrappedValue == ["a", "b"])
    #expect(!menu.diagnostics.contains { $0.message.contains("while it is evaluated") })
    // The store that was loaded is still the one that is written.
    try menu.save()
    #expect(store.values["other"] == .number(place == "getter" ? "4" : "3"))
  }

  @Test func `a description that reloads its menu is a diagnostic of the menu`() {
    weak var inner: Menu?
    let menu = Menu(
      Table {
        let _ = inner?.reload()
        Section { Row("Row") }
      })
    #expect(menu.diagnostics.isEmpty)
    inner = menu
    #expect(menu.diagnostics.contains { $0.message.contains("while it is evaluated") })
  }

  // MARK: - Secrets

  @Test func `a secret that no store has is no unknown key`() throws {
    let (pin, isOffered) = (Variable(""), Variable(true))
    let menu = Menu(
      Table {
        Section {
          ToggleRow("Offered", isOn: isOffered.binding).id("offered")
          if isOffered.wrappedValue {
            TextFieldRow("PIN", text: pin.binding, isSecure: true).id("pin")
          }
        }
      })
    let store = MemoryStore()
    try menu.load(from: store)
    menu.setValue("s3cr3t", for: "pin")
    menu.setValue("off", for: "offered")
    #expect(menu.unknownKeys == [])
    try menu.save()
    #expect(menu.unknownKeys == [] && store.values.keys.sorted() == ["offered"])
    #expect(try menu.load(from: store).unknownKeys == [])
  }

  @Test func `the dump of a store has its keys only`() {
    var text = ""
    dump(MemoryStore(["pin": .text("s3cr3t")], keepsSecrets: true), to: &text)
    #expect(!text.contains("s3cr3t") && text.contains("pin"))
  }
}
