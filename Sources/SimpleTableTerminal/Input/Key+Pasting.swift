extension Key {
  /// Returns the key as a paste together with all characters that follow, if it is one.
  func pasted(withTextOf rest: inout ArraySlice<Key>) -> Key {
    guard var text = typedText, rest.first?.typedText != nil else { return self }
    while let next = rest.first?.typedText {
      text += next
      rest.removeFirst()
    }
    return .paste(text)
  }

  private var typedText: String? { letter.map { String($0) } }
}
