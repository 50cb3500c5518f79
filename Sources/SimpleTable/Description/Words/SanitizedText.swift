/// What a scalar of untrusted text could do to the lines around it.
///
/// Texts of a table may come from a network or a file. None of them may move the cursor, break a
/// line or change the direction of the text that follows.
package enum Hazard {
  /// It is shown unchanged.
  case none
  /// It moves the cursor, within the line or to the next one, and is shown as a space.
  case spacing
  /// It controls a terminal, and is shown as a symbol.
  case control
  /// It changes the direction of other text, and is left out.
  case direction
}

extension Unicode.Scalar {
  /// What the scalar could do to the lines around it.
  package var hazard: Hazard {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: .spacing
    case 0x00...0x1F, 0x7F...0x9F: .control
    case 0x202A...0x202E, 0x2066...0x2069: .direction
    default: .none
    }
  }

  /// Whether the scalar breaks a line.
  var isBreak: Bool { hazard == .spacing && self != "\t" }

  /// The visible symbol for a control character, one cell wide.
  ///
  /// The block Control Pictures has symbols for C0 and DEL; all of C1 share U+FFFD.
  var controlPicture: Unicode.Scalar {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}

extension String {
  /// The lines of the text that are not blank, without blanks around them.
  ///
  /// - Complexity: O(*n*).
  package var paragraphs: [String] {
    unicodeScalars.split(whereSeparator: \.isBreak).map { String($0).trimmed }
      .filter { !$0.isEmpty }
  }

  /// The text without line breaks, control characters and marks that change its direction.
  ///
  /// Each tab and line break becomes one space, and each other control character a visible symbol.
  ///
  /// - Complexity: O(*n*); text without such scalars is returned as it is.
  package var sanitized: String {
    guard unicodeScalars.contains(where: { $0.hazard != .none }) else { return self }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar.hazard {
      case .none: result.append(scalar)
      case .spacing where scalar == "\n" && previous == "\r": break
      case .spacing: result.append(" ")
      case .control: result.append(scalar.controlPicture)
      case .direction: break
      }
      previous = scalar
    }
    return String(result)
  }
}
