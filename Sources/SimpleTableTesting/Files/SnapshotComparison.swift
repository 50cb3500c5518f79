import Foundation

/// A text that is to be compared with a reference file, or recorded in it.
struct SnapshotComparison {
  /// The text without the newline at its end.
  let text: String
  let file: SnapshotFile
  /// The name that the user gave.
  let name: String?
  /// The source file and line, for sentences.
  let location: String
  /// The mode that the caller passed as an argument.
  let recording: SnapshotRecording?
  var environment = ProcessInfo.processInfo.environment
  var claims = SnapshotClaims.shared
}

extension SnapshotComparison {
  /// Compares and records, and returns the difference to be reported.
  func difference() -> SnapshotDifference? {
    let message: String?
    do throws(SnapshotRefusal) {
      message = try self.message()
    } catch {
      message = error.sentence
    }
    return message.map {
      SnapshotDifference(description: $0, actual: text, path: file.url.path)
    }
  }

  private func message() throws(SnapshotRefusal) -> String? {
    let recording = try SnapshotRecording(recording, environment: environment)
    try claims.claim(file, named: name, text: text, at: location)
    let contents = try file.read()
    if let contents, contents.isText(text) {
      guard recording == .all else { return nil }
      return "Recorded \(file.relativePath), as it was."
    }
    switch (recording, contents) {
    case (.never, nil):
      return
        "There is no \(file.relativePath), and no file is recorded: the mode is “never”, as it "
        + "is by default where CI is set. SNAPSHOT_TESTING_RECORD=missing records it."
    case (_, nil):
      try file.write(text)
      return "Recorded \(file.relativePath), which did not exist. The next run compares with it."
    case (.all, let contents?), (.failed, let contents?):
      try file.write(text)
      return "Recorded \(file.relativePath) anew" + changes(from: contents, "- before, + now")
    case (.missing, let contents?), (.never, let contents?):
      return explanation(of: contents)
    }
  }
}

extension SnapshotComparison {
  /// Returns why the bytes of a file are not those of the text.
  private func explanation(of contents: Data) -> String {
    let recorded = String(decoding: contents, as: UTF8.self)
    guard recorded.utf8.elementsEqual(contents) else {
      return "\(file.relativePath) is not text in UTF-8, and was not changed."
    }
    guard !contents.isEmpty else {
      return
        "\(file.relativePath) is empty, as if it had been written in part, and was not changed."
    }
    if recorded.withLinesOfUnix.withoutFinalNewline.utf8.elementsEqual(text.utf8) {
      return "\(file.relativePath) has the line endings of Windows, and no other difference. "
        + "In .gitattributes, “__Snapshots__/** -text” keeps Git from changing them."
    }
    var message = "This differs from \(file.relativePath)"
    message += changes(from: contents, "- recorded, + now")
    if contents.last != UInt8(ascii: "\n") {
      message += "\n\nThe file does not end in a newline, as if it had been written in part."
    }
    return message
  }

  private func changes(from contents: Data, _ legend: String) -> String {
    let recorded = String(decoding: contents, as: UTF8.self).withoutFinalNewline
    return LineDifference(from: recorded, to: text).message(legend: legend)
  }
}

extension String {
  /// The text without the newline at its end, where it has one.
  ///
  /// Literals and change lists do not end in a newline, rendered tables and files do. So it is not
  /// compared.
  var withoutFinalNewline: String {
    utf8.last == UInt8(ascii: "\n") ? String(decoding: utf8.dropLast(), as: UTF8.self) : self
  }

  /// The text with `\n` for each `\r\n`.
  fileprivate var withLinesOfUnix: String {
    String(map { $0 == "\r\n" ? "\n" : $0 })
  }
}

extension Data {
  /// Returns whether the bytes are a text, with or without one newline at their end.
  fileprivate func isText(_ text: String) -> Bool {
    dropLast(last == UInt8(ascii: "\n") ? 1 : 0).elementsEqual(text.utf8)
  }
}
