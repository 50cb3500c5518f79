/// A stored value that gives a binding to itself by `$`.
///
/// ```swift
/// final class Phone {
///   @Setting var wifi = true  // phone.$wifi is a Binding<Bool>
/// }
/// ```
///
/// A description that reads the value follows it at the next reload. What is set through the
/// binding goes straight to the value: an observer such as `didSet` on the property is not called,
/// for which a ``Binding`` with functions of its own is the way.
@propertyWrapper
public final class Setting<Value> {
  /// The value.
  public var wrappedValue: Value

  private let defaultValue: Value

  /// Creates a setting with a value to start from, which is also its default.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    defaultValue = wrappedValue
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }, default: defaultValue)
  }
}
