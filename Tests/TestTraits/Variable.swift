package import SimpleTable

/// A value with a default that rows bind to and tests read, in place of a property of a class.
package final class Variable<Value> {
  package var wrappedValue: Value
  private let defaultValue: Value

  package init(_ value: Value) {
    wrappedValue = value
    defaultValue = value
  }

  package convenience init(wrappedValue: Value) { self.init(wrappedValue) }

  /// The value as a row takes it.
  package var binding: Binding<Value> {
    Binding(
      get: { self.wrappedValue }, set: { self.wrappedValue = $0 }, default: defaultValue)
  }

  package var projectedValue: Binding<Value> { binding }
}
