extension Table {
  /// Returns the table with an action that runs after any of its rows was selected.
  ///
  /// - Parameter action: Called with the row and its path, after the row's own closure.
  /// - Returns: The changed table.
  public func onSelect(_ action: ((_ row: Row, _ path: RowPath) -> Void)?) -> Table {
    changed { $0.selectHandler = action }
  }

  /// Returns the table with an action that runs after the accessory button of any of its rows was
  /// tapped.
  ///
  /// - Parameter action: Called with the row and its path, after the row's own closure.
  /// - Returns: The changed table.
  public func onAccessory(_ action: ((_ row: Row, _ path: RowPath) -> Void)?) -> Table {
    changed { $0.accessoryHandler = action }
  }

  /// Returns the table with other words for the library's messages, such as why a value is refused.
  ///
  /// The words are evaluated again at each reload. They also apply to the pages that its links lead
  /// to, unless those have words of their own.
  ///
  /// - Parameter words: Returns the words, for example in the language that the user has chosen.
  /// - Returns: The changed table.
  public func words(_ words: @escaping () -> TableWords) -> Table {
    changed { $0.evaluateWords = words }
  }

  /// Returns the table with a title that is evaluated again at each reload.
  ///
  /// - Parameter title: Returns the title, for example in the language that the user has chosen.
  /// - Returns: The changed table.
  public func title(_ title: @escaping () -> String?) -> Table {
    changed { $0.evaluateTitle = title }
  }

  /// Returns the table with the words of the page above it, unless it has its own.
  package func inheriting(_ words: TableWords) -> Table {
    evaluateWords == nil ? self.words { words } : self
  }

  func changed(_ change: (inout Table) -> Void) -> Table {
    var copy = self
    change(&copy)
    return copy
  }
}
