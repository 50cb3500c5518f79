/// The members of an object, or the elements of a list, with the commas and comments between them.
///
/// Items are removed and added so that the commas are right afterwards, as is one after the last
/// item where there was one.
struct JSONItems<Places: RandomAccessCollection>
where Places.Element == Range<Int>, Places.Index == Int {
  let bytes: [UInt8]

  /// The places of the items in their order.
  let places: Places

  /// The text between the brackets.
  let body: Range<Int>

  /// The space before a new item on the line of another.
  let narrowSpace: ArraySlice<UInt8>

  /// The space before the items and after them, where there are none.
  let layout: (before: [UInt8], behind: [UInt8])

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

  /// Returns the line that an item has for itself, and the comment on it; `nil` if it has none.
  private func line(of number: Int) -> (place: Range<Int>, comment: Range<Int>?)? {
    let start = bytes[..<places[number].lowerBound].suffix { $0.isBlank }.startIndex
    let rest = restOfLine(from: places[number].upperBound)
    guard start > body.lowerBound, bytes[start - 1].endsLine, let end = rest.lineEnd else {
      return nil
    }
    return (start..<end, rest.comment)
  }

  /// Returns the comment that goes with an item, and the blanks before it.
  func comment(of number: Int) -> [UInt8] {
    guard let comment = line(of: number)?.comment else { return [] }
    let blanks = bytes[..<comment.lowerBound].suffix { $0.isBlank }
    return Array(bytes[blanks.startIndex..<comment.upperBound])
  }

  /// Removes an item and its comma, but no comment before it or on other lines.
  private func removeAlone(_ number: Int, in edits: inout JSONEdits) {
    let place = places[number]
    removeComma(after: number, in: &edits)
    if let line = line(of: number) { return edits.remove(line.place) }
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
  /// A new item, and the comment that follows it on its line.
  typealias NewItem = (text: [UInt8], comment: [UInt8])

  /// Adds items before the item with a number, or at the end.
  ///
  /// They come after the comments on the line of the item before, and at the end after all
  /// comments.
  func insert(_ items: [NewItem], at number: Int, in edits: inout JSONEdits) {
    guard !places.isEmpty else { return fill(with: items, in: &edits) }
    guard number > 0 else {
      let (start, next) = (spaceAtStart, spaceBeforeNext)
      let space = start.breaksLine ? start : next.breaksLine ? narrowSpace : next
      // The first one has the space before the item that was the first.
      let text = text(
        of: items, behind: [], ([], space, space), endsInComma: true, at: start.endIndex)
      return edits.insert(text, at: start.endIndex)
    }
    let before = places[number - 1].upperBound
    let comma = self.comma(after: number - 1).map { $0 + 1 }
    if comma == nil { edits.insert([UInt8(ascii: ",")], at: before) }
    let comment =
      number == places.count
      ? lastComment(in: (comma ?? before)..<body.upperBound)
      : restOfLine(from: comma ?? before).comment
    let (place, space) = (comment?.upperBound ?? comma ?? before, spaceBeforeNext)
    // At the end there is a comma afterwards if there was one.
    let text = text(
      of: items, behind: comment.map { bytes[$0] } ?? [], (space, space, []),
      endsInComma: comma != nil, at: place)
    edits.insert(text, at: place)
  }

  /// Adds items where there are none.
  private func fill(with items: [NewItem], in edits: inout JSONEdits) {
    guard let comment = lastComment(in: body) else {
      let space = layout.before[...]
      let text = text(
        of: items, behind: [],
        (space, space.breaksLine ? space : narrowSpace, layout.behind[...]), endsInComma: false,
        at: body.upperBound)
      return edits.replace(body, with: text)
    }
    let space = spaceAtStart.breaksLine ? spaceAtStart : [0x20]
    let text = text(
      of: items, behind: bytes[comment], (space, space, []), endsInComma: false,
      at: comment.upperBound)
    edits.insert(text, at: comment.upperBound)
  }

  /// Returns the text of new items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - comment: The comment after which they come, if any.
  ///   - space: The space before the first of them, before each of the others, and after the last.
  ///   - endsInComma: Whether a comma follows the last one.
  ///   - place: Where they are added.
  /// - Returns: The text.
  private func text(
    of items: [NewItem], behind comment: ArraySlice<UInt8>,
    _ space: (first: ArraySlice<UInt8>, next: ArraySlice<UInt8>, end: ArraySlice<UInt8>),
    endsInComma: Bool, at place: Int
  ) -> [UInt8] {
    var (text, isLineTaken) = ([UInt8](), takesLine(comment))
    // Behind such a comment, all of them have lines of their own.
    let space =
      isLineTaken && !space.first.breaksLine
      ? (first: newLine, next: newLine, end: space.end) : space
    for (number, item) in items.enumerated() {
      let space = number == 0 ? space.first : space.next
      text += isLineTaken && !space.breaksLine ? newLine : space
      text += item.text
      if endsInComma || number < items.count - 1 { text.append(UInt8(ascii: ",")) }
      text += item.comment
      isLineTaken = takesLine(item.comment.drop { $0.isBlank })
    }
    let rest = space.end + bytes[place...].prefix { $0.isSpace }
    return text + (isLineTaken && !rest.breaksLine ? newLine : space.end)
  }

  /// Returns whether what follows a comment on its line would be a part of it.
  private func takesLine(_ comment: ArraySlice<UInt8>) -> Bool {
    comment.dropFirst().first == UInt8(ascii: "/")
  }

  /// The space before a new item on a line of its own where no other shows how.
  private var newLine: ArraySlice<UInt8> {
    (layout.before.breaksLine ? layout.before : lineBreak + [0x20, 0x20])[...]
  }

  /// The space before the first item, or the first comment.
  private var spaceAtStart: ArraySlice<UInt8> { bytes[body].prefix { $0.isSpace } }

  /// The space before the last item, without lines that are empty.
  private var spaceBeforeNext: ArraySlice<UInt8> {
    let space = bytes[body.lowerBound..<places[places.count - 1].lowerBound].suffix { $0.isSpace }
    guard space.breaksLine else { return places.count > 1 ? space : narrowSpace }
    return (lineBreak + space.suffix { !$0.endsLine })[...]
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
        !bytes[start..<reader.position].breaksLine
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
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension Collection<UInt8> {
  /// Whether the text has more than one line.
  var breaksLine: Bool { contains(where: \.endsLine) }
}

extension ArraySlice<UInt8> {
  /// Returns the longest end whose bytes all fulfil a condition.
  func suffix(while isIncluded: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isIncluded($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
