/// The place in the source code where a row or a section is declared.
public struct DeclarationSite: Sendable {
  let staticFileID: StaticString

  /// The line in half the size of `Int`, because each row stores one.
  private let shortLine: UInt32

  init(fileID: StaticString, line: UInt) {
    staticFileID = fileID
    shortLine = UInt32(clamping: line)
  }

  /// The module and the file.
  public var fileID: String { staticFileID.description }

  /// The line, from 1.
  public var line: Int { Int(clamping: shortLine) }
}

extension DeclarationSite: Hashable {
  /// Returns whether two sites are the same line of the same file.
  public static func == (left: DeclarationSite, right: DeclarationSite) -> Bool {
    left.shortLine == right.shortLine
      && (left.staticFileID.isSame(as: right.staticFileID) || left.fileID == right.fileID)
  }

  /// Feeds the file and the line to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileID)
    hasher.combine(line)
  }
}

extension DeclarationSite: CustomStringConvertible {
  /// The file and the line, as in `Phone/Settings.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}

extension StaticString {
  /// Returns whether two texts are one place in memory, which is quicker than comparing them.
  fileprivate func isSame(as other: StaticString) -> Bool {
    hasPointerRepresentation && other.hasPointerRepresentation && utf8Start == other.utf8Start
  }
}
