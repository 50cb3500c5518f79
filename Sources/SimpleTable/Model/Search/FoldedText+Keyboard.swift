extension FoldedText {
  /// Returns what people type for a scalar that their keyboard lacks, or `nil` for any other.
  ///
  /// To Unicode, ø is a letter of its own and not an o with an accent. People whose keyboard lacks
  /// it type "Tromso", which has to find "Tromsø". The letters, all small, are those of today's
  /// European and Vietnamese alphabets that Unicode does not decompose; the replacement of each
  /// follows the Latin-ASCII transform of CLDR. Designers put typographic quotes and hyphens into
  /// titles, such as "Wi‑Fi"; people do not type those. Full-width and circled forms and Roman
  /// numerals are found by the letters and digits in them.
  static func keyed(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "æ": "ae"
    case "đ", "ð": "d"
    case "ħ": "h"
    case "ı": "i"
    case "ĳ": "ij"
    case "ł": "l"
    case "ŀ": "l·"
    case "ŋ": "n"
    case "ø": "o"
    case "œ": "oe"
    case "þ": "th"
    case "ŧ": "t"
    case "\u{2018}", "\u{2019}", "\u{2BC}": "'"
    case "\u{201C}", "\u{201D}", "\u{201E}": "\""
    case "\u{2010}"..."\u{2015}", "\u{2212}": "-"
    case "\u{FF01}"..."\u{FF5E}": fullWidth(scalar)
    // Of circled letters and Roman numerals, capitals have small forms.
    case "ⓐ"..."ⓩ": Unicode.Scalar(scalar.value - 0x24D0 + 0x61).map(String.init)
    case "①"..."⑳": String(scalar.value - 0x2460 + 1)
    case "⓪": "0"
    case "ⅰ"..."ⅿ": romanNumerals[Int(scalar.value) - 0x2170]
    default: nil
    }
  }

  private static let romanNumerals = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "l", "c", "d", "m",
  ]

  /// Returns the ASCII of which a scalar is the full-width form.
  private static func fullWidth(_ scalar: Unicode.Scalar) -> String {
    let ascii = Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21))
    return String("A"..."Z" ~= ascii ? Unicode.Scalar(ascii.value | 0x20) ?? ascii : ascii)
  }
}
