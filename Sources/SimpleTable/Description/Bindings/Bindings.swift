/// The bindings to the properties of an object, with defaults from a second, unchanged object.
///
/// ```swift
/// let bind = Bindings(editor, defaults: Editor())
/// let table = Table {
///   Section { StepperRow("Save after", value: bind.saveDelay, in: 0...900, step: 100).id("delay") }
/// }
/// ```
///
/// The object can be of any class, also an `@Observable` one. Both objects are kept alive. The one
/// with the defaults must not change.
@dynamicMemberLookup
public struct Bindings<Object: AnyObject> {
  private let object: Object
  private let defaults: Object

  /// Creates the bindings of an object.
  ///
  /// - Parameters:
  ///   - object: The object whose properties are read and changed.
  ///   - defaults: An object whose properties have their defaults, and that nothing changes.
  public init(_ object: Object, defaults: Object) {
    self.object = object
    self.defaults = defaults
  }

  /// Returns a binding to a property, with the value in the second object as its default.
  ///
  /// If both objects are the same, the binding has no default.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding(object, property, default: object === defaults ? nil : defaults[keyPath: property])
  }

  /// Returns the bindings to the properties of an object that a property refers to now.
  public subscript<Child: AnyObject>(
    dynamicMember property: KeyPath<Object, Child>
  ) -> Bindings<Child> {
    Bindings<Child>(object[keyPath: property], defaults: defaults[keyPath: property])
  }
}
