/// A value that lives elsewhere and can be read and changed from here.
///
/// ```swift
/// let volume = Binding(get: { player.volume }, set: { player.volume = $0 })
/// let title = Binding(song, \.title)
/// ```
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The value that was declared as the default, if any was.
  public let defaultValue: Value?

  /// Creates a binding from a function that reads the value and one that changes it.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Changes it.
  ///   - defaultValue: What resetting the value sets it to.
  public init(
    get: @escaping () -> Value,
    set: @escaping (_ value: Value) -> Void,
    default defaultValue: Value? = nil
  ) {
    read = get
    write = set
    self.defaultValue = defaultValue
  }

  /// Creates a binding to a property of an object, which it keeps alive.
  public init<Object: AnyObject>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(get: { object[keyPath: property] }, set: { object[keyPath: property] = $0 })
  }

  /// Returns a binding whose value never changes.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// The value, read and changed where it lives.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// Sets the value to its default; nothing where none was declared.
  var reset: (() -> Void)? {
    defaultValue.map { value in { wrappedValue = value } }
  }
}
