/// Access to a value that is kept elsewhere, to read and change it.
///
/// ```swift
/// let volume = Binding(get: { player.volume }, set: { player.volume = $0 })
/// let title = Binding(song, \.title)
/// ```
@dynamicMemberLookup
public struct Binding<Value> {
  // A binding has many words, so what is kept for each row captures one of these alone.

  /// Reads the value.
  let read: () -> Value

  /// Changes the value.
  let writer: Writer

  /// The declared default, or `nil` without one.
  public let defaultValue: Value?

  /// Whether the value can never change.
  let isConstant: Bool

  /// Returns whether the state takes a value; `nil` where it takes any, as most do.
  let accepts: Shared<(Value) -> Bool>?

  /// Where an element of the value was found last, in a collection of a ``Setting``.
  let lastPosition: Shared<Int>?

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
    self.init(
      read: get, writer: .whole(set), defaultValue: defaultValue, isConstant: isConstant,
      accepts: accepts)
  }

  /// Creates a binding to state that can be changed in place.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - change: Makes a change where the value lives.
  ///   - defaultValue: The value that unsetting assigns, if any.
  ///   - isConstant: Whether the value can never change.
  ///   - lastPosition: Where an element was found last.
  init(
    get: @escaping () -> Value, change: @escaping (_ change: BindingChange<Value>) -> Void,
    default defaultValue: Value?, isConstant: Bool = false, lastPosition: Shared<Int>? = nil
  ) {
    self.init(
      read: get, writer: .inPlace(change), defaultValue: defaultValue, isConstant: isConstant,
      accepts: nil, lastPosition: lastPosition)
  }

  private init(
    read: @escaping () -> Value, writer: Writer, defaultValue: Value?, isConstant: Bool,
    accepts: Shared<(Value) -> Bool>?, lastPosition: Shared<Int>? = nil
  ) {
    self.read = read
    self.writer = writer
    self.defaultValue = defaultValue
    self.isConstant = isConstant
    self.accepts = accepts
    self.lastPosition = lastPosition
  }

  /// Creates a binding to a property of an object, and keeps the object alive.
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
      get: { object[keyPath: property] },
      change: { change in
        switch change {
        case .set(let value): object[keyPath: property] = value
        case .update(let update): update(&object[keyPath: property])
        }
      }, default: defaultValue)
  }

  /// Returns a binding to a property of the value, with the same property of the default as its
  /// default.
  ///
  /// If the value is an object, the new binding has no default: a property of the default object
  /// would change with the object.
  public subscript<Member>(
    dynamicMember property: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let isOfObject = property is ReferenceWritableKeyPath<Value, Member>
    return Binding<Member>(
      read: { wrappedValue[keyPath: property] }, writer: memberWriter(property, isOfObject),
      defaultValue: isOfObject ? nil : defaultValue?[keyPath: property],
      isConstant: isConstant && !isOfObject,
      accepts: isOfObject
        ? nil
        : accepts.map { [read] accepts in
          Shared { member in
            var whole = read()
            whole[keyPath: property] = member
            return accepts.value(whole)
          }
        },
      lastPosition: isOfObject ? nil : lastPosition)
  }

  private func memberWriter<Member>(
    _ property: WritableKeyPath<Value, Member>, _ isOfObject: Bool
  ) -> Binding<Member>.Writer {
    guard !isOfObject, case .inPlace(let change) = writer else {
      return .whole { wrappedValue[keyPath: property] = $0 }
    }
    return .inPlace { member in
      switch member {
      // The member's setter may read the whole value, so it runs on a copy.
      case .set(let value): wrappedValue[keyPath: property] = value
      case .update(let update): change(.update { update(&$0[keyPath: property]) })
      }
    }
  }

  /// Returns a binding to a value that never changes, and that users cannot change.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in }, default: nil, isConstant: true)
  }

  /// The present value; setting it changes the original.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { writer.write(newValue) }
  }

  /// The value as one that may be missing; a missing one is never written.
  var optional: Binding<Value?> {
    Binding<Value?>(
      get: { [read] in read() }, set: { [writer] in if let new = $0 { writer.write(new) } },
      default: defaultValue.map { .some($0) }, isConstant: isConstant,
      accepts: accepts.map { accepts in Shared { $0.map(accepts.value) ?? true } })
  }

  /// Changes the value, in place where its state can: a collection is then not copied for one
  /// element.
  func update(_ update: @escaping (inout Value) -> Void) {
    switch writer {
    case .whole(let set):
      var value = wrappedValue
      update(&value)
      set(value)
    case .inPlace(let change): change(.update(update))
    }
  }

  /// Returns whether the value can be changed to another one, which is made only to be judged.
  func canBe(_ value: @autoclosure () -> Value) -> Bool {
    !isConstant && accepts?.value(value()) != false
  }

  /// Sets the value to its default, where one was declared.
  func assignDefault() {
    if let defaultValue { wrappedValue = defaultValue }
  }

  /// How the value is changed.
  enum Writer {
    /// It is replaced by another one.
    case whole((Value) -> Void)
    /// It is changed where it lives.
    case inPlace((BindingChange<Value>) -> Void)

    /// Replaces the value.
    func write(_ value: Value) {
      switch self {
      case .whole(let set): set(value)
      case .inPlace(let change): change(.set(value))
      }
    }
  }
}

extension Binding: CustomReflectable {
  /// Whether there is a default, without values, because some may be secret.
  public var customMirror: Mirror {
    Mirror(self, children: ["hasDefault": defaultValue != nil])
  }
}

/// A change of the value of a binding.
enum BindingChange<Value> {
  /// The value is replaced.
  case set(Value)
  /// The value is changed by a function.
  case update((inout Value) -> Void)
}
