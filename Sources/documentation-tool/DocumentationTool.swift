import DocumentationSamples
import Foundation

/// Turns documents and the comments of modules into source files with tests.
///
/// The arguments: the root of the package and the file for an index; then `--document` with a
/// document and its source file, or `--module` with its name, its source file and the files of the
/// module.
@main
enum DocumentationTool {
  static func main() throws {
    var groups: [[String]] = []
    for argument in CommandLine.arguments.dropFirst(3) {
      if argument.hasPrefix("--") { groups.append([]) }
      groups[groups.count - 1].append(argument)
    }
    let root = CommandLine.arguments[1]
    var files: [TestFile] = []
    for group in groups {
      switch group[0] {
      case "--document":
        let document = Document(
          name: name(group[1], in: root), path: group[1], text: try text(group[1]))
        files.append(TestFile([document], importing: ["SimpleTable"]))
      default:
        let documents = try group.dropFirst(3).flatMap { path in
          Document.comments(inSource: try text(path), name: name(path, in: root), path: path)
        }
        let modules = Set(["SimpleTable", group[1]]).sorted()
        files.append(TestFile(documents, importing: modules))
      }
      try write(files[files.count - 1].text, to: group[2])
    }
    try write(TestFile.index(of: files), to: CommandLine.arguments[2])
  }

  private static func name(_ path: String, in root: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Writes a file, unless it says the same already: then nothing need be compiled again.
  private static func write(_ source: String, to path: String) throws {
    guard (try? text(path)) != source else { return }
    try Data(source.utf8).write(to: URL(fileURLWithPath: path))
  }
}
