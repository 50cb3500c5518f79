import SimpleTable

extension StyledLine {
  /// Returns the line filled up to a number of cells, on the background of some attributes.
  func onBar(_ bar: TextAttributes, cells: Int) -> StyledLine {
    var line = StyledLine("")
    for span in padded(to: cells).spans {
      line.append(span.text, as: span.attributes.on(bar), to: span.hyperlink)
    }
    return line
  }

  /// Returns the line with other attributes in some columns.
  func drawing(columns: Range<Int>, as attributes: TextAttributes) -> StyledLine {
    let line = padded(to: max(columns.upperBound, cells))
    let text = line.text[...]
    let start = CellWidth.fitting(text, within: columns.lowerBound).start
    let end = CellWidth.fitting(text, within: columns.upperBound).start
    return line.drawing([start.utf8.count..<end.utf8.count], as: attributes)
  }

  /// Returns the line with other attributes at some places, from left to right in UTF-8; what is in reverse
  /// has a line below it there instead.
  func drawing(_ places: [Range<Int>], as attributes: TextAttributes) -> StyledLine {
    guard !places.isEmpty else { return self }
    var line = StyledLine("")
    var start = 0
    for span in spans {
      var rest = span.text.utf8[...]
      while !rest.isEmpty {
        let next = places.first { $0.upperBound > start }
        let isInside = next.map { $0.lowerBound <= start } ?? false
        let end = (isInside ? next?.upperBound : next?.lowerBound) ?? .max
        let part = rest.prefix(end - start)
        line.append(
          String(Substring(part)),
          as: isInside ? attributes.replacing(span.attributes) : span.attributes,
          to: span.hyperlink)
        rest = rest.dropFirst(part.count)
        start += part.count
      }
    }
    return line
  }
}

extension TextAttributes {
  /// The attributes in place of others, of which those in reverse only get a line below.
  fileprivate func replacing(_ others: TextAttributes) -> TextAttributes {
    guard others.isReversed, self != .plain else { return self }
    var attributes = others
    attributes.isUnderlined = true
    return attributes
  }
}
