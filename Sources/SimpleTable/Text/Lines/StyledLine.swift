/// A line of text as spans that are drawn in one way each.
///
/// No span is empty, and neighbours differ in how they are drawn or where they lead, so that lines
/// that look the same are equal.
package struct StyledLine: Hashable, Sendable {
  /// Some text with the same attributes.
  package struct Span: Hashable, Sendable {
    /// The text, without control sequences.
    package fileprivate(set) var text: String

    /// How it is drawn.
    package let attributes: TextAttributes

    /// The address that it leads to.
    package let hyperlink: String?
  }

  /// The spans from left to right.
  package private(set) var spans: [Span] = []

  /// The columns of the detail or the value of a row, where the line shows one.
  package var valueColumns: Range<Int>?

  /// Creates a line of one span.
  package init(_ text: String, as attributes: TextAttributes = .plain) {
    append(text, as: attributes)
  }

  /// The text without attributes.
  package var text: String { spans.map(\.text).joined() }

  /// The text with the SGR sequences of its attributes, which are reset at the end.
  package var sequencedText: String {
    var text = ""
    var last = TextAttributes.plain
    for span in spans {
      if let address = span.hyperlink { text += Self.sequence(ofHyperlink: address) }
      defer { if span.hyperlink != nil { text += Self.sequence(ofHyperlink: nil) } }
      if span.attributes != last { text += span.attributes.sequence(after: last) }
      text += span.text
      last = span.attributes
    }
    return last == .plain ? text : text + TextAttributes.plain.sequence(after: last)
  }

  /// Appends text to the line.
  package mutating func append(
    _ text: String, as attributes: TextAttributes = .plain, to hyperlink: String? = nil
  ) {
    if text.isEmpty { return }
    if let last = spans.indices.last, spans[last].attributes == attributes,
      spans[last].hyperlink == hyperlink
    {
      spans[last].text += text
    } else {
      spans.append(Span(text: text, attributes: attributes, hyperlink: hyperlink))
    }
  }

  /// Returns the sequence before text that leads to an address, or to none: OSC 8.
  package static func sequence(ofHyperlink address: String?) -> String {
    "\u{1B}]8;;\(address ?? "")\u{1B}\\"
  }
}

extension StyledLine {
  /// Returns a line that is continued by another one.
  package static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    var line = left
    for span in right.spans { line.append(span.text, as: span.attributes, to: span.hyperlink) }
    return line
  }
}

extension StyledLine: ExpressibleByStringLiteral {
  /// Creates a line of text that is drawn as the terminal does.
  package init(stringLiteral text: String) { self.init(text) }
}
