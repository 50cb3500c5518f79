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

  fileprivate var texts: [String] { binding.wrappedValue.map(\.description) }

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

  func refusal(of text: String, isNew: Bool) -> Message? {
    let new = TextList(joined: text).texts
    let present = texts
    if !isNew, new == present { return nil }
    return refusal(ofTexts: new) ?? (isConstant && new != present ? Message(.cannotChange) : nil)
  }

  func refusal(ofEntered text: String) -> Message? {
    for entry in TextList(joined: text).texts {
      // They need not be all entries, so that the text says more than a number.
      if let refusal = refusal(ofEnteredEntry: entry) {
        return Message(.entryRefused, "\"\(entry)\"", refusal)
      }
    }
    return nil
  }

  func take(_ text: String) -> Bool {
    let new = TextList(joined: text).texts
    return isConstant ? new == texts : take(new)
  }

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
  fileprivate func take(_ texts: [String]) -> Bool {
    let entries = texts.compactMap(Entry.init)
    guard entries.count == texts.count else { return false }
    binding.wrappedValue = entries
    return true
  }

  /// Returns why texts cannot be the entries, or `nil` if they can.
  fileprivate func refusal(ofTexts texts: [String]) -> Message? {
    var names: Set<String> = []
    for (index, text) in texts.enumerated() {
      let isTaken = isOfRecords && !names.insert(name(ofRecord: text)).inserted
      if let refusal = isTaken ? Message(.nameTaken, text) : refusal(ofEntry: text) {
        return Message(.entryRefused, "\(index + 1)", refusal)
      }
    }
    return refusal(ofAll: texts)
  }

  fileprivate func refusal(ofEnteredEntry text: String) -> Message? {
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
  fileprivate func refusal(ofEntry text: String) -> Message? {
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

  /// Removes or moves an entry, if it is still where it was.
  fileprivate func edit(_ edit: EntryEdit, _ text: String, at index: Int) -> ControlStep {
    var entries = binding.wrappedValue
    guard entries.indices.contains(index), entries[index].description == text else {
      return .refused(Message(.noSuchRow))
    }
    let entry = entries.remove(at: index)
    if case .move(let places) = edit {
      let (sum, overflows) = index.addingReportingOverflow(places)
      let place = overflows ? (places < 0 ? 0 : entries.count) : min(max(sum, 0), entries.count)
      guard place != index else { return .atEnd }
      entries.insert(entry, at: place)
    }
    if let refusal = refusal(ofAll: entries.map(\.description)) { return .refused(refusal) }
    binding.wrappedValue = entries
    return .done
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

  func refusal(of new: String, isNew: Bool) -> Message? {
    if let refusal = list.refusal(ofEntry: new) { return refusal }
    guard let texts = texts(with: new) else { return Message(.noSuchRow) }
    return list.refusal(ofTexts: texts)
  }

  func refusal(ofEntered text: String) -> Message? { list.refusal(ofEnteredEntry: text) }

  func take(_ new: String) -> Bool { texts(with: new).map(list.take) ?? false }

  /// Returns the entries with a new text among them; `nil` if the entry is no longer where it was.
  private func texts(with new: String) -> [String]? {
    var texts = list.texts
    guard let index else { return texts + [new] }
    guard texts.indices.contains(index), texts[index] == text else { return nil }
    texts[index] = new
    return texts
  }

  var isPart: Bool { true }
  var isEntry: Bool { index != nil && !list.isConstant }

  func edit(_ edit: EntryEdit) -> ControlStep {
    index.map { list.edit(edit, text, at: $0) } ?? .atEnd
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
  func edit(_ edit: EntryEdit) -> ControlStep { list.edit(edit, text, at: index) }
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
      && utf8.allSatisfy {
        switch UnicodeScalar($0) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: false
        }
      }
  }
}
