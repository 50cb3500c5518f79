/// The control of a picker: the values to choose from, and how each is shown and stored.
struct ChoiceControl: Control {
  let selection: Selection

  /// How many options may be chosen.
  let limit: EntryCount

  /// Where the options are shown.
  let style: PickerStyle

  /// The values that can be chosen, and how each is shown and stored.
  private(set) var values: [AnyHashable] = []
  private(set) var options: [SettingOption] = []

  /// Returns how a chosen value that is not among the options is shown and stored.
  let other: (AnyHashable) -> SettingOption

  /// The rows that were declared for the options; `[]` where they have labels.
  private var rows: [Row] = []

  /// The text above the options that are neighbours with it; `[]` where they have no groups.
  private var groups: [String] = []

  /// What is wrong with the rows of the options.
  private(set) var rowProblems: [String] = []

  /// What is wrong with how values are stored; only a problem if the control is a setting.
  private(set) var storageProblem: String?

  /// The title of the picker, and where it is declared.
  private let title: String
  private let site: DeclarationSite

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: Which values are chosen.
  ///   - values: The values to choose from.
  ///   - limit: How many of them may be chosen.
  ///   - style: Where the options are shown.
  ///   - picker: The row of the picker.
  ///   - form: How a value is stored and shown.
  init<Value: Hashable>(
    _ selection: Selection, _ values: some Sequence<Value>, _ limit: EntryCount,
    _ style: PickerStyle, of picker: borrowing Row, _ form: OptionForm<Value>
  ) {
    (self.selection, self.limit) = (selection, limit)
    (self.style, title, site) = (style, picker.title, picker.site)
    other = { value in
      guard let item = value.base as? Value else { return SettingOption(of: value.base) }
      return form.option(item, form.row?(item))
    }
    for item in values { append(item, form) }
  }

  /// Adds an option.
  private mutating func append<Value: Hashable>(_ item: Value, _ form: OptionForm<Value>) {
    let row = form.row?(item)
    let option = form.option(item, row)
    if form.stored(item) == nil, storageProblem == nil {
      storageProblem =
        "the option \"\(option.label)\" has no text form to be stored; make its type a RawRepresentable, "
        + "or pass value:"
    }
    values.append(AnyHashable(item))
    options.append(option)
    if let group = form.group { groups.append(item[keyPath: group]) }
    if let row { rows.append(plain(row, of: option)) }
  }

  /// Returns the row of an option without what an option cannot have, which is noted.
  private mutating func plain(_ row: Row, of option: SettingOption) -> Row {
    let extras = row.storage.extras?.value
    let problems = [
      (row.storage.group != nil || extras?.disclosure != nil, "is one row"),
      (row.storage.control != nil, "cannot be a control"),
      (row.storage.accessory != .none || extras?.onAccessory != nil, "has no accessory"),
    ]
    .filter(\.0).map { "the row of the option \"\(option.label)\" \($0.1)" }
    if problems.isEmpty { return row }
    rowProblems += problems
    if row.storage.group != nil { return plainRow(option) }
    var plain = row.accessory(.none)
    plain.storage.control = nil
    guard extras != nil else { return plain }
    return plain.changedExtras { ($0.disclosure, $0.onAccessory) = (nil, nil) }
  }

  /// Returns the row of an option that has only a label.
  private func plainRow(_ option: SettingOption) -> Row {
    Row(option.label, fileID: site.fileID, line: UInt(site.line))
  }

  /// Returns the picker with a prefix before the ids of its options' rows.
  func scoped(_ prefix: String) -> ChoiceControl {
    if rows.isEmpty { return self }
    var copy = self
    copy.rows = rows.map { $0.changed { $0.id = $0.id.map { prefix + $0 } } }
    return copy
  }
}

/// How the values of a picker are stored and shown.
struct OptionForm<Value> {
  /// The property by which neighbours are grouped.
  var group: KeyPath<Value, String>?

  /// The property that is stored; `nil` for the value's own form.
  var value: KeyPath<Value, String>?

  /// Returns how a value is shown.
  var label: ((Value) -> String)?

  /// Returns the row of a value, in place of a label.
  var row: ((Value) -> Row)?

  /// Returns the form in which a value is stored; `nil` if it has none that is made for that.
  func stored(_ item: Value) -> String? { value.map { item[keyPath: $0] } ?? String(stored: item) }

  /// Returns a value as an option, which is disabled as its row is.
  func option(_ item: Value, _ row: Row?) -> SettingOption {
    // A group of rows, which is a mistake, has no title.
    let title = row?.storage.group == nil ? row?.title : nil
    return SettingOption(
      of: item, stored: stored(item), label: title ?? label?(item),
      disablement: row?.isDisabled == true ? row?.disabledReason ?? "" : nil)
  }
}

// MARK: - The rows of the options

extension ChoiceControl {
  /// Returns the rows below the picker, or in its place; `nil` where they have a page.
  private func disclosure(chosen: [AnyHashable]) -> Row.Disclosure? {
    switch style {
    case .menu: Row.Disclosure(rows: rowsInPlace(chosen: chosen), initially: .collapsed)
    case .inline:
      Row.Disclosure(rows: rowsInPlace(chosen: chosen), initially: .expanded, isInline: true)
    case .navigationLink: nil
    }
  }

  /// Returns the rows of all options, with a row above those of each group.
  private func rowsInPlace(chosen: [AnyHashable]) -> Group<Row> {
    let rows = optionRows(chosen: chosen)
    guard !groups.isEmpty else { return Group(rows) }
    // A row without a header keeps the place for one, so that its own place stays the same.
    return Group(
      zip(rows, headers(above: rows)).flatMap { row, header in
        [header.map { [headerRow($0)] } ?? [], [row]].map { Row(group: $0) }
      })
  }

  /// Returns the row above a group; that above options without a group is blank.
  private func headerRow(_ text: String) -> Row {
    Row(text, fileID: site.fileID, line: UInt(site.line))
  }

  /// Returns for each row the text of the group that begins with it, which is empty above options
  /// without a group; a hidden row begins none.
  private func headers(above rows: [Row]) -> [String?] {
    var last = ""
    return zip(rows, groups).map { row, group in
      if row.isHidden || group == last { return nil }
      last = group
      return group
    }
  }

  /// Returns a row for each option, the chosen ones checked, each value once.
  private func optionRows(chosen: [AnyHashable]) -> [Row] {
    var rest = Set(chosen)
    let picker = Shared(self)
    return values.indices.map { index in
      let (value, option) = (values[index], options[index])
      let isChosen = rest.remove(value) != nil
      let control = OptionControl(
        picker: picker, value: value, text: option.value, isChosen: isChosen)
      var row = (rows.isEmpty ? plainRow(option) : rows[index]).controlled(by: control)
      // The picker has no row by whose title a search could find it.
      if style == .inline { row = row.changedExtras { $0.keywords.append(title) } }
      guard isChosen, option.isDisabled, !selection.isSingle else { return row }
      // The user can deselect it, but not choose it again.
      row = row.disabled(false)
      return row.status == nil ? row.status(option.disabledReason) : row
    }
  }

  func destination(in words: TableWords) -> Table? {
    let rows = optionRows(chosen: selection.chosen())
    guard !groups.isEmpty else { return Table(title) { Section { Row(group: rows) } } }
    let headers = headers(above: rows)
    let starts = [0] + headers.indices.dropFirst().filter { headers[$0] != nil }
    let ends = starts.dropFirst() + [rows.count]
    let sections = zip(starts, ends).map { start, end in
      let header = headers[start].flatMap { $0.isEmpty ? nil : $0 }
      return Section(header) { Row(group: Array(rows[start..<end])) }
    }
    return Table(title) { Section(group: sections) }
  }
}

extension ChoiceControl {
  var role: ControlRole { .choice(style) }

  func read(in words: TableWords) -> ControlReading {
    let chosen = selection.chosen()
    var reading = reading(of: chosen, in: words)
    reading.options = disclosure(chosen: chosen)
    return reading
  }

  func input(_ text: String) -> SettingValue {
    selection.isSingle ? .text(text) : .texts(TextList(joined: text).texts)
  }

  func refusal(of input: SettingValue, isNew: Bool) -> Message? {
    let (chosen, refusal) = self.chosen(named: input, isNew: isNew)
    if let refusal = refusal ?? self.refusal(ofDisabledIn: chosen) { return refusal }
    if isNew || !isPresent(chosen), let refusal = limit.refusal(of: chosen.count) {
      return refusal
    }
    return self.refusal(ofChanging: chosen)
  }

  func assign(_ input: SettingValue) -> Bool {
    let (chosen, refusal) = self.chosen(named: input, isNew: false)
    guard refusal == nil, self.refusal(ofDisabledIn: chosen) == nil else { return false }
    guard selection.canBe(chosen) else { return isPresent(chosen) }
    return selection.choose(chosen)
  }

  func restore(_ original: Any) -> Bool {
    (original as? [AnyHashable]).map(selection.choose) ?? false
  }

  /// Returns whether values are those that are chosen now.
  private func isPresent(_ chosen: [AnyHashable]) -> Bool {
    let present = selection.chosen()
    return selection.isOrdered ? chosen == present : Set(chosen) == Set(present)
  }

  var isConstant: Bool { selection.isConstant }

  func answer(to change: ControlChange) -> ControlAnswer {
    switch change {
    case .text(let text): return answer(toText: text)
    case .option, .all:
      guard let chosen = chosen(after: change) else { return .none }
      if let refusal = refusal(ofChoosing: chosen) { return .refused(refusal) }
      return .value(self.value(of: chosen), entered: nil)
    case .steps(let count) where selection.isSingle: return answer(toSteps: count)
    default: return .none
    }
  }

  func perform(_ change: ControlChange) -> ControlAnswer {
    let answer = answer(to: change)
    switch (change, answer) {
    // An option need not have a text form while nothing is stored.
    case (.option, .value), (.all, .value):
      if let chosen = chosen(after: change), !isPresent(chosen) { _ = selection.choose(chosen) }
    case (_, .value(let value, _)): _ = assign(value)
    default: break
    }
    return answer
  }

  /// Returns why values cannot be chosen in place of the present ones, or `nil` if they can.
  private func refusal(ofChoosing chosen: [AnyHashable]) -> Message? {
    refusal(ofDisabledIn: chosen) ?? limit.refusal(of: chosen.count)
      ?? refusal(ofChanging: chosen)
  }

  /// Returns why the state does not take values in place of the present ones, or `nil` if it does.
  private func refusal(ofChanging chosen: [AnyHashable]) -> Message? {
    selection.canBe(chosen) || isPresent(chosen) ? nil : Message(.cannotChange)
  }

  /// Returns the chosen values after an option is selected, or all are, or none; `nil` for any
  /// other change.
  private func chosen(after change: ControlChange) -> [AnyHashable]? {
    switch change {
    case .option(let value): return chosen(with: value)
    case .all(true) where !selection.isSingle:
      let disabled = disabledValues
      return (selection.chosen() + values).withoutRepeats.filter { !disabled.contains($0) }
    case .all(false) where !selection.isSingle: return []
    default: return nil
    }
  }

  /// Returns the chosen values after an option is selected, which ends the choice of one of
  /// several.
  ///
  /// With an option that is disabled, all others that are go, as no value may have one.
  private func chosen(with value: AnyHashable) -> [AnyHashable] {
    let present = selection.chosen()
    if selection.isSingle { return [value] }
    guard present.contains(value) else { return present + [value] }
    let disabled = disabledValues
    return present.filter { $0 != value && !(disabled.contains(value) && disabled.contains($0)) }
  }

  func value(of input: SettingValue) -> SettingValue? {
    let (chosen, refusal) = self.chosen(named: input, isNew: false)
    return refusal == nil ? value(of: chosen) : nil
  }

  var hasDefault: Bool { selection.defaultChosen != nil }
  func assignDefault() { selection.assignDefault() }

  func conditions(in words: TableWords) -> [ValueCondition] {
    selection.isSingle && selection.mayBeEmpty ? [.mayBeEmpty] : []
  }
}
