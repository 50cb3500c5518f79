import Foundation
import TestFixtures

/// A process of the program `test-probe`, which uses a file of values.
package struct StorageProbe: Sendable {
  private let process = Process()
  private let output = Pipe()

  /// Starts a process.
  package init(_ words: String...) throws {
    try self.init(words)
  }

  /// Starts a process, or a program that starts it.
  package init(_ words: [String], by launcher: [String] = []) throws {
    let command = launcher + [BuiltProgram.path(of: "test-probe"), "storage"] + words
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  /// Waits until the process has ended, and returns its code and what it has written.
  package func end() -> (code: Int32, text: String) {
    let text = restOfText()
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// Waits until the process has written something, and returns it.
  package func nextText() -> String {
    String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
  }

  /// Waits until the process has written a line, or has ended, and returns all that it has written since.
  package func text(until line: String) -> String {
    var text = ""
    repeat {
      let more = nextText()
      if more.isEmpty { break }
      text += more
    } while !text.split(separator: "\n").contains(Substring(line))
    return text
  }

  /// Ends the process at once, wherever it is, and returns the rest of what it has written.
  package func kill() -> String {
    Foundation.kill(process.processIdentifier, SIGKILL)
    return end().text
  }

  /// Returns what the process writes until it has ended.
  private func restOfText() -> String {
    let data = (try? output.fileHandleForReading.readToEnd()) ?? nil
    return String(decoding: data ?? Data(), as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
