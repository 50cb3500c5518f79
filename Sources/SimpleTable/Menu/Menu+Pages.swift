extension Menu: PageCoordinator {
  /// Performs an action on a page, reloads the pages in view, and reports what has changed.
  func perform(_ action: PageAction, on page: TableAdapter) -> PageAction.Outcome {
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
      runAction(of: nil, keepsChanges: row.keepsChanges, closures)
      return PageAction.Outcome()
    case .change(let position, let change):
      return PageAction.Outcome(value: self.change(position, change, of: page))
    }
  }

  /// Changes the value of a row that was selected, runs its closures, and shows the page behind it.
  private func select(_ selection: RowSelection, on page: TableAdapter) -> ValueOutcome {
    if selection.isControl {
      let outcome = change(selection.position, .activation, of: page)
      guard outcome == .accepted else { return outcome }
    } else if let isExpanded = selection.isExpanded {
      page.setExpanded(!isExpanded, row: selection.id)
    }
    if selection.hasClosures {
      let row =
        selection.row.storage.extras?.value.work != nil ? page.actionRow(selection.id) : nil
      let known = selection.isControl ? evaluation.decided : nil
      runAction(of: row, known: known, keepsChanges: selection.row.keepsChanges) {
        page.runClosures(of: selection)
      }
    }
    if selection.leadsElsewhere { openLink(selection.id, of: page) }
    return .accepted
  }

  /// Changes the value of a row, and shows why it was refused if it was.
  private func change(
    _ position: RowPosition, _ change: ValueChange, of page: TableAdapter
  ) -> ValueOutcome {
    guard let shown = setting(at: position, of: page).flatMap(own) else {
      let outcome = page.change(position, change)
      if outcome.isAttempt { page.reload() }
      return outcome
    }
    let row = page.model.declared[position]
    let id = page.model.declared.id(of: position)
    let isOption = row.isPart || row.isChoiceOfGroup
    let outcome: ValueOutcome =
      switch change {
      case .activation where shown.control.isConstant:
        .refused(shown.words[.cannotChange])
      case .text(let text) where !isOption:
        setValue(text, for: shown.key)
      case .entry(.remove) where shown.control.keyPrefix == .ofRecords && id.name != nil:
        removeEntries([id.name ?? ""], from: shown.key)
      default:
        self.change(shown) { setting in
          // The option that the user sees is meant, and a setting as it is declared now.
          page.apply(change, to: isOption ? row.storage.control?.value : setting.control)
        }
      }
    page.keepRefusal(outcome, row: id)
    if case .refused = outcome { page.reload() }
    return outcome
  }
}

// MARK: - Showing pages

extension Menu {
  /// Reloads the pages from the first one down to a page.
  ///
  /// Settings that have appeared get the values that the sources have for them. While one of the
  /// pages delivers a change, the reload waits until that is done.
  private func reload(_ page: TableAdapter) -> TableChanges {
    if refusesUse() { return TableChanges() }
    if let busy = pages.first(where: \.isDelivering) {
      return busy.whenDelivered { [self] in reload(page) }
    }
    var changes = showPages(downTo: page)
    if let transaction = decideInView() {
      evaluation.keep(transaction.walk, .decided)
      reports.add(transaction.report(to: &sources))
      changes = showPages(downTo: page, as: transaction.walk)
    }
    deliverChanges()
    return changes
  }

  /// Shows the pages in view as a walk has evaluated them, or evaluates them.
  func showPages(as walk: MenuWalk? = nil) {
    guard !pages.contains(where: \.isDelivering) else { return reload() }
    _ = showPages(downTo: page, as: walk)
    deliverChanges()
  }

  /// Shows the pages from the first one down to a page, and returns its changes.
  ///
  /// A page that no row leads to is left.
  private func showPages(downTo page: TableAdapter, as walk: MenuWalk? = nil) -> TableChanges {
    searchIndex = nil
    var changes = show(root.table, walk?.page([])?.declared, on: root)
    if page === root { return changes }
    var number = 0
    while number < steps.count {
      let step = steps[number]
      let above = pageAbove(number)
      let known = step.hasOwnTable ? nil : step.route.flatMap { walk?.page($0.links) }
      let table =
        step.hasOwnTable
        ? step.page.table : known?.table ?? above.link(step.link)?.evaluateDestination()
      // The destination is made by the program, which may have left the page.
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

  /// Shows a table on a page, with what is known of its settings.
  private func show(
    _ table: Table, _ known: DeclaredTable?, on page: TableAdapter
  ) -> TableChanges {
    let declared = known ?? page.evaluate(table)
    guard let route = route(of: page) else { return page.show(table, declared) }
    if known == nil { evaluation.replace(declared, on: route) }
    return page.show(table, annotated(declared, on: route))
  }

  /// Returns a page with what locks its settings, and why their values are not valid.
  private func annotated(_ declared: DeclaredTable, on route: PageRoute) -> DeclaredTable {
    let contradictions = evaluation.contradictions
      .merging(
        declared.contradictionReasons(on: route) { [walk = evaluation.walk] key in
          walk?.isShown(key) == true || declared.declares(key.dropFirst(route.prefix.count))
        }
      ) { upper, _ in upper }
    guard !sources.isEmpty || !contradictions.isEmpty else { return declared }
    lazy var changed = history.all.keysOfNewValues
    return declared.annotated(settings: { [self] id, row in
      let key = route.prefix + id
      let lockReason = sources.lockReason(of: key, row, in: declared.words)
      let reason =
        sources.storedReason(of: key, in: declared.words) ?? contradictions[key]
      let isPending = row.ageing.needsRestart && changed.contains(key)
      let status = isPending ? declared.words[.needsRestart] : nil
      guard reason != nil || lockReason != nil || status != nil else { return nil }
      return SettingNote(
        lockReason: lockReason, invalidReason: reason.map { Message(text: $0) },
        status: status)
    })
  }

  /// Shows the table to which a row of a page leads.
  func openLink(_ link: RowID, of page: TableAdapter) {
    guard page === self.page, let row = page.link(link), let control = row.storage.control?.value,
      let table = row.evaluateDestination()
    else { return }
    let own = route(of: page)?.following(link, control, title: table.title ?? "")
    let declared = TableCompiler.compile(table)
    guard page === self.page else { return }
    let same = pages.first { $0.model.declared.isSameTable(as: declared) }
    let route = same.map(route(of:)) ?? own
    if let route { evaluation.replace(declared, on: route) }
    let known = route.map { annotated(declared, on: $0) } ?? declared
    let below = TableAdapter(
      table, declared: known, behind: links + [link], actions: actions)
    push(Step(link: link, page: below, route: route))
    guard self.page === below, let transaction = decideInView() else { return }
    end(transaction)
  }

  /// Leaves the pages below one if its row does not lead to them any more.
  private func leaveLostPages(below page: TableAdapter) {
    guard let number = pages.firstIndex(where: { $0 === page }), number < steps.count,
      !page.offers(steps[number].link)
        || !steps[number].hasOwnTable && page.link(steps[number].link)?.isLink != true
    else { return }
    leaveLost(downTo: number)
  }

  private func pageAbove(_ number: Int) -> TableAdapter {
    number == 0 ? root : steps[number - 1].page
  }

  /// Returns the way to a page, or `nil` if no walk reaches it.
  func route(of page: TableAdapter) -> PageRoute? {
    guard page !== root else { return PageRoute(titles: [root.title ?? ""]) }
    return steps.first { $0.page === page }?.route
  }
}

// MARK: - The setting of a row

extension Menu {
  /// Returns the setting that a row changes, as it was when the page was evaluated.
  ///
  /// A row of a group of choices changes the group. An option of a picker changes the picker, which
  /// may be on the page above, as an entry changes its list.
  func setting(at position: RowPosition, of page: TableAdapter) -> DeclaredSetting? {
    let section = page.model.declared.sections[position.section]
    let row = section.rows[position.row]
    if row.isChoiceOfGroup {
      return route(of: page).flatMap { DeclaredSetting(group: section, on: $0) }
    }
    guard row.isPart else {
      return setting(section, row: position.row, of: page)
    }
    if let picker = section.outline?.parent(of: position.row) {
      return setting(section, row: picker, of: page)
    }
    guard let number = steps.firstIndex(where: { $0.page === page }) else { return nil }
    let above = pageAbove(number)
    guard let picker = above.model.declared.position(of: steps[number].link) else { return nil }
    return setting(above.model.declared.sections[picker.section], row: picker.row, of: above)
  }

  private func setting(
    _ section: DeclaredSection, row: Int, of page: TableAdapter
  ) -> DeclaredSetting? {
    route(of: page).flatMap { DeclaredSetting(section, row: row, on: $0) }
  }
}

extension TableAdapter {
  /// Returns whether a row can be selected, wherever it is.
  func offers(_ id: RowID) -> Bool {
    guard let position = model.declared.position(of: id), !model.declared[position].isDisabled
    else { return false }
    let outline = model.declared.sections[position.section].outline
    return sequence(first: position.row) { outline?.parent(of: $0) }
      .allSatisfy { !model.map[declared: position.section].holds(.hidden, row: $0) }
  }

  /// Returns a row that may lead to another page.
  fileprivate func link(_ id: RowID) -> Row? {
    model.declared.position(of: id).map { model.declared[$0] }
  }
}
