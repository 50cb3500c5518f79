/// What a picker changes: one value, or any number of values, behind a binding of any type.
struct Selection {
  /// Returns the values that are chosen, each once.
  let chosen: () -> [AnyHashable]

  /// Replaces the chosen values; returns `false` for values of another type, or none where there
  /// must be one.
  let choose: (_ values: [AnyHashable]) -> Bool

  /// Whether at most one value can be chosen.
  let isSingle: Bool

  /// Whether the chosen values keep the order in which they were chosen.
  let isOrdered: Bool

  /// Whether the choice may be empty.
  let mayBeEmpty: Bool

  /// Whether the choice can never change.
  let isConstant: Bool

  /// Returns whether the state takes values; `nil` where it takes any, as most do.
  private let accepts: ((_ values: [AnyHashable]) -> Bool)?

  /// The declared default, if there is one.
  let defaultChosen: [AnyHashable]?
}

extension Selection {
  /// Returns the selection of one value.
  static func single<Value: Hashable>(_ choice: Binding<Value>) -> Selection {
    Selection(choice, isSingle: true, mayBeEmpty: false, chosen: { [$0] }, state: { $0.first })
  }

  /// Returns the selection of one value, or of none while it is missing.
  static func single<Value: Hashable>(_ choice: Binding<Value?>) -> Selection {
    Selection(
      choice, isSingle: true, mayBeEmpty: true,
      chosen: { $0.map { [$0] } ?? [] }, state: { .some($0.first) })
  }

  /// Returns the selection of any number of values.
  static func multiple<Value: Hashable>(_ choices: Binding<Set<Value>>) -> Selection {
    Selection(
      choices, isSingle: false, mayBeEmpty: true, chosen: { Array($0) }, state: { Set($0) })
  }

  /// Returns the selection of any number of values in the order of choosing, each once.
  static func multiple<Value: Hashable>(_ choices: Binding<[Value]>) -> Selection {
    Selection(
      choices, isSingle: false, isOrdered: true, mayBeEmpty: true, chosen: { $0.withoutRepeats },
      state: { $0 })
  }

  /// Creates a selection over a state.
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
    self.chosen = { [read = state.read] in values(read()) }
    let newState = { (values: [AnyHashable]) in
      let typed = values.compactMap { $0.base as? Value }
      return typed.count == values.count ? makeState(typed) : nil
    }
    choose = { [writer = state.writer] values in
      guard let new = newState(values) else { return false }
      writer.write(new)
      return true
    }
    accepts = state.accepts.map { accepts in { newState($0).map(accepts.value) == true } }
    self.isSingle = isSingle
    self.isOrdered = isOrdered
    self.mayBeEmpty = mayBeEmpty
    isConstant = state.isConstant
    defaultChosen = state.defaultValue.map(values)
  }

  /// Returns whether values can be chosen in place of others.
  func canBe(_ values: [AnyHashable]) -> Bool { !isConstant && accepts?(values) != false }

  /// Chooses the declared default, if there is one.
  func assignDefault() {
    if let defaultChosen { _ = choose(defaultChosen) }
  }
}
