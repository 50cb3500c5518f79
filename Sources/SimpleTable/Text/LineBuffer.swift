/// Lines of text that are being written, as bytes in one reusable array.
///
/// The buffer knows how many cells the current line takes, drops spaces at its end, and leaves no
/// ink switched on there.
package struct LineBuffer {
  /// The number of lines ended so far.
  package private(set) var lineCount = 0

  /// The number of bytes written so far.
  package private(set) var byteCount = 0

  /// The number of cells that the current line takes so far.
  private(set) var column = 0

  /// Storage for bytes, of which the first ones are written.
  ///
  /// Copying into an array that is long enough already is twice as fast as appending to one.
  private var storage: [UInt8] = []

  private var ink = TextAttributes.plain

  /// Creates an empty buffer.
  package init() {}

  /// The bytes written so far, in UTF-8.
  package var bytes: ArraySlice<UInt8> { storage[..<byteCount] }

  /// Forgets what was written and keeps the storage.
  package mutating func removeAll() {
    lineCount = 0
    byteCount = 0
    column = 0
    ink = .plain
  }
}

extension LineBuffer {
  /// Calls a function with the bytes of each line that was ended, without its line break.
  func forEachLine(_ body: (ArraySlice<UInt8>) -> Void) {
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      body(bytes[start..<index])
      start = index + 1
    }
  }
}

extension LineBuffer {
  /// Fills the line with spaces up to a column; at its end they are dropped again.
  mutating func pad(to column: Int) {
    guard column > self.column else { return }
    let count = column - self.column
    reserve(count)
    storage.withUnsafeMutableBufferPointer {
      $0.extracting(byteCount..<byteCount + count).update(repeating: 0x20)
    }
    byteCount += count
    self.column = column
  }

  /// Appends spaces in the ink of the text that follows them: a mark may be drawn on the last.
  mutating func appendSpaces(_ count: Int, as ink: TextAttributes) {
    if ink != self.ink { use(ink) }
    pad(to: column + count)
  }

  /// Appends bytes that take a known number of cells.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, cells: Int, as ink: TextAttributes) {
    if bytes.isEmpty { return }
    if ink != self.ink { use(ink) }
    copy(bytes)
    column += cells
  }

  /// Appends harmless text that takes a known number of cells.
  mutating func append(_ text: Substring, cells: Int, as ink: TextAttributes) {
    if ink != self.ink { use(ink) }
    var text = text
    text.withUTF8 { copy($0) }
    column += cells
  }

  /// Appends a sign; one that shows nothing takes no ink, so that it can be dropped.
  mutating func append(_ sign: Sign, as ink: TextAttributes) {
    if sign.isBlank { return pad(to: column + sign.cells) }
    if ink != self.ink { use(ink) }
    sign.bytes.withUnsafeBufferPointer { copy($0) }
    column += sign.cells
  }

  /// Appends the start of a sign whose cells have the same number of bytes each.
  mutating func append(startOf sign: Sign, cells: Int, as ink: TextAttributes) {
    if ink != self.ink { use(ink) }
    let count = sign.bytes.count / max(sign.cells, 1) * cells
    sign.bytes.withUnsafeBufferPointer { copy($0.extracting(..<count)) }
    column += cells
  }

  /// Ends the line.
  mutating func endLine() {
    while byteCount > 0, storage[byteCount - 1] == 0x20 { byteCount -= 1 }
    if ink != TextAttributes.plain { use(.plain) }
    reserve(1)
    storage[byteCount] = 0x0A
    byteCount += 1
    column = 0
    lineCount += 1
  }
}

// MARK: - Bytes

extension LineBuffer {
  private mutating func use(_ ink: TextAttributes) {
    var sequence = ink.sequence(after: self.ink)
    sequence.withUTF8 { copy($0) }
    self.ink = ink
  }

  @inline(__always)
  private mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count)
    storage.withUnsafeMutableBufferPointer {
      _ = $0.extracting(byteCount..<byteCount + bytes.count).update(fromContentsOf: bytes)
    }
    byteCount += bytes.count
  }

  /// Makes room for some more bytes.
  @inline(__always)
  private mutating func reserve(_ count: Int) {
    if byteCount + count > storage.count { grow(by: count) }
  }

  @inline(never)
  private mutating func grow(by count: Int) {
    let added = max(count, storage.count, 1024)
    storage.append(contentsOf: repeatElement(0, count: added))
  }
}
