package import SimpleTable

/// A value that samples may name without an object, and bind to by `$`.
@propertyWrapper
package final class Variable<Value> {
  package var wrappedValue: Value

  package init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  package var projectedValue: Binding<Value> { Binding(self, \.wrappedValue) }
}
