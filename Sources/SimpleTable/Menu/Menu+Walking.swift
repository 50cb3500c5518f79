extension Menu {
  /// Whether a description or a getter is running, during which a menu has no settings.
  var isEvaluating: Bool { isAsking || adapters.contains(where: \.isEvaluating) }

  /// Evaluates all pages, and remembers the values of settings without a default.
  ///
  /// - Parameter isKnown: Whether the pages in view are taken as they were evaluated last.
  /// - Returns: What was found; no pages while a description is being evaluated.
  func walk(known isKnown: Bool = false) -> MenuWalk {
    guard !isEvaluating else {
      asksItself = true
      return MenuWalk()
    }
    asksItself = false
    var walk = ask { MenuWalk(root.table) { isKnown ? self.descriptionInView($0) : nil } }
    if asksItself {
      walk.diagnose("a description asks the menu for settings while it is evaluated; it got none")
    }
    noteFirstValues(of: walk.settings)
    duplicates = walk.duplicates
    return walk
  }

  /// Calls code of the user during which the menu must not be used, such as a getter.
  func ask<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    return try body()
  }

  /// Walks repeatedly, because settings that change may make others appear.
  ///
  /// - Parameters:
  ///   - isKnown: Whether the first walk takes the pages in view as they were evaluated last.
  ///   - step: Changes settings, and returns whether to walk again. A walk that took the pages in
  ///     view as they were may not have found a setting that is declared now.
  func walkRepeatedly(known isKnown: Bool, _ step: (_ walk: MenuWalk, _ mayBeStale: Bool) -> Bool) {
    var goesOn = step(walk(known: isKnown), isKnown)
    while goesOn { goesOn = step(walk(), false) }
  }

  /// Returns the description of a page if it is in view or above that page, or `nil`.
  private func descriptionInView(_ links: [RowID]) -> DeclaredTable? {
    guard links.count < adapters.count, links == Array(self.links.prefix(links.count)) else {
      return nil
    }
    return adapters[links.count].model.declared
  }

  /// Remembers the first value of each setting without a default, to which unsetting returns it.
  func noteFirstValues(of settings: [DeclaredSetting]) {
    for setting in settings
    where !setting.hasDefault && sources.firstValues[setting.place] == nil {
      sources.firstValues[setting.place] = setting.restore
    }
  }

  /// Returns whether a setting is the one that its key belongs to.
  func owns(_ setting: DeclaredSetting) -> Bool {
    if let duplicates, !duplicates.contains(setting.place) { return true }
    return walk(known: true)[setting.key]?.place == setting.place
  }
}
