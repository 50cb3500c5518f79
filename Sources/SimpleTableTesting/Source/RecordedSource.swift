import Foundation

/// A file of source as it was compiled, and what was recorded in it since.
struct RecordedSource {
  /// The literals that were recorded.
  private(set) var edits: [CallSite: Edit] = [:]

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
      throw SnapshotRefusal("\(url.lastPathComponent) is no Swift file")
    }
    file = WholeFile(url: url, name: url.lastPathComponent)
    guard let data = try Self.read(file) else {
      throw SnapshotRefusal("there is no \(path)")
    }
    compiled = Array(data)
    guard String(bytes: compiled, encoding: .utf8) != nil else {
      throw SnapshotRefusal("\(file.name) is not text in UTF-8")
    }
    written = compiled
  }

  /// Records a text in place of the literal at a place, unless it was recorded already.
  ///
  /// - Throws: A ``SnapshotRefusal`` where the literal cannot be found for certain, or the file not be
  ///   written.
  mutating func record(
    _ text: String, inPlaceOf expected: String?, at site: CallSite, in test: TestDeclaration?
  ) throws(SnapshotRefusal) {
    guard edits[site] == nil else { return }
    let call = try SnapshotCall(in: compiled, line: site.line, column: site.column)
    guard call.text.map({ Array($0.utf8) }) == expected.map({ Array($0.utf8) }) else {
      throw SnapshotRefusal("the source has another text than the test was built with")
    }
    if expected?.isEmpty != false, let test, test.site.filePath == site.filePath,
      !test.isFound(in: compiled)
    {
      throw SnapshotRefusal("the test is not where it was compiled")
    }
    let edit = call.replacement(with: text)
    try write(edits.merging([site: Edit(range: edit.range, bytes: edit.bytes)]) { $1 })
  }

  /// Puts back the literal at a place, if it was replaced.
  ///
  /// - Throws: A ``SnapshotRefusal`` where the file cannot be written.
  mutating func withdraw(_ site: CallSite) throws(SnapshotRefusal) {
    guard edits[site] != nil else { return }
    try write(edits.filter { $0.key != site })
  }

  /// Writes the file as it was compiled, but for some literals.
  private mutating func write(_ edits: [CallSite: Edit]) throws(SnapshotRefusal) {
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
