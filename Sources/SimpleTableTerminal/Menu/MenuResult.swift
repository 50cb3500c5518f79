/// The result of running a menu in a terminal.
public struct MenuResult: Sendable {
  /// The way in which the menu has ended.
  public let end: MenuEnd

  /// The error of the last automatic save, or `nil` if there was none.
  public let saveError: (any Error)?

  /// Whether a value was refused at numbered lines, and was not corrected afterwards.
  ///
  /// With this, a script that sets values by lines of input can find out that one of them was
  /// wrong.
  public let hasRefusedValues: Bool
}
