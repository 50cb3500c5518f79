extension Menu: PageHost {
  /// Reloads the pages from the first one down to a page.
  ///
  /// Settings that have appeared get the values that the sources have for them. While one of the
  /// pages delivers a change, the reload waits until that is done.
  func reload(_ page: TableAdapter) -> TableChanges {
    guard !isEvaluating else { return TableChanges() }
    if let busy = adapters.first(where: \.isDelivering) {
      return busy.whenDelivered { [self] in reload(page) }
    }
    searchIndex = nil
    var changes = showPages(downTo: page)
    if !isSettling, sources.hasUnsettledValues {
      isSettling = true
      let before = pendingChanges.count
      _ = settle(.store, known: true)
      if pendingChanges.count > before { changes = showPages(downTo: page) }
      isSettling = false
    }
    deliverChanges()
    return changes
  }

  /// Evaluates and shows the pages from the first one down to a page, and returns its changes.
  ///
  /// A loop instead of a recursion allows any depth. A page that no row leads to is left.
  private func showPages(downTo page: TableAdapter) -> TableChanges {
    var changes = root.show(root.table)
    if page === root { return changes }
    var number = 0
    while number < steps.count {
      let step = steps[number]
      let above = pageAbove(number)
      let table = above.link(step.link)?.evaluateDestination()
      // The destination is made by the user's code, which may have left the page.
      guard number < steps.count, steps[number].page === step.page else { return TableChanges() }
      guard let table, above.offers(step.link) else {
        leaveLost(downTo: number)
        return TableChanges()
      }
      changes = step.page.show(table)
      if step.page === page { return changes }
      number += 1
    }
    return TableChanges()
  }

  func openLink(_ link: RowID, of page: TableAdapter) {
    guard page === self.page, let control = page.link(link),
      let table = control.evaluateDestination()
    else { return }
    let route = route(of: page)?.following(link, control, title: table.title ?? "")
    let content = table.content()
    var declared = TableCompiler.compile(table, content: content)
    guard page === self.page else { return }
    let same = adapters.first { $0.model.declared.isSameTable(as: declared) }
    guard let route = same.map(self.route(of:)) ?? route else { return }
    let locks = locks(on: route)
    if !locks.isEmpty {
      declared = TableCompiler.compile(table, content: content, locks: locks)
    }
    let below = TableAdapter(table, declared: declared)
    push(Step(link: link, page: below, route: route))
  }

  func locks(of page: TableAdapter) -> [String: String] { locks(on: route(of: page)) }

  private func locks(on route: PageRoute?) -> [String: String] {
    guard !sources.locks.isEmpty, let route else { return [:] }
    return sources.locks(prefix: route.prefix)
  }

  /// Returns the way to a page, or `nil` if it was left.
  private func route(of page: TableAdapter) -> PageRoute? {
    guard page !== root else { return PageRoute() }
    return steps.first { $0.page === page }?.route
  }

  func readerWillChange(_ position: RowPosition, of page: TableAdapter) -> (() -> Void)? {
    guard let setting = setting(at: position, of: page), owns(setting) else { return nil }
    noteFirstValues(of: [setting])
    let finish = beginEdit(of: setting)
    return { [self] in record([finish()]) }
  }

  /// Returns the setting that a row changes, as it was when the page was evaluated.
  ///
  /// A row of a group of choices changes the group. An option of a picker changes the picker, which
  /// may be on the page above.
  private func setting(at position: RowPosition, of page: TableAdapter) -> DeclaredSetting? {
    let section = page.model.declared.sections[position.section]
    let row = section.rows[position.row]
    if row.isChoiceOfGroup {
      return route(of: page).flatMap { DeclaredSetting(group: section, on: $0) }
    }
    guard row.control?.style == .choice else {
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

  /// Leaves the pages below one if its row does not lead to them any more.
  func rowsDidChange(on page: TableAdapter) {
    guard let number = adapters.firstIndex(where: { $0 === page }), number < steps.count,
      !page.offers(steps[number].link)
    else { return }
    leaveLost(downTo: number)
  }

  private func pageAbove(_ number: Int) -> TableAdapter {
    number == 0 ? root : steps[number - 1].page
  }
}

extension TableAdapter {
  /// Returns whether a row leads to another table and can be selected, wherever it is.
  func offers(_ id: RowID) -> Bool {
    guard let position = model.declared.position(of: id), !model.declared[position].isDisabled,
      link(id)?.destination != nil
    else { return false }
    let outline = model.declared.sections[position.section].outline
    return sequence(first: position.row) { outline?.parent(of: $0) }
      .allSatisfy { !model.map[declared: position.section].holds(.hidden, row: $0) }
  }

  fileprivate func link(_ id: RowID) -> Control? {
    model.declared.position(of: id).flatMap { model.declared[$0].storage.extras?.control }
  }
}
