import Foundation

/// Turns documents, and the comments of modules, into source files with tests.
///
/// The arguments: the root of the package; then for each file to be written an option, the file, and
/// what it is made from:
/// - `--document` a document: its samples;
/// - `--tests` documents: the tests of their samples;
/// - `--module` a module and its sources: the samples of comments, with their tests;
/// - `--file` a source that documents refer to.
package enum SampleTests {
  /// Writes the files that the arguments of the program name.
  ///
  /// - Throws: An error where a document cannot be read or a file cannot be written.
  package static func write(for arguments: [String]) throws {
    let root = arguments[1] + "/"
    for group in arguments.dropFirst(2).grouped {
      let (output, inputs) = (group[1], group.dropFirst(2))
      try write(text(for: group[0], of: Array(inputs), in: root), to: output)
    }
  }

  /// Returns the text of a file to be written.
  private static func text(
    for option: String, of inputs: [String], in root: String
  ) throws -> String {
    func document(_ path: String) throws -> Document {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return Document(name: name(of: path, in: root), path: path, text: text)
    }
    switch option {
    case "--document": return try TestFile(.samples, of: inputs.map(document)).text
    case "--tests": return try TestFile(.tests, of: inputs.map(document)).text
    case "--file":
      return SampleCode.file(of: try String(contentsOfFile: inputs[0], encoding: .utf8), inputs[0])
    default:
      let comments = try inputs.dropFirst().flatMap { path in
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return Document.comments(inSource: text, name: name(of: path, in: root), path: path)
      }
      let modules = Set(["SimpleTable", inputs[0]]).sorted()
      return TestFile(.comments, of: comments, importing: modules).text
    }
  }

  /// Returns the path of a file below the root of the package.
  private static func name(of path: String, in root: String) -> String {
    path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
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
