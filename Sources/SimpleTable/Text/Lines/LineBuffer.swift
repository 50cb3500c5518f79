/// Lines of text that are being written, as bytes in one reusable array or as separate lines.
///
/// The buffer counts the cells of the current line, drops spaces at its end, and resets the
/// attributes there.
///
/// It is not copyable: as the only owner of its storage, it writes without a check for others.
struct LineBuffer: ~Copyable {
  /// The number of lines ended so far.
  private(set) var lineCount = 0

  /// The lines ended so far, if separate lines are kept.
  private(set) var lines: [StyledLine] = []

  /// The number of bytes written so far, or of the current line if lines are kept by themselves.
  private(set) var byteCount = 0

  /// The number of cells that the current line takes so far.
  private(set) var column = 0

  /// Storage for bytes, of which the first ones are written.
  private var storage = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1024)

  private var attributes = TextAttributes.plain

  /// The number of bytes and the attributes after the last of the line that can be seen.
  private var ink = (byteCount: 0, attributes: TextAttributes.plain)

  private let keepsLines: Bool

  /// The number of lines after which the rest of a wrapped text is left out.
  private let lineLimit: Int

  /// About how many lines were left out.
  private(set) var omittedLineCount = 0

  private var line = StyledLine("")

  /// The address that the text of the current line leads to, and where it begins and ends, if lines
  /// are kept.
  private var hyperlink: (address: String, range: Range<Int>)?

  /// Where the attributes of the current line change, if lines are kept.
  private var changes: [(start: Int, attributes: TextAttributes)] = []

  /// Creates an empty buffer.
  ///
  /// - Parameters:
  ///   - keepsLines: Whether separate lines are kept, instead of bytes with sequences.
  ///   - lineLimit: The number of lines after which the rest of a wrapped text is left out.
  init(keepsLines: Bool = false, lineLimit: Int = .max) {
    self.keepsLines = keepsLines
    self.lineLimit = lineLimit
  }

  deinit { storage.deallocate() }

  /// The text written so far.
  var text: String { text(in: 0..<byteCount) }

  private func text(in range: Range<Int>) -> String {
    let bytes = storage.extracting(range)
    // The written bytes are valid UTF-8, so they need no check.
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return unsafe String(copying: UTF8Span(unchecked: Span(_unsafeElements: bytes)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Removes all written bytes, those of the current line included, and keeps the storage.
  mutating func removeAll() {
    lineCount = 0
    lines = []
    line = StyledLine("")
    (changes, hyperlink) = ([], nil)
    byteCount = 0
    column = 0
    attributes = .plain
    ink = (0, .plain)
  }
}

extension LineBuffer {
  /// Fills the line with spaces up to a column, which show no attributes; at its end they are
  /// dropped again.
  mutating func pad(to column: Int) {
    guard column > self.column else { return }
    if attributes != .plain, attributes.ofBlank != .plain { change(to: .plain) }
    fill(to: column)
  }

  private mutating func fill(to column: Int) {
    let count = column - self.column
    reserve(count)
    storage.extracting(byteCount..<byteCount + count).update(repeating: 0x20)
    byteCount += count
    self.column = column
  }

  /// Appends spaces in the attributes of the text that follows them: a mark may be drawn on the
  /// last.
  mutating func appendSpaces(_ count: Int, as attributes: TextAttributes) {
    use(attributes)
    fill(to: column + count)
  }

  /// Begins a text that may be isolated, and returns the number of bytes written before it.
  mutating func beginText(as attributes: TextAttributes) -> Int {
    use(attributes)
    return byteCount
  }

  /// Appends bytes that take a known number of cells.
  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, cells: Int, as attributes: TextAttributes
  ) {
    if bytes.isEmpty { return }
    use(attributes)
    copy(bytes)
    markInk(cells: cells)
  }

  /// Appends sanitized text that takes a known number of cells.
  mutating func append(_ text: Substring, cells: Int, as attributes: TextAttributes) {
    use(attributes)
    var text = text
    text.withUTF8 { copy($0) }
    markInk(cells: cells)
  }

  /// Appends a glyph; a blank one takes no attributes, so that it can be dropped.
  mutating func append(_ glyph: Glyph, as attributes: TextAttributes) {
    if glyph.isBlank { return pad(to: column + glyph.cells) }
    guard glyph.byteCount <= 8 else {
      return append(glyph.text[...], cells: glyph.cells, as: attributes)
    }
    use(attributes)
    reserve(8)
    UnsafeMutableRawBufferPointer(storage)
      .storeBytes(of: glyph.word.littleEndian, toByteOffset: byteCount, as: UInt64.self)
    byteCount += glyph.byteCount
    markInk(cells: glyph.cells)
  }

  /// Appends the start of a glyph whose cells have the same number of bytes each.
  mutating func append(startOf glyph: Glyph, cells: Int, as attributes: TextAttributes) {
    if glyph.isBlank { return pad(to: column + cells) }
    let text = glyph.text
    let end = text.utf8.index(text.startIndex, offsetBy: text.utf8.count / glyph.cells * cells)
    append(text[..<end], cells: cells, as: attributes)
  }

  /// Records that the detail or the value of a row has been written.
  mutating func markValue(from start: Int) { line.valueColumns = start..<column }

  /// Makes what is written from here on lead to an address, which has only ASCII characters.
  mutating func beginHyperlink(to address: String) {
    if keepsLines {
      hyperlink = (address, byteCount..<Int.max)
    } else {
      write(StyledLine.sequence(ofHyperlink: address))
    }
  }

  /// Ends what leads to an address.
  mutating func endHyperlink() {
    if let start = hyperlink?.range.lowerBound {
      hyperlink?.range = start..<max(start, byteCount)
    } else {
      write(StyledLine.sequence(ofHyperlink: nil))
    }
  }

  /// Writes a sequence that takes no cell, and counts as a part of the line that can be seen.
  private mutating func write(_ sequence: String) {
    var sequence = sequence
    sequence.withUTF8 { copy($0) }
    markInk(cells: 0)
  }

  /// Returns the next line of a text, or `nil` where it ends or its rest is left out.
  mutating func next(of text: inout WrappedText) -> WrappedText.Line? {
    if lineCount < lineLimit { return text.next() }
    omittedLineCount += text.estimatedLineCount
    return nil
  }

  /// Ends the line after the last of it that can be seen.
  mutating func endLine() {
    (byteCount, attributes) = ink
    while byteCount > 0, storage[byteCount - 1] == 0x20 { byteCount -= 1 }
    if keepsLines {
      keepLine()
    } else {
      use(.plain)
      reserve(1)
      storage[byteCount] = 0x0A
      byteCount += 1
    }
    ink = (byteCount, .plain)
    column = 0
    lineCount += 1
  }

  /// Keeps the line with its spans, and begins another one.
  private mutating func keepLine() {
    var start = 0
    var attributes = TextAttributes.plain
    for change in changes + [(byteCount, .plain)] where start < byteCount {
      let end = min(change.start, byteCount)
      appendSpan(start..<end, as: attributes)
      (start, attributes) = (end, change.attributes)
    }
    lines.append(line)
    line = StyledLine("")
    (changes, hyperlink) = ([], nil)
    byteCount = 0
    self.attributes = .plain
  }
}

// MARK: - Bytes

extension LineBuffer {
  /// Appends written text to the line that is kept, of which a part may lead to an address.
  private mutating func appendSpan(_ range: Range<Int>, as attributes: TextAttributes) {
    guard let (address, link) = hyperlink, link.overlaps(range) else {
      return line.append(text(in: range), as: attributes)
    }
    let inside = link.clamped(to: range)
    line.append(text(in: range.lowerBound..<inside.lowerBound), as: attributes)
    line.append(text(in: inside), as: attributes, to: address)
    line.append(text(in: inside.upperBound..<range.upperBound), as: attributes)
  }

  private mutating func use(_ attributes: TextAttributes) {
    if attributes == self.attributes { return }
    change(to: attributes)
  }

  @inline(never)
  private mutating func change(to attributes: TextAttributes) {
    if keepsLines {
      changes.append((byteCount, attributes))
    } else {
      var sequence = attributes.sequence(after: self.attributes)
      sequence.withUTF8 { copy($0) }
    }
    self.attributes = attributes
  }

  /// Records that visible text has been written, in some cells.
  @inline(__always)
  private mutating func markInk(cells: Int) {
    column += cells
    ink = (byteCount, attributes)
  }

  /// Returns whether right-to-left characters have been written since a number of bytes.
  ///
  /// The first of them, U+0590, begins with the byte 0xD6 in UTF-8.
  func containsRightToLeft(from start: Int) -> Bool {
    let bytes = storage.extracting(start..<byteCount)
    guard bytes.contains(where: { $0 >= 0xD6 }) else { return false }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(where: \.isRightToLeft)
  }

  /// Inserts a scalar that takes no cell before what was written after a number of bytes.
  mutating func insert(_ scalar: Unicode.Scalar, at offset: Int) {
    let bytes = Array(scalar.utf8)
    reserve(bytes.count)
    for index in stride(from: byteCount - 1, through: offset, by: -1) {
      storage[index + bytes.count] = storage[index]
    }
    for (index, byte) in bytes.enumerated() { storage[offset + index] = byte }
    byteCount += bytes.count
    markInk(cells: 0)
  }

  @inline(__always)
  private mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count)
    _ = storage.extracting(byteCount...).update(fromContentsOf: bytes)
    byteCount += bytes.count
  }

  /// Makes room for some more bytes.
  @inline(__always)
  private mutating func reserve(_ count: Int) {
    if byteCount + count > storage.count { grow(by: count) }
  }

  @inline(never)
  private mutating func grow(by count: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: storage.count + max(count, storage.count))
    _ = larger.update(fromContentsOf: storage.extracting(..<byteCount))
    storage.deallocate()
    storage = larger
  }
}
