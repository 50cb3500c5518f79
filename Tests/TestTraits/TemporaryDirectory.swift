package import Foundation
package import SimpleTableStorage

/// A directory that is removed with all that is in it when it is no longer used.
package final class TemporaryDirectory {
  package let url: URL

  /// Creates a directory, in memory where that is wanted and there is such a place: thousands of
  /// files that are synchronised take minutes on a disk that others use.
  package init(isInMemory: Bool = false) throws {
    let memory = URL(fileURLWithPath: "/dev/shm")
    let usesMemory = isInMemory && FileManager.default.isWritableFile(atPath: memory.path)
    let folder = usesMemory ? memory : FileManager.default.temporaryDirectory
    url = folder.appendingPathComponent("values-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of the directory.
  package var path: String { url.path }

  /// Returns the place of a file in the directory, and writes it where a text is given.
  package func file(_ name: String = "values.json", _ text: String? = nil) throws -> URL {
    let file = url.appendingPathComponent(name)
    if let text { try Data(text.utf8).write(to: file) }
    return file
  }

  /// The names of all files in the directory.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

extension URL {
  /// The text of the file.
  package var text: String {
    get throws { String(decoding: try Data(contentsOf: self), as: UTF8.self) }
  }
}

extension ValuesFile {
  package init(_ url: URL) {
    self.init(url.path)
  }
}
