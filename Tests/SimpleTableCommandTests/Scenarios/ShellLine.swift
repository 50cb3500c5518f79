import Foundation

/// A line as it is typed in a shell, of which scenarios need little: variables before the command,
/// quotes, `|`, `>`, `<<<` and `<&-`.
struct ShellLine {
  /// One command of a pipeline.
  struct Call {
    /// The variables before the command; `nil` for one that is not UTF-8.
    var variables: [String: String?] = [:]
    var words: [String] = []

    /// What standard input is given; `nil` where it is what the command before has printed.
    var input: Input?

    /// The file that standard output goes to.
    var file: String?
  }

  enum Input {
    case text(String)
    case closed
  }

  private(set) var calls: [Call] = []

  private enum Token {
    case word(String?, isQuoted: Bool)
    case sign(String)
  }

  /// Reads a line.
  init(_ line: String) {
    var call = Call()
    var tokens = Self.tokens(of: line)[...]
    func word() -> String {
      guard case .word(let text?, _)? = tokens.popFirst() else { return "" }
      return text
    }
    while let token = tokens.popFirst() {
      switch token {
      case .word(let text?, let isQuoted):
        if call.words.isEmpty, !isQuoted, let sign = text.firstIndex(of: "=") {
          call.variables[String(text[..<sign])] = .some(String(text[text.index(after: sign)...]))
        } else {
          call.words.append(text)
        }
      // Only a variable is ever not UTF-8; its name is in the text before.
      case .word(nil, _): break
      case .sign("<<<"): call.input = .text(word() + "\n")
      case .sign("<&-"): call.input = .closed
      case .sign(">"): call.file = word()
      case .sign(let name) where name.hasSuffix("=?"):
        call.variables[String(name.dropLast(2))] = .some(nil)
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
      case "'", "\"":
        bytes += Array(line.prefix { $0 != character }.utf8)
        line = line.drop { $0 != character }.dropFirst()
      case "\\": bytes += Array(String(line.removeFirst()).utf8)
      case "$" where line.first == "'":
        line.removeFirst()
        bytes += unescaped(&line)
      default: bytes += Array(String(character).utf8)
      }
    }
    if let text = String(validating: bytes, as: UTF8.self) {
      return .word(text, isQuoted: isQuoted)
    }
    return .sign(String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self) + "=?")
  }

  /// Takes what `$'…'` stands for.
  private static func unescaped(_ line: inout Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    while let character = line.popFirst(), character != "'" {
      guard character == "\\", let escape = line.popFirst() else {
        bytes += Array(String(character).utf8)
        continue
      }
      let plain: [Character: String] = ["n": "\n", "r": "\r", "t": "\t", "e": "\u{1B}"]
      switch escape {
      case "x":
        bytes.append(UInt8(line.prefix(2), radix: 16) ?? 0)
        line = line.dropFirst(2)
      case "u":
        let scalar = UInt32(line.prefix(4), radix: 16).flatMap(Unicode.Scalar.init)
        bytes += Array(scalar.map { String(Character($0)) }?.utf8 ?? "".utf8)
        line = line.dropFirst(4)
      default: bytes += Array((plain[escape] ?? String(escape)).utf8)
      }
    }
    return bytes
  }
}
