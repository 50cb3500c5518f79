// Unavailable overloads whose messages say what to write. The compiler chooses one only
// where nothing else fits.

@available(*, unavailable, message: "a section belongs beside other sections, not among rows")
extension Section: RowContent {
  /// Explains that a section is not a row.
  public var row: Row { Row("") }
}

@available(
  *, unavailable, message: "a table cannot be used as a row: show it with LinkRow(_:destination:)"
)
extension Table: RowContent {
  /// Explains that a table is not a row.
  public var row: Row { Row("") }
}

extension ToggleRow {
  /// Explains that the value of a switch is true or false.
  @available(*, unavailable, message: "a switch needs a Binding<Bool>; a number has StepperRow")
  @_disfavoredOverload
  public init(_ title: String, isOn: Binding<some BinaryInteger>) { row = Row(title) }

  /// Explains that the value of a switch is true or false.
  @available(*, unavailable, message: "a switch needs a Binding<Bool>; a text has TextFieldRow")
  @_disfavoredOverload
  public init(_ title: String, isOn: Binding<String>) { row = Row(title) }
}

extension TextFieldRow {
  /// Explains which row has a number.
  @available(*, unavailable, message: "a number has NumberFieldRow(_:value:), not a text field")
  @_disfavoredOverload
  public init(_ title: String, text: Binding<some Numeric>) { row = Row(title) }
}

extension NumberFieldRow {
  /// Explains which row has a date.
  @available(*, unavailable, message: "a date or a time has DateRow(_:value:)")
  @_disfavoredOverload
  public init(_ title: String, value: Binding<some DateValue>) { row = Row(title) }
}

extension TextFieldRow {
  /// Explains where a rule is declared.
  @available(*, unavailable, message: "rules go in rules: [ValidationRule(\"reason\") { … }]")
  @_disfavoredOverload
  public init(_ title: String, text: Binding<String>, validation: (_ text: String) -> Bool) {
    row = Row(title)
  }
}

extension PickerRow {
  /// Explains that a picker needs options.
  @available(*, unavailable, message: "a picker of a type that is not CaseIterable needs options:")
  @_disfavoredOverload
  public init<Value>(
    _ title: String, selection: Binding<Value>, label: ((_ value: Value) -> String)? = nil
  ) {
    row = Row(title)
  }

  /// Explains that options and selection have one type.
  @available(*, unavailable, message: "the options of a picker have the type of its selection")
  @_disfavoredOverload
  public init<Value, Option>(
    _ title: String, selection: Binding<Value>, options: some Sequence<Option>
  ) {
    row = Row(title)
  }
}

extension MultiPickerRow {
  /// Explains that a picker needs options.
  @available(*, unavailable, message: "a picker of a type that is not CaseIterable needs options:")
  @_disfavoredOverload
  public init<Values>(_ title: String, selection: Binding<Values>) { row = Row(title) }

  /// Explains that options and selection have one type.
  @available(*, unavailable, message: "the options of a picker have the type of its selection")
  @_disfavoredOverload
  public init<Values, Option>(
    _ title: String, selection: Binding<Values>, options: some Sequence<Option>
  ) {
    row = Row(title)
  }
}

extension DictionaryRow {
  /// Explains what the names of a map are.
  @available(*, unavailable, message: "the names of a map are texts: [String: Value]")
  @_disfavoredOverload
  public init<Name, Value>(_ title: String, entries: Binding<[Name: Value]>) { row = Row(title) }

  /// Explains what the values of a map are.
  @available(
    *, unavailable,
    message:
      "a value is a text, a number or a Bool; values with a page of their own are records of a ListRow"
  )
  @_disfavoredOverload
  public init<Value>(_ title: String, entries: Binding<[String: Value]>) { row = Row(title) }

  /// Explains which row has entries in order.
  @available(*, unavailable, message: "entries in order have ListRow(_:entries:)")
  @_disfavoredOverload
  public init<Value>(_ title: String, entries: Binding<[Value]>) { row = Row(title) }

  /// Explains what a map is.
  @available(
    *, unavailable,
    message: "a map is a Binding<[String: Value]>; write Binding(get:set:) over a dictionary"
  )
  @_disfavoredOverload
  public init<Value>(_ title: String, entries: Binding<Value>) { row = Row(title) }
}

extension ListRow {
  /// Explains how a list of your own values is written.
  @available(
    *, unavailable,
    message: "elements with values of their own are records: ListRow(_:records:new:page:)"
  )
  @_disfavoredOverload
  public init<Entry>(_ title: String, entries: Binding<[Entry]>) { row = Row(title) }

  /// Explains that the entries of a list have an order.
  @available(*, unavailable, message: "entries have an order: an Array, not a Set")
  @_disfavoredOverload
  public init<Entry>(_ title: String, entries: Binding<Set<Entry>>) { row = Row(title) }

  /// Explains which row has names with values.
  @available(*, unavailable, message: "names with values have DictionaryRow(_:entries:)")
  @_disfavoredOverload
  public init<Name, Value>(_ title: String, entries: Binding<[Name: Value]>) { row = Row(title) }

  /// Explains that only records have pages.
  @available(
    *, unavailable, message: "elements with pages are records: ListRow(_:records:new:page:)"
  )
  @_disfavoredOverload
  public init<Entry>(
    _ title: String, entries: Binding<[Entry]>, @TableBuilder page: (_ entry: Entry) -> Section
  ) {
    row = Row(title)
  }

  /// Explains that a list makes its records.
  @available(*, unavailable, message: "records need new:, which makes one with a name")
  @_disfavoredOverload
  public init<Record>(
    _ title: String, records: Binding<[Record]>,
    @TableBuilder page: (_ record: Binding<Record>) -> Section
  ) {
    row = Row(title)
  }
}

extension Row {
  /// Explains that the id, the subtitle and the icon of a row are modifiers.
  @available(*, unavailable, message: "id, subtitle and icon are modifiers: .id(…) behind the row")
  @_disfavoredOverload
  public init(
    _ title: String, detail: String? = nil, accessory: Accessory = .none, id: RowID? = nil,
    subtitle: String? = nil, icon: String? = nil
  ) {
    self.init(title)
  }

  /// Explains that the id, the subtitle and the icon of a row are modifiers.
  @available(*, unavailable, message: "id, subtitle and icon are modifiers: .id(…) behind the row")
  @_disfavoredOverload
  public init<Output>(
    _ title: String, id: RowID? = nil, subtitle: String? = nil, icon: String? = nil,
    action: () -> Output
  ) { self.init(title) }
}

extension Section {
  /// Explains that the id of a section is a modifier.
  @available(*, unavailable, message: "the id of a section is a modifier: .id(…) behind it")
  @_disfavoredOverload
  public init(
    _ header: String? = nil, footer: String? = nil, id: SectionID, @RowBuilder _ rows: () -> Row
  ) {
    self.init(header, footer: footer, rows)
  }
}

extension ButtonRow {
  /// Explains that the id, the subtitle and the icon of a row are modifiers.
  @available(*, unavailable, message: "id, subtitle and icon are modifiers: .id(…) behind the row")
  @_disfavoredOverload
  public init<Output>(
    _ title: String, id: RowID? = nil, subtitle: String? = nil, icon: String? = nil,
    action: () -> Output
  ) { row = Row(title) }
}

extension LinkRow {
  /// Explains that the id, the subtitle and the icon of a row are modifiers.
  @available(*, unavailable, message: "id, subtitle and icon are modifiers: .id(…) behind the row")
  @_disfavoredOverload
  public init<Output>(
    _ title: String, id: RowID? = nil, subtitle: String? = nil, icon: String? = nil,
    content: () -> Output
  ) { row = Row(title) }
}

extension DisclosureRow {
  /// Explains that the id, the subtitle and the icon of a row are modifiers.
  @available(*, unavailable, message: "id, subtitle and icon are modifiers: .id(…) behind the row")
  @_disfavoredOverload
  public init<Output>(
    _ title: String, id: RowID? = nil, subtitle: String? = nil, icon: String? = nil,
    content: () -> Output
  ) { row = Row(title) }
}

extension ToggleRow {
  /// Explains that the id, the subtitle and the icon of a row are modifiers.
  @available(*, unavailable, message: "id, subtitle and icon are modifiers: .id(…) behind the row")
  @_disfavoredOverload
  public init(
    _ title: String, isOn: Binding<Bool>, id: RowID? = nil, subtitle: String? = nil,
    icon: String? = nil
  ) { row = Row(title) }
}

extension NumberFieldRow {
  /// Explains that the id, the subtitle and the icon of a row are modifiers.
  @available(*, unavailable, message: "id, subtitle and icon are modifiers: .id(…) behind the row")
  @_disfavoredOverload
  public init<Value>(
    _ title: String, value: Binding<Value>, id: RowID? = nil, subtitle: String? = nil,
    icon: String? = nil
  ) { row = Row(title) }
}

extension DateRow {
  /// Explains that the id, the subtitle and the icon of a row are modifiers.
  @available(*, unavailable, message: "id, subtitle and icon are modifiers: .id(…) behind the row")
  @_disfavoredOverload
  public init<Value>(
    _ title: String, value: Binding<Value>, id: RowID? = nil, subtitle: String? = nil,
    icon: String? = nil
  ) { row = Row(title) }
}

extension PickerRow {
  /// Explains that the id, the subtitle and the icon of a row are modifiers.
  @available(*, unavailable, message: "id, subtitle and icon are modifiers: .id(…) behind the row")
  @_disfavoredOverload
  public init<Value>(
    _ title: String, selection: Binding<Value>, id: RowID? = nil, subtitle: String? = nil,
    icon: String? = nil
  ) { row = Row(title) }
}

/// The body of an initialiser that is unavailable in a protocol's extension, which nothing can
/// call.
func explanationOnly() -> Never { fatalError("an unavailable initialiser was called") }
