import Foundation

/// A sample split into the parts of the test that it becomes.
///
/// Every line keeps its number: a blank line takes the place of one that is moved away.
struct SampleCode {
  /// The lines that import modules.
  private(set) var imports: [Document.Line] = []

  /// The extensions and the types with an attribute, which are declared outside of functions.
  private(set) var declarations: [[Document.Line]] = []

  /// Everything else.
  private(set) var body: [Document.Line]

  /// The variables of the body, so that none of them counts as unused.
  private(set) var variables: [String] = []

  /// Splits the code of a sample.
  init(_ lines: [Document.Line]) {
    body = lines.map(\.withModels)
    for index in body.indices {
      let text = body[index].text
      if text.hasPrefix("import ") {
        imports.append(body[index])
        body[index].text = ""
      } else if text.hasPrefix("@testable import ") || text.hasPrefix("@Test(") {
        // What the document has declared above, and what would make a test of a function in a test.
        body[index].text = ""
      } else if text.hasPrefix("@main ") {
        // The tests begin elsewhere.
        body[index].text.removeFirst("@main ".count)
      } else if text.isDeclarationOfFile {
        declarations.append(takeDeclaration(at: index))
      } else if text.hasPrefix("@Test func ") {
        callTest(at: index)
      } else {
        if let variable = text.declaredVariable { variables.append(variable) }
        checkValue(at: index)
      }
    }
  }

  /// Removes a declaration and returns its lines.
  private mutating func takeDeclaration(at index: Int) -> [Document.Line] {
    let range = index...endOfDeclaration(at: index)
    defer { for index in range { body[index].text = "" } }
    return Array(body[range])
  }

  /// Returns the index of the line that ends a declaration: that of the next unindented brace.
  private func endOfDeclaration(at index: Int) -> Int {
    let text = body[index].text
    if text.hasSuffix("}") || text.hasPrefix("typealias ") { return index }
    return body[index...].firstIndex { $0.text.hasPrefix("}") } ?? body.count - 1
  }

  /// Turns a test into a function that is called where it ends.
  private mutating func callTest(at index: Int) {
    let function = body[index].text.dropFirst("@Test func ".count)
    let words = function.split(separator: " ")
    let effects =
      (words.contains("throws") ? "try " : "") + (words.contains("async") ? "await " : "")
    body[endOfDeclaration(at: index)].text += "; \(effects)\(function.prefix { $0 != "(" })()"
    body[index].text.removeFirst("@Test ".count)
  }

  /// The index of the first statement of the body, after declarations that may be at its start.
  var startOfStatements: Int {
    body.indices.first { index in
      let text = body[index].text
      guard let first = text.first, !first.isWhitespace, first != "}" else { return false }
      let starts = ["//", "class ", "enum ", "final class ", "func ", "struct "]
      let isCalled = body[endOfDeclaration(at: index)].text.hasPrefix("}; ")
      return isCalled || !starts.contains(where: text.hasPrefix)
    } ?? body.count
  }

  /// Turns `expression  // → value` into a check of the value.
  private mutating func checkValue(at index: Int) {
    let line = body[index]
    let parts = line.text.components(separatedBy: "// → ")
    guard parts.count == 2 else { return }
    let expected = "is: \(parts[1].swiftLiteral), line: \(line.number))"
    if let variable = line.trimmed.declaredVariable {
      body[index].text = "\(parts[0]); SampleRun.expect(\(variable), \(expected)"
    } else {
      body[index].text = "SampleRun.expect(\(parts[0]), \(expected)"
    }
  }
}

extension SampleCode {
  /// Returns a source file that documents refer to, which the compiler attributes to its path.
  static func file(of text: String, _ path: String) -> String {
    let lines = text.components(separatedBy: "\n").map {
      Document.Line(number: 0, text: $0).withModels.text
    }
    return "#sourceLocation(file: \(path.swiftLiteral), line: 1)\n" + lines.joined(separator: "\n")
  }
}

extension Document.Line {
  /// The line with the models in the tests in place of other modules, where it names those.
  fileprivate var withModels: Document.Line {
    var line = self
    for framework in ["UIKit", "SwiftUI", "Configuration", "ArgumentParser"] {
      if text == "import \(framework)" { line.text += "Model" }
      guard framework.hasSuffix("UI") || framework == "UIKit" else { continue }
      line.text = line.text.components(separatedBy: "\(framework).")
        .joined(separator: "\(framework)Model.")
    }
    return line
  }
}

extension String {
  /// The variable that a line declares at its start; of several in parentheses, all.
  fileprivate var declaredVariable: String? {
    guard hasPrefix("let ") || hasPrefix("var ") else { return nil }
    let name = dropFirst(4)
    if name.first == "(", let end = name.firstIndex(of: ")") { return String(name[...end]) }
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// Whether a line starts a declaration that is not moved into a function.
  fileprivate var isDeclarationOfFile: Bool {
    [
      "extension ", "typealias ", "@Observable ", "@Suite", "@MainActor final class ",
      "@MainActor @Observable ",
    ].contains(where: hasPrefix)
  }

  /// The text as a Swift string literal; it must not have line breaks.
  var swiftLiteral: String {
    let characters = unicodeScalars.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }
    return "\"\(characters.joined())\""
  }
}
