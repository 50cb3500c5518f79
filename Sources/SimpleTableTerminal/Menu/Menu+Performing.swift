import SimpleTable

// What an action does to an item, in both presentations.

extension Menu {
  /// Performs an action on an item of the page in view; nothing happens if the item has none.
  ///
  /// The program's closures may change anything, so the tables are evaluated again afterwards.
  func perform(_ action: MenuAction, on item: TableItem?) -> ActionOutcome {
    switch (action, item) {
    case (.back, _): return goBack()
    case (.select, .header(let section)):
      if let id = page.section(at: section)?.id { page.toggleCollapsed(section: id) }
    case (.increase, .header(let section)), (.decrease, .header(let section)):
      guard let id = page.section(at: section)?.id else { break }
      page.setCollapsed(action == .decrease, section: id)
    case (_, .row(let path)):
      guard let row = page.row(at: path) else { break }
      return perform(action, on: row, path)
    case (.decrease, _): return goBack()
    default: break
    }
    return .done
  }

  /// Sets the value of a row to a text that was typed, unless the row asks for confirmation first.
  func enter(_ text: String, row id: RowID, isConfirmed: Bool = false) -> ActionOutcome {
    let row = page.visibleRow(id)
    if let row, row.isDisabled { return .ignored(.disabled, row) }
    if !isConfirmed, let row, let question = row.confirmation {
      return .asksToConfirm(Confirmation(question: question, row: id, action: .enter(text)))
    }
    return outcome(of: page.setValue(text, row: id), row)
  }

  /// Moves the entry of a list by a number of places, negative ones upwards.
  func moveEntry(_ path: RowPath, by places: Int) -> ActionOutcome {
    page.row(at: path).map { outcome(of: page.moveEntry(path, by: places), $0) } ?? .done
  }

  private func outcome(of change: ValueOutcome, _ row: Row?) -> ActionOutcome {
    switch change {
    case .accepted: .done
    case .refused(let reason): .refused(reason)
    case .ignored(.disabled), .ignored(.locked): row.map { .ignored(.disabled, $0) } ?? .done
    case .ignored(.hasNoValue): .note(.noValue)
    case .ignored: .done
    }
  }

  /// Performs what a row has asked about, once the user has confirmed it.
  func confirm(_ confirmation: Confirmation) -> ActionOutcome {
    let id = confirmation.row
    guard let path = page.path(of: id), let row = page.row(at: path) else { return .done }
    switch confirmation.action {
    case .select:
      return run(row, path, runsClosures: page.runsClosures(at: path)) { $0.confirm(row: id) }
    case .enter(let text): return enter(text, row: id, isConfirmed: true)
    case .step(let direction): page.increment(path, by: direction)
    }
    return .done
  }

  private func perform(_ action: MenuAction, on row: Row, _ path: RowPath) -> ActionOutcome {
    switch action {
    case .select: select(row, path)
    case .tapAccessory: tapAccessory(row, path)
    case .increase: step(row, path, by: 1)
    case .decrease: step(row, path, by: -1)
    case .delete: outcome(of: page.deleteEntry(path), row)
    case .moveEntryUp: outcome(of: page.moveEntry(path, by: -1), row)
    case .moveEntryDown: outcome(of: page.moveEntry(path, by: 1), row)
    default: .done
    }
  }

  private func select(_ row: Row, _ path: RowPath) -> ActionOutcome {
    if !row.isDisabled, let text = row.editableText, let id = page.id(at: path) {
      return .asksForText(id, text: text)
    }
    return run(row, path, runsClosures: page.runsClosures(at: path)) { $0.select(path) }
  }

  private func tapAccessory(_ row: Row, _ path: RowPath) -> ActionOutcome {
    let outcome = run(row, path, runsClosures: true) { $0.tapAccessory(path) }
    if case .note(.inert, _) = outcome, !row.accessory.isButton {
      return .note(.noButton, row.title)
    }
    return outcome
  }

  private func run(
    _ row: Row, _ path: RowPath, runsClosures: Bool,
    _ closures: (TableAdapter) -> SelectionOutcome
  ) -> ActionOutcome {
    let shown = page
    let evaluations = shown.evaluationCount
    switch closures(shown) {
    case .ignored(let reason): return .ignored(reason, row)
    case .needsConfirmation(let question):
      return shown.id(at: path).map {
        .asksToConfirm(Confirmation(question: question, row: $0, action: .select))
      } ?? .done
    case .handled: break
    }
    guard runsClosures else { return .done }
    // The closures may have changed anything. If the page was evaluated since, it is up to date.
    if shown === page, shown.evaluationCount == evaluations { reload() }
    return .ranClosures
  }

  /// Expands, opens or increases with 1; collapses, goes back or decreases with -1.
  private func step(_ row: Row, _ path: RowPath, by direction: Int) -> ActionOutcome {
    let isIncrease = direction > 0
    if let isExpanded = page.isExpanded(at: path), isExpanded != isIncrease {
      guard !row.isDisabled, let id = page.id(at: path) else { return .ignored(.disabled, row) }
      page.setExpanded(isIncrease, row: id)
    } else if let control = row.control, control.style == .toggle {
      // A switch that already has this state stays as it is, like a value at the end of its range.
      if control.isOn != isIncrease { return select(row, path) }
    } else if let control = row.control, row.isStepped, !row.isPicker {
      if row.isDisabled { return .ignored(.disabled, row) }
      // There is nothing to ask about at the end of the range.
      let canStep = isIncrease ? control.canIncrement : control.canDecrement
      if canStep, let question = row.confirmation, let id = page.id(at: path) {
        return .asksToConfirm(
          Confirmation(question: question, row: id, action: .step(direction)))
      }
      page.increment(path, by: direction)
    } else if isIncrease, row.control?.style == .link || row.accessory == .disclosureIndicator {
      return select(row, path)
    } else if !isIncrease {
      return page.parent(of: path).map { .goes(to: $0) } ?? goBack()
    }
    return .done
  }

  /// Ends the filter, or without one returns to the page before.
  private func goBack() -> ActionOutcome {
    if page.filterText != nil {
      page.filter(nil)
      return .done
    }
    return pop() ? .done : .note(.firstPage)
  }
}

/// The outcome of an action, which a presentation shows.
enum ActionOutcome {
  /// There is nothing to add to what the page shows now.
  case done
  /// Closures of the program have run, which may have printed something.
  case ranClosures
  /// The row takes text, which the presentation asks for.
  case asksForText(RowID, text: String)
  /// The row asks before it acts.
  case asksToConfirm(Confirmation)
  /// Another row is focused.
  case goes(to: RowPath)
  /// A value was refused, for a reason.
  case refused(String)
  /// The row did nothing, for a reason of its own, as a clause.
  case reason(String)
  /// The row did nothing, for a reason of the menu, with the row's title.
  case note(MenuWords.Phrase, String = "")

  /// The outcome for a row that did nothing.
  static func ignored(_ reason: SelectionOutcome.Reason, _ row: Row) -> ActionOutcome {
    switch reason {
    case .disabled:
      row.disabledReason.map { .reason("\(row.title): \($0)") } ?? .note(.disabled, row.title)
    case .notSelectable: .note(.inert)
    default: .done
    }
  }
}

/// What a row asks before it acts.
struct Confirmation {
  let question: String
  let row: RowID
  let action: Action

  /// What is done once the answer is yes.
  enum Action {
    case select
    case enter(String)
    case step(Int)
  }
}

extension Row {
  fileprivate var isPicker: Bool { control?.style == .picker }
}

extension TableAdapter {
  /// Returns the row that contains a row, or `nil` at the top level.
  ///
  /// - Complexity: O(*n*) in the number of rows of the section before it.
  fileprivate func parent(of path: RowPath) -> RowPath? {
    let depth = depth(at: path)
    guard depth > 0 else { return nil }
    return (0..<path.row).reversed().lazy.map { RowPath(section: path.section, row: $0) }
      .first { self.depth(at: $0) < depth }
  }
}
