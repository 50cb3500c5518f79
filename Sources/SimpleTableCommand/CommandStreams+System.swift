internal import SimpleTableTerminal

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  @preconcurrency import Android
#else
  #error("SimpleTableCommand needs POSIX: on Windows and WASI there is SimpleTable alone.")
#endif

extension CommandStreams {
  /// Standard input, output and error of the program, and its environment.
  public static var standard: CommandStreams {
    CommandStreams(
      output: { print($0, terminator: "") },
      error: writeError,
      input: readInput,
      ask: { question, isSecret in
        writeError(question)
        return isSecret ? (try? HiddenLine.read()) ?? nil : readLine()
      },
      isInputTerminal: isatty(STDIN_FILENO) == 1, isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      environment: readEnvironment)
  }

  /// Whether all arguments of the program are UTF-8, so that none changed when it became a text.
  static var hasExactArguments: Bool {
    CommandLine.arguments.enumerated().allSatisfy { number, argument in
      CommandLine.unsafeArgv[number].map { strcmp($0, argument) == 0 } ?? true
    }
  }

  /// Ends the program; the exit code is at least 3 if the output cannot be written.
  static func exit(_ code: Int32) -> Never {
    systemExit(fflush(nil) == 0 ? code : max(code, 3))
  }

  private static func writeError(_ text: String) {
    // This stream has no buffer, so what was printed before must be written first.
    fflush(nil)
    var text = text
    _ = text.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private static func readInput() -> String? {
    var bytes: [UInt8] = []
    while case let byte = getc(stdin), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    guard ferror(stdin) == 0 else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  private static func readEnvironment() -> [String: String] {
    #if canImport(Darwin)
      var next = _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var values: [String: String] = [:]
    while let pointer = next, let entry = pointer.pointee {
      let text = String(cString: entry)
      if let sign = text.firstIndex(of: "=") {
        values[String(text[..<sign])] = String(text[text.index(after: sign)...])
      }
      next = pointer + 1
    }
    return values
  }
}

// A type with a method of this name cannot call the function by its own name.
private func systemExit(_ code: Int32) -> Never { exit(code) }
