// The page of the entries of a list, and the controls of its rows.

extension EntryList {
  /// Returns the page of the entries, each identified by its text and how often that came before.
  func destination(in words: TableWords) -> Table? {
    let entries = binding.wrappedValue
    let texts = texts(of: entries)
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
      return Row(text).controlled(by: EntryField(owner: self, text: text, index: index))
    }
    let control = RecordLink(owner: self, text: text, index: index) {
      Table(text) { page(entry, index) }
    }
    return Row(text).controlled(by: control).accessory(.disclosureIndicator)
  }

  private func rowThatAdds(_ words: TableWords, to texts: [String]) -> Row {
    let refusal = limit.refusal(ofOneMoreThan: texts.count)
    return Row(words[.addEntry]).controlled(by: EntryField(owner: self, text: "", index: nil))
      .disabled(refusal != nil, reason: refusal?.text(in: words))
  }

  /// Returns what a change of an entry leads to, if that is still where it was.
  func answer(to edit: EntryEdit, _ text: String, at index: Int?) -> ControlAnswer {
    var texts = self.texts
    var (entered, problem): (SettingValue?, Message?)
    if let index, !texts.indices.contains(index) || texts[index] != text {
      return .refused(Message(.noSuchRow))
    }
    switch (edit, index) {
    case (.replace(let new), _):
      if let index { texts[index] = new } else { texts.append(new) }
      let refusals = [
        refusal(ofEntry: new), refusal(ofTexts: texts), refusal(ofEnteredEntry: new),
      ]
      (entered, problem) = (.texts([new]), refusals.lazy.compactMap(\.self).first)
    case (_, nil): return .none
    case (.remove, let index?):
      texts.remove(at: index)
      problem = refusal(ofAll: texts)
    case (.move(let places), let index?):
      let entry = texts.remove(at: index)
      let place = index.moved(by: places, upTo: texts.count)
      guard place != index else { return .atEnd }
      texts.insert(entry, at: place)
      problem = refusal(ofAll: texts)
    }
    if let refusal = problem ?? refusal(ofChanging: texts) { return .refused(refusal) }
    return .value(.texts(texts), entered: entered)
  }
}

/// The control of a row with the text of an entry, or of the row that adds one.
private struct EntryField<Entry: LosslessStringConvertible>: PartControl {
  let owner: EntryList<Entry>
  let text: String

  /// The position of the entry; `nil` for the row that adds one.
  let index: Int?

  var role: ControlRole { index == nil ? .newEntry : .entry }

  func read(in words: TableWords) -> ControlReading {
    ControlReading(ControlState(.field(nil), kind: .text, value: .text(text)), in: words)
  }

  func refusal(of input: SettingValue, isNew: Bool) -> Message? {
    if case .refused(let reason) = answer(to: .text(input.text)) { reason } else { nil }
  }

  func question(in words: TableWords) -> String? { isNewRecord ? words[.recordName] : nil }
  private var isNewRecord: Bool { index == nil && owner.page != nil }

  func changeOfOwner(_ change: ControlChange) -> ControlChange? {
    switch change {
    case .text(let new): .entry(.replace(new), text: text, index: index)
    case .edit(let edit) where isEntry: .entry(edit, text: text, index: index)
    default: nil
    }
  }
}

/// The control of a row that leads to the page of a record.
private struct RecordLink<Entry: LosslessStringConvertible>: PartControl {
  let owner: EntryList<Entry>
  let text: String
  let index: Int
  let page: () -> Table

  var role: ControlRole { .record(text) }
  func read(in words: TableWords) -> ControlReading {
    ControlReading(ControlState(.link), in: words)
  }
  func destination(in words: TableWords) -> Table? { page() }

  func changeOfOwner(_ change: ControlChange) -> ControlChange? {
    if case .edit(let edit) = change { .entry(edit, text: text, index: index) } else { nil }
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
