extension String {
  /// Returns the text with each byte in percent that is not kept, as in an address: `%0A` for a line
  /// break.
  package func percentEncoded(keeping isKept: (_ byte: UInt8) -> Bool) -> String {
    var text = ""
    for byte in utf8 {
      if isKept(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
