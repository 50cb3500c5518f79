/// The control of a picker, or of a whole group of choices, that sets all chosen values at once.
struct ChoiceControl: Control {
  let selection: SelectionGroup

  /// The values that can be chosen, and how each is shown and stored.
  private(set) var values: [AnyHashable] = []
  private(set) var options: [SettingOption] = []

  /// Returns how a chosen value that is not among the options is shown and stored.
  let other: (AnyHashable) -> SettingOption

  /// What is wrong with how values are stored; only a problem if the control is a setting.
  private(set) var storageProblem: String?

  /// Where the options are shown; `nil` for a group of choices.
  private let style: PickerStyle?

  /// The title of the page of the options, and where the picker is declared.
  private let title: String
  private let site: DeclarationSite?

  /// What is chosen of a group whose rows are being added, and which of it has no row yet.
  private var chosenOfGroup: [AnyHashable] = []
  private var chosenWithoutRow: Set<AnyHashable> = []

  /// Creates a group of choices, for its rows to be added; what is chosen is read.
  init(_ selection: SelectionGroup) {
    self.selection = selection
    other = { SettingOption(of: $0.base) }
    (style, title, site) = (nil, "", nil)
    chosenOfGroup = selection.chosen()
    chosenWithoutRow = Set(chosenOfGroup)
  }

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: Which values are chosen.
  ///   - values: The values to choose from.
  ///   - style: Where the options are shown.
  ///   - row: The row of the picker.
  ///   - value: The property that is stored; `nil` for the value's own form.
  ///   - label: Returns how a value is shown; `nil` for the form in which it is stored.
  init<Value: Hashable>(
    _ selection: SelectionGroup, _ values: some Sequence<Value>, _ style: PickerStyle,
    of row: borrowing Row, value: KeyPath<Value, String>?, label: ((Value) -> String)?
  ) {
    self.selection = selection
    (self.style, title, site) = (style, row.title, row.site)
    let stored = { (item: Value) in
      value.map { item[keyPath: $0] } ?? String(stored: item)
    }
    other = {
      guard let item = $0.base as? Value else { return SettingOption(of: $0.base) }
      return SettingOption(of: item, stored: stored(item), label: label?(item))
    }
    for item in values { append(item, stored: stored(item), label: label?(item)) }
  }

  /// Adds a row of a group, and returns its control; `nil` for a tag that can never be chosen.
  ///
  /// Of several rows with one value only the first is chosen.
  mutating func append(_ row: Row, tag: AnyHashable) -> OptionControl? {
    guard let value = selection.value(tag) else { return nil }
    append(value, stored: row.storage.id ?? String(stored: value.base), label: row.title)
    let isChosen = chosenWithoutRow.remove(value) != nil
    return OptionControl(group: selection, value: value, isChosen: isChosen)
  }

  /// Adds an option.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - stored: The form in which it is stored; `nil` if it has none that is made for that.
  ///   - label: How it is shown; `nil` for as it is stored.
  private mutating func append(_ value: AnyHashable, stored: String?, label: String?) {
    let option = SettingOption(of: value.base, stored: stored, label: label)
    if stored == nil, storageProblem == nil {
      storageProblem =
        "the option \"\(option.label)\" has no text form to be stored; make its type a RawRepresentable, "
        + "or pass value:"
    }
    values.append(value)
    options.append(option)
  }
}

extension ChoiceControl {
  func read() -> ControlReading {
    let chosen = selection.chosen()
    var reading = reading(of: chosen)
    if style == .inline { reading.rowsBelow = rows(chosen: chosen) }
    return reading
  }

  /// What is visible of a group all of whose rows were added.
  var readingOfGroup: ControlReading { reading(of: chosenOfGroup) }

  /// Returns a row for each option of a picker, the chosen ones checked, each value once.
  private func rows(chosen: [AnyHashable]) -> Row? {
    guard let site else { return nil }
    var rest = Set(chosen)
    return Row(
      group: zip(values, options).map { value, option in
        let isChosen = rest.remove(value) != nil
        return Row(option.label, fileID: site.fileID, line: UInt(site.line))
          .controlled(
            by: OptionControl(
              group: selection, value: value, isChosen: isChosen, optionText: option.value))
      })
  }

  var takesText: Bool { true }

  func input(_ text: String) -> SettingValue {
    selection.isSingle ? .text(text) : .texts(TextList(joined: text).texts)
  }

  func refusal(of input: SettingValue, isNew: Bool) -> Message? {
    let (chosen, refusal) = self.chosen(named: input, isNew: isNew)
    guard isConstant, refusal == nil else { return refusal }
    return isPresent(chosen) ? nil : Message(.cannotChange)
  }

  func take(_ input: SettingValue) -> Bool {
    let (chosen, refusal) = self.chosen(named: input, isNew: false)
    guard refusal == nil else { return false }
    guard !isConstant else { return isPresent(chosen) }
    selection.choose(chosen)
    return true
  }

  /// Returns whether values are those that are chosen now.
  private func isPresent(_ chosen: [AnyHashable]) -> Bool {
    let present = selection.chosen()
    return selection.isOrdered ? chosen == present : Set(chosen) == Set(present)
  }

  var isConstant: Bool { selection.isConstant }
  var isStepped: Bool { selection.isSingle }

  func answer(to change: ControlChange) -> ControlAnswer {
    switch change {
    case .text(let text): return answer(toText: text)
    case .option(let value, let isWanted):
      let chosen = selection.chosen(value, isWanted)
      if isConstant, !isPresent(chosen) { return .refused(Message(.cannotChange)) }
      let value = reading(of: chosen).state.value
      return value.map { .value($0, entered: nil) } ?? .none
    case .steps(let count) where isStepped: return answer(toSteps: count)
    default: return .none
    }
  }

  func value(of input: SettingValue) -> SettingValue? {
    let (chosen, refusal) = self.chosen(named: input, isNew: false)
    return refusal == nil ? reading(of: chosen).state.value : nil
  }

  var hasDefault: Bool { selection.defaultChosen != nil }
  func assignDefault() { selection.assignDefault() }
  var isLink: Bool { style == .page }

  func destination(in words: TableWords) -> Table? {
    Table(title) { Section { if let rows = rows(chosen: selection.chosen()) { rows } } }
  }

  func conditions(in words: TableWords) -> [ValueCondition] {
    selection.isSingle && selection.mayBeEmpty ? [.mayBeEmpty] : []
  }
}
