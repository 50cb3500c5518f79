/// The bindings to the properties of an object, each with the default of a pristine one.
///
/// ```swift
/// let bind = Bindings(editor, defaults: Editor())
/// let table = Table {
///   Section { StepperRow("Save after", value: bind.saveDelay, in: 0...900, step: 100).id("delay") }
/// }
/// ```
///
/// They suit any class, `@Observable` ones included. The object is kept alive, and so is the one with
/// the defaults, which must not change.
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

  /// Returns a binding to a property, whose default is what the pristine object has; it has none where both
  /// are one object.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding(object, property, default: object === defaults ? nil : defaults[keyPath: property])
  }

  /// Returns the bindings of an object that the object holds now.
  public subscript<Child: AnyObject>(
    dynamicMember property: KeyPath<Object, Child>
  ) -> Bindings<Child> {
    Bindings<Child>(object[keyPath: property], defaults: defaults[keyPath: property])
  }
}
