import SimpleTable

// The title and the modes that a terminal has besides its screen.

extension TerminalDevice {
  /// Puts a text into the clipboard of the terminal, where that lets programs do so.
  func copy(_ text: String) throws(TerminalError) {
    try write(Array("\u{1B}]52;c;\(Self.base64(text.utf8))\u{7}".utf8))
  }

  /// The bytes that make a text the title of the window; the one before was kept on entering.
  static func titleSequence(_ title: String) -> [UInt8] {
    Array("\u{1B}]2;\(title.sanitized)\u{7}".utf8)
  }

  /// Returns bytes in base 64, by RFC 4648.
  static func base64(_ bytes: some Collection<UInt8>) -> String {
    let digits = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)
    var text = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let group = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
      let padded = group + Array(repeating: 0, count: 3 - group.count)
      let number = padded.reduce(0) { $0 << 8 | Int($1) }
      for place in 0..<4 {
        text.append(place > group.count ? "=" : digits[number >> (18 - 6 * place) & 63])
      }
    }
    return String(text)
  }
}
