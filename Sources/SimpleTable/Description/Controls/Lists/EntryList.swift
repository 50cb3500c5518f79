/// The declaration of a list: how its entries are read, judged and changed.
struct EntryList<Entry: LosslessStringConvertible> {
  let title: String
  let binding: Binding<[Entry]>

  /// How many entries there may be.
  let limit: EntryCount

  let rules: [ValidationRule<Entry>]
  let listRules: [ValidationRule<[Entry]>]

  /// What is shown while there are no entries.
  let placeholder: String?

  /// Reads the records whose names the entries are, and brings records back; `nil` where the entries
  /// are all.
  let records: (read: () -> Any, restore: (Any) -> Bool)?

  /// Returns the sections of the page of the entry at an index, where the entries are records.
  let page: ((_ entry: Entry, _ index: Int) -> Section)?

  var texts: [String] { texts(of: binding.wrappedValue) }

  private var isOfRecords: Bool { page != nil }
}

extension EntryList: Control {
  var role: ControlRole { .value(isOfRecords ? .records : .texts) }

  func read(in words: TableWords, after earlier: Row?) -> ControlReading {
    let entries = binding.wrappedValue
    let texts = texts(of: entries)
    var state = ControlState(.list, kind: kind, value: stored(texts))
    // Without rules, entries that are the same are judged as they were.
    var same = hasRules ? nil : earlier?.storage.reading?.value
    if same?.isOf(state, in: words) == false { same = nil }
    state.label = EntryForm<Entry>.label(of: texts, \.self)
    state.placeholder = placeholder
    let defaults = binding.defaultValue.map { self.texts(of: $0) }
    state.defaultValue = defaults.map(stored)
    let isSameDefault = same?.hasAccepted(default: state) == true
    let findings = ControlReading.Findings(
      problems: limit.problems,
      defaultProblem: isSameDefault ? nil : defaults.flatMap { refusal(ofTexts: $0) },
      valueProblems: same?.findings.valueProblems
        ?? refusal(ofTexts: texts).map { [$0] } ?? [])
    return ControlReading(
      state, in: words, findings: findings, original: records?.read() ?? entries)
  }

  func read(in words: TableWords) -> ControlReading { read(in: words, after: nil) }

  func input(_ text: String) -> SettingValue { .texts(TextList(joined: text).texts) }

  func refusal(of input: SettingValue, isNew: Bool) -> Message? {
    let (new, present) = (input.entries, texts)
    if !isNew, new == present { return nil }
    return refusal(ofTexts: new) ?? (new == present ? nil : refusal(ofChanging: new))
  }

  func refusal(ofEntered input: SettingValue) -> Message? {
    guard rules.contains(where: \.concernsOnlyEntered) else { return nil }
    for entry in input.entries {
      // The user may have typed only some entries, so quote the entry instead of its number.
      if let refusal = refusal(ofEnteredEntry: entry) {
        return Message(.entryRefused, "\"\(entry)\"", last: refusal)
      }
    }
    return nil
  }

  func assign(_ input: SettingValue) -> Bool {
    let new = input.entries
    guard let entries = entries(of: new) else { return false }
    guard binding.canBe(entries) else { return new == texts }
    binding.wrappedValue = entries
    return true
  }

  func restore(_ original: Any) -> Bool {
    if let records { return records.restore(original) }
    guard let entries = original as? [Entry] else { return false }
    binding.wrappedValue = entries
    return true
  }

  func answer(to change: ControlChange) -> ControlAnswer {
    switch change {
    case .text(let text): return answer(toText: text)
    case .entry(let edit, let text, let index) where !isConstant:
      return answer(to: edit, text, at: index)
    default: return .none
    }
  }

  func value(of input: SettingValue) -> SettingValue? {
    entries(of: input.entries).map { stored(texts(of: $0)) }
  }

  var hasRules: Bool { !rules.isEmpty || !listRules.isEmpty }
  var isConstant: Bool { binding.isConstant }
  var hasDefault: Bool { binding.defaultValue != nil }
  func assignDefault() { binding.assignDefault() }

  func conditions(in words: TableWords) -> [ValueCondition] {
    (isOfRecords ? [.recordNames] : []) + rules.conditions(in: words).map(ValueCondition.entry)
      + listRules.conditions(in: words)
  }
}

extension EntryList {
  /// Returns the name of the record that a text stands for, which for a number need not be the
  /// text, in lower case.
  private func name(ofRecord text: String) -> String {
    (entry(of: text)?.description ?? text).lowercased()
  }

  /// Returns why the state does not take texts in place of the present entries, or `nil` if it does.
  func refusal(ofChanging texts: [String]) -> Message? {
    binding.canBe(entries(of: texts) ?? []) ? nil : Message(.cannotChange)
  }

  /// Returns why texts cannot be the entries, or `nil` if they can.
  func refusal(ofTexts texts: [String]) -> Message? {
    var names: Set<String> = []
    for (index, text) in texts.enumerated() {
      let isTaken = isOfRecords && !names.insert(name(ofRecord: text)).inserted
      if let refusal = isTaken ? Message(.nameTaken, text) : refusal(ofEntry: text) {
        return Message(.entryRefused, "\(index + 1)", last: refusal)
      }
    }
    return refusal(ofAll: texts)
  }

  func refusal(ofEnteredEntry text: String) -> Message? {
    entry(of: text).flatMap { rules.firstRefusal($0, ofEntered: true) }
  }

  /// Returns why texts that may each be an entry cannot be all entries, or `nil` if they can.
  func refusal(ofAll texts: [String]) -> Message? {
    if let refusal = limit.refusal(of: texts.count) { return refusal }
    return listRules.isEmpty ? nil : entries(of: texts).flatMap { listRules.firstRefusal($0) }
  }

  /// Returns why a text cannot be an entry, or `nil` if it can.
  func refusal(ofEntry text: String) -> Message? {
    OperationCounter.count(.entryCheck)
    guard let entry = entry(of: text) else { return form.refusal(ofNoEntry: text) }
    guard text.isOneLine else { return Message(.notOneLine) }
    if isOfRecords, !entry.description.isRecordName { return Message(.notAName, text) }
    return rules.firstRefusal(entry)
  }
}

extension EntryList {
  /// What values the list can have.
  var kind: SettingKind { .list(of: form.areSwitches ? .texts : form.kind, limit.range) }

  /// How each entry is read and written.
  var form: EntryForm<Entry> { EntryForm(areNames: page != nil) }

  /// Returns entries as they are stored.
  func stored(_ texts: [String]) -> SettingValue {
    form.areNumbers ? SettingValue(numbers: texts) : .texts(texts)
  }

  func texts(of entries: [Entry]) -> [String] { form.texts(of: entries) }
  func entries(of texts: [String]) -> [Entry]? { form.entries(of: texts) }
  func entry(of text: String) -> Entry? { form.entry(of: text) }
}

extension String {
  /// Whether the text may be the name of a record: ASCII letters, digits, `-` and `_`.
  fileprivate var isRecordName: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy {
        $0.isASCII && ("-_".has($0) || Character($0).isLetter || Character($0).isNumber)
      }
  }
}
