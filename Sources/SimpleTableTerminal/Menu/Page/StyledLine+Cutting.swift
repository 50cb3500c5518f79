import SimpleTable

extension StyledLine {
  /// The line without its first character.
  var droppingFirstCharacter: StyledLine {
    var line = StyledLine("")
    for (number, span) in spans.enumerated() {
      line.append(
        number == 0 ? String(span.text.dropFirst()) : span.text, as: span.attributes,
        to: span.hyperlink)
    }
    return line
  }

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
    let text = padded(to: max(columns.upperBound, self.text.cellWidth)).text[...]
    let start = CellWidth.fitting(text, within: columns.lowerBound).start
    let end = CellWidth.fitting(text, within: columns.upperBound).start
    return padded(to: max(columns.upperBound, self.text.cellWidth))
      .drawing([start.utf8.count..<end.utf8.count], as: attributes)
  }

  /// Returns the line with other attributes at some places, from left to right in UTF-8, but not
  /// where it is in reverse.
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
          as: isInside && !span.attributes.isReversed ? attributes : span.attributes,
          to: span.hyperlink)
        rest = rest.dropFirst(part.count)
        start += part.count
      }
    }
    return line
  }

  /// Returns the line cut or filled up to a number of cells.
  func padded(to cells: Int) -> StyledLine {
    let free = cells - spans.reduce(0) { $0 + $1.text.cellWidth }
    if free >= 0 { return self + StyledLine(String(repeating: " ", count: free)) }
    var line = StyledLine("")
    var room = cells
    for span in spans {
      let (start, width) = CellWidth.fitting(span.text[...], within: room)
      line.append(String(start), as: span.attributes, to: span.hyperlink)
      room -= width
    }
    line.append(String(repeating: " ", count: max(0, room)))
    return line
  }
}
