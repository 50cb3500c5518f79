// What people write who come from SwiftUI, Eureka or QuickTableViewController: like the overloads of
// Mistakes.swift, these say what to write.

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
  public init(_ title: String, isOn: Binding<Bool>, onChange: () -> Void) { fatalError() }

  /// Explains how a program follows a value.
  @available(*, unavailable, message: "a control has no closure: use onSettingChange of a Menu")
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ title: String, value: Binding<Value>, in range: ClosedRange<Value>, onChange: () -> Void
  ) {
    fatalError()
  }

  /// Explains that the range of a number is closed.
  @available(*, unavailable, message: "the range of a number includes its end: write 0...99")
  @_disfavoredOverload
  public init<Value: Comparable>(_ title: String, value: Binding<Value>, in range: Range<Value>) {
    fatalError()
  }
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

  /// Explains how a group of choices has its value.
  @available(*, unavailable, message: "write .selection(.single(…)), or .multiple(…) for a set")
  @_disfavoredOverload
  public func selection<Value>(_ choice: Binding<Value>) -> Section { self }
}
