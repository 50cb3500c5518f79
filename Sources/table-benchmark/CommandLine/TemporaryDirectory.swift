#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A directory of its own, taken away with its files when nobody holds it any longer.
final class TemporaryDirectory {
  private let path: String
  private var files: [TextFile] = []

  /// Creates the directory, or nothing where that is refused.
  init?() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    guard let template = strdup("\(parent)/table-benchmark-XXXXXX") else { return nil }
    defer { free(template) }
    guard let made = mkdtemp(template) else { return nil }
    path = String(cString: made)
  }

  /// Returns a file of the directory, still to be written.
  func file(_ name: String) -> TextFile {
    let file = TextFile(path: "\(path)/\(name)")
    files.append(file)
    return file
  }

  deinit {
    for file in files { unlink(file.path) }
    rmdir(path)
  }
}
