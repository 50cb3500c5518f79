import Foundation

/// A source file as it was compiled, and the texts recorded in it since.
struct RecordedSource {
  /// The literals that were recorded.
  private(set) var edits: [SourcePlace: Edit] = [:]

  private let file: WholeFile
  private let compiled: [UInt8]
  private var written: [UInt8]

  struct Edit {
    let range: Range<Int>
    let bytes: [UInt8]
  }

  /// Reads a file.
  ///
  /// - Throws: A ``SnapshotRefusal`` where there is none, or one that is no Swift source.
  init(path: String) throws(SnapshotRefusal) {
    let url = URL(fileURLWithPath: path)
    guard url.pathExtension == "swift" else {
      throw SnapshotRefusal("\(url.lastPathComponent) is not a Swift file")
    }
    file = WholeFile(url: url, name: url.lastPathComponent)
    guard let data = try Self.read(file) else {
      throw SnapshotRefusal("there is no \(path)")
    }
    compiled = Array(data)
    guard String(bytes: compiled, encoding: .utf8) != nil else {
      throw SnapshotRefusal("\(file.name) is not text in UTF-8")
    }
    guard !compiled.contains(UInt8(ascii: "\r")) else {
      throw SnapshotRefusal("\(file.name) has the line endings of Windows")
    }
    written = compiled
  }

  /// Records a text in place of another one, unless one was recorded there already.
  ///
  /// - Throws: A ``SnapshotRefusal`` where the literal is not the one that was compiled, or the
  ///   file cannot be written.
  mutating func record(
    _ text: String, inPlaceOf expected: SnapshotText
  ) throws(SnapshotRefusal) {
    let place = expected.place
    guard edits[place] == nil else { return }
    let literal = try SnapshotLiteral(in: compiled, line: place.line, column: place.column)
    guard literal.text.map({ Array($0.utf8) }) == expected.text.map({ Array($0.utf8) }) else {
      throw SnapshotRefusal("the source has another text than the test was built with")
    }
    let edit = literal.replacement(with: text)
    try write(edits.merging([place: Edit(range: edit.range, bytes: edit.bytes)]) { $1 })
  }

  /// Puts back the literal at a place, if it was replaced.
  ///
  /// - Throws: A ``SnapshotRefusal`` where the file cannot be written.
  mutating func withdraw(_ place: SourcePlace) throws(SnapshotRefusal) {
    guard edits[place] != nil else { return }
    try write(edits.filter { $0.key != place })
  }

  /// Writes the file as it was compiled, but for some literals.
  private mutating func write(_ edits: [SourcePlace: Edit]) throws(SnapshotRefusal) {
    guard let data = try Self.read(file), data.elementsEqual(written) else {
      throw SnapshotRefusal("\(file.name) has changed since the tests began")
    }
    var bytes: [UInt8] = []
    var end = 0
    for edit in edits.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += compiled[end..<edit.range.lowerBound] + edit.bytes
      end = edit.range.upperBound
    }
    bytes += compiled[end...]
    do throws(SnapshotRefusal) {
      try file.write(bytes)
    } catch {
      throw error.asReason
    }
    (self.edits, written) = (edits, bytes)
  }

  private static func read(_ file: WholeFile) throws(SnapshotRefusal) -> Data? {
    do throws(SnapshotRefusal) {
      return try file.read()
    } catch {
      throw error.asReason
    }
  }
}

extension SnapshotRefusal {
  /// The sentence as the end of another one.
  fileprivate var asReason: Self {
    Self(sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence)
  }
}
