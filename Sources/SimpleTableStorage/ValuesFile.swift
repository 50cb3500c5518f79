#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A JSON file that keeps the values of a table's controls.
///
/// <!-- compile only -->
/// ```swift
/// let file = ValuesFile("settings.json")
/// for refusal in try file.restore(valuesOf: adapter) { print(refusal) }
/// // … until the menu is left:
/// try file.save(valuesOf: adapter)
/// ```
///
/// The file holds one object: the ids of controls and their values as `true`, `60` or `"Otters"`.
/// Secret texts are never written and never read. Several tables, and other programs, may share a
/// file: what a table does not know stays in it, as it is written there.
public struct ValuesFile: Hashable, Sendable {
  /// Where the file is, or will be.
  public let url: URL

  /// Creates a file of values; nothing is read or written yet.
  public init(_ url: URL) {
    self.url = url
  }

  /// Creates a file of values at a path; nothing is read or written yet.
  public init(_ path: String) {
    // A relative URL loses each `..` with the name before it, also where that is a link elsewhere.
    let start = path.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath + "/"
    url = URL(fileURLWithPath: start + path)
  }
}

extension ValuesFile {
  /// Returns what the file holds, or nothing where there is no file.
  func read() throws(ValuesFileError) -> [String: JSONText]? {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      if (error as? CocoaError)?.code == .fileReadNoSuchFile { return nil }
      throw ValuesFileError(.unreadable, url, reason: error.reason)
    }
    do {
      return try JSONReader.members(of: Array(data))
    } catch {
      throw ValuesFileError(.damaged, url, reason: error.description)
    }
  }
}
