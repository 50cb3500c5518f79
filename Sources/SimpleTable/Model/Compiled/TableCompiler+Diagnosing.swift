/// What is wrong with what is declared.
extension TableCompiler {
  /// Diagnoses what a row lacks, and what is declared of it and has no effect.
  mutating func diagnose(_ row: Row) {
    diagnose(problems(of: row), name: row.title, at: row.site)
  }

  /// Returns what a row lacks, and what is declared of it and has no effect.
  func problems(of row: Row) -> [String] {
    let hasButton = row.storage.accessory.isButton
    guard row.storage.extras != nil || choices != nil || hasButton else { return [] }
    let acts = table.hasSelectHandler || row.acts
    var problems = row.problems(acts: acts)
    if choices != nil, !acts, row.isBare { problems.append("has no tag, so it cannot be chosen") }
    if hasButton, !table.hasAccessoryHandler, row.storage.extras?.value.onAccessory == nil {
      problems.append("has an accessory button, and no closure for it")
    }
    return problems
  }

  mutating func diagnose(
    _ reading: ControlReading, of control: any Control, id: String?, name: String,
    at site: DeclarationSite
  ) {
    let findings = reading.findings
    var problems = findings.problems + findings.valueProblems.map(\.english)
    if findings.valueProblems.isEmpty || reading.state.value != reading.state.defaultValue,
      let reason = findings.defaultProblem?.english
    {
      problems.append("the default \(reason)")
    }
    if id == nil, control.keyPrefix == .ofRecords {
      problems.append("a list of records needs an id, for their keys")
    }
    if let id, control.takesText, !control.isPart {
      if let problem = findings.storageProblem { problems.append(problem) }
      if control.isConstant { problems.append("the setting can never change: it is constant") }
      if !id.isNameable { problems.append("no command can name the id \"\(id.sanitized)\"") }
    }
    diagnose(problems, name: name, at: site)
  }

  mutating func diagnose(_ problems: [String], name: String, at site: DeclarationSite) {
    for problem in problems { table.diagnose("\(name): \(problem)", at: [site]) }
  }
}

extension Row {
  /// Whether the row is nothing but texts that a user would want to select.
  fileprivate var isBare: Bool {
    detail == nil && !isDisabled && storage.extras?.value.drawing == nil
  }

  /// What is declared of the row and is wrong or has no effect.
  fileprivate func problems(acts: Bool) -> [String] {
    guard let extras = storage.extras?.value else { return [] }
    var problems = extras.notes.problems
    if extras.notes.confirmation != nil, !acts {
      problems.append("a question to confirm needs an action")
    }
    if extras.notes.continuesInBackground, extras.work == nil {
      problems.append("continuesInBackground() needs an action that takes time")
    }
    if extras.hasReplacedClosure {
      problems.append("has two closures of a kind; the last one runs")
    }
    if extras.onAccessory != nil, accessory == .none {
      problems.append("has a closure for its accessory, and no accessory")
    }
    return problems
  }

  /// Whether selecting the row does anything by its own declaration.
  package var acts: Bool {
    let extras = storage.extras?.value
    return storage.onSelect != nil || storage.control != nil || extras?.tag != nil
      || extras?.disclosure != nil || extras?.work != nil
  }
}

extension String {
  /// Whether a command can have the text as a key: it is neither an option nor an assignment, and
  /// can be typed.
  fileprivate var isNameable: Bool {
    !begins(with: "-") && !unicodeScalars.contains { $0 == "=" || $0.hazard != .none }
  }
}
