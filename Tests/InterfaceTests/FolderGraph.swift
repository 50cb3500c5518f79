import Foundation

/// Which folders of a level refer to which, by the names of the types that their files declare, and of the
/// members that they add to types of other folders.
///
/// Files that lie beside folders do not count: a type and the folder of its parts may refer to each
/// other. A name that two folders declare does not count either, as a text does not say which.
struct FolderGraph {
  /// A reference from a file to a name of another folder.
  private struct Reference: Hashable {
    let file: String
    let name: String
    let folder: String
  }

  /// The references from each folder of the level.
  private var references: [String: Set<Reference>] = [:]

  /// Returns the references that are part of a circle, at any level, the rarest first.
  ///
  /// - Parameter files: The sources by their paths in the module.
  /// - Returns: A sentence for each reference.
  static func circles(in files: [String: String]) -> [String] {
    let words = files.mapValues(SourceWords.init)
    let folders = files.keys.flatMap { path -> [String] in
      let parts = path.split(separator: "/").dropLast()
      return parts.indices.map { parts[..<$0].joined(separator: "/") }
    }
    let circles = Set(folders).flatMap { FolderGraph(words, level: $0).circles }
    return circles.sorted { $0 < $1 }.map(\.text)
  }

  private init(_ files: [String: SourceWords], level: String) {
    let start = level.isEmpty ? "" : level + "/"
    func folder(of path: String) -> String? {
      let parts = path.dropFirst(start.count).split(separator: "/")
      return path.hasPrefix(start) && parts.count > 1 ? start + parts[0] : nil
    }
    var homes: [String: Set<String>] = [:]
    for (path, words) in files {
      guard let folder = folder(of: path) else { continue }
      for name in words.declared { homes[name, default: []].insert(folder) }
    }
    var added: Set<String> = []
    for (path, words) in files {
      guard let folder = folder(of: path) else { continue }
      for (member, type) in words.added where homes[type]?.contains(folder) == false {
        added.insert(member)
      }
    }
    for (path, words) in files {
      guard let folder = folder(of: path) else { continue }
      for name in words.used where !name.hasPrefix(".") || added.contains(name) {
        guard let home = homes[name], home.count == 1, let other = home.first, other != folder
        else { continue }
        references[folder, default: []].insert(Reference(file: path, name: name, folder: other))
      }
    }
  }

  /// The references to folders from which there is a way back, and how many go that way.
  private var circles: [(count: Int, text: String)] {
    var circles: [(count: Int, text: String)] = []
    for (folder, references) in references {
      for (other, group) in Dictionary(grouping: references, by: \.folder)
      where reachable(from: other).contains(folder) {
        for reference in group {
          circles.append((group.count, "\(reference.file) uses \(reference.name) of \(other)"))
        }
      }
    }
    return circles
  }

  private func reachable(from start: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [start]
    while let folder = waiting.popLast() {
      guard found.insert(folder).inserted else { continue }
      waiting += references[folder, default: []].map(\.folder)
    }
    return found
  }
}

/// The names in a source file, of types and of their members, which begin with a full stop.
struct SourceWords {
  /// The names that the file declares, of types only those that other files may use.
  private(set) var declared: Set<String> = []

  /// The names that it mentions.
  private(set) var used: Set<String> = []

  /// The members that extensions offer to other files, with the types that have them.
  private(set) var added: [(member: String, type: String)] = []

  init(_ source: String) {
    let types: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    let members: Set = ["func", "var", "let", "case"]
    var (previous, depth, isPrivate) = ("", 0, false)
    var extended: String?
    for token in Self.tokens(of: source) {
      if token == "{" || token == "}" {
        depth += token == "{" ? 1 : -1
        if depth == 0 { extended = nil }
        isPrivate = false
      } else if token.first?.isUppercase == true {
        used.insert(token)
        if types.contains(previous), !isPrivate { declared.insert(token) }
        if depth == 0, previous == "extension" { extended = token }
      } else if previous == "." {
        used.insert("." + token)
      } else if members.contains(previous) {
        declared.insert("." + token)
        if depth == 1, let extended, !isPrivate { added.append(("." + token, extended)) }
        isPrivate = false
      } else if token == "private" || token == "fileprivate" {
        isPrivate = true
      }
      previous = token
    }
  }

  /// Returns the words, full stops and braces of a source file without its comments and texts.
  private static func tokens(of source: String) -> [String] {
    let pattern = #"//[^\n]*|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|([A-Za-z_]\w*|[.{}])"#
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let range = NSRange(source.startIndex..., in: source)
    return expression.matches(in: source, range: range).compactMap { match in
      Range(match.range(at: 1), in: source).map { String(source[$0]) }
    }
  }
}
