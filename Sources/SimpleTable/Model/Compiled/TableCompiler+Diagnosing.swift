/// Diagnostics of the rows and sections of a description.
extension TableCompiler {
  /// Diagnoses the missing and the ineffective parts of a row's declaration.
  mutating func diagnose(_ row: Row) {
    diagnose(problems(of: row), name: row.title, at: row.site)
  }

  /// Returns the missing and the ineffective parts of a row's declaration, as phrases.
  func problems(of row: Row) -> [String] {
    let hasButton = row.storage.accessory.isButton
    guard row.storage.extras != nil || hasButton else { return [] }
    let acts = table.hasSelectHandler || row.acts
    var problems = row.problems(acts: acts)
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
    if id == nil, control.role == .value(.records) {
      problems.append("a list of records needs an id, for their keys")
    }
    if let id, control.role.hasValue {
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
  /// The wrong and the ineffective parts of the row's declaration, as phrases.
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

  /// Whether the declaration of the row gives selecting it an effect.
  package var acts: Bool {
    let extras = storage.extras?.value
    return storage.onSelect != nil || storage.control != nil || extras?.disclosure != nil
      || extras?.work != nil
  }
}

extension String {
  /// Whether the text can be a key on a command line: it looks like neither an option nor an
  /// assignment, and can be typed.
  fileprivate var isNameable: Bool {
    !begins(with: "-") && !unicodeScalars.contains { $0 == "=" || $0.hazard != .none }
  }
}
