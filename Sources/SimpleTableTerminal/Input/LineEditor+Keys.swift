extension LineEditor {
  /// Edits the line as a key does.
  ///
  /// - Returns: Whether the key is one that edits lines, even if it changed nothing this time.
  package mutating func press(_ key: Key) -> Bool {
    switch key.code {
    case .character(let character) where key.modifiers.isEmpty: insert(String(character))
    case .paste(let text): insert(text)
    case .character("y") where key.modifiers == .control: insertCut()
    case .character("t") where key.modifiers == .control: exchangeCharacters()
    default:
      if let place = Self.moves[key] {
        move(to: place)
      } else if let place = Self.deletions[key] {
        delete(to: place, isCut: place != .before && place != .after)
      } else {
        return false
      }
    }
    return true
  }

  private static let moves: [Key: Place] = [
    .home: .start, .control("a"): .start, .end: .end, .control("e"): .end,
    .left: .before, .control("b"): .before, .right: .after, .control("f"): .after,
    .left.with(.control): .startOfName, .left.with(.alt): .startOfName, .alt("b"): .startOfName,
    .right.with(.control): .endOfName, .right.with(.alt): .endOfName, .alt("f"): .endOfName,
  ]

  private static let deletions: [Key: Place] = [
    .control("u"): .start, .control("k"): .end,
    .backspace: .before, .delete: .after, .control("d"): .after,
    .control("w"): .startOfWord, .backspace.with(.alt): .startOfName,
    .alt("d"): .endOfName, .delete.with(.control): .endOfName,
  ]
}
