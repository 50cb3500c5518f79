/// The declaration of a list: how its entries are read, judged and changed.
struct EntryList<Entry: LosslessStringConvertible> {
  let title: String
  let binding: Binding<[Entry]>

  /// How many entries there may be.
  let count: ClosedRange<Int>?

  let rules: [ValidationRule<Entry>]
  let listRules: [ValidationRule<[Entry]>]

  /// Returns the sections of the page of an entry, where the entries are records.
  let page: ((Entry) -> Section)?

  private var texts: [String] { binding.wrappedValue.map(\.description) }

  private var isOfRecords: Bool { page != nil }
}

extension EntryList {
  /// Returns the control of the row that leads to the entries.
  func control(placeholder: String?) -> Control {
    let control = Control(
      read: { reading(placeholder: placeholder) },
      input: Control.Input(
        refusal: { text, isNew in
          let new = TextList(joined: text).texts
          return !isNew && new == texts ? nil : refusal(ofTexts: new)
        },
        take: { take(TextList(joined: $0).texts) },
        refusalWhenEntered: { refusal(ofEnteredTexts: TextList(joined: $0).texts) }
      ),
      reset: binding.reset,
      destination: table,
      keyPrefix: isOfRecords ? .ofRecords : .ofEntries,
      conditions: conditions
    )
    return control.refusingChanges(binding.isConstant)
  }

  private func reading(placeholder: String?) -> Control.Reading {
    let entries = binding.wrappedValue
    let texts = entries.map(\.description)
    var state = ControlState(.list, kind: .list(count), value: .texts(texts))
    let most = 10
    state.label = texts.prefix(most).joined(separator: ", ") + (texts.count > most ? ", …" : "")
    state.placeholder = placeholder
    let defaults = binding.defaultValue?.map(\.description)
    state.defaultValue = defaults.map(SettingValue.texts)
    return Control.Reading(
      state: state,
      defaultProblem: defaults.flatMap { refusal(ofTexts: $0) },
      valueProblems: refusal(ofTexts: texts).map { [$0] } ?? [],
      restore: { binding.wrappedValue = entries }
    )
  }

  /// Returns the name of the record that a text stands for, which for a number need not be the
  /// text, in lower case.
  private func name(ofRecord text: String) -> String {
    (Entry(text)?.description ?? text).lowercased()
  }

  private func conditions(in words: TableWords) -> [ValueCondition] {
    (isOfRecords ? [.recordNames] : []) + rules.conditions(in: words).map(ValueCondition.entry)
      + listRules.conditions(in: words)
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

  /// Returns why texts that a user enters cannot be entries, beyond what holds for all.
  private func refusal(ofEnteredTexts texts: [String]) -> Message? {
    for text in texts {
      // They need not be all entries, so that the text says more than a number.
      if let refusal = refusal(ofEnteredEntry: text) {
        return Message(.entryRefused, "\"\(text)\"", refusal)
      }
    }
    return nil
  }

  private func refusal(ofEnteredEntry text: String) -> Message? {
    Entry(text).flatMap { rules.firstRefusal(ofEntered: $0) }
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
    if isOfRecords, !entry.description.isRecordName { return Message(.notAName, text) }
    return rules.firstRefusal(entry)
  }
}

// MARK: - The page of the entries

extension EntryList {
  /// Returns the page of the entries, each identified by its text and how often that came before.
  private func table(_ words: TableWords) -> Table {
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
    var control =
      if let page {
        Control(
          read: { Control.Reading(state: ControlState(.link)) },
          destination: { _ in Table(text) { page(entry) } }, keyPrefix: .scope(text + "."))
      } else {
        field(showing: text) { new, texts in
          guard texts.indices.contains(index), texts[index] == text else { return false }
          texts[index] = new
          return true
        }
      }
    control.isPart = true
    if !binding.isConstant {
      control.editEntry = { edit in self.edit(edit, text, at: index) }
    }
    let row = Row(text).controlled(by: control)
    return page == nil ? row : row.accessory(.disclosureIndicator)
  }

  private func rowThatAdds(_ words: TableWords, to texts: [String]) -> Row {
    let isFull = count.map { texts.count >= $0.upperBound } ?? false
    let control = field(showing: "") { new, texts in
      texts.append(new)
      return true
    }
    let reason = Message(.entryCount, "\(count?.lowerBound ?? 0)", "\(count?.upperBound ?? 0)")
    return Row(words[.addEntry]).controlled(by: control)
      .disabled(isFull, reason: isFull ? reason.text(in: words) : nil)
  }

  /// Returns a field for a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - change: Makes a new text part of the entries, and returns whether that was possible.
  /// - Returns: The control.
  private func field(
    showing text: String, change: @escaping (_ new: String, _ texts: inout [String]) -> Bool
  ) -> Control {
    Control(
      // The text is the title of the row.
      read: { Control.Reading(state: ControlState(.field, kind: .text, value: .text(text))) },
      input: Control.Input(
        refusal: { new, _ in
          if let refusal = refusal(ofEntry: new) { return refusal }
          var texts = texts
          guard change(new, &texts) else { return Message(.noSuchRow) }
          return refusal(ofTexts: texts)
        },
        take: { new in
          var texts = texts
          return change(new, &texts) && take(texts)
        },
        refusalWhenEntered: refusal(ofEnteredEntry:)
      ), isPart: true)
  }

  private func edit(_ edit: Control.EntryEdit, _ text: String, at index: Int) -> Control.Step {
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
