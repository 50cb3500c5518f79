/// A property wrapper that gives a stored property of a class a binding.
///
/// The name of the binding begins with `$`.
///
/// ```swift
/// final class Phone {
///   @Setting var wifi = true  // phone.$wifi is a Binding<Bool>
/// }
/// ```
///
/// A description that reads the value shows a new one after the next reload. The binding changes
/// the value directly, without observers of the property such as `didSet`. If you need those,
/// create a ``Binding`` from functions.
///
/// Only a class can have such a property, because the copies of a struct would share one value.
///
/// - Complexity: A read costs about 0.1 µs; a change is made in place.
@propertyWrapper
public final class Setting<Value> {
  private var value: Value
  private let defaultValue: Value

  /// Where an element of the value was found last.
  private let lastPosition = Shared(0)

  /// Creates a setting with an initial value, which is also its default.
  public init(wrappedValue: Value) {
    value = wrappedValue
    defaultValue = wrappedValue
  }

  /// Explains that a struct cannot have a setting.
  @available(
    *, unavailable, message: "@Setting belongs in a class: the copies of a struct would share it"
  )
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(
      get: { self.value },
      change: { change in
        switch change {
        case .set(let value): self.value = value
        case .update(let update): update(&self.value)
        }
      }, default: defaultValue, lastPosition: lastPosition)
  }

  /// Accesses the value in the object that has the property.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped property: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Setting>
  ) -> Value {
    get { object[keyPath: storage].value }
    _modify { yield &object[keyPath: storage].value }
  }
}
