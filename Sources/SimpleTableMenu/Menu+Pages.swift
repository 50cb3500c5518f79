package import SimpleTable

extension Menu: PageCoordinator {
  /// Performs an action on a page, reloads the pages in view, and reports what has changed.
  package func perform(_ action: PageAction, on page: TableAdapter) -> PageAction.Outcome {
    switch action {
    case .reload:
      defer { leaveLostPages(below: page) }
      return PageAction.Outcome(changes: reload(page))
    case .show(let table):
      defer { leaveLostPages(below: page) }
      return PageAction.Outcome(changes: show(table, page.evaluate(table), on: page))
    case .setHidden(let isHidden, let ids):
      defer { leaveLostPages(below: page) }
      return PageAction.Outcome(changes: page.changeHidden(isHidden, rows: ids))
    case .select(let selection):
      return PageAction.Outcome(value: select(selection, on: page))
    case .tapAccessory(let row, let closures):
      runAction(of: nil, storesChanges: row.setting.keepsChanges, closures)
      return PageAction.Outcome()
    case .change(let position, let change):
      return PageAction.Outcome(value: self.change(position, change, of: page))
    }
  }

  /// Changes the value of a row that was selected, runs its closures, and shows the page behind it.
  private func select(_ selection: RowSelection, on page: TableAdapter) -> ValueOutcome {
    // Another page is in view, below which the link must not open one.
    if selection.leadsElsewhere, page !== self.page { return .ignored(.unavailable) }
    if selection.isControl {
      let outcome = change(selection.position, .activation, of: page)
      guard outcome == .accepted else { return outcome }
    } else if let isExpanded = selection.isExpanded {
      page.setExpanded(!isExpanded, row: selection.id)
    }
    if selection.hasClosures {
      let row = selection.row.hasWork ? page.actionRow(selection.id) : nil
      runAction(of: row, storesChanges: selection.row.setting.keepsChanges) {
        page.runClosures(of: selection)
      }
    }
    if selection.leadsElsewhere { openLink(selection.id, of: page) }
    return .accepted
  }

  /// Changes the value of a row, and shows why it was refused if it was.
  private func change(
    _ position: RowPosition, _ change: ControlChange, of page: TableAdapter
  ) -> ValueOutcome {
    guard let shown = setting(at: position, of: page) else {
      let outcome = page.change(position, change)
      if outcome.isAttempt { page.reload() }
      return outcome
    }
    let (row, id) = (page.declared[position], page.declared.id(of: position))
    let outcome = self.change(shown.key, as: change, of: row)
    page.keepRefusal(outcome, row: id)
    switch outcome {
    // The setting may have disappeared since the page was shown.
    case .refused, .ignored(.unavailable): page.reload()
    default: break
    }
    return outcome
  }

  /// Changes a setting as one of its rows asks.
  func change(_ key: String, as change: ControlChange, of row: Row) -> ValueOutcome {
    engine.change([key]) { [engine] walk in
      func refused(_ outcome: ValueOutcome) -> Result<
        [String: Sources.Input?], SettingsEngine.Refused
      > {
        .failure(.init(outcome: outcome))
      }
      guard let setting = walk[key] else { return refused(.ignored(.unavailable)) }
      if let obstacle = engine.obstacle(to: setting) { return refused(obstacle) }
      if case .text(let text) = change, !row.isPart {
        return .success([key: Sources.Input(text: text)])
      }
      let answer = engine.useGuard.assigning { () -> ControlAnswer in
        guard row.isPart else { return setting.control.answer(to: change) }
        guard let change = row.declaredControl?.changeOfOwner(change) else {
          return row.declaredControl?.answer(to: change) ?? .none
        }
        return setting.control.answer(to: change)
      }
      guard case .value(let value, let entered) = answer else {
        return refused(ValueOutcome(answer, in: setting.words))
      }
      return .success([key: Sources.Input(value: value, entered: entered)])
    }
    .first?.outcome ?? .ignored(.unknownKey)
  }
}

// MARK: - Showing pages

extension Menu {
  /// Reloads the pages from the first one down to a page.
  ///
  /// Settings that have appeared get the values that the sources have for them. While one of the
  /// pages delivers a change, the reload waits until that is done.
  private func reload(_ page: TableAdapter) -> TableChanges {
    if root.useGuard.refusesUse() { return TableChanges() }
    if let busy = pages.first(where: \.isDelivering) {
      return busy.whenDelivered { [self] in reload(page) }
    }
    var changes = showPages(downTo: page)
    if decideInView() { changes = showPages(downTo: page, as: known) }
    engine.deliverChanges()
    return changes
  }

  /// Shows the pages in view as a walk has evaluated them, or evaluates them.
  func showPages(as walk: MenuWalk? = nil) {
    guard !pages.contains(where: \.isDelivering) else { return reload() }
    _ = showPages(downTo: page, as: walk)
    engine.deliverChanges()
  }

  /// Shows the pages from the first one down to a page, and returns its changes.
  ///
  /// A page that no row leads to is left.
  private func showPages(downTo page: TableAdapter, as walk: MenuWalk? = nil) -> TableChanges {
    (searched, searchedInView) = ([], nil)
    var changes = show(root.table, walk?.page([])?.declared, on: root)
    if page === root { return changes }
    var number = 0
    while number < steps.count {
      let step = steps[number]
      let above = pageAbove(number)
      let known = step.hasOwnTable ? nil : step.route.flatMap { walk?.page($0.links) }
      let table =
        step.hasOwnTable
        ? step.page.table
        : known?.table
          ?? above.declaredRow(step.link).flatMap { root.useGuard.evaluate(destinationOf: $0) }
      // The program's closure makes the destination, and may have left the page.
      guard number < steps.count, steps[number].page === step.page else { return TableChanges() }
      guard let table, above.offers(step.link) else {
        leaveLost(downTo: number)
        return TableChanges()
      }
      changes = show(table, known?.declared, on: step.page)
      if step.page === page { return changes }
      number += 1
    }
    return TableChanges()
  }

  /// Shows a table on a page, with the notes of its settings.
  private func show(
    _ table: Table, _ known: DeclaredTable?, on page: TableAdapter
  ) -> TableChanges {
    let declared = known ?? page.evaluate(table)
    guard let route = route(of: page) else { return page.show(table, declared) }
    if known == nil { engine.replacePage(declared, on: route) }
    return page.show(table, declared, notes: notes(of: declared, on: route))
  }

  /// Returns the locks of a page's settings, the reasons of invalid values, and why rows that are
  /// no settings contradict others.
  private func notes(of declared: DeclaredTable, on route: PageRoute) -> PageNotes {
    let (walk, rules) = (engine.pages?.walk, engine.pages?.contradictionReasons ?? [:])
    var notes = declared.notes { [self] id, row in
      let key = route.prefix + id
      let shown = DeclaredSetting(key: key, route: route, row: row, former: [])
      if let owner = walk?.owner(insteadOf: shown, by: engine.useGuard) {
        return SettingNote(lockReason: row.words(.setElsewhere, owner.placeName))
      }
      let verdict = engine.verdict(on: key)
      let lockReason = lockReason(of: row, verdict)
      let reason = reason(of: key, row, verdict, rules: rules)
      let first = engine.history.firstValues[key]
      let isPending = first != nil && first != row.lastValue
      let status = isPending ? declared.words[.needsRestart] : nil
      guard reason != nil || lockReason != nil || status != nil else { return nil }
      return SettingNote(
        lockReason: lockReason, invalidReason: reason.map { Message(text: $0) },
        isMissing: row.isEmptyField && rules[key] == nil && isUntouched(key),
        status: status)
    }
    for (key, reason) in rules {
      guard let id = route.id(of: key), let position = declared.position(of: id) else { continue }
      let row = declared[position]
      if !row.hasValue, row.status == nil { notes.add(.failed(reason), to: id) }
    }
    for (position, id) in declared.records {
      if let text = summary(ofRecord: id, on: route) { notes.add(detail: text, to: position) }
    }
    return notes
  }

  /// Returns the values of the first settings of a record, as they are now; `nil` where they are empty.
  private func summary(ofRecord id: RowID, on route: PageRoute) -> String? {
    guard let page = known.page(route.links + [id]) else { return nil }
    let settings = page.declared.allSections.lazy.flatMap { section in
      section.controls.lazy.compactMap { number, _ in
        section.isVisible(row: number)
          ? DeclaredSetting(section, row: number, on: page.route) : nil
      }
    }
    .filter { !$0.isSecret }
    let texts = engine.useGuard.assigning {
      settings.prefix(2).compactMap { $0.read().shown.summary(titled: $0.row.title) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Returns whether no source has a value for a setting, refused or not.
  private func isUntouched(_ key: String) -> Bool {
    engine.verdict(on: key).candidates.isEmpty
  }

  /// Shows the table to which a row of a page leads.
  func openLink(_ link: RowID, of page: TableAdapter) {
    guard let (below, route) = destination(of: link, of: page) else { return }
    if let route { engine.replacePage(below.declared, on: route) }
    push(Step(link: link, page: below, route: route))
    if self.page === below, decideInView() { showPages(as: known) }
  }

  /// Returns the page to which a row of the page in view leads, as it would be shown now; `nil` if the row
  /// leads nowhere.
  ///
  /// It is evaluated, and shown nowhere.
  package func destination(of link: RowID) -> TableAdapter? {
    guard page.offers(link) else { return nil }
    let below = destination(of: link, of: page)?.page
    below?.onObservedChange = onObservedChange
    return below
  }

  /// Evaluates the table to which a row of a page leads, unless the program leaves the page meanwhile.
  private func destination(
    of link: RowID, of page: TableAdapter
  ) -> (page: TableAdapter, route: PageRoute?)? {
    guard !root.useGuard.refusesUse(), page === self.page, let row = page.declaredRow(link),
      let control = row.declaredControl
    else { return nil }
    // Which rows have a key that is another's is known once all pages were evaluated.
    _ = known
    guard let table = root.useGuard.evaluate(destinationOf: row) else { return nil }
    let declared = root.useGuard.evaluate(table)
    guard page === self.page else { return nil }
    let route = self.route(of: page)?.following(link, control, title: declared.title ?? row.title)
    let notes = route.map { self.notes(of: declared, on: $0) } ?? PageNotes()
    let below = TableAdapter(
      table, declared: declared, notes: notes, behind: links + [link], actions: actions,
      useGuard: root.useGuard)
    return (below, route)
  }

  /// Decides about all settings if one of a page in view needs it, and returns whether it did.
  private func decideInView() -> Bool {
    engine.follow(
      shown: pages.flatMap { page in
        (route(of: page).map(page.declared.settings) ?? []).compactMap(setting(shownBy:))
      })
  }

  /// Leaves the pages below one if its row does not lead to them any more.
  private func leaveLostPages(below page: TableAdapter) {
    guard let number = pages.firstIndex(where: { $0 === page }), number < steps.count,
      !page.offers(steps[number].link)
        || !steps[number].hasOwnTable && page.declaredRow(steps[number].link)?.isLink != true
    else { return }
    leaveLost(downTo: number)
  }

  func pageAbove(_ number: Int) -> TableAdapter {
    number == 0 ? root : steps[number - 1].page
  }

  /// Returns the way to a page, or `nil` if no walk reaches it.
  func route(of page: TableAdapter) -> PageRoute? {
    guard page !== root else { return PageRoute(titles: [root.title ?? ""]) }
    return steps.first { $0.page === page }?.route
  }
}

extension Row {
  /// Whether the row is to be filled in, and is empty.
  fileprivate var isEmptyField: Bool {
    lastState.map { $0.isEmpty && !$0.style.isPicker } == true
  }
}

extension ControlState {
  /// Returns the value in a line with others: of a switch that is on the title, `nil` where it is empty.
  fileprivate func summary(titled title: String) -> String? {
    if style == .toggle { return isOn ? title : nil }
    let isNone = isEmpty || label.isEmpty || value == .texts([]) || value == .numbers([])
    return isNone ? nil : label
  }
}
