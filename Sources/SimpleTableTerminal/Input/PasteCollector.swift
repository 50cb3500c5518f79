/// The text of a bracketed paste, up to a limit, until its end marker.
struct PasteCollector: Hashable, Sendable {
  /// The number of bytes that are kept; the rest of the paste is dropped.
  let limit: Int

  private var bytes: [UInt8] = []

  /// The bytes that were read last, as far as they are the start of the end marker.
  private var marker: [UInt8] = []

  /// Whether something was dropped.
  private(set) var isFull = false

  /// Whether the last byte is that of `^C`, which the user may type if the paste never ends.
  private(set) var endsWithInterrupt = false

  private static let endMarker = Array("\u{1B}[201~".utf8)

  init(limit: Int) {
    self.limit = limit
  }

  /// The number of bytes that were taken already.
  private var takenCount = 0

  /// Whether text was taken before.
  var isContinued: Bool { takenCount > 0 }

  /// The text that was not taken yet, without a possible start of the end marker.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether there is text to take: a whole scalar at least.
  var hasText: Bool { wholeCount > 0 }

  /// Takes the text so far, without the bytes of a scalar that is not complete yet.
  mutating func takeText() -> String {
    let count = wholeCount
    defer {
      bytes.removeFirst(count)
      takenCount += count
    }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// The number of bytes without those of a scalar at the end that is not complete.
  private var wholeCount: Int {
    let rest = bytes.suffix(3).reversed()
    guard let place = rest.firstIndex(where: { $0 & 0xC0 != 0x80 }) else { return bytes.count }
    let count = rest.distance(from: rest.startIndex, to: place) + 1
    // A first byte has as many ones before its first zero as its scalar has bytes.
    let first = rest[place]
    return first >= 0xC0 && (~first).leadingZeroBitCount > count ? bytes.count - count : bytes.count
  }

  /// Reads a byte, and returns whether it completes the end marker.
  mutating func read(_ byte: UInt8) -> Bool {
    endsWithInterrupt = byte == 0x03
    if marker.isEmpty, byte != 0x1B {
      keep(byte)
      return false
    }
    marker.append(byte)
    while !Self.endMarker.starts(with: marker) { keep(marker.removeFirst()) }
    return marker.count == Self.endMarker.count
  }

  /// Drops the last byte, which is that of `^C`.
  mutating func dropInterrupt() {
    if !isFull { bytes.removeLast() }
  }

  /// Keeps a byte; the first byte of a scalar only where all of it has room.
  private mutating func keep(_ byte: UInt8) {
    let isContinuation = byte & 0xC0 == 0x80
    let room = limit - takenCount - bytes.count
    if room < (isContinuation || byte < 0x80 ? 1 : 4) { isFull = true }
    if !isFull { bytes.append(byte) }
  }
}
