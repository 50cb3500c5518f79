import Testing

/// Where a test was declared when it was compiled.
///
/// A closure without a text has nothing to be recognised by. That the test is where it was compiled
/// tells a file that was compiled from one that has changed since.
struct TestDeclaration: Hashable, Sendable {
  /// The attribute of the test.
  let site: CallSite

  /// The name of the function without its parameters.
  let name: String
}

extension TestDeclaration {
  init(_ test: Test) {
    site = CallSite(test.sourceLocation)
    name = test.name.functionName
  }

  /// Returns whether a file declares the test on its line.
  func isFound(in source: [UInt8]) -> Bool {
    guard let start = source.offset(ofLine: site.line) else { return false }
    var scanner = SourceScanner(source, at: start)
    do throws(SnapshotRefusal) {
      while let token = try scanner.next() {
        guard source[token.range].elementsEqual("func".utf8) else { continue }
        guard let word = try scanner.next() else { return false }
        return String(decoding: source[word.range], as: UTF8.self).filter { $0 != "`" } == name
      }
    } catch {
      return false
    }
    return false
  }
}

extension String {
  /// The name of a function without its parameters and backticks.
  var functionName: String {
    let name = hasSuffix(")") ? self[..<(lastIndex(of: "(") ?? endIndex)] : self[...]
    return name.filter { $0 != "`" }
  }
}
