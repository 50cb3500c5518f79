// How an option is shown for which no label was declared.

extension SettingOption {
  /// Returns how a value is shown that was given no label.
  ///
  /// A text shows itself, and so does what describes itself. A case of an enum shows its name in
  /// words, unless another raw text was written. Anything else is shown as it is stored.
  static func label(of value: Any, stored: String?) -> String {
    if let text = value as? String { return text }
    if value is any BinaryFloatingPoint { return stored ?? "\(value)" }
    if let value = value as? any CustomStringConvertible { return value.description }
    let written = String(describing: value)
    if value is any CustomDebugStringConvertible { return written }
    // A name with spaces is printed in backticks, with spaces that do not break.
    let isQuoted = written.utf8.first == UInt8(ascii: "`")
    let name =
      isQuoted ? String(written.map { $0 == "\u{A0}" ? " " : $0 }).filter { $0 != "`" } : written
    guard isQuoted || name.isIdentifier else { return stored ?? written }
    if let raw = (value as? any RawRepresentable)?.rawValue as? String, raw != name { return raw }
    return isQuoted && !name.isIdentifier ? name : name.inWords
  }
}

extension String {
  /// Whether the text could be the name of a case without quotes.
  fileprivate var isIdentifier: Bool {
    guard let first = unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isIDStart)
      && unicodeScalars.allSatisfy(\.properties.isIDContinue)
  }

  /// The name of a case in words: `fullScreen` is *Full screen*, `HTTPProxy` is *HTTP proxy*.
  ///
  /// A word begins at a capital letter and at an underscore. Abbreviations and names such as
  /// `iCloud` stay as they are written.
  fileprivate var inWords: String {
    // Most names are one word.
    if utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) { return capitalizedFirst }
    let isShouted = contains("_") && !contains(where: \.isLowercase)
    let letters = Array(isShouted ? lowercased() : self)
    var words = [""]
    for (place, letter) in letters.enumerated() {
      if letter == "_" {
        words.append("")
      } else {
        if letter.isUppercase, Self.beginsWord(letters, at: place) { words.append("") }
        words[words.count - 1].append(letter)
      }
    }
    words.removeAll(where: \.isEmpty)
    guard let first = words.first else { return self }
    let isName = first.dropFirst().contains(where: \.isUppercase)
    let others = words.dropFirst().map { word in
      let isAbbreviation = word.count == 1 || word.dropFirst().contains(where: \.isUppercase)
      return isAbbreviation ? word : word.lowercased()
    }
    return ([isName ? first : first.capitalizedFirst] + others).joined(separator: " ")
  }

  /// Returns whether a capital letter begins a word: not inside an abbreviation, nor after the
  /// first letter of a name such as `eSIM`.
  private static func beginsWord(_ letters: [Character], at place: Int) -> Bool {
    guard place > 0 else { return false }
    let next = letters[(place + 1)...].prefix(2)
    let endsAbbreviation = next.count == 2 && next.allSatisfy(\.isLowercase)
    if letters[place - 1].isUppercase, !endsAbbreviation { return false }
    guard place == 1 else { return true }
    return letters[0] != "i" && letters[0] != "e" && next.first?.isUppercase != true
  }

  private var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
