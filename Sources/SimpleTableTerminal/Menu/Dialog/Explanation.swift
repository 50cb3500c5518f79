import SimpleTable

/// A line of the details of a row: a name, a text, and further words below it.
struct Explanation {
  var subject = Subject.help
  var name = ""
  var text: String?
  var note: String?

  /// What a line of the details is about.
  enum Subject: Hashable {
    /// What the row is for.
    case help
    /// Why it cannot be changed.
    case lock
    /// The key of its setting.
    case key
    /// The values that are possible.
    case values
    /// The default, where another value applies.
    case defaultValue
    /// The value of a source, and whether it applies.
    case source(applies: Bool)
  }
}

extension Explanation {
  /// The explanation as one line.
  var line: String {
    name.isEmpty ? whole : "\(name): \(whole)"
  }

  /// The text with a remark, which follows a semicolon if the text has commas.
  var whole: String {
    let separator = text?.contains(",") == true ? "; " : ", "
    return [text, note].compactMap { $0?.isolated }.joined(separator: separator)
  }
}
