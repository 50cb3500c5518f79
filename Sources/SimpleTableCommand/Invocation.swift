import SimpleTable

/// A parsed call: a command with its operands and options.
struct Invocation {
  /// The command.
  let verb: Verb

  private(set) var operands: [String] = []

  /// Whether the word `--` stood behind the key of `set`, so that a value `-` is that text, and not
  /// standard input.
  private(set) var isLiteral = false

  private var options: [String: String] = [:]

  /// Reads the words after a verb into operands and options.
  ///
  /// Options may be anywhere before the word `--`, which ends them. Behind the key of a command
  /// that takes values, only words that begin with `--` are options; `--` as the last word after
  /// the key of `set` is an operand.
  ///
  /// - Throws: A failure if the command does not have an option, or if its value is missing.
  init(_ verb: Verb, _ words: some Sequence<CommandWord>) throws(CommandFailure) {
    self.verb = verb
    var rest = ArraySlice(Array(words))
    while let word = rest.popFirst() {
      let isValue = verb.values != .none && !operands.isEmpty
      switch word {
      case .operand(let text): operands.append(text)
      case .end where verb.values == .someOrNone && isValue && rest.isEmpty:
        operands.append(word.text)
      case .end: isLiteral = isValue
      case .option where isValue && word.longOption == nil: operands.append(word.text)
      case .option(let name, let value): try addOption(name, value, &rest, isValue: isValue)
      }
    }
  }

  private mutating func addOption(
    _ word: String, _ value: String?, _ rest: inout ArraySlice<CommandWord>, isValue: Bool
  ) throws(CommandFailure) {
    let name = word == "-h" ? Verb.Option.help.name : word
    let known = verb.options + [.help]
    guard let option = known.first(where: { $0.name == name }) else {
      let hint = isValue ? " (a value that begins so follows the word --)" : ""
      throw .misuse(
        name, "\(verb.name) has no such option\(hint)", among: known.map(\.name))
    }
    if option.value == nil, value != nil { throw .misuse(name, "takes no value") }
    let value = option.value == nil ? "" : value ?? rest.popValue()
    guard let value else { throw .misuse(name, "needs a value") }
    options[name] = value
  }
}

extension Invocation {
  /// Whether there are as many operands as the command takes.
  var hasRightCount: Bool {
    verb.count.contains(operands.count)
      && (!verb.allStandsForOperands || operands.isEmpty == has(.all))
  }

  /// Returns whether an option was given.
  func has(_ option: Verb.Option) -> Bool { options[option.name] != nil }

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
    of option: Verb.Option, or usual: Value, allowed: String, _ convert: (String) -> Value?
  ) throws(CommandFailure) -> Value {
    guard let text = options[option.name] else { return usual }
    guard let value = convert(text) else {
      throw .misuse(option.name, "takes \(allowed), and not \"\(text)\"")
    }
    return value
  }
}
