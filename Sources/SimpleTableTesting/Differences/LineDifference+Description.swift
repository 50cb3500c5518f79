extension LineDifference: CustomStringConvertible {
  /// The changes as lines after `-` and `+`, with three lines around them; empty without changes.
  ///
  /// Lines after the first ``maximumLineCount`` are counted, not shown.
  package var description: String {
    guard !changes.isEmpty else { return "" }
    var lines: [String] = []
    var shown = 0  // of the new text
    for (index, change) in changes.enumerated() {
      appendEqualLines(shown..<change.new.lowerBound, isFirst: index == 0, to: &lines)
      guard lines.count < Self.maximumLineCount else {
        let rest = count(of: changes[index...])
        lines.append(rest == 1 ? "… 1 more line differs" : "… \(rest) more lines differ")
        return lines.joined(separator: "\n")
      }
      append(change, to: &lines)
      shown = change.new.upperBound
    }
    let end = min(shown + Self.context, new.count)
    lines += new[shown..<end].map(Self.contextLine)
    appendGap(new.count - end, to: &lines)
    return lines.joined(separator: "\n")
  }

  /// The maximum number of lines shown.
  static var maximumLineCount: Int { 100 }

  private static var context: Int { 3 }

  /// Appends equal lines before a change: those around it, and a gap for the others.
  private func appendEqualLines(_ range: Range<Int>, isFirst: Bool, to lines: inout [String]) {
    let head = isFirst ? 0 : Self.context
    guard range.count > head + Self.context + 1 else {
      lines += new[range].map(Self.contextLine)
      return
    }
    lines += new[range.prefix(head)].map(Self.contextLine)
    appendGap(range.count - head - Self.context, to: &lines)
    lines += new[range.suffix(Self.context)].map(Self.contextLine)
  }

  private static func contextLine(_ line: ArraySlice<UInt8>) -> String {
    line.isEmpty ? "" : "  " + LineImage(line).text
  }

  private func appendGap(_ count: Int, to lines: inout [String]) {
    guard count > 0 else { return }
    lines.append(count == 1 ? "… 1 equal line" : "… \(count) equal lines")
  }

  /// Appends the old lines and then the new ones, each drawn with regard to its partner.
  private func append(_ change: Change, to lines: inout [String]) {
    let pairs = zip(old[change.old], new[change.new]).prefix(Self.maximumLineCount)
      .map { LineImage.pair($0, $1) }
    append("-", old[change.old], pairs.map(\.old), to: &lines)
    append("+", new[change.new], pairs.map(\.new), to: &lines)
  }

  private func append(
    _ sign: String,
    _ changed: ArraySlice<ArraySlice<UInt8>>,
    _ paired: [String],
    to lines: inout [String]
  ) {
    let images =
      paired
      + changed.prefix(Self.maximumLineCount).dropFirst(paired.count).map { LineImage($0).text }
    lines += images.map { $0.isEmpty ? sign : "\(sign) \($0)" }
    let rest = changed.count - images.count
    guard rest > 0 else { return }
    lines.append(rest == 1 ? "\(sign) … 1 more line" : "\(sign) … \(rest) more lines")
  }

  private func count(of changes: ArraySlice<Change>) -> Int {
    changes.reduce(0) { $0 + max($1.old.count, $1.new.count) }
  }
}

extension LineDifference {
  /// Returns the end of a sentence that says that two texts differ, followed by the lines that do.
  func message(legend: String) -> String {
    let line = (changes.first?.new.lowerBound ?? 0) + 1
    return " from line \(line) on (\(legend)):\n\n\(description)"
  }
}
