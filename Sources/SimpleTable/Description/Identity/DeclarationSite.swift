/// The place in the source code where a row or a section is declared.
public struct DeclarationSite: Hashable, Sendable {
  /// The name of the module and of the file, separated by a slash.
  public let fileID: String

  /// The line in half the size of `Int`, because each row stores one.
  private let shortLine: UInt32

  init(fileID: String, line: UInt) {
    self.fileID = fileID
    shortLine = UInt32(clamping: line)
  }

  /// The line, from 1.
  public var line: Int { Int(clamping: shortLine) }
}

extension DeclarationSite: CustomStringConvertible {
  /// The module, the file and the line.
  ///
  /// For example, this is `Phone/Settings.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}
