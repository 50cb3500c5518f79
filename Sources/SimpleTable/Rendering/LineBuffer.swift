/// Lines of text that are being written, as bytes in one reusable array.
///
/// The buffer knows how many cells the current line takes, drops spaces at its end, and leaves no
/// ink switched on there.
package struct LineBuffer {
  /// The bytes written so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// The number of lines ended so far.
  package private(set) var lineCount = 0

  /// The number of cells that the current line takes so far.
  private(set) var column = 0

  private var ink = Ink.none

  /// Creates an empty buffer.
  package init() {}

  /// Forgets what was written and keeps the storage.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    lineCount = 0
    column = 0
    ink = .none
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
    var missing = column - self.column
    while missing > 0 {
      let count = min(missing, Self.spaces.utf8CodeUnitCount)
      bytes.append(contentsOf: UnsafeBufferPointer(start: Self.spaces.utf8Start, count: count))
      missing -= count
    }
    self.column = column
  }

  private static var spaces: StaticString {
    "                                                                                "
  }

  /// Appends bytes that take a known number of cells.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, cells: Int, as ink: Ink) {
    if ink != self.ink { use(ink) }
    self.bytes.append(contentsOf: bytes)
    column += cells
  }

  /// Appends harmless text that takes a known number of cells.
  mutating func append(_ text: Substring, cells: Int, as ink: Ink) {
    if ink != self.ink { use(ink) }
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if isDone == nil { bytes.append(contentsOf: text.utf8) }
    column += cells
  }

  /// Appends the start of a sign whose cells have the same number of bytes each.
  mutating func append(startOf sign: Sign, cells: Int, as ink: Ink) {
    if ink != self.ink { use(ink) }
    let count = sign.bytes.count / max(sign.cells, 1) * cells
    sign.bytes.withUnsafeBufferPointer {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0.prefix(count)))
    }
    column += cells
  }

  /// Appends a sign.
  mutating func append(_ sign: Sign, as ink: Ink) {
    if ink != self.ink { use(ink) }
    sign.bytes.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    column += sign.cells
  }

  /// Ends the line.
  mutating func endLine() {
    while bytes.last == 0x20 { bytes.removeLast() }
    if ink != Ink.none { use(.none) }
    bytes.append(0x0A)
    column = 0
    lineCount += 1
  }

  private mutating func use(_ ink: Ink) {
    bytes.append(contentsOf: ink.sequence(after: self.ink).utf8)
    self.ink = ink
  }
}
