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

  @Test func `a getter that sets a setting changes nothing, and is a diagnostic`() {
    weak var inner: Menu?
    let (volume, other) = (Variable(5), Variable(1))
    var outcomes: Set<ValueOutcome> = []
    let nosy = Binding(
      get: {
        if let inner { outcomes.insert(inner.setValue("7", for: "other")) }
        return volume.wrappedValue
      }, set: { volume.wrappedValue = $0 }, default: 5)
    let menu = Menu(
      Table {
        Section {
          StepperRow("Volume", value: nosy, in: 0...9).id("volume")
          StepperRow("Other", value: other.binding, in: 0...9).id("other")
        }
      })
    inner = menu
    #expect(menu.diagnostics.contains { $0.message.contains("while it is evaluated") })
    #expect(!outcomes.contains(.accepted) && !outcomes.isEmpty)
    #expect(other.wrappedValue == 1 && !menu.hasUnsavedChanges && !menu.undo())
    inner = nil
    #expect(!menu.diagnostics.contains { $0.message.contains("while it is evaluated") })
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
