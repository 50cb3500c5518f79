/// A value that lives elsewhere and can be read and changed from here.
///
/// ```swift
/// let volume = Binding(get: { player.volume }, set: { player.volume = $0 })
/// let title = Binding(song, \.title)
/// ```
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The value that was declared as the default, or `nil`.
  public let defaultValue: Value?

  /// Whether the value can never change.
  let isConstant: Bool

  /// Returns whether the state takes a value; `nil` where it takes any, as most do.
  let accepts: Shared<(Value) -> Bool>?

  /// Creates a binding from a function that reads the value and one that changes it.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Changes it.
  ///   - defaultValue: The value that unsetting assigns; without it, the binding has no default.
  public init(
    get: @escaping () -> Value,
    set: @escaping (_ value: Value) -> Void,
    default defaultValue: Value? = nil
  ) {
    self.init(get: get, set: set, default: defaultValue, isConstant: false)
  }

  init(
    get: @escaping () -> Value, set: @escaping (_ value: Value) -> Void,
    default defaultValue: Value?, isConstant: Bool, accepts: Shared<(Value) -> Bool>? = nil
  ) {
    read = get
    write = set
    self.defaultValue = defaultValue
    self.isConstant = isConstant
    self.accepts = accepts
  }

  /// Creates a binding to a property of an object, which it keeps alive.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - property: The property, which may be one of a struct that the object holds.
  ///   - defaultValue: The value that unsetting assigns; without it, the binding has no default.
  public init<Object: AnyObject>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>,
    default defaultValue: Value? = nil
  ) {
    self.init(
      get: { object[keyPath: property] }, set: { object[keyPath: property] = $0 },
      default: defaultValue)
  }

  /// Returns a binding to a property of the value, whose default is that of the default value.
  ///
  /// If the value is an object, the new binding has no default: a property of the default object
  /// would change with the object.
  public subscript<Member>(
    dynamicMember property: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let isOfObject = property is ReferenceWritableKeyPath<Value, Member>
    func accepted(_ member: Member) -> Bool {
      var whole = wrappedValue
      whole[keyPath: property] = member
      return accepts?.value(whole) != false
    }
    return Binding<Member>(
      get: { wrappedValue[keyPath: property] },
      set: { wrappedValue[keyPath: property] = $0 },
      default: isOfObject ? nil : defaultValue?[keyPath: property],
      isConstant: isConstant && !isOfObject,
      accepts: isOfObject || accepts == nil ? nil : Shared(accepted))
  }

  /// Returns a binding whose value never changes.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in }, default: nil, isConstant: true)
  }

  /// The value, read and changed where it lives.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// Returns whether the value can be changed to another one.
  func canBe(_ value: Value) -> Bool { !isConstant && accepts?.value(value) != false }

  /// Sets the value to its default, where one was declared.
  func assignDefault() {
    if let defaultValue { wrappedValue = defaultValue }
  }
}
