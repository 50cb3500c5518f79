import Foundation

extension String {
  /// The text with everything that cannot be seen as it is written in a Swift literal, and `·` for
  /// spaces at its end.
  var visible: String {
    let spaces = utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return String(decoding: utf8.dropLast(spaces), as: UTF8.self).withHiddenSpelledOut
      + String(repeating: "·", count: spaces)
  }

  /// The text with control characters, marks without width, and all spaces but the usual one as
  /// they are written in a Swift literal.
  ///
  /// Marks that belong to a character which is seen are kept, as in emoji of several parts.
  ///
  /// - Complexity: O(*n*).
  package var withHiddenSpelledOut: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return self }
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      let isPart = !previous.isASCII && scalar.joinsCharacters
      scalar.isHidden && !isPart
        ? result.append(scalar.spelledOut) : result.unicodeScalars.append(scalar)
      previous = scalar
    }
    return result
  }

  /// The text with all scalars but visible ASCII as they are written in a Swift literal.
  var spelledOut: String {
    unicodeScalars.map { (" "..."~").contains($0) ? String($0) : $0.spelledOut }.joined()
  }

  /// The scalars that are seen: composed letters in parts, and letters of other scripts as those of
  /// the Latin script that look the same.
  ///
  /// Texts of equal looks cannot be told apart by eye.
  var look: [Unicode.Scalar] {
    decomposed.map { Self.lookalikes[$0] ?? $0 }
  }

  /// The scalars with composed letters in parts.
  private var decomposed: [Unicode.Scalar] {
    utf8.allSatisfy { $0 < 0x80 }
      ? Array(unicodeScalars) : Array(decomposedStringWithCanonicalMapping.unicodeScalars)
  }

  /// Letters that look like those of the Latin script, after the confusables of Unicode Technical
  /// Standard 39: those of common fonts.
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = [
      // Cyrillic
      ("аеорсухіјѕһԁԛԝӏ", "aeopcyxijshdqwl"),
      ("АВЕЅІЈКМНОРСТУХҮЗԌԚԜ", "ABESIJKMHOPCTYXY3GQW"),
      // Greek
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"), ("αγινορυϲϳ", "ayivopucj"),
      // Armenian, and signs
      ("օսոհցՕՍ", "ounhgOU"), ("‐‑‒⁃", "----"), ("ıℓ∣ǀ", "illl"), ("µ", "μ"),
    ]
    let scalars = pairs.flatMap { zip($0.unicodeScalars, $1.unicodeScalars) }
    return Dictionary(scalars) { first, _ in first }
  }()
}

extension Unicode.Scalar {
  /// The scalar as it is written in a Swift literal.
  fileprivate var spelledOut: String {
    "\\u{" + String(value, radix: 16, uppercase: true) + "}"
  }

  /// Whether nothing, or a space like any other, is seen of the scalar by itself.
  fileprivate var isHidden: Bool {
    if self == " " { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether the scalar joins the characters around it, or chooses how the one before it looks.
  fileprivate var joinsCharacters: Bool {
    switch value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: true
    default: false
    }
  }
}
