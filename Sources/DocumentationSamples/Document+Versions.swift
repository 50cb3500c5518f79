extension Document {
  /// The version at each line that says how to depend on the package.
  package var installedVersions: [DocumentLine] {
    lines.compactMap { line in
      guard line.text.contains(".package("), let version = line.text.quoted(after: "from:") else {
        return nil
      }
      return DocumentLine(number: line.number, text: version)
    }
  }

  /// The versions that the headings of a changelog start with, newest first.
  package var releases: [DocumentLine] {
    headings.compactMap { heading in
      let version = heading.text.prefix { $0.isNumber || $0 == "." }
      guard version.split(separator: ".").count == 3 else { return nil }
      return DocumentLine(number: heading.number, text: String(version))
    }
  }
}

extension String {
  /// Returns the text in quotation marks that follows a label.
  fileprivate func quoted(after label: String) -> String? {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    guard let index = parts.firstIndex(where: { $0.trimmed.hasSuffix(label) }) else { return nil }
    return parts.dropFirst(index + 1).first.map(String.init)
  }
}
