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

  /// Returns a tag as one of the values that can be chosen, or nothing if it is of another type.
  let value: (_ tag: AnyHashable) -> AnyHashable?

  /// Reads whether a value is chosen.
  let isChosen: (_ value: AnyHashable) -> Bool

  /// Chooses a value.
  let choose: (_ value: AnyHashable) -> Void

  /// Lets go of a chosen value; nothing where one must stay chosen.
  let release: ((_ value: AnyHashable) -> Void)?

  /// Whether choosing a value lets go of the one before.
  let isSingle: Bool

  let reset: (() -> Void)?
}

extension SelectionGroup {
  /// Returns a group in which one row is chosen: the one with the tag that equals the value.
  public static func single<Value: Hashable>(_ choice: Binding<Value>) -> SelectionGroup {
    SelectionGroup(
      chosen: { [AnyHashable(choice.wrappedValue)] },
      value: { ($0.base as? Value).map { AnyHashable($0) } },
      isChosen: { $0.base as? Value == choice.wrappedValue },
      choose: { if let value = $0.base as? Value { choice.wrappedValue = value } },
      release: nil,
      isSingle: true,
      reset: choice.reset
    )
  }

  /// Returns a group in which one row is chosen, or none while the value is missing.
  ///
  /// A row stays chosen when it is selected again. To let readers choose nothing, add a row for
  /// that with a value of its own.
  public static func single<Value: Hashable>(_ choice: Binding<Value?>) -> SelectionGroup {
    SelectionGroup(
      chosen: { choice.wrappedValue.map { [AnyHashable($0)] } ?? [] },
      value: { ($0.base as? Value).map { AnyHashable($0) } },
      isChosen: { $0.base as? Value == choice.wrappedValue },
      choose: { if let value = $0.base as? Value { choice.wrappedValue = value } },
      release: { _ in choice.wrappedValue = nil },
      isSingle: true,
      reset: choice.reset
    )
  }

  /// Returns a group in which the rows are chosen whose tags are in the set.
  public static func multiple<Value: Hashable>(_ choices: Binding<Set<Value>>) -> SelectionGroup {
    SelectionGroup(
      chosen: { Set(choices.wrappedValue.map { AnyHashable($0) }) },
      value: { ($0.base as? Value).map { AnyHashable($0) } },
      isChosen: { ($0.base as? Value).map(choices.wrappedValue.contains) ?? false },
      choose: { if let value = $0.base as? Value { choices.wrappedValue.insert(value) } },
      release: { if let value = $0.base as? Value { choices.wrappedValue.remove(value) } },
      isSingle: false,
      reset: choices.reset
    )
  }
}
