extension FoldedText {
  /// Scalars that keyboards lack, each with what people type in its place after it.
  ///
  /// To Unicode, ø is a letter of its own and not an o with an accent. People whose keyboard lacks
  /// it type "Tromso", which has to find "Tromsø". The letters, all small, are those of today's
  /// European and Vietnamese alphabets that Unicode does not decompose; the replacement of each
  /// follows the Latin-ASCII transform of CLDR. Designers put typographic quotes and hyphens into
  /// titles, such as "Wi‑Fi"; people do not type those. Roman numerals are found by the letters in
  /// them.
  static let keyboardTable = """
    æae đd ðd ħh ıi ĳij łl ŀl· ŋn øo œoe þth ŧt
    \u{2018}' \u{2019}' \u{2BC}' \u{201C}" \u{201D}" \u{201E}"
    \u{2010}- \u{2011}- \u{2012}- \u{2013}- \u{2014}- \u{2015}- \u{2212}-
    ⅰi ⅱii ⅲiii ⅳiv ⅴv ⅵvi ⅶvii ⅷviii ⅸix ⅹx ⅺxi ⅻxii ⅼl ⅽc ⅾd ⅿm
    """

  /// Returns the ASCII of which a scalar is the full-width or a circled form, or `nil`.
  ///
  /// Of circled letters, capitals have small forms.
  static func ascii(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(scalar.value - 0xFF01 + 0x21).map(String.init)
    case "ⓐ"..."ⓩ": Unicode.Scalar(scalar.value - 0x24D0 + 0x61).map(String.init)
    case "①"..."⑳": String(scalar.value - 0x2460 + 1)
    case "⓪": "0"
    default: nil
    }
  }
}
