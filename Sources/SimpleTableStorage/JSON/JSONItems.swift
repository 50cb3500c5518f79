/// The members of an object, or the elements of a list, with the commas and comments between them.
///
/// Items are removed and added so that the commas are right afterwards, as is one after the last item
/// where there was one.
struct JSONItems<Places: RandomAccessCollection>
where Places.Element == Range<Int>, Places.Index == Int {
  let bytes: [UInt8]

  /// The places of the items in their order.
  let places: Places

  /// The text between the brackets.
  let body: Range<Int>

  /// The space before a new item on the line of the only item.
  let narrowSpace: ArraySlice<UInt8>

  /// The line break of the text.
  let lineBreak: [UInt8]
}

// MARK: - Removing

extension JSONItems {
  /// Removes items.
  ///
  /// A comment in an item is removed with it. So is a comment after it on its line, if that line
  /// has no other item. All other comments are kept.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the items, in ascending order.
  ///   - edits: The edits, to which the removal is added.
  /// - Complexity: O(*k*) in the number of items, and in what is between them and their neighbours.
  func remove(_ numbers: some Sequence<Int>, in edits: inout JSONEdits) {
    var run: ClosedRange<Int>?
    for number in numbers {
      if let last = run, last.upperBound + 1 == number {
        run = last.lowerBound...number
      } else {
        if let run { remove(run, in: &edits) }
        run = number...number
      }
    }
    if let run { remove(run, in: &edits) }
  }

  /// Removes items that follow one another.
  private func remove(_ run: ClosedRange<Int>, in edits: inout JSONEdits) {
    let isFirst = run.lowerBound == 0
    let isLast = run.upperBound == places.count - 1
    guard (run.lowerBound...run.upperBound + 1).contains(where: hasComment) else {
      let start =
        isFirst ? places[run.lowerBound].lowerBound : places[run.lowerBound - 1].upperBound
      let end =
        isFirst && !isLast
        ? places[run.upperBound + 1].lowerBound : places[run.upperBound].upperBound
      return edits.remove(isFirst && isLast ? body : start..<end)
    }
    for number in run { removeAlone(number, in: &edits) }
    if isLast, !isFirst, comma(after: run.upperBound) == nil {
      removeComma(after: run.lowerBound - 1, in: &edits)
    }
  }

  /// Removes an item and its comma, but no comment before it or on other lines.
  private func removeAlone(_ number: Int, in edits: inout JSONEdits) {
    let place = places[number]
    removeComma(after: number, in: &edits)
    let start = bytes[..<place.lowerBound].suffix { $0.isBlank }.startIndex
    let rest = restOfLine(from: place.upperBound)
    if start > body.lowerBound, bytes[start - 1].endsLine, let end = rest.lineEnd {
      return edits.remove(start..<end)
    }
    var reader = JSONReader(bytes, at: place.upperBound)
    _ = reader.take(",")
    reader.skip { $0.isBlank }
    edits.remove(place.lowerBound..<reader.position)
  }

  private func removeComma(after number: Int, in edits: inout JSONEdits) {
    if let comma = comma(after: number) { edits.remove(comma..<comma + 1) }
  }
}

// MARK: - Adding

extension JSONItems {
  /// Adds items before the item with a number, or at the end.
  ///
  /// They come after the comments on the line of the item before, and at the end after all comments.
  func insert(_ items: [[UInt8]], at number: Int, in edits: inout JSONEdits) {
    guard !places.isEmpty else { return fill(with: items, in: &edits) }
    let comma = [UInt8(ascii: ",")]
    guard number > 0 else {
      return edits.insert(
        Array(items.map { spaceAtStart + $0 + comma }.joined()), at: body.lowerBound)
    }
    let isLast = number == places.count
    let before = places[number - 1].upperBound
    let start = self.comma(after: number - 1).map { $0 + 1 }
    if start == nil { edits.insert(comma, at: before) }
    let comment =
      isLast
      ? lastComment(in: (start ?? before)..<body.upperBound)
      : restOfLine(from: start ?? before).comment
    let space = space(after: comment, spaceBeforeNext)
    var list = Array(items.map { space + $0 }.joined(separator: comma))
    // At the end there is a comma afterwards if there was one.
    if start != nil { list += comma }
    edits.insert(list, at: comment?.upperBound ?? start ?? before)
  }

  /// Adds items where there are none.
  private func fill(with items: [[UInt8]], in edits: inout JSONEdits) {
    let comment = lastComment(in: body)
    let isOneLine = comment != nil && !spaceAtStart.contains(where: \.endsLine)
    let space = space(
      after: comment, comment == nil ? newLine[...] : isOneLine ? [0x20] : spaceAtStart)
    let list = Array(items.map { space + $0 }.joined(separator: [UInt8(ascii: ",")]))
    guard let comment else { return edits.replace(body, with: list + lineBreak) }
    edits.insert(list, at: comment.upperBound)
  }

  /// Returns the space before a new item after a comment, which may need a new line.
  private func space(
    after comment: Range<Int>?, _ space: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    guard let comment, bytes[comment.lowerBound + 1] == UInt8(ascii: "/"),
      !space.contains(where: \.endsLine)
    else { return space }
    return newLine[...]
  }

  /// The space before a new item on a line of its own where no other shows how.
  private var newLine: [UInt8] { lineBreak + [0x20, 0x20] }

  /// The space before the first item, or the first comment.
  private var spaceAtStart: ArraySlice<UInt8> { bytes[body].prefix { $0.isSpace } }

  private var spaceBeforeNext: ArraySlice<UInt8> {
    let space = bytes[body.lowerBound..<places[places.count - 1].lowerBound].suffix { $0.isSpace }
    return places.count > 1 || space.contains(where: \.endsLine) ? space : narrowSpace
  }
}

// MARK: - Between the items

extension JSONItems {
  /// Returns whether a comment is between an item and the one before it.
  private func hasComment(before number: Int) -> Bool {
    let start = number == 0 ? body.lowerBound : places[number - 1].upperBound
    let end = number == places.count ? body.upperBound : places[number].lowerBound
    return bytes[start..<end].contains(UInt8(ascii: "/"))
  }

  /// Whether a comment is between the items.
  var hasComments: Bool { (0...places.count).contains(where: hasComment) }

  /// Returns the place of the comma after an item, or `nil` if there is none after the last one.
  private func comma(after number: Int) -> Int? {
    var reader = JSONReader(bytes, at: places[number].upperBound)
    try? reader.skipSpace()
    return reader.next == UInt8(ascii: ",") ? reader.position : nil
  }

  /// Returns the last comment in a part that has no item.
  private func lastComment(in range: Range<Int>) -> Range<Int>? {
    var comment: Range<Int>?
    var reader = JSONReader(bytes, at: range.lowerBound)
    while reader.position < range.upperBound {
      reader.skip { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "]") }
      let start = reader.position
      guard start < range.upperBound, (try? reader.skipComment()) != nil else { break }
      comment = start..<reader.position
    }
    return comment
  }

  /// Returns the last comment that ends on the line of a place, before the next item, and where the
  /// next line begins; `nil` if anything but a comma and comments comes before that.
  private func restOfLine(from place: Int) -> (comment: Range<Int>?, lineEnd: Int?) {
    var comment: Range<Int>?
    var reader = JSONReader(bytes, at: place)
    while true {
      reader.skip { $0.isBlank || $0 == UInt8(ascii: ",") }
      guard reader.next == UInt8(ascii: "/") else { break }
      let start = reader.position
      guard (try? reader.skipComment()) != nil,
        !bytes[start..<reader.position].contains(where: \.endsLine)
      else { return (comment, nil) }
      comment = start..<reader.position
    }
    guard reader.next?.endsLine == true else { return (comment, nil) }
    if reader.take("\r"), reader.next != UInt8(ascii: "\n") { return (comment, reader.position) }
    _ = reader.take("\n")
    return (comment, reader.position)
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension ArraySlice<UInt8> {
  /// Returns the longest end whose bytes all fulfil a condition.
  func suffix(while isIncluded: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isIncluded($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
