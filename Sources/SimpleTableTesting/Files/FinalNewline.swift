extension String {
  /// The text without the newline at its end, where it has one.
  ///
  /// Literals and change lists do not end in a newline, rendered tables and files do. So it is not
  /// compared.
  var withoutFinalNewline: String {
    utf8.last == UInt8(ascii: "\n") ? String(decoding: utf8.dropLast(), as: UTF8.self) : self
  }

  /// The text with `\n` for each `\r\n`.
  var withLinesOfUnix: String {
    String(map { $0 == "\r\n" ? "\n" : $0 })
  }
}
