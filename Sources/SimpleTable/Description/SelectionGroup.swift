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
  /// Returns the values that are chosen, each once.
  let chosen: () -> [AnyHashable]

  /// Replaces the chosen values.
  let choose: (_ values: [AnyHashable]) -> Void

  /// Returns a tag as one of the values that can be chosen, or `nil` if it is of another type.
  let value: (_ tag: AnyHashable) -> AnyHashable?

  /// Whether at most one value can be chosen.
  let isSingle: Bool

  /// Whether the chosen values keep the order in which they were chosen.
  let isOrdered: Bool

  /// Whether the choice may be empty.
  let mayBeEmpty: Bool

  /// Whether the choice can never change.
  let isConstant: Bool

  /// The declared default, if there is one.
  let defaultChosen: [AnyHashable]?
}

extension SelectionGroup {
  /// Returns a group in which one row is chosen: the one with the tag that equals the value.
  public static func single<Value: Hashable>(_ choice: Binding<Value>) -> SelectionGroup {
    SelectionGroup(
      choice, isSingle: true, mayBeEmpty: false, chosen: { [$0] }, state: { $0.first })
  }

  /// Returns a group in which one row is chosen, or none while the value is missing.
  ///
  /// Selecting a chosen row again changes nothing. To let the user choose none, add a row with a
  /// value for that.
  public static func single<Value: Hashable>(_ choice: Binding<Value?>) -> SelectionGroup {
    SelectionGroup(
      choice, isSingle: true, mayBeEmpty: true,
      chosen: { $0.map { [$0] } ?? [] }, state: { .some($0.first) })
  }

  /// Returns a group in which any number of rows are chosen: those with a tag in the set.
  public static func multiple<Value: Hashable>(_ choices: Binding<Set<Value>>) -> SelectionGroup {
    SelectionGroup(
      choices, isSingle: false, mayBeEmpty: true, chosen: { Array($0) }, state: { Set($0) })
  }

  /// Returns a group in which any number of rows are chosen: those with a tag in the array, in the
  /// order of choosing.
  ///
  /// A value that is in the array several times is chosen once.
  public static func multiple<Value: Hashable>(_ choices: Binding<[Value]>) -> SelectionGroup {
    SelectionGroup(
      choices, isSingle: false, isOrdered: true, mayBeEmpty: true, chosen: { $0.withoutRepeats },
      state: { $0 })
  }

  /// Creates a group over a state.
  ///
  /// - Parameters:
  ///   - state: A binding to the state.
  ///   - isSingle: Whether at most one value can be chosen.
  ///   - isOrdered: Whether the values keep the order of choosing.
  ///   - mayBeEmpty: Whether the choice may be empty.
  ///   - chosen: Returns the values that are chosen in a state.
  ///   - makeState: Returns the state in which values are chosen, or `nil` if there is none.
  private init<State, Value: Hashable>(
    _ state: Binding<State>, isSingle: Bool, isOrdered: Bool = false, mayBeEmpty: Bool,
    chosen: @escaping (State) -> [Value], state makeState: @escaping ([Value]) -> State?
  ) {
    let values = { (state: State) in chosen(state).map { AnyHashable($0) } }
    self.chosen = { values(state.wrappedValue) }
    choose = { values in
      if let new = makeState(values.compactMap { $0.base as? Value }) { state.wrappedValue = new }
    }
    value = { ($0.base as? Value).map { AnyHashable($0) } }
    self.isSingle = isSingle
    self.isOrdered = isOrdered
    self.mayBeEmpty = mayBeEmpty
    isConstant = state.isConstant
    defaultChosen = state.defaultValue.map(values)
  }
}

extension SelectionGroup {
  /// Chooses the declared default, if there is one.
  func assignDefault() {
    if let defaultChosen { choose(defaultChosen) }
  }

  /// Returns the chosen values after a value is added or removed.
  ///
  /// `nil` stands for selecting its row, which does not remove a single value.
  func chosen(_ value: AnyHashable, _ isWanted: Bool?) -> [AnyHashable] {
    let values = chosen()
    let isWanted = isWanted ?? (isSingle || !values.contains(value))
    guard isWanted != values.contains(value) else { return values }
    if isSingle { return isWanted ? [value] : [] }
    return isWanted ? values + [value] : values.filter { $0 != value }
  }

  /// Chooses a value or removes it; does nothing if it already is, or is not, chosen.
  func set(_ value: AnyHashable, _ isWanted: Bool?) {
    let new = chosen(value, isWanted)
    if new != chosen() { choose(new) }
  }

  /// Returns why a text cannot be the new state of a choice, or `nil` if it can.
  func refusal(of text: String, for value: AnyHashable) -> Message? {
    guard let isWanted = Bool(switch: text) else { return Message(.notASwitch, text) }
    if isConstant, isWanted != chosen().contains(value) { return Message(.cannotChange) }
    if isWanted || mayBeEmpty || !chosen().contains(value) { return nil }
    return Message(.mustStayChosen)
  }
}

extension Array where Element: Hashable {
  /// The elements without later duplicates.
  package var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
