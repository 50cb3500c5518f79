internal import SimpleTable

#if canImport(Darwin)
  public import Foundation
#endif

/// An error while a file of values is read or written.
public struct ValuesFileError: Error, Hashable {
  /// The kind of error.
  public let kind: Kind

  /// The path of the file.
  public let path: String

  /// The problem as a phrase; in a damaged file, with the line and the column.
  public let reason: String

  /// A kind of error; later versions may have further kinds.
  public struct Kind: Hashable, Sendable {
    private let name: String

    /// The file cannot be read.
    public static let unreadable = Kind(name: "unreadable")

    /// The file is not a JSON object.
    public static let damaged = Kind(name: "damaged")

    /// The file cannot be written.
    public static let unwritable = Kind(name: "unwritable")
  }

  init(_ kind: Kind, _ path: String, reason: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }
}

extension ValuesFileError: CustomStringConvertible {
  /// The problem as a sentence, without control characters.
  public var description: String {
    let problem =
      switch kind {
      case .unreadable: "cannot be read"
      case .damaged: "is damaged and was left as it is"
      default: "cannot be written"
      }
    return "The file \"\(path)\" \(problem): \(reason).".sanitized
  }
}

#if canImport(Darwin)
  extension ValuesFileError: LocalizedError {
    /// The problem as a sentence.
    public var errorDescription: String? { description }
  }
#endif
