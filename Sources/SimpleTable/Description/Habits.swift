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

  /// Explains how a program follows a value.
  @available(*, unavailable, message: "a control has no closure: use onSettingChange of a Menu")
  @_disfavoredOverload
  public init(_ title: String, isOn: Binding<Bool>, onChange: () -> Void) { explanationOnly() }

  /// Explains how a program follows a value.
  @available(*, unavailable, message: "a control has no closure: use onSettingChange of a Menu")
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ title: String, value: Binding<Value>, in range: ClosedRange<Value>, onChange: () -> Void
  ) {
    explanationOnly()
  }

  /// Explains that the range of a number is closed.
  @available(*, unavailable, message: "the range of a number includes its end: write 0...99")
  @_disfavoredOverload
  public init<Value: Comparable>(_ title: String, value: Binding<Value>, in range: Range<Value>) {
    explanationOnly()
  }
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
