/// Which of a section's rows are chosen: one of them, or any number.
///
/// ```swift
/// Section("Walking speed") {
///   Row("Slow").tag(Speed.slow)
///   Row("Fast").tag(Speed.fast)
/// }
/// .selection(.single(trip.$speed))
/// ```
public struct SelectionGroup {
  /// Reads what is chosen; called once each time the description is evaluated.
  let chosen: () -> Set<AnyHashable>

  /// Chooses a tag, or lets go of it where several may be chosen.
  let choose: (AnyHashable) -> Void

  /// Whether exactly one row should be chosen.
  let isSingle: Bool

  let reset: (() -> Void)?

  /// Returns a group in which one row is chosen: the one with the tag that equals the value.
  public static func single<Value: Hashable>(_ choice: Binding<Value>) -> SelectionGroup {
    SelectionGroup(
      chosen: { [AnyHashable(choice.wrappedValue)] },
      choose: { tag in if let value = tag.base as? Value { choice.wrappedValue = value } },
      isSingle: true,
      reset: choice.reset
    )
  }

  /// Returns a group in which one row is chosen, or none while the value is missing.
  public static func single<Value: Hashable>(_ choice: Binding<Value?>) -> SelectionGroup {
    SelectionGroup(
      chosen: { choice.wrappedValue.map { [AnyHashable($0)] } ?? [] },
      choose: { tag in if let value = tag.base as? Value { choice.wrappedValue = value } },
      isSingle: true,
      reset: choice.reset
    )
  }

  /// Returns a group in which the rows are chosen whose tags are in the set.
  public static func multiple<Value: Hashable>(_ choices: Binding<Set<Value>>) -> SelectionGroup {
    SelectionGroup(
      chosen: { Set(choices.wrappedValue.map { AnyHashable($0) }) },
      choose: { tag in
        guard let value = tag.base as? Value else { return }
        var chosen = choices.wrappedValue
        if chosen.remove(value) == nil { chosen.insert(value) }
        choices.wrappedValue = chosen
      },
      isSingle: false,
      reset: choices.reset
    )
  }
}
