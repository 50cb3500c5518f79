/// A sample taken apart for the test it becomes.
///
/// Nothing changes its line: what is moved away leaves a blank line behind.
struct SampleCode {
  /// The lines that import modules.
  private(set) var imports: [DocumentLine] = []

  /// The declarations that must stand outside of functions.
  private(set) var hoisted: [[DocumentLine]] = []

  /// The functions that are tests.
  private(set) var tests: [[DocumentLine]] = []

  /// Everything else.
  private(set) var body: [DocumentLine]

  /// The variables of the body, so that none of them counts as unused.
  private(set) var variables: [String] = []

  private(set) var problems: [Problem] = []

  /// Takes a sample apart.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - extended: The types that the document extends; their declarations are hoisted.
  init(_ sample: Sample, extended: Set<String>) {
    body = sample.lines
    let depth = BracketCount(body).depth
    guard depth == 0 else {
      let message = depth > 0 ? "leaves brackets open" : "closes more brackets than it opens"
      problems.append(Problem(line: sample.line, message: "this sample \(message)"))
      body = []
      return
    }
    hoist(extended, isRun: !sample.isCompiledOnly)
    for index in body.indices {
      let line = body[index]
      if line.isImport {
        imports.append(line)
        body[index] = line.with("")
        continue
      }
      if line.indentation == 0, let variable = line.declaredVariable {
        variables.append(variable)
      }
      checkValue(at: index)
    }
  }

  private mutating func hoist(_ extended: Set<String>, isRun: Bool) {
    for declaration in TypeDeclaration.all(in: body) where declaration.isHoisted(extended) {
      var lines = Array(body[declaration.range])
      let line = declaration.line - declaration.range.lowerBound
      lines[line] = lines[line].with(declaration.filePrivateText(of: lines[line].text))
      if declaration.isTest, !isRun {
        for index in 0...line {
          lines[index] = lines[index].with(String(lines[index].text[...].withoutAttributes))
        }
      }
      if declaration.isTestFunction { tests.append(lines) } else { hoisted.append(lines) }
      for index in declaration.range { body[index] = body[index].with("") }
    }
  }

  /// Turns `expression  // → value` into a check of the value.
  private mutating func checkValue(at index: Int) {
    let line = body[index]
    guard let (code, value) = line.text.splitAtValue, !code.trimmed.isEmpty else { return }
    let expected = "is: \(value.swiftLiteral), line: \(line.number))"
    if let variable = line.declaredVariable {
      body[index] = line.with("\(code); SampleRun.expect(\(variable), \(expected)")
    } else if code.isOneExpression {
      body[index] = line.with("SampleRun.expect(\(code.trimmed), \(expected)")
    } else {
      problems.append(
        Problem(line: line.number, message: "a value follows only a whole expression on one line"))
    }
  }
}

extension DocumentLine {
  fileprivate func with(_ text: String) -> DocumentLine {
    DocumentLine(number: number, text: text)
  }

  fileprivate var isImport: Bool {
    indentation == 0 && (text.hasPrefix("import ") || text.hasPrefix("@testable import "))
  }

  /// The variable that the line declares; of several in parentheses, all.
  fileprivate var declaredVariable: String? {
    let code = text.trimmed
    guard code.hasPrefix("let ") || code.hasPrefix("var ") else { return nil }
    let name = code.dropFirst(4).drop { $0 == " " }
    if name.first == "(", let end = name.firstIndex(of: ")") { return String(name[...end]) }
    let end = name.firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return String(name[..<(end ?? name.endIndex)])
  }
}

extension String {
  /// The code and the value, where an arrow in a comment stands between them.
  fileprivate var splitAtValue: (code: String, value: String)? {
    let arrow = "// → "
    var index = endIndex
    while index > startIndex {
      index = self.index(before: index)
      if self[index...].hasPrefix(arrow) {
        return (String(self[..<index]), self[index...].dropFirst(arrow.count).trimmed)
      }
    }
    return nil
  }

  /// Whether a line looks like an expression that neither goes on nor ends another.
  fileprivate var isOneExpression: Bool {
    let code = trimmed
    let brackets = BracketCount([DocumentLine(number: 1, text: code)]).depth
    return brackets == 0 && code.first.map { !".}])".contains($0) } == true
  }
}
