import SimpleTableMenu

// The effects of what users do, in all presentations.

extension Dialog {
  /// Performs an action on an item of the page in view; nothing happens if the item has none.
  ///
  /// The program's closures may change anything, so the tables are evaluated again afterwards.
  func perform(_ action: MenuAction, on item: TableItem?) -> Reply {
    startingCountdown { act(action, on: item) }
  }

  /// Sets the value of a row to a text that was typed, unless the row asks for confirmation first;
  /// a record that is added is opened.
  func enter(_ text: String, row: RowID) -> Reply {
    startingCountdown { set(text, row: row) }
  }

  /// Removes the stored value of an item's setting, unless its row asks for confirmation first.
  func unset(_ item: TableItem) -> Reply {
    startingCountdown {
      guard case .row(let path) = item, let row = page.row(at: path) else { return .note(.noValue) }
      return unset(row, path)
    }
  }

  /// Moves the entry of a list by a number of places, negative ones upwards.
  func moveEntry(_ path: RowPath, by places: Int) -> Reply {
    startingCountdown { move(path, by: places) }
  }

  /// Changes the setting of a row that a search has found, see ``Menu/change(_:by:)``.
  func change(_ hit: SearchHit, by steps: Int?) -> Reply {
    if hit.isDisabled {
      return hit.disabledReason.map { .disabled(title: hit.title, reason: $0) }
        ?? .note(.disabled, hit.title)
    }
    return startingCountdown { outcome(of: menu.change(hit, by: steps), nil) }
  }

  /// Chooses all options of the picker that a row is an option of, or none.
  func chooseAll(_ isAll: Bool, row id: RowID) -> Reply {
    startingCountdown {
      let row = page.visibleRow(id)
      if let row, row.isDisabled { return .ignored(.disabled, row) }
      return outcome(of: page.chooseAll(isAll, row: id), row)
    }
  }

  /// Returns whether a row of the page in view has a setting that can be unset there.
  func canUnset(_ row: Row, _ path: RowPath) -> Bool {
    row.isSettingItself && menu.canUnset(path, on: page)
  }

  /// Performs an action that the user has confirmed.
  func confirm(_ confirmation: Confirmation) -> Reply {
    startingCountdown { act(confirmation) }
  }
}

extension Dialog {
  private var page: TableAdapter { menu.page }

  private func act(_ action: MenuAction, on item: TableItem?) -> Reply {
    switch (action, item) {
    case (.back, _): return goBack(from: item)
    case (.undo, _): return restored(menu.undoEvent(), isUndone: true)
    case (.redo, _): return restored(menu.redoEvent(), isUndone: false)
    case (.select, .header(let section)):
      if let id = page.section(at: section)?.id { page.toggleCollapsed(section: id) }
    case (.increaseByTen, .header): return act(.increase, on: item)
    case (.decreaseByTen, .header): return act(.decrease, on: item)
    case (.increase, .header(let section)), (.decrease, .header(let section)):
      guard let id = page.section(at: section)?.id else { break }
      page.setCollapsed(action == .decrease, section: id)
    case (_, .row(let path)):
      guard let row = page.row(at: path) else { break }
      return act(action, on: row, path)
    case (.decrease, _), (.decreaseByTen, _): return goBack(from: item)
    default: break
    }
    return .done
  }

  private func set(_ text: String, row id: RowID, isConfirmed: Bool = false) -> Reply {
    let row = page.visibleRow(id)
    if let row, row.isDisabled { return .ignored(.disabled, row) }
    if row?.isNewMember == true, let reply = replyToName(text, of: id) { return reply }
    if !isConfirmed, asks(row, id, before: .enter(text)) { return .asks }
    let outcome = outcome(of: page.setValue(text, row: id), row)
    if case .done = outcome, row?.isNewEntry == true { openRecord(above: id) }
    return outcome
  }

  /// Returns what follows where a row that adds an entry to a map is given a name alone: its value
  /// is asked for, unless the name is there already; `nil` for any other text.
  private func replyToName(_ name: String, of id: RowID) -> Reply? {
    guard !name.has("="), page.visibleRow(id)?.problem(ofName: name) == nil else { return nil }
    if let path = page.path(of: RowID(name)), page.row(at: path)?.isEntry == true {
      return .goes(to: path)
    }
    askForValue(of: name, row: id)
    return .asks
  }

  /// Opens the last record of a list, which is in the row above the one that adds another.
  private func openRecord(above id: RowID) {
    guard let place = page.path(of: id), place.row > 0 else { return }
    let path = RowPath(section: place.section, row: place.row - 1)
    guard let row = page.row(at: path), row.isEntry, row.control?.style == .link else { return }
    page.select(at: path)
  }

  private func move(_ path: RowPath, by places: Int) -> Reply {
    guard let row = page.row(at: path), let id = page.id(at: path) else { return .done }
    return row.isOrderedEntry
      ? outcome(of: page.moveEntry(row: id, by: places), row) : .note(.noEntry)
  }

  private func outcome(of change: ValueOutcome, _ row: Row?) -> Reply {
    switch change {
    case .accepted, .handled, .needsConfirmation: .done
    case .refused(let reason), .ignored(.locked(let reason)): .refused(reason.isolated)
    case .ignored(.disabled): row.map { .ignored(.disabled, $0) } ?? .done
    case .ignored(.hasNoValue): .note(.noValue)
    case .ignored: .done
    }
  }

  private func unset(_ row: Row, _ path: RowPath, isConfirmed: Bool = false) -> Reply {
    // An option or an entry is only a part of its setting; the setting has a row of its own.
    guard row.isSettingItself, let setting = menu.setting(of: path, on: page),
      let id = page.id(at: path)
    else {
      return .note(.noValue)
    }
    if row.isDisabled { return .ignored(.disabled, row) }
    guard canUnset(row, path) else { return .applies(setting) }
    if !isConfirmed, asks(row, id, before: .unset) { return .asks }
    let outcome = outcome(of: menu.unset(setting.key), row)
    guard case .done = outcome else { return outcome }
    return .applies(page.path(of: id).flatMap { menu.setting(of: $0, on: page) } ?? setting)
  }

  /// Asks the question of a row before an action, and returns whether it has one.
  private func asks(_ row: Row?, _ id: RowID?, before action: Confirmation.Action) -> Bool {
    guard let question = row?.confirmation, let id else { return false }
    ask(Confirmation(question: question, row: PlacedRow(id, in: menu), action: action))
    return true
  }

  private func restored(_ event: Menu.Restored?, isUndone: Bool) -> Reply {
    guard let event else { return .note(isUndone ? .nothingToUndo : .nothingToRedo) }
    let known = Dictionary(menu.knownSettings.map { ($0.key, $0) }) { first, _ in first }
    return .restored(
      RestoredSettings(
        isUndone: isUndone, settings: event.keys.map { ($0, known[$0]) },
        leftOut: event.leftOut,
        page: menu.titles))
  }

  private func act(_ confirmation: Confirmation) -> Reply {
    let id = confirmation.row.id
    guard let path = page.path(of: id), let row = page.row(at: path) else { return .done }
    switch confirmation.action {
    case .select:
      return run(row, path, runsClosures: page.runsClosures(at: path)) { $0.confirm(row: id) }
    case .enter(let text): return set(text, row: id, isConfirmed: true)
    case .step(let count): return increment(row, id, by: count)
    case .unset: return unset(row, path, isConfirmed: true)
    }
  }

  private func act(_ action: MenuAction, on row: Row, _ path: RowPath) -> Reply {
    guard let id = page.id(at: path) else { return .done }
    return switch action {
    case .select: select(row, path)
    case .tapAccessory: tapAccessory(row, path)
    case .increase: step(row, path, by: 1)
    case .decrease: step(row, path, by: -1)
    case .increaseByTen: step(row, path, by: 10)
    case .decreaseByTen: step(row, path, by: -10)
    case .remove where row.isEntry: outcome(of: page.removeEntry(row: id), row)
    case .remove: unset(row, path)
    case .moveEntryUp: move(path, by: -1)
    case .moveEntryDown: move(path, by: 1)
    default: .done
    }
  }

  private func select(_ row: Row, _ path: RowPath) -> Reply {
    if !row.isDisabled, row.editableText != nil, let id = page.id(at: path) {
      if let reason = menu.lockOfList(row, path) { return .refused(reason.isolated) }
      ask(for: id)
      return .asks
    }
    return run(row, path, runsClosures: page.runsClosures(at: path)) { $0.select(at: path) }
  }

  private func tapAccessory(_ row: Row, _ path: RowPath) -> Reply {
    let outcome = run(row, path, runsClosures: true) { $0.tapAccessory(at: path) }
    if case .note(.inert, _) = outcome, !row.accessory.isButton {
      return .note(.noButton, row.title)
    }
    return outcome
  }

  private func run(
    _ row: Row, _ path: RowPath, runsClosures: Bool,
    _ closures: (TableAdapter) -> ValueOutcome
  ) -> Reply {
    let shown = page
    let evaluations = shown.evaluationCount
    switch closures(shown) {
    case .refused(let reason) where row.isDisabled:
      return .disabled(row, reason: reason)
    case .refused(let reason): return .refused(reason.isolated)
    case .ignored(.locked(let reason)): return .disabled(row, reason: reason)
    case .ignored(let reason): return .ignored(reason, row)
    case .needsConfirmation:
      return asks(row, shown.id(at: path), before: .select) ? .asks : .done
    case .accepted, .handled: break
    }
    guard runsClosures else { return .done }
    // The closures may have changed anything. If the page was evaluated since, it is up to date.
    if shown === page, shown.evaluationCount == evaluations { menu.reload() }
    return .ranClosures
  }

  private func increment(_ row: Row, _ id: RowID, by count: Int) -> Reply {
    let outcome = page.increment(row: id, by: count)
    if case .refused = outcome { return .refusedAtRow }
    return self.outcome(of: outcome, row)
  }

  /// Expands, opens or increases by a number of steps; with a negative one collapses, returns or
  /// decreases.
  private func step(_ row: Row, _ path: RowPath, by count: Int) -> Reply {
    let isIncrease = count > 0
    if let isExpanded = page.isExpanded(at: path), isExpanded != isIncrease {
      guard !row.isDisabled, let id = page.id(at: path) else { return .ignored(.disabled, row) }
      page.setExpanded(isIncrease, row: id)
    } else if let control = row.control, control.style == .toggle {
      // A switch already in this state does nothing.
      if control.isOn != isIncrease { return select(row, path) }
    } else if let steps = row.control?.steps, !row.isPicker, let id = page.id(at: path) {
      if row.isDisabled { return .ignored(.disabled, row) }
      // There is nothing to ask about at the end of the range.
      let canStep = isIncrease ? steps.canIncrement : steps.canDecrement
      if canStep, asks(row, id, before: .step(count)) { return .asks }
      return increment(row, id, by: count)
    } else if isIncrease, row.control?.style == .link || row.accessory == .disclosureIndicator {
      return select(row, path)
    } else if !isIncrease {
      return page.parent(of: path).map { .goes(to: $0) } ?? goBack(from: .row(path))
    }
    return .done
  }
}

extension Menu {
  /// Returns what locks the list that a row is a part of, or `nil` if it can be changed.
  func lockOfList(_ row: Row, _ path: RowPath) -> String? {
    row.isEntry || row.isNewEntry ? setting(of: path, on: page)?.lockReason : nil
  }
}

extension Row {
  /// Whether the row is a picker, whose options are in view while it is expanded.
  var isPicker: Bool { control?.style.isPicker == true }

  /// Whether what is done to the row concerns its setting as a whole.
  fileprivate var isSettingItself: Bool { !isPart || role?.isInlineOption == true }
}
