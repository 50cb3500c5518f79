extension TableAdapter {
  /// Explains how an adapter is created.
  @available(*, unavailable, message: "an adapter needs a table: TableAdapter(Table { … })")
  public convenience init(@TableBuilder _ content: () -> Section) { self.init(Table()) }

  /// Explains that the closure is assigned to a property.
  @available(*, unavailable, message: "assign the closure: onChange = { … }")
  public func onChange(_ action: (TableChanges) -> Void) {}
}
