import Foundation
import SimpleTableStorage

/// The name of a reference file, safe on every file system.
///
/// Letters and digits of any script, `_` and `-` are kept; anything else between them becomes one
/// `-`. Different names may become equal, which ``SnapshotClaims`` reports.
struct SnapshotFileName: Hashable {
  /// The name with its extension, 255 bytes at most.
  let text: String

  /// Creates the name for a test and, where it has one, the name of the snapshot.
  ///
  /// - Parameters:
  ///   - test: The test's function, as in `menu()`, `menu(style:)` or `` `it's 5 o'clock`() ``.
  ///   - name: A name that distinguishes the snapshot from others in the same test.
  init(test: String, name: String?) {
    let parts = [test.functionName, name ?? ""].filter { !$0.isEmpty }
    text = parts.map { Self.shortened(Self.safe($0)) }.joined(separator: ".") + ".txt"
  }

  private static func safe(_ text: String) -> String {
    let text = text.precomposedStringWithCanonicalMapping
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    let name = words.joined(separator: "-")
    guard name.allSatisfy({ $0 == "-" }) else { return name }
    return text.unicodeScalars.map { "U" + String($0.value, radix: 16, uppercase: true) }
      .joined(separator: "-")
  }

  /// Returns a name of 120 bytes at most, the end of a longer one replaced by its hash.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > 120 else { return name }
    var start = name
    while start.utf8.count > 100 { start.removeLast() }
    return start + "-" + String(name.lastingHash, radix: 16)
  }
}

extension String {
  /// The name of a function without its parameters and backticks.
  var functionName: String {
    let name = hasSuffix(")") ? self[..<(lastIndex(of: "(") ?? endIndex)] : self[...]
    return name.filter { $0 != "`" }
  }
}
