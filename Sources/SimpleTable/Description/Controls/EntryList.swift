/// The declaration of a list: how its entries are read, judged and changed.
struct EntryList<Entry: LosslessStringConvertible> {
  let title: String
  let binding: Binding<[Entry]>

  /// How many entries there may be, as it was declared.
  let limit: ClosedRange<Int>?

  let rules: [ValidationRule<Entry>]
  let listRules: [ValidationRule<[Entry]>]

  /// What is shown while there are no entries.
  let placeholder: String?

  /// Returns a function that brings the present entries back, where that takes more than their texts.
  let snapshot: (() -> () -> Void)?

  /// Returns the sections of the page of the entry at an index, where the entries are records.
  let page: ((_ entry: Entry, _ index: Int) -> Section)?

  private var texts: [String] { binding.wrappedValue.map(\.description) }

  /// How many entries there may be.
  private var count: ClosedRange<Int>? { limit?.ordered }

  private var isOfRecords: Bool { page != nil }
}

extension EntryList: Control {
  func read() -> ControlReading {
    let entries = binding.wrappedValue
    let texts = entries.map(\.description)
    var state = ControlState(.list, kind: .list(count), value: .texts(texts))
    let most = 10
    state.label = texts.prefix(most).joined(separator: ", ") + (texts.count > most ? ", …" : "")
    state.placeholder = placeholder
    let defaults = binding.defaultValue?.map(\.description)
    state.defaultValue = defaults.map(SettingValue.texts)
    let findings = ControlReading.Findings(
      problems: limit?.problems ?? [],
      defaultProblem: defaults.flatMap { refusal(ofTexts: $0) },
      valueProblems: refusal(ofTexts: texts).map { [$0] } ?? [])
    return ControlReading(
      state: state, findings: findings,
      restore: snapshot?() ?? { binding.wrappedValue = entries })
  }

  var takesText: Bool { true }

  func input(_ text: String) -> SettingValue { .texts(TextList(joined: text).texts) }

  func refusal(of input: SettingValue, isNew: Bool) -> Message? {
    let (new, present) = (input.entries, texts)
    if !isNew, new == present { return nil }
    return refusal(ofTexts: new) ?? (isConstant && new != present ? Message(.cannotChange) : nil)
  }

  func refusal(ofEntered input: SettingValue) -> Message? {
    guard rules.contains(where: \.concernsOnlyEntered) else { return nil }
    for entry in input.entries {
      // They need not be all entries, so that the text says more than a number.
      if let refusal = refusal(ofEnteredEntry: entry) {
        return Message(.entryRefused, "\"\(entry)\"", refusal)
      }
    }
    return nil
  }

  func take(_ input: SettingValue) -> Bool {
    let new = input.entries
    return isConstant ? new == texts : take(new)
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
    let texts = input.entries
    let entries = texts.compactMap(Entry.init)
    return entries.count == texts.count ? .texts(entries.map(\.description)) : nil
  }

  var hasRules: Bool { !rules.isEmpty }
  var isConstant: Bool { binding.isConstant }
  var hasDefault: Bool { binding.defaultValue != nil }
  func assignDefault() { binding.assignDefault() }

  var isLink: Bool { true }
  var keyPrefix: KeyPrefix { isOfRecords ? .ofRecords : .ofEntries }

  func conditions(in words: TableWords) -> [ValueCondition] {
    (isOfRecords ? [.recordNames] : []) + rules.conditions(in: words).map(ValueCondition.entry)
      + listRules.conditions(in: words)
  }
}

extension EntryList {
  /// Returns the name of the record that a text stands for, which for a number need not be the
  /// text, in lower case.
  private func name(ofRecord text: String) -> String {
    (Entry(text)?.description ?? text).lowercased()
  }

  /// Replaces all entries; texts that are not of the type change none.
  private func take(_ texts: [String]) -> Bool {
    let entries = texts.compactMap(Entry.init)
    guard entries.count == texts.count else { return false }
    binding.wrappedValue = entries
    return true
  }

  /// Returns why texts cannot be the entries, or `nil` if they can.
  private func refusal(ofTexts texts: [String]) -> Message? {
    var names: Set<String> = []
    for (index, text) in texts.enumerated() {
      let isTaken = isOfRecords && !names.insert(name(ofRecord: text)).inserted
      if let refusal = isTaken ? Message(.nameTaken, text) : refusal(ofEntry: text) {
        return Message(.entryRefused, "\(index + 1)", refusal)
      }
    }
    return refusal(ofAll: texts)
  }

  private func refusal(ofEnteredEntry text: String) -> Message? {
    Entry(text).flatMap { rules.firstRefusal($0, ofEntered: true) }
  }

  /// Returns why texts that may each be an entry cannot be all entries, or `nil` if they can.
  private func refusal(ofAll texts: [String]) -> Message? {
    if let count, !count.contains(texts.count) {
      return Message(.entryCount, "\(count.lowerBound)", "\(count.upperBound)")
    }
    return listRules.isEmpty ? nil : listRules.firstRefusal(texts.compactMap(Entry.init))
  }

  /// Returns why a text cannot be an entry, or `nil` if it can.
  private func refusal(ofEntry text: String) -> Message? {
    guard let entry = Entry(text) else { return Message(.notAnEntry, text) }
    guard text.isOneLine else { return Message(.notOneLine) }
    if isOfRecords, !entry.description.isRecordName { return Message(.notAName, text) }
    return rules.firstRefusal(entry)
  }
}

// MARK: - The page of the entries

extension EntryList {
  /// Returns the page of the entries, each identified by its text and how often that came before.
  func destination(in words: TableWords) -> Table? {
    let entries = binding.wrappedValue
    let texts = entries.map(\.description)
    var names = RepeatedNames()
    var rows = zip(entries.indices, texts).map { index, text in
      let name = names.next(text)
      return row(of: entries[index], text, at: index).id(name)
    }
    if !binding.isConstant { rows.append(rowThatAdds(words, to: texts).id(names.next("+"))) }
    return Table(title) { Section { Row(group: rows) } }
  }

  private func row(of entry: Entry, _ text: String, at index: Int) -> Row {
    guard let page else {
      return Row(text).controlled(by: EntryField(list: self, text: text, index: index))
    }
    let control = RecordLink(list: self, text: text, index: index) {
      Table(text) { page(entry, index) }
    }
    return Row(text).controlled(by: control).accessory(.disclosureIndicator)
  }

  private func rowThatAdds(_ words: TableWords, to texts: [String]) -> Row {
    let isFull = count.map { texts.count >= $0.upperBound } ?? false
    let reason = Message(.entryCount, "\(count?.lowerBound ?? 0)", "\(count?.upperBound ?? 0)")
    return Row(words[.addEntry]).controlled(by: EntryField(list: self, text: "", index: nil))
      .disabled(isFull, reason: isFull ? reason.text(in: words) : nil)
  }

  /// Returns what a change of an entry leads to, if that is still where it was.
  private func answer(to edit: EntryEdit, _ text: String, at index: Int?) -> ControlAnswer {
    var texts = self.texts
    if let index, !texts.indices.contains(index) || texts[index] != text {
      return .refused(Message(.noSuchRow))
    }
    switch (edit, index) {
    case (.replace(let new), _):
      if let index { texts[index] = new } else { texts.append(new) }
      let refusals = [
        refusal(ofEntry: new), refusal(ofTexts: texts), refusal(ofEnteredEntry: new),
      ]
      if let refusal = refusals.lazy.compactMap(\.self).first { return .refused(refusal) }
      return .value(.texts(texts), entered: .texts([new]))
    case (_, nil): return .none
    case (.remove, let index?): texts.remove(at: index)
    case (.move(let places), let index?):
      let entry = texts.remove(at: index)
      let (sum, overflows) = index.addingReportingOverflow(places)
      let place = overflows ? (places < 0 ? 0 : texts.count) : min(max(sum, 0), texts.count)
      guard place != index else { return .atEnd }
      texts.insert(entry, at: place)
    }
    if let refusal = refusal(ofAll: texts) { return .refused(refusal) }
    return .value(.texts(texts), entered: nil)
  }
}

/// The control of a row with the text of an entry, or of the row that adds one.
private struct EntryField<Entry: LosslessStringConvertible>: Control {
  let list: EntryList<Entry>

  /// The text of the entry, which is the title of the row.
  let text: String

  /// The position of the entry; `nil` for the row that adds one.
  let index: Int?

  func read() -> ControlReading {
    ControlReading(state: ControlState(.field, kind: .text, value: .text(text)))
  }

  var takesText: Bool { !list.isConstant }

  func refusal(of input: SettingValue, isNew: Bool) -> Message? {
    if case .refused(let reason) = answer(to: .text(input.text)) { reason } else { nil }
  }

  var isPart: Bool { true }
  var isEntry: Bool { index != nil && !list.isConstant }

  func changeOfOwner(_ change: ControlChange) -> ControlChange? {
    switch change {
    case .text(let new): .entry(.replace(new), text: text, index: index)
    case .edit(let edit) where isEntry: .entry(edit, text: text, index: index)
    default: nil
    }
  }

  func answer(to change: ControlChange) -> ControlAnswer {
    changeOfOwner(change).map(list.answer) ?? .none
  }

  func perform(_ change: ControlChange) -> ControlAnswer {
    changeOfOwner(change).map(list.perform) ?? .none
  }
}

/// The control of a row that leads to the page of a record.
private struct RecordLink<Entry: LosslessStringConvertible>: Control {
  let list: EntryList<Entry>
  let text: String
  let index: Int
  let page: () -> Table

  func read() -> ControlReading { ControlReading(state: ControlState(.link)) }
  var isLink: Bool { true }
  func destination(in words: TableWords) -> Table? { page() }
  var keyPrefix: KeyPrefix { .scope(text + ".") }
  var isPart: Bool { true }
  var isEntry: Bool { !list.isConstant }

  func changeOfOwner(_ change: ControlChange) -> ControlChange? {
    if case .edit(let edit) = change { .entry(edit, text: text, index: index) } else { nil }
  }

  func answer(to change: ControlChange) -> ControlAnswer {
    changeOfOwner(change).map(list.answer) ?? .none
  }

  func perform(_ change: ControlChange) -> ControlAnswer {
    changeOfOwner(change).map(list.perform) ?? .none
  }
}

/// Names for texts that may repeat: that of the first is the text itself.
private struct RepeatedNames {
  private var counts: [String: Int] = [:]
  private var used: Set<String> = []

  mutating func next(_ text: String) -> String {
    var name = text
    while name.isEmpty || !used.insert(name).inserted {
      counts[text, default: 1] += 1
      name = "\(text)#\(counts[text, default: 1])"
    }
    return name
  }
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
