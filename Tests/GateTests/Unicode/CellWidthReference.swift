import Foundation
import SimpleTable

/// The widths that another implementation gives, read from the files in `Data`.
struct CellWidthReference {
  /// A sequence of scalars and its width.
  struct Entry: CustomStringConvertible {
    var scalars: String.UnicodeScalarView
    var width: Int

    var text: String { String(scalars) }

    var description: String {
      let codes = scalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      return "\(text) \(codes.joined(separator: " ")): \(text.cellWidth), not \(width)"
    }
  }

  /// The lines of a file: hexadecimal numbers, and a width.
  private static func lines(of name: String) throws -> [(numbers: [UInt32], width: Int)] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Data/\(name)")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: ";")
      guard fields.count == 2, let width = Int(fields[1].dropFirst()) else { return nil }
      let numbers = fields[0].split { $0 == " " || $0 == "." }.compactMap { UInt32($0, radix: 16) }
      return (numbers, width)
    }
  }

  /// The sequences of the file of that name.
  static func sequences(in name: String) throws -> [Entry] {
    try lines(of: name).map { numbers, width in
      Entry(scalars: .init(numbers.compactMap(Unicode.Scalar.init)), width: width)
    }
  }

  /// Every scalar; a control character has no width, which the file states as -1.
  static func scalars() throws -> [Entry] {
    try lines(of: "wcwidth-0.9.4.txt").flatMap { numbers, width in
      (numbers[0]...numbers[1]).compactMap(Unicode.Scalar.init).map {
        Entry(scalars: .init([$0]), width: max(0, width))
      }
    }
  }
}
