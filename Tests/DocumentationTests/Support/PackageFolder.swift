import DocumentationSamples
import Foundation

/// The files of the package, as far as they are documentation.
enum PackageFolder {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The README and the guides that there are.
  static func documents() throws -> [Document] {
    let guides = try names(in: "Docs").filter { $0.hasSuffix(".md") }.map { "Docs/\($0)" }
    return try (["README.md"] + guides).filter(exists).map(document)
  }

  /// The comments of all libraries that users import.
  static func comments() throws -> [Document] {
    let sources = root.appendingPathComponent("Sources")
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    return try (names ?? []).sorted()
      .filter { $0.hasPrefix("SimpleTable") && $0.hasSuffix(".swift") }
      .flatMap { name in
        let url = sources.appendingPathComponent(name)
        let text = try String(contentsOf: url, encoding: .utf8)
        return Document.comments(inSource: text, name: "Sources/\(name)", path: url.path)
      }
  }

  /// Returns a document by its path from the root.
  static func document(_ name: String) throws -> Document {
    let url = root.appendingPathComponent(name)
    let text = try String(contentsOf: url, encoding: .utf8)
    return Document(name: name, path: url.path, text: text)
  }

  /// Returns whether there is a file or folder at a path from the root.
  static func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(name).path)
  }

  private static func names(in folder: String) throws -> [String] {
    guard exists(folder) else { return [] }
    return try FileManager.default
      .contentsOfDirectory(atPath: root.appendingPathComponent(folder).path).sorted()
  }
}
