extension String {
  /// The text without the newline at its end, where it has one.
  ///
  /// Neither literals nor change lists end in a newline, rendered tables and files do: it is no
  /// part of any comparison.
  var withoutFinalNewline: String {
    utf8.last == UInt8(ascii: "\n") ? String(decoding: utf8.dropLast(), as: UTF8.self) : self
  }

  /// The text with `\n` for each `\r\n`.
  var withLinesOfUnix: String {
    var result: [UInt8] = []
    for byte in utf8 {
      if byte == UInt8(ascii: "\n"), result.last == UInt8(ascii: "\r") { result.removeLast() }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
