/// The words after a sub-command: operands and options.
struct CommandWords {
  private(set) var operands: [String] = []
  private var options: [String: String] = [:]

  /// Reads words; `--` ends the options, and so does the key of `set`, as values may begin with `-`.
  init(_ words: ArraySlice<String>, of verb: Verb) throws(CommandFailure) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      let isValue = verb == .set && !operands.isEmpty
      if isValue || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else {
        try addOption(word, of: verb, &rest)
      }
    }
  }

  private mutating func addOption(
    _ word: String, of verb: Verb, _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? "--help" : String(parts[0])
    let known = verb.options + [("--help", nil)]
    guard let option = known.first(where: { $0.name == name }) else {
      let nearest = known.map(\.name).nearest(to: name)
      throw .usage(name, "\(verb.rawValue) has no such option", nearest: nearest)
    }
    var value = parts.dropFirst().first.map(String.init)
    if option.value == nil, value != nil { throw .usage(name, "takes no value") }
    if option.value != nil, value == nil {
      value = rest.popFirst()
      if value == nil { throw .usage(name, "needs a value") }
    }
    options[name] = value ?? ""
  }

  /// Returns whether an option was given.
  func has(_ option: String) -> Bool { options[option] != nil }

  /// Returns the value of an option, or another one where it was not given.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - usual: The value without it.
  ///   - allowed: What it takes, as in "a number from 20 to 1000".
  ///   - convert: Returns the value of a text, or `nil` if the text is wrong.
  /// - Returns: The value.
  /// - Throws: A failure that says what the option takes.
  func value<Value>(
    of option: String, or usual: Value, allowed: String, _ convert: (String) -> Value?
  ) throws(CommandFailure) -> Value {
    guard let text = options[option] else { return usual }
    guard let value = convert(text) else {
      throw .usage(option, "takes \(allowed), and not \"\(text)\"")
    }
    return value
  }
}
