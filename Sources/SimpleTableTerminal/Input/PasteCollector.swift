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

  /// The text so far, without a possible start of the end marker.
  var text: String { String(decoding: bytes, as: UTF8.self) }

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

  /// Drops a last byte that is that of `^C`, and returns whether it is.
  mutating func dropInterrupt() -> Bool {
    if endsWithInterrupt, !isFull { bytes.removeLast() }
    return endsWithInterrupt
  }

  /// Keeps a byte; the first byte of a scalar only where all of it has room.
  private mutating func keep(_ byte: UInt8) {
    let isContinuation = byte & 0xC0 == 0x80
    let room = limit - bytes.count
    if room < (isContinuation || byte < 0x80 ? 1 : 4) { isFull = true }
    if !isFull { bytes.append(byte) }
  }
}
