extension LineEditor {
  /// Edits the line as a key does.
  ///
  /// - Returns: Whether the key is one that edits lines, even if it changed nothing this time.
  package mutating func press(_ key: Key) -> Bool {
    switch key.code {
    case .character(let character) where key.modifiers.isEmpty: insert(String(character))
    case .paste(let text): insert(text)
    default:
      guard let edit = Self.edits[key] else { return false }
      edit(&self)
    }
    return true
  }

  private static let edits: [Key: @Sendable (inout LineEditor) -> Void] = [
    .backspace: { $0.deleteBackward() },
    .delete: { $0.deleteForward() },
    .control("d"): { $0.deleteForward() },
    .control("w"): { $0.deleteWordBackward() },
    .backspace.with(.alt): { $0.deleteWordBackward() },
    .alt("d"): { $0.deleteWordForward() },
    .delete.with(.control): { $0.deleteWordForward() },
    .control("u"): { $0.deleteToStart() },
    .control("k"): { $0.deleteToEnd() },
    .left: { $0.moveLeft() },
    .control("b"): { $0.moveLeft() },
    .right: { $0.moveRight() },
    .control("f"): { $0.moveRight() },
    .left.with(.control): { $0.moveWordLeft() },
    .left.with(.alt): { $0.moveWordLeft() },
    .alt("b"): { $0.moveWordLeft() },
    .right.with(.control): { $0.moveWordRight() },
    .right.with(.alt): { $0.moveWordRight() },
    .alt("f"): { $0.moveWordRight() },
    .home: { $0.moveToStart() },
    .control("a"): { $0.moveToStart() },
    .end: { $0.moveToEnd() },
    .control("e"): { $0.moveToEnd() },
  ]
}
