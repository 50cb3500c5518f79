import SimpleTable

/// The words of a call, understood: a command with its operands and options.
struct Invocation {
  /// The command.
  let verb: Verb

  private(set) var operands: [String] = []

  /// Whether the word `--` is between the key of `set` and its value, which means nothing else then.
  private(set) var isLiteral = false

  private var options: [String: String] = [:]

  /// Reads the words after a verb into operands and options.
  ///
  /// Options may be anywhere before the word `--`, which ends them. Behind the key of a command that takes
  /// values, only words that begin with `--` are options; `--` as the last word after the key of `set` is
  /// an operand.
  ///
  /// - Throws: A failure if the command does not have an option, or if its value is missing.
  init(_ verb: Verb, _ words: some Sequence<String>) throws(CommandFailure) {
    self.verb = verb
    var rest = ArraySlice(Array(words))
    while let word = rest.popFirst() {
      let isValue = verb.takesValues && !operands.isEmpty
      let isLastValue = word == "--" && verb == .set && isValue && rest.isEmpty
      if word == "--", !isLastValue {
        isLiteral = isValue
        operands += rest
        return
      }
      if isLastValue || word == "-" || !word.begins(with: isValue ? "--" : "-") {
        operands.append(word)
      } else {
        try addOption(word, &rest, isValue: isValue)
      }
    }
  }

  private mutating func addOption(
    _ word: String, _ rest: inout ArraySlice<String>, isValue: Bool
  ) throws(CommandFailure) {
    let parts = word.parts(between: "=", atMost: 2)
    let name = parts[0] == "-h" ? Verb.Option.help.name : parts[0]
    let known = verb.options + [.help]
    guard let option = known.first(where: { $0.name == name }) else {
      let hint = isValue ? " (a value that begins so follows the word --)" : ""
      throw .misuse(
        name, "\(verb.rawValue) has no such option\(hint)", among: known.map(\.name))
    }
    var value = parts.dropFirst().first
    if option.value == nil, value != nil { throw .misuse(name, "takes no value") }
    if option.value != nil, value == nil {
      value = rest.popFirst()
      if value == nil { throw .misuse(name, "needs a value") }
    }
    options[name] = value ?? ""
  }
}

extension Invocation {
  /// Whether there are as many operands as the command takes.
  var hasRightCount: Bool {
    verb.operandCount.contains(operands.count)
      && (verb != .unset || operands.isEmpty == has("--all"))
  }

  /// Returns whether an option was given.
  func has(_ option: String) -> Bool { options[option] != nil }

  /// Returns the value of an option, or its default if it was not given.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - usual: The value if the option was not given.
  ///   - allowed: The accepted values, as in "a number from 20 to 1000".
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

  /// Returns whether words have the option `--json`, also where they are wrong otherwise.
  static func asksForJSON(_ arguments: [String]) -> Bool {
    let words = arguments.prefix { $0 != "--" }
    guard words.contains("--json") else { return false }
    guard let place = words.firstIndex(where: { !$0.begins(with: "-") }),
      let verb = Verb(rawValue: words[place])
    else { return true }
    guard verb.answersInJSON else { return false }
    return (try? Self(verb, arguments[(place + 1)...]))?.has("--json") ?? true
  }
}
