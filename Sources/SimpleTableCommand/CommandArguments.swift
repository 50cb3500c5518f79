import SimpleTable

/// The words after a sub-command: operands and options.
struct CommandArguments {
  private(set) var operands: [String] = []

  /// Whether the word `--` is between the key of `set` and its value, which means nothing else then.
  private(set) var isLiteral = false

  private var options: [String: String] = [:]

  /// Reads words into operands and options.
  ///
  /// The word `--` ends the options. So does the key of `set`, because values may begin with `-`;
  /// `--` as the last word after it is an operand.
  ///
  /// - Throws: A failure if the command does not have an option, or if its value is missing.
  init(
    _ arguments: ArraySlice<String>, of verb: Verb
  ) throws(CommandFailure) {
    var rest = arguments
    while let word = rest.popFirst() {
      let isValue = verb == .set && !operands.isEmpty
      if word == "--", !isValue || !rest.isEmpty {
        isLiteral = isValue
        operands += rest
        return
      }
      if isValue || word == "-" || !word.begins(with: "-") {
        operands.append(word)
      } else {
        try addOption(word, of: verb, &rest)
      }
    }
  }

  private mutating func addOption(
    _ word: String, of verb: Verb, _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) {
    let parts = word.parts(between: "=", atMost: 2)
    let name = parts[0] == "-h" ? "--help" : parts[0]
    let known = verb.options + [("--help", nil)]
    guard let option = known.first(where: { $0.name == name }) else {
      throw .misuse(name, "\(verb.rawValue) has no such option", among: known.map(\.name))
    }
    var value = parts.dropFirst().first
    if option.value == nil, value != nil { throw .misuse(name, "takes no value") }
    if option.value != nil, value == nil {
      value = rest.popFirst()
      if value == nil { throw .misuse(name, "needs a value") }
    }
    options[name] = value ?? ""
  }

  /// Returns whether an option was given.
  func has(_ option: String) -> Bool { options[option] != nil }

  /// Returns the value of an option, or its default if it was not given.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - usual: The value if the option was not given.
  ///   - allowed: What it takes, as in "a number from 20 to 1000".
  ///   - convert: Returns the value of a text, or `nil` if the option does not take the text.
  /// - Returns: The value.
  /// - Throws: A failure that says what the option takes.
  func value<Value>(
    of option: String, or usual: Value, allowed: String, _ convert: (String) -> Value?
  ) throws(CommandFailure) -> Value {
    guard let text = options[option] else { return usual }
    guard let value = convert(text) else {
      throw .misuse(option, "takes \(allowed), and not \"\(text)\"")
    }
    return value
  }
}
