/// The position of a row among all that are declared, shown or not.
struct RowPosition: Hashable, Sendable {
  /// The number of the section, from 0.
  var section: Int

  /// The number of the row in its section, from 0; rows under a row follow it.
  var row: Int
}
