import SimpleTableSystem
import SimpleTableTerminal

extension CommandStreams {
  /// The standard input, output and error of the program, and its environment.
  public static var standard: CommandStreams {
    CommandStreams(
      output: { print($0, terminator: "") },
      error: writeError,
      input: SystemProcess.readInput,
      ask: { question, isSecret in
        writeError(question)
        return isSecret ? (try? HiddenLine.read()) ?? nil : readLine()
      },
      isInputTerminal: SystemFile.standardInput.isTerminal,
      isOutputTerminal: SystemFile.standardOutput.isTerminal,
      isErrorTerminal: SystemFile.standardError.isTerminal,
      environment: { SystemProcess.environment })
  }

  /// Writes the buffer of standard output, and returns whether all of it was written.
  static func finishOutput() -> Bool { (try? SystemProcess.flushPrinted()) != nil }

  private static func writeError(_ text: String) {
    // This stream has no buffer, so printed text must be written first.
    try? SystemProcess.flushPrinted()
    var text = text
    _ = text.withUTF8 { SystemFile.standardError.writeNow(UnsafeRawBufferPointer($0)) }
  }
}
