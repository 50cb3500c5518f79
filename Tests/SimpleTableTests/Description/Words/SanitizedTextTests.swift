import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Sanitized text` {
  @Test(arguments: [
    ("", ""),
    ("Café 北京 👩‍👩‍👧", "Café 北京 👩‍👩‍👧"),
    ("a\tb\nc\rd\r\ne", "a b c d e"),
    ("a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f", "a b c d e f"),
    ("\u{1B}[31mred", "␛[31mred"),
    ("\0\u{7F}\u{9B}31m", "␀␡\u{FFFD}31m"),
    ("abc\u{202E}fed\u{2066}x", "abcfedx"),
  ])
  func `keeps what is shown and replaces what does something`(text: String, sanitized: String) {
    check(text.sanitized, sanitized)
  }

  @Test func `holds no hazardous scalar`() {
    let all = (UInt32(0)...0x3000).compactMap(Unicode.Scalar.init)
    var text = ""
    text.unicodeScalars.append(contentsOf: all)
    check(text.sanitized.unicodeScalars.allSatisfy { $0.hazard == .none })
    check(text.sanitized.sanitized, text.sanitized)
  }
}
