extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// Returns a binding to the element at a position.
  ///
  /// After the element is removed, reading returns its last value, writing does nothing, and a
  /// control refuses another value. A position that neither the collection nor the default has stops
  /// the program, as in an array. If elements are inserted or removed, use ``subscript(id:)``,
  /// because another element may move to the position.
  ///
  /// The new binding has a default if the default has an element at the position.
  ///
  /// - Complexity: Reading is O(1), and so is writing where the collection is a ``Setting`` or a
  ///   property of an object; elsewhere writing copies the collection.
  public subscript(index: Value.Index) -> Binding<Value.Element> {
    element("at \(index)") { $0.startIndex <= index && index < $0.endIndex ? index : nil }
  }

  /// Returns a binding to the element with an id.
  ///
  /// After the element is removed, reading returns its last value, writing does nothing, and a
  /// control refuses another value. An id that neither the collection nor the default has stops the
  /// program.
  ///
  /// The new binding has a default if the default has an element with the id.
  ///
  /// - Complexity: Each access is O(*n*) in the number of elements; for a ``Setting`` it is O(1)
  ///   where the elements are accessed in their order, as in a loop.
  public subscript(id id: Value.Element.ID) -> Binding<Value.Element>
  where Value.Element: Identifiable {
    element("with the id \(id)") { [lastPosition] elements in
      elements.firstIndex(beside: lastPosition) { $0.id == id }
    }
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
      default: original, isConstant: isConstant,
      accepts: Shared { [read, accepts] value in
        var elements = read()
        guard let position = position(elements) else { return false }
        guard let accepts else { return true }
        elements[position] = value
        return accepts.value(elements)
      })
  }
}

extension Binding {
  /// Returns a binding to the value of a key in a dictionary, with a value for a missing key.
  ///
  /// The new binding's default is the value of the key in the default, or else the given value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: What is read while the dictionary has no value for the key.
  /// - Complexity: Reading is O(1), and so is writing where the dictionary is a ``Setting`` or a
  ///   property of an object; elsewhere writing copies the dictionary.
  public subscript<Key: Hashable, Element>(
    key: Key, default value: @autoclosure () -> Element
  ) -> Binding<Element> where Value == [Key: Element] {
    let missing = value()
    return Binding<Element>(
      get: { wrappedValue[key] ?? missing },
      set: { value in update { $0[key] = value } },
      default: defaultValue?[key] ?? missing, isConstant: isConstant,
      accepts: accepts.map { accepts in
        Shared { value in accepts.value(wrappedValue.merging([key: value]) { $1 }) }
      })
  }
}

extension RandomAccessCollection {
  /// Returns the index of an element, looking first where the last one was found, and then after
  /// and before that: what is set in the order of the rows is put back in the reverse order.
  fileprivate func firstIndex(
    beside last: Shared<Int>?, where isFound: (Element) -> Bool
  ) -> Index? {
    guard let last, !isEmpty else { return firstIndex(where: isFound) }
    for step in [0, 1, -1] {
      let next = last.value + step
      let offset = next >= 0 && next < count ? next : 0
      let index = index(startIndex, offsetBy: offset)
      if isFound(self[index]) {
        last.value = offset
        return index
      }
    }
    let index = firstIndex(where: isFound)
    if let index { last.value = distance(from: startIndex, to: index) }
    return index
  }
}

/// The value that an element had when it was last read.
private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
