import TestFixtures

@testable import SimpleTable
@testable import SimpleTableMenu

extension SettingLaws {
  /// A menu over a living system.
  final class Living: Session {
    let system: LivingSystem

    /// What the next action does.
    private var nextAction: () -> Void = {}

    init(_ start: Start) {
      var random = SeededGenerator(seed: start.seed)
      system = LivingSystem(using: &random, with: start.features)
      super.init(system.table, start)
      guard start.hasActions else { return }
      system.furtherRows = { [weak self] in
        let action = { () -> Void in self?.nextAction() }
        return [
          Row("Action 1") { action() }.id("action"),
          Row("Action 2") { action() }.id("aside").keepsChanges(false),
        ]
      }
      menu.reload()
    }

    override var values: [String] { system.values }

    /// What the levels hold.
    var held: [SettingLevel: [String: SettingValue]] {
      SettingLevel.allCases.reduce(into: [:]) { held, level in
        let values = menu.sources[level].keys.map { ($0, menu.sources[level][$0] ?? .text("")) }
        if !values.isEmpty { held[level] = Dictionary(values) { $1 } }
      }
    }

    override var availableValues: [String] {
      system.declared(system.values).map { "\($0): \(system.values[$0])" }
    }

    @discardableResult
    override func take(_ step: Step) -> [String: ValueOutcome] {
      system.forgetAssignments()
      switch step {
      case .program(let values, _): assign(values)
      case .turnPage: turnPage()
      case .use(let number, let use): return self.use(number, use)
      case .preview(let number, let option): preview(option, number)
      case .action(let values, let texts, let isKept):
        nextAction = { [unowned self] in
          assign(values)
          if !texts.isEmpty { menu.setValues(texts) }
        }
        menu.page.select(row: isKept ? "action" : "aside")
      default: break
      }
      return super.take(step)
    }

    private func assign(_ values: [Int: String]) {
      for (number, text) in values {
        system.values[number] = system.value(text, number, system.values) ?? system.values[number]
      }
    }

    private func turnPage() {
      if menu.titles.count > 1 { menu.pop() } else { menu.page.select(row: "link") }
    }

    /// Whether a row is declared, and is the setting that has its key.
    func isSetting(_ number: Int) -> Bool {
      let declared = system.declared(system.values)
      return declared.first { system.items[$0].key == system.items[number].key } == number
    }

    /// Shows the page of a row as it is now.
    func showPage(of number: Int) {
      if system.items[number].isOnPage != (menu.titles.count > 1) { turnPage() }
      menu.reload()
    }
  }
}

extension SettingLaws.Living: CustomStringConvertible {
  /// The rows, and what they depend on.
  var description: String {
    system.items.indices.map { number in
      let item = system.items[number]
      let parts = [
        item.former.map { "formerly \($0)" }, item.revealer.map { "revealed by \($0)" },
        item.concealer.map { "concealed by \($0)" },
        item.disabler.map { "disabled by \($0)" },
        item.bound.map {
          "bounded\(item.isBoundFromBelow ? " from below" : "") by \($0) and \(item.offset)"
        },
        item.isAllowedInProject ? "allowed in a project" : nil,
      ].compactMap { $0 }
      let text = parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))"
      return "row \(number), \(item.key), \(item.kind), \(system.defaults[number])\(text)"
    }
    .joined(separator: "\n")
  }
}

// MARK: - By row and by key

extension SettingLaws.Living {
  /// Uses the row of a setting.
  private func use(_ number: Int, _ use: SettingLaws.Use) -> [String: ValueOutcome] {
    guard isSetting(number) else { return [:] }
    showPage(of: number)
    guard isSetting(number) else { return [:] }
    let (item, page) = (system.items[number], menu.page)
    let row = RowID(item.id)
    let outcome: ValueOutcome =
      switch use {
      case .select: page.select(row: row).ofValue
      case .option(let option) where item.kind == .inlinePicker:
        page.select(row: RowID("\(item.id)-\(option)")).ofValue
      case .option(let option): choose(option, number)
      case .steps(let count): page.increment(row: row, by: count)
      case .text(let text): page.setValue(text, row: row)
      }
    return [item.key: outcome]
  }

  /// Chooses an option on the page of a picker.
  private func choose(_ option: String, _ number: Int) -> ValueOutcome {
    onPage(ofOption: option, number) { menu.page.select(at: $0).ofValue }
  }

  /// Tries an option on the page of a picker, and leaves it.
  private func preview(_ option: String, _ number: Int) {
    guard system.items[number].kind == .picker, isSetting(number) else { return }
    showPage(of: number)
    guard isSetting(number) else { return }
    _ = onPage(ofOption: option, number) { path in
      menu.preview(path)
      menu.preview(nil)
      return .accepted
    }
  }

  /// Shows the page of a picker, and calls a function with the place of an option there.
  private func onPage(
    ofOption option: String, _ number: Int, _ body: (RowPath) -> ValueOutcome
  ) -> ValueOutcome {
    let options = system.options(number, system.values)
    guard let position = options.firstIndex(of: option) else { return .ignored(.unknownRow) }
    let depth = menu.titles.count
    let opened = menu.page.select(row: RowID(system.items[number].id))
    guard menu.titles.count > depth else { return opened.ofValue }
    let outcome = body(RowPath(section: 0, row: position))
    if menu.titles.count > depth { menu.pop() }
    return outcome
  }
}

extension ValueOutcome {
  /// What setting a value comes to that corresponds to selecting a row.
  fileprivate var ofValue: ValueOutcome {
    switch self {
    case .handled: .accepted
    case .ignored(.notSelectable), .needsConfirmation: .ignored(.hasNoValue)
    default: self
    }
  }
}
