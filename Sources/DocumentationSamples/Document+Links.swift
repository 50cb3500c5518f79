/// A way from a document to another, or to a place in it.
package struct DocumentLink: Hashable, Sendable {
  /// The line that it stands on.
  package let line: Int

  /// The path as it is written, relative to the document; empty within the same document.
  package let path: String

  /// The heading, as a name in an address; nothing for the whole document.
  package let anchor: String?
}

extension Document {
  /// The links in the text that do not lead out of the package.
  package var links: [DocumentLink] {
    var links: [DocumentLink] = []
    for line in proseLines {
      for target in line.text.withoutCode.linkTargets where !target.leadsAway {
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        links.append(
          DocumentLink(
            line: line.number, path: String(parts[0]),
            anchor: parts.count > 1 ? String(parts[1]) : nil))
      }
    }
    return links
  }

  /// The names by which the headings can be linked to, as GitHub makes them.
  package var anchors: Set<String> {
    var anchors: Set<String> = []
    for heading in headings {
      let name = heading.text.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character)
          ? character : nil
      }
      var anchor = String(name)
      var count = 0
      while !anchors.insert(anchor).inserted {
        count += 1
        anchor = "\(String(name))-\(count)"
      }
    }
    return anchors
  }

  /// The headings without their signs, and the lines they stand on.
  package var headings: [DocumentLine] {
    proseLines.compactMap { line in
      let signs = line.text.prefix { $0 == "#" }.count
      let text = line.text.dropFirst(signs)
      guard 1...6 ~= signs, text.hasPrefix(" ") else { return nil }
      return DocumentLine(number: line.number, text: text.trimmed)
    }
  }

  /// The lines that stand in no code block.
  private var proseLines: [DocumentLine] {
    var prose: [DocumentLine] = []
    var open: Fence?
    for line in lines {
      if let fence = open {
        if fence.isClosed(by: line) { open = nil }
      } else if let fence = Fence(line) {
        open = fence
      } else {
        prose.append(line)
      }
    }
    return prose
  }
}

extension String {
  /// The targets of links and pictures, of reference definitions and of HTML attributes.
  fileprivate var linkTargets: [String] {
    var targets: [String] = []
    for (opening, closing) in [("](", ")"), ("src=\"", "\""), ("href=\"", "\"")] {
      var rest = self[...]
      while let start = rest.index(after: opening) {
        let target = rest[start...].prefix { String($0) != closing }
        targets.append(String(target.prefix { !$0.isWhitespace }))
        rest = rest[target.endIndex...]
      }
    }
    if hasPrefix("["), !hasPrefix("[^"), let start = self[...].index(after: "]: ") {
      targets.append(String(self[start...].prefix { !$0.isWhitespace }))
    }
    return targets
  }

  /// Whether a target names a scheme.
  fileprivate var leadsAway: Bool {
    guard let colon = firstIndex(of: ":") else { return false }
    return self[..<colon].allSatisfy { $0.isLetter }
  }

  /// The line without what stands between backticks.
  fileprivate var withoutCode: String {
    split(separator: "`", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
  }
}

extension Substring {
  /// Returns the end of the first occurrence of a text.
  fileprivate func index(after text: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
