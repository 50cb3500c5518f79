#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

/// A file without a name that receives the output to another file, until it is shown there.
package struct TemporaryFile: Sendable {
  private let file: SystemFile

  /// Creates an empty file, which lives as long as the process.
  ///
  /// - Returns: `nil` where no file can be created.
  package init?() {
    guard let stream = tmpfile() else { return nil }
    file = SystemFile(number: fileno(stream))
    _ = fcntl(file.number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(file.number, F_SETFL, O_APPEND)
  }

  /// Redirects the output to another file, such as standard error, from now on.
  ///
  /// - Returns: The exchange, which ends this, or `nil` if the process may not open more files.
  package func takePlace(of place: SystemFile) -> Exchange? {
    let original = fcntl(place.number, F_DUPFD_CLOEXEC, 3)
    guard original >= 0 else { return nil }
    dup2(file.number, place.number)
    return Exchange(
      file: file, original: SystemFile(number: original), place: place,
      buffer: .allocate(byteCount: 256, alignment: 1))
  }

  /// A file in the place of another one.
  package struct Exchange: Sendable {
    fileprivate let file: SystemFile
    fileprivate let original: SystemFile
    fileprivate let place: SystemFile
    nonisolated(unsafe) fileprivate let buffer: UnsafeMutableRawBufferPointer

    /// Restores the other file, and writes the redirected output to it; a signal handler may use
    /// this.
    ///
    /// Output that the other file does not accept at once, such as a stopped terminal, is dropped.
    package func end() {
      dup2(original.number, place.number)
      lseek(file.number, 0, SEEK_SET)
      while case let count = file.readNow(buffer), count > 0, original.hasRoom {
        original.writeNow(UnsafeRawBufferPointer(start: buffer.baseAddress, count: count))
      }
      ftruncate(file.number, 0)
    }

    /// Frees the resources of the exchange after its end.
    package func release() {
      original.release()
      buffer.deallocate()
    }
  }
}
