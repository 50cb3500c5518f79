extension TableAdapter {
  /// Explains what an adapter is made of.
  @available(*, unavailable, message: "an adapter needs a table: TableAdapter(Table { … })")
  public convenience init(@TableBuilder _ content: () -> Section) { self.init(Table()) }

  /// Explains that a property has the closure.
  @available(*, unavailable, message: "assign the closure: onChange = { … }")
  public func onChange(_ action: (TableChanges) -> Void) {}
}
