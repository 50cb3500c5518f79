import Foundation

/// Turns documents, and the comments of modules, into source files with tests.
///
/// The arguments: the root of the package; then for each file to be written `--document` with the
/// file and the document, `--module` with the file, the module and its sources, or `--file` with the file
/// and a source that documents refer to.
package enum SampleTests {
  /// Writes the files that the arguments of the program name.
  ///
  /// - Throws: An error where a document cannot be read or a file cannot be written.
  package static func write(for arguments: [String]) throws {
    let root = arguments[1] + "/"
    for group in arguments.dropFirst(2).grouped {
      if group[0] == "--file" {
        try write(
          SampleCode.file(of: String(contentsOfFile: group[2], encoding: .utf8), group[2]),
          to: group[1])
        continue
      }
      var documents: [Document] = []
      for path in group.dropFirst(group[0] == "--document" ? 2 : 3) {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let name = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
        if group[0] == "--document" {
          documents.append(Document(name: name, path: path, text: text))
        } else {
          documents += Document.comments(inSource: text, name: name, path: path)
        }
      }
      let modules = group[0] == "--document" ? [] : [group[2]]
      let file = TestFile(documents, importing: Set(["SimpleTable"] + modules).sorted())
      try write(file.text, to: group[1])
    }
  }

  /// Writes a file, unless it holds this text already, so that it is not compiled again.
  private static func write(_ source: String, to path: String) throws {
    guard (try? String(contentsOfFile: path, encoding: .utf8)) != source else { return }
    try Data(source.utf8).write(to: URL(fileURLWithPath: path))
  }
}

extension Collection<String> {
  /// The arguments, each option with those that follow it.
  fileprivate var grouped: [[String]] {
    reduce(into: []) { groups, argument in
      if argument.hasPrefix("--") { groups.append([]) }
      groups[groups.count - 1].append(argument)
    }
  }
}
