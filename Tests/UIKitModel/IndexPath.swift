// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The place of a row, in Foundation and UIKit.
public struct IndexPath: Hashable, Comparable, Sendable {
  public var section: Int
  public var row: Int

  public init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }

  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

/// A set of sections, in Foundation.
public struct IndexSet: Hashable, Sendable {
  let indices: Set<Int>

  public init(_ indices: some Sequence<Int>) {
    self.indices = Set(indices)
  }
}

/// What reads archives, in Foundation.
public class NSCoder {}
