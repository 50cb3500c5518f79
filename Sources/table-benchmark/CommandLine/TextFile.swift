#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of text, read or written in one piece.
struct TextFile {
  let path: String

  /// Writes text in place of what the file holds, and returns whether that worked.
  func write(_ text: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    return fclose(file) == 0 && isWritten
  }

  /// Returns the text that the file holds, up to 64 kB, or nothing where it cannot be read.
  func read() -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The stream for what goes wrong and for progress.
struct StandardError: TextOutputStream {
  func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = writeBytes(2, $0.baseAddress, $0.count) }
  }
}

private func writeBytes(_ file: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  write(file, bytes, count)
}
