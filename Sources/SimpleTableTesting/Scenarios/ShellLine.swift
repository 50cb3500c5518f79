/// A line as it is typed in a shell: commands with `|` between them.
///
/// A command has variables before its words, quotes as in bash, `$'…'` included, and `<<<` or `<&-`
/// for its input.
package struct ShellLine {
  /// One command of a pipeline.
  package struct Call {
    /// The variables before the command; `nil` for one that is not UTF-8.
    package var variables: [String: String?] = [:]
    package var words: [String] = []

    /// What standard input is given; `nil` where it is what the command before has printed.
    package var input: Input?

    /// The file that standard output goes to.
    package var file: String?
  }

  /// What a command is given to read.
  package enum Input {
    case text(String)
    case closed
  }

  package private(set) var calls: [Call] = []

  private enum Token {
    case word([UInt8], isQuoted: Bool)
    case sign(String)
  }

  /// Reads a line.
  package init(_ line: String) {
    var call = Call()
    var tokens = Self.tokens(of: line)[...]
    func word() -> String {
      guard case .word(let bytes, _)? = tokens.popFirst() else { return "" }
      return String(decoding: bytes, as: UTF8.self)
    }
    while let token = tokens.popFirst() {
      switch token {
      case .word(let bytes, let isQuoted):
        let sign = bytes.firstIndex(of: UInt8(ascii: "="))
        if call.words.isEmpty, !isQuoted, let sign {
          let name = String(decoding: bytes[..<sign], as: UTF8.self)
          let value = bytes[(sign + 1)...]
          let text = String(decoding: value, as: UTF8.self)
          call.variables[name] = .some(text.utf8.elementsEqual(value) ? text : nil)
        } else {
          call.words.append(String(decoding: bytes, as: UTF8.self))
        }
      case .sign("<<<"): call.input = .text(word() + "\n")
      case .sign("<&-"): call.input = .closed
      case .sign(">"): call.file = word()
      case .sign:
        calls.append(call)
        call = Call()
      }
    }
    calls.append(call)
  }

  /// Returns the words and signs of a line.
  private static func tokens(of line: String) -> [Token] {
    var tokens: [Token] = []
    var rest = line[...]
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if let sign = ["<<<", "<&-", "| ", "> "].first(where: rest.hasPrefix) {
        rest.removeFirst(sign.count)
        tokens.append(.sign(sign.filter { $0 != " " }))
      } else {
        tokens.append(word(in: &rest))
      }
    }
    return tokens
  }

  /// Takes a word from a line.
  private static func word(in line: inout Substring) -> Token {
    var bytes: [UInt8] = []
    // A quoted `a=b` is no variable, but `a='b'` is one.
    let isQuoted = line.first == "'" || line.first == "\""
    while let character = line.popFirst(), character != " " {
      switch character {
      case "'":
        bytes += Array(line.prefix { $0 != "'" }.utf8)
        line = line.drop { $0 != "'" }.dropFirst()
      case "\"":
        while let quoted = line.popFirst(), quoted != "\"" {
          // Before any other character, a backslash is one.
          let isEscape = quoted == "\\" && line.first.map { "\"\\$`".contains($0) } == true
          bytes += Array((isEscape ? line.removeFirst() : quoted).utf8)
        }
      case "\\": bytes += line.popFirst().map { Array($0.utf8) } ?? []
      case "$" where line.first == "'":
        line.removeFirst()
        while let quoted = line.popFirst(), quoted != "'" {
          bytes += quoted == "\\" ? ScenarioWord.takeEscape(from: &line) : Array(quoted.utf8)
        }
      default: bytes += Array(character.utf8)
      }
    }
    return .word(bytes, isQuoted: isQuoted)
  }
}
