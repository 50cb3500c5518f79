import SimpleTable
import SimpleTableSystem

/// The program with which the user of a terminal edits texts.
struct TextEditor: Hashable {
  private let words: [String]

  /// Creates the editor of an environment: that of `VISUAL`, or else of `EDITOR`.
  ///
  /// The variable is a program and its arguments, which no shell reads: they are set apart by
  /// blanks, and single quotes, double quotes and backslashes work as in a shell.
  ///
  /// - Returns: `nil` where neither is set.
  init?(environment: [String: String]) {
    let values = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
    guard let text = values.first(where: { !$0.trimmed.isEmpty }) else { return nil }
    words = Self.words(of: text)
  }

  /// Why there is no edited text.
  enum Failure: Error, Hashable {
    /// The program or its file cannot be used.
    case notStarted(String)
    /// It has ended with a code that is not 0.
    case exit(Int32)
    /// A signal has ended it.
    case signal(Int32)
    /// The edited file is not a text.
    case unreadable(String)
  }
}

extension TextEditor {
  /// Lets the user edit a text, and returns the edited text.
  ///
  /// The file has a line break at its end, as editors expect, which is not part of the text. It
  /// can be read and written by the user alone, and is removed afterwards.
  ///
  /// - Throws: Why there is no edited text.
  func edit(_ text: String) throws(Failure) -> String {
    let path = Self.newPath
    defer { FileSystem.remove(path) }
    do throws(SystemError) {
      let file = try SystemFile(path, for: .creating(isPrivate: true))
      defer { file.release() }
      try file.append(Array((text.isEmpty ? "" : text + "\n").utf8))
    } catch {
      throw .notStarted("\(path): \(error.reason)")
    }
    try run(on: path)
    return try Self.text(in: path)
  }

  private func run(on path: String) throws(Failure) {
    let ending: ChildProgram.Ending
    do throws(SystemError) {
      ending = try ChildProgram(words + [path]).run(output: .screen)
    } catch {
      throw .notStarted("\(words.first ?? ""): \(error.reason)\(hint)")
    }
    switch ending {
    case .exit(0): break
    case .exit(let code): throw .exit(code)
    case .signal(let signal): throw .signal(signal)
    }
  }

  /// How the variable is read, where it has what only a shell replaces.
  private var hint: String {
    let program = words.first ?? ""
    guard program.begins(with: "~") || program.has("$") || program.has("=") else { return "" }
    return "; no shell reads EDITOR and VISUAL, so ~, $ and NAME=VALUE are not replaced"
  }

  /// The path of a file that does not exist yet.
  private static var newPath: String {
    "\(FileSystem.temporaryFolder)text-\(String(UInt64.random(in: 0 ... .max), radix: 36)).txt"
  }

  private static func text(in path: String) throws(Failure) -> String {
    let bytes: [UInt8]
    do throws(SystemError) {
      guard let content = try SystemFile.contents(of: path, atMost: 1 << 24) else {
        throw SystemError("there is no such file")
      }
      bytes = content.bytes
    } catch {
      throw .unreadable(error.reason)
    }
    var text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .unreadable("it is not UTF-8") }
    if text.last == "\n" || text.last == "\r\n" { text.removeLast() }
    return text
  }
}

extension TextEditor {
  /// Returns the words of a command, as a shell splits them, without anything else that it does.
  ///
  /// A quote that does not end, ends with the command.
  static func words(of command: String) -> [String] {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    var quote: Unicode.Scalar?
    var rest = command.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == quote {
        quote = nil
      } else if scalar == "\\", quote != "'", let next = rest.first {
        // Between double quotes a backslash is one, unless it is before a quote or another one.
        let isEscape = quote == nil || next == "\"" || next == "\\"
        word = (word ?? .init()) + [isEscape ? rest.removeFirst() : scalar]
      } else if quote == nil, scalar == "'" || scalar == "\"" {
        quote = scalar
        word = word ?? .init()
      } else if quote == nil, scalar.properties.isWhitespace {
        if let word { words.append(String(word)) }
        word = nil
      } else {
        word = (word ?? .init()) + [scalar]
      }
    }
    return words + [word].compactMap { $0.map(String.init) }
  }
}
