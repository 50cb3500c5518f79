import SimpleTable

/// A word of a command line.
///
/// Words are split once, before anything is known of commands, flags and settings, which all read
/// the same list.
enum CommandWord: Hashable {
  /// A word that begins with a hyphen, and its value behind `=`.
  case option(name: String, value: String?)
  /// Any other word, `-` alone among them, and each word after the end of options.
  case operand(String)
  /// The first word `--`.
  case end

  /// The option for programs.
  static let json = Self.option(name: Verb.Option.json.name, value: nil)

  /// The word as it was typed.
  var text: String {
    switch self {
    case .option(let name, let value): value.map { "\(name)=\($0)" } ?? name
    case .operand(let text): text
    case .end: "--"
    }
  }

  /// The name, if the word is an option with two hyphens.
  var longOption: String? {
    if case .option(let name, _) = self, name.begins(with: "--") { name } else { nil }
  }

  /// Returns whether the word is an option, with or without a value.
  func isOption(_ name: String) -> Bool {
    if case .option(name, _) = self { true } else { false }
  }
}

extension [CommandWord] {
  /// Splits the words of a call.
  init(splitting arguments: some Sequence<String>) {
    self = []
    var hasEnded = false
    for word in arguments {
      if hasEnded || word == "-" || !word.begins(with: "-") {
        append(.operand(word))
      } else if word == "--" {
        hasEnded = true
        append(.end)
      } else {
        let (name, value) = word.cut(at: "=").map { ($0, Optional($1)) } ?? (word, nil)
        append(.option(name: name, value: value))
      }
    }
  }

  /// Whether the answer is to be JSON, also where the words are wrong otherwise.
  var askForJSON: Bool { contains(.json) }
}

extension ArraySlice<CommandWord> {
  /// Removes the first word, and returns it as the value of the option before it; `nil` if that has
  /// none, as it is followed by another option.
  mutating func popValue() -> String? {
    guard let word = first, word != .end, word.longOption == nil else { return nil }
    removeFirst()
    return word.text
  }
}
