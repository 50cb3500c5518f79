import SimpleTable

/// A value with a default that rows bind to and tests read, in place of a property of a class.
final class Variable<Value> {
  var wrappedValue: Value
  private let defaultValue: Value

  init(_ value: Value) {
    wrappedValue = value
    defaultValue = value
  }

  convenience init(wrappedValue: Value) { self.init(wrappedValue) }

  /// The value as a row takes it.
  var binding: Binding<Value> {
    Binding(
      get: { self.wrappedValue }, set: { self.wrappedValue = $0 }, default: defaultValue)
  }

  var projectedValue: Binding<Value> { binding }
}
