/// Where a picker shows its options.
public enum PickerStyle: Hashable, Sendable {
  /// Below the row of the picker, while that is expanded.
  case menu
  /// As rows of the section; the picker has no row of its own.
  ///
  /// The title of the picker becomes the header of a section that has none. Messages about the
  /// picker, such as why it cannot be changed, are shown below its last option.
  case inline
  /// On a page of their own.
  case navigationLink
}
