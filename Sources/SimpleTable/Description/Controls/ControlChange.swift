/// A change of the value of a row.
package enum ControlChange {
  /// The value is set from a text.
  case text(String)
  /// The value is changed as selecting the row does.
  case activation
  /// The value is changed by a number of steps, negative ones downwards.
  case steps(Int)
  /// The entry that the row is changes.
  case edit(EntryEdit)
  /// An option of a picker is selected.
  case option(AnyHashable)
  /// All options of a picker of several are chosen, or none.
  case all(Bool)
  /// An entry of a list changes, the one with a text at an index, or of a map, the one with a name;
  /// without an index, it is new.
  case entry(EntryEdit, text: String, index: Int?)
}

/// What is done with an entry of a list or a map.
package enum EntryEdit {
  /// It gets another text, or is added with it.
  case replace(String)
  /// It is removed.
  case remove
  /// It is moved by a number of places, negative ones upwards.
  case move(Int)
}
