// How a run assigns what decides each setting.

extension DecisionRun {
  /// Returns the number of the state of a setting where it is declared, or `nil` if it was not seen.
  func number(of setting: DeclaredSetting) -> Int? {
    var number = numbers[setting.key]
    while let known = number, !states[known].setting.isDeclared(where: setting) {
      number = states[known].previous
    }
    return number
  }

  /// Assigns what decides each setting, and returns whether the pages must be evaluated again.
  mutating func assign(_ walk: MenuWalk) -> Bool {
    let numbers = walk.settings.map { see($0) }
    forgetRecords(but: numbers)
    assignedKeys = []
    var isChanged = false
    for number in numbers where assign(number) { isChanged = true }
    return isChanged
  }

  /// Forgets what was assigned to records that have gone with a value of their list, so that it is assigned
  /// again to those that another value brings back.
  private mutating func forgetRecords(but seen: [Int]) {
    let lists = touched.lazy.map { [states] in states[$0].setting }.filter {
      $0.state.style == .list
    }
    let prefixes = lists.map { $0.key + "." }
    if prefixes.isEmpty { return }
    let seen = Set(seen)
    for number in states.indices
    where !seen.contains(number) && prefixes.contains(where: states[number].setting.key.hasPrefix) {
      states[number].applied = nil
      states[number].last = nil
    }
  }

  /// Takes a setting as it was evaluated, and returns the number of its state.
  mutating func see(_ setting: DeclaredSetting) -> Int {
    let last = numbers[setting.key]
    if let last { findMove(of: last, to: setting) }
    let number = number(of: setting) ?? states.count
    if number == states.count {
      let record = sources[setting.key]
      let assigned = record.assignment(of: setting)
      let isOverwritten =
        last.map { states[$0].value == setting.value } ?? false
        || record.holdsValueFromElsewhere(setting)
      states.append(
        Progress(
          setting: setting, first: setting.reading, last: assigned, isOverwritten: isOverwritten,
          isOwn: assigned.map { !isOverwritten && $0.value != setting.value } ?? false,
          previous: last))
    } else {
      states[number].setting = setting
    }
    numbers[setting.key] = number
    return number
  }

  /// Finds out whether the control of a key reads another value than the one before.
  private mutating func findMove(of number: Int, to setting: DeclaredSetting) {
    let (known, value) = (states[number].value ?? states[number].setting.value, setting.value)
    guard known != value, known.text != value.text else { return }
    findMove(from: states[number].setting.control, at: states[number].setting.place, to: setting)
  }

  private mutating func findMove(
    from control: any Control, at place: DeclaredSetting.Place, to setting: DeclaredSetting
  ) {
    guard moved[setting.key] == nil else { return }
    let (old, new) = evaluator.ask { (control.read().value, setting.control.read().value) }
    guard old.text != new.text else { return }
    moved[setting.key] = MovedKey(places: [place, setting.place], movers: assignedKeys)
  }

  /// Assigns what decides a setting, and returns whether the program was given a value.
  mutating func assign(_ number: Int) -> Bool {
    let setting = states[number].setting
    for (source, value) in sources.barred(for: setting) {
      givenUp[setting.key, default: [:]][source] = value
    }
    let candidate = candidate(for: setting)
    let decision = candidate?.decision ?? SettingRecord.Decision()
    if states[number].applied == decision {
      // A picker may have got the option that it did not have before.
      guard !states[number].isAssigned, let candidate,
        refusal(of: candidate, for: setting, [:]) == nil
      else { return false }
      return assign(candidate, to: number)
    }
    states[number].applied = decision
    states[number].isAssigned = true
    states[number].lockReason = sources.lockReason(
      of: setting, candidate, givenUp: givenUp[setting.key] ?? [:])
    let last = states[number].last
    let isNew =
      last?.decision ?? SettingRecord.Decision() != decision || forced.contains(setting.key)
      || states[number].isOverwritten
    if isNew, let old = returning[setting.place], old.assignment.decision == decision {
      touch(number)
      old.reading.restore?()
      states[number].value = old.assignment.value
      assignedKeys.append(setting.key)
      return true
    }
    if !isNew {
      states[number].value = states[number].wasAssigned ? last?.value : nil
      guard let before = states[number].beforeAgain else { return false }
      before.reading.restore?()
      // The key may have moved while both places held the same, and now they do not.
      findMove(from: before.control, at: setting.place, to: setting)
      return true
    }
    return assign(candidate, to: number)
  }

  /// Assigns a candidate, or the default where there is none or the setting cannot be set to it.
  private mutating func assign(_ candidate: SettingCandidate?, to number: Int) -> Bool {
    let setting = states[number].setting
    let hasValue = changed[setting.key] != nil
    touch(number)
    if let candidate {
      let isAssigned =
        hasValue && candidate.value.text == evaluator.ask(setting.control.read).value.text
        || setting.control.take(candidate.value.text)
      states[number].isAssigned = isAssigned
      if !isAssigned { setting.assignDefault(sources) }
    } else {
      setting.assignDefault(sources)
    }
    // A setter may normalise what it is given.
    states[number].value = evaluator.ask { setting.control.read().value }
    assignedKeys.append(setting.key)
    return true
  }

  /// Reads a setting that is about to be assigned, so that its value can be taken back.
  private mutating func touch(_ number: Int) {
    guard states[number].beforeAgain == nil else { return }
    let setting = states[number].setting
    let isFirst = states[number].before == nil
    let reading = (isFirst ? changed[setting.key] : nil) ?? evaluator.ask { setting.control.read() }
    states[number].beforeAgain = (reading, setting.control)
    guard isFirst else { return }
    states[number].before = reading
    touched.append(number)
  }

  /// Gives all settings the values back that they had before the run.
  ///
  /// - Parameter start: The pages as they were before anything was changed.
  func takeBack(to start: MenuWalk) {
    for number in touched.reversed() { states[number].before?.restore?() }
    // Setters may have changed other settings, too.
    for setting in start.settings
    where evaluator.ask({ setting.control.read().value }) != setting.value {
      setting.reading.restore?()
    }
  }
}
