/// What is wrong with what is declared.
extension TableCompiler {
  /// Diagnoses what a row lacks, and what is declared of it and has no effect.
  mutating func diagnose(_ row: Row) {
    let extras = row.storage.extras?.value
    guard extras != nil || choices != nil else { return }
    let acts =
      hasSelectHandler || row.storage.onSelect != nil || row.storage.control != nil
      || extras?.tag != nil || extras?.disclosure != nil || extras?.work != nil
    var problems =
      extras.map { $0.notes.problems + row.ineffectiveNotes($0, acts: acts) } ?? []
    if choices != nil, !acts, row.isBare { problems.append("has no tag, so it cannot be chosen") }
    diagnose(problems, name: row.title, at: row.site)
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

extension Row.Notes {
  /// Whether anything is declared that only a setting has.
  var areOfSetting: Bool {
    flag != nil || isAllowedInProject || secondsToConfirm != nil || ageing != Ageing()
  }

  /// Returns what is declared that only a setting has, with what is missing for one.
  fileprivate func problems(without missing: String) -> [String] {
    guard areOfSetting else { return [] }
    return [
      ("formerly()", !ageing.formerKeys.isEmpty), ("deprecated()", ageing.deprecation != nil),
      ("takesEffectAfterRestart()", ageing.needsRestart), ("flag()", flag != nil),
      ("allowedInProject()", isAllowedInProject), ("keptIfConfirmed()", secondsToConfirm != nil),
    ]
    .filter(\.1).map { "\($0.0) needs \(missing)" }
  }
}

extension Section {
  /// What is declared of the section and has no effect.
  var ineffectiveNotes: [String] {
    guard let notes = notes?.value else { return [] }
    if explicitID?.name != nil, selection != nil {
      return notes.isNotStored ? ["has an id, so notStored() has no effect"] : []
    }
    return notes.problems(without: "a group of choices with an id")
  }
}

extension Row {
  /// Whether the row is nothing but texts that a user would want to select.
  fileprivate var isBare: Bool {
    detail == nil && !isDisabled && storage.extras?.value.drawing == nil
  }

  /// Returns what is declared of the row and has no effect.
  fileprivate func ineffectiveNotes(_ extras: Extras, acts: Bool) -> [String] {
    let (notes, control) = (extras.notes, storage.control?.value)
    let isSetting = storage.id != nil && control?.takesText == true && extras.tag == nil
    var problems = isSetting ? [] : notes.problems(without: "a control with an id")
    if notes.confirmation != nil, !acts { problems.append("a question to confirm needs an action") }
    if !notes.keepsChanges, !acts { problems.append("keepsChanges() needs an action") }
    if notes.continuesInBackground, extras.work == nil {
      problems.append("continuesInBackground() needs an action that takes time")
    }
    if notes.isPreviewed,
      !isSetting || (control as? ChoiceControl)?.options.selection.isSingle != true
    {
      problems.append("previewed() needs a PickerRow with an id")
    }
    if storage.id != nil, notes.isNotStored {
      problems.append("has an id, so notStored() has no effect")
    }
    return problems
  }
}

extension String {
  /// Whether a command can have the text as a key: it is neither an option nor an assignment, and
  /// can be typed.
  fileprivate var isNameable: Bool {
    !begins(with: "-") && !unicodeScalars.contains { $0 == "=" || $0.hazard != .none }
  }
}
