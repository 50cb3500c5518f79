extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// Returns a binding to the element at a position.
  ///
  /// After the element is removed, reading returns its last value and writing does nothing. A
  /// position that neither the collection nor the default has stops the program, as in an array. If
  /// elements are inserted or removed, use ``subscript(id:)``, because another element may move to
  /// the position.
  ///
  /// The new binding has a default if the default has an element at the position.
  ///
  /// - Complexity: Reading is O(1), and so is writing where the collection is a ``Setting`` or a property of
  ///   an object; elsewhere writing copies the collection.
  public subscript(index: Value.Index) -> Binding<Value.Element> {
    element("at \(index)") { $0.startIndex <= index && index < $0.endIndex ? index : nil }
  }

  /// Returns a binding to the element with an id.
  ///
  /// After the element is removed, reading returns its last value and writing does nothing. An id
  /// that neither the collection nor the default has stops the program.
  ///
  /// The new binding has a default if the default has an element with the id.
  ///
  /// - Complexity: O(*n*) in the number of elements; O(1) for each of all elements in order where the
  ///   collection is a ``Setting``.
  public subscript(id id: Value.Element.ID) -> Binding<Value.Element>
  where Value.Element: Identifiable {
    let lastFound = lastFound ?? LastFound()
    return element("with the id \(id)") { lastFound.index(in: $0) { $0.id == id } }
  }

  private func element(
    _ name: @autoclosure () -> String, at position: @escaping (Value) -> Value.Index?
  ) -> Binding<Value.Element> {
    let element = { (elements: Value) in position(elements).map { elements[$0] } }
    let original = defaultValue.flatMap(element)
    guard let first = element(wrappedValue) ?? original else {
      preconditionFailure("a binding needs an element, and there is none \(name())")
    }
    let last = LastValue(first)
    return Binding<Value.Element>(
      get: {
        if let value = element(wrappedValue) { last.value = value }
        return last.value
      },
      set: { value in
        guard let position = position(wrappedValue) else { return }
        last.value = value
        update { if $0.indices.contains(position) { $0[position] = value } }
      },
      default: original, isConstant: isConstant)
  }
}

extension Binding {
  /// Returns a binding to the value of a key, or to a value that applies while there is none.
  ///
  /// The new binding's default is the value of the key in the default, or else the given value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: What is read while the dictionary has no value for the key.
  /// - Complexity: Reading is O(1), and so is writing where the dictionary is a ``Setting`` or a property of
  ///   an object; elsewhere writing copies the dictionary.
  public subscript<Key: Hashable, Element>(
    key: Key, default value: @autoclosure () -> Element
  ) -> Binding<Element> where Value == [Key: Element] {
    let missing = value()
    return Binding<Element>(
      get: { wrappedValue[key] ?? missing },
      set: { value in update { $0[key] = value } },
      default: defaultValue?[key] ?? missing, isConstant: isConstant)
  }
}

/// Where an element of a collection was last found.
///
/// Rows are declared and read in the order of their elements, so the next one is near.
final class LastFound {
  private var offset = 0

  /// Returns the index of the next element from there, around the end, for which a condition holds.
  func index<Elements: RandomAccessCollection>(
    in elements: Elements, where isMeant: (Elements.Element) -> Bool
  ) -> Elements.Index? {
    let count = elements.count
    for step in 0..<count {
      let next = (offset + step) % count
      let index = elements.index(elements.startIndex, offsetBy: next)
      guard isMeant(elements[index]) else { continue }
      offset = next
      return index
    }
    return nil
  }
}

/// The value that an element had when it was last read.
private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
