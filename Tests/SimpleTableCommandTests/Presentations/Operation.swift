import SimpleTableTerminal

/// What a user does with a menu, by whatever presentation.
enum Operation: CustomStringConvertible {
  /// Sets the text of a setting, which may be refused.
  case set(String, String)

  /// Moves a number by steps of its row, to a text.
  case step(String, by: Int, to: String)
  case unset(String)

  /// Adds an entry to a list, or removes one.
  case add(String, String)
  case remove(String, String)

  /// Moves the first of two entries behind the second one.
  case swap(String, first: String, second: String)

  /// Selects a row, and answers its question if it has one.
  case select(String, isYes: Bool)
  case tapAccessory(String)
  case undo
  case redo

  /// The key of the row or the setting that it is about.
  var key: String? {
    switch self {
    case .set(let key, _), .step(let key, _, _), .unset(let key), .add(let key, _),
      .remove(let key, _), .swap(let key, _, _), .select(let key, _), .tapAccessory(let key):
      key
    case .undo, .redo: nil
    }
  }

  var description: String {
    switch self {
    case .set(let key, let text): "set \(key)=\(text)"
    case .step(let key, let count, _): "step \(key) by \(count)"
    case .unset(let key): "unset \(key)"
    case .add(let key, let entry): "add \(key) \(entry)"
    case .remove(let key, let entry): "remove \(key) \(entry)"
    case .swap(let key, let first, let second): "move \(first) behind \(second) in \(key)"
    case .select(let key, let isYes): "select \(key)\(isYes ? ", yes" : "")"
    case .tapAccessory(let key): "tap \(key)"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}

/// What comes of an operation.
enum Result {
  /// It is done, or refused for a reason; an empty one where nothing is to be said.
  case outcome(reason: String?)

  /// A presentation says something, which has the reason in it.
  case text(String)

  /// There is no way to do it in this presentation.
  case none
}
