// Habits from SwiftUI, Eureka and QuickTableViewController. Like the overloads in Mistakes.swift,
// these say what to write instead.

extension Row {
  /// Explains where the action of a row is written.
  @available(*, unavailable, message: "the action of a row is its last closure: Row(…) { … }")
  @_disfavoredOverload
  public init(_ title: String, action: () -> Void) { self.init(title) }
}

extension RowContent {
  /// Explains where the action of a row is written.
  @available(
    *, unavailable, message: "the action of a row is its last closure, or .onSelect { … }"
  )
  public func onTapGesture(perform action: () -> Void) -> Row { row }

  /// Explains how a program follows a value.
  @available(*, unavailable, message: "a control has no closure: use onSettingChange of a Menu")
  public func onChange(_ action: () -> Void) -> Row { row }

  /// Explains how a row gives the reason why it is disabled.
  @available(*, unavailable, message: "write .disabled(reason: …), or .disabled(isOffline, …)")
  @_disfavoredOverload
  public func disabled(_ reason: String) -> Row { row }
}

extension ToggleRow {
  /// Explains how a program follows a value.
  @available(*, unavailable, message: "a control has no closure: use onSettingChange of a Menu")
  @_disfavoredOverload
  public init(_ title: String, isOn: Binding<Bool>, onChange: () -> Void) { row = Row(title) }
}

@available(*, unavailable, message: "write accessory: .none, or leave it out")
extension Accessory: ExpressibleByNilLiteral {
  /// Explains how a row has no accessory.
  public init(nilLiteral: ()) { self = .none }
}

extension RowContent {
  /// Explains that the options of a picker are values.
  @available(*, unavailable, message: "a PickerRow has its options as values, each with its row")
  public func tag<Value>(_ value: Value) -> Row { row }
}

extension DateRow {
  /// Explains which dates a row has.
  @available(
    *, unavailable, message: "a DateRow needs a CalendarDate, a TimeOfDay or a DateAndTime"
  )
  @_disfavoredOverload
  public init<Value>(_ title: String, value: Binding<Value>) { row = Row(title) }
}

extension Section {
  /// Explains that collapsing is a modifier.
  @available(
    *, unavailable, message: "write .collapsible(initially: .collapsed) behind the section"
  )
  @_disfavoredOverload
  public init(_ header: String, isCollapsed: Bool, @RowBuilder _ content: () -> Row) {
    self.init(header, content)
  }

  /// Explains that a footer is a text.
  @available(*, unavailable, message: "the footer is a text: Section(…, footer: …) or .footer(…)")
  @_disfavoredOverload
  public init(_ header: String? = nil, @RowBuilder _ rows: () -> Row, footer: () -> Any) {
    self.init(header, rows)
  }

  /// Explains that a choice is a picker.
  @available(*, unavailable, message: "write PickerRow(…, selection: …, style: .inline) inside it")
  @_disfavoredOverload
  public init<Value>(
    _ header: String? = nil, selection: Binding<Value>, @RowBuilder _ rows: () -> Row
  ) {
    self.init(header, rows)
  }

  /// Explains that help is about one row.
  @available(*, unavailable, message: "a section has no help: write .help(…) behind a row")
  public func help(_ help: String?) -> Section { self }

  /// Explains that a choice is a picker.
  @available(*, unavailable, message: "write PickerRow(…, selection: …, style: .inline) inside it")
  public func selection<Value>(_ choice: Value) -> Section { self }
}

extension Section {
  /// Explains that a section has rows.
  @available(*, unavailable, message: "a section has its rows in braces: Section(…) { Row(…) }")
  @_disfavoredOverload
  public init(_ header: String) { self.init(header) { Row("") } }

  /// Explains that the detail of a header is a modifier.
  @available(*, unavailable, message: "write .headerDetail(…) behind the section")
  @_disfavoredOverload
  public init(
    _ header: String, headerDetail: String?, footer: String? = nil, @RowBuilder _ rows: () -> Row
  ) {
    self.init(header, footer: footer, rows)
  }
}

extension SectionContent {
  /// Explains where a section has its header.
  @available(*, unavailable, message: "the header comes first: Section(\"…\") { … }")
  public func header(_ header: String?) -> Section { section }

  /// Explains how a section gives the reason why it is disabled.
  @available(*, unavailable, message: "write .disabled(reason: …), or .disabled(isOffline, …)")
  @_disfavoredOverload
  public func disabled(_ reason: String) -> Section { section }
}
