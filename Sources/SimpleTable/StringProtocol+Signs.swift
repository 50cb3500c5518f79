// Signs with a meaning, such as a quote, a slash or an equals sign, are scalars. A combining mark
// that follows one makes both a single character, in which a search for the sign does not find it.

extension StringProtocol {
  /// Returns whether the text begins with the bytes of another.
  package func begins(with start: String) -> Bool { utf8.starts(with: start.utf8) }

  /// Returns whether the text ends with the bytes of another.
  package func ends(with end: String) -> Bool {
    utf8.reversed().starts(with: end.utf8.reversed())
  }

  /// Returns whether the text has a sign anywhere.
  package func has(_ sign: Unicode.Scalar) -> Bool { unicodeScalars.contains(sign) }

  /// Returns the text after a beginning, or `nil` if the text begins differently.
  package func dropping(prefix start: String) -> String? {
    guard begins(with: start) else { return nil }
    return String(String.UnicodeScalarView(unicodeScalars.dropFirst(start.unicodeScalars.count)))
  }

  /// Returns the texts before and after the first place of a sign, or `nil` if there is none.
  package func cut(at sign: Unicode.Scalar) -> (before: String, behind: String)? {
    let parts = parts(between: sign, atMost: 2)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  /// Returns the texts before and after each place of a sign, in their order.
  package func allCuts(at sign: Unicode.Scalar) -> [(before: String, behind: String)] {
    let scalars = String.UnicodeScalarView(unicodeScalars)
    return scalars.indices.filter { scalars[$0] == sign }.map {
      (String(scalars[..<$0]), String(scalars[scalars.index(after: $0)...]))
    }
  }

  /// Returns the texts between the places of a sign, empty ones included.
  ///
  /// - Parameters:
  ///   - sign: The sign.
  ///   - limit: How many texts there may be; the last one is all that is left.
  /// - Returns: The texts, at least one.
  package func parts(between sign: Unicode.Scalar, atMost limit: Int = .max) -> [String] {
    unicodeScalars
      .split(separator: sign, maxSplits: limit - 1, omittingEmptySubsequences: false)
      .map { String(String.UnicodeScalarView($0)) }
  }

  /// Returns the words of the text, which blanks separate.
  package var words: [String] { parts(between: " ").filter { !$0.isEmpty } }
}
