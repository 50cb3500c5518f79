/// How a header or a footer is shown, beside what it says.
struct EdgeLook: Equatable {
  /// Whether it is the selected one.
  var isSelected = false

  /// Whether there is air above it.
  var hasAir = false

  /// The most lines of its text.
  var lineLimit = Int.max

  /// The lines of one that draws itself, or `nil`.
  var lines: [String]?
}
