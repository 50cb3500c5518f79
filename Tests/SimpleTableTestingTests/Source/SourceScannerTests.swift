import Testing

@testable import SimpleTableTesting

@Suite struct `Source scanner` {
  @Test(
    arguments: [
      "()", "(a, [b, {c}])", "(\")\")", "(\"\\(f(\")\"))\")",
      "(\"\"\"\n ) \"\" \\(g([1])) \n\"\"\")",
      "(#\"\\(\"#)", "(#\"\\#(h(\"(\"))\"#)", "(// )\n)", "(/* /* ) */ ) */)", "(#/ \\)(\" /#)",
      "(`it's (`)", "(a / b, c/d, (1)/2, [1] / 3, x!/2)", "(#\"\"\"#)", "(#if)", "(\"\\\"\")",
      "(\"é)\" + ü)", "(a\n/ b)", "(\"\" + \"(\")",
    ])
  func `a group ends where its bracket does`(source: String) throws {
    let bytes = Array((source + ") tail").utf8)
    var scanner = SourceScanner(bytes, at: 0)
    #expect(try scanner.group().range == 0..<source.utf8.count, "\(source)")
  }

  @Test(arguments: [
    "(", "(]", "(\"", "(\"\n\")", "(/*", "(\"\\(\")", "a)", "", "(\"\"\"\n\")", "(`a)",
  ])
  func `what does not end is refused`(source: String) {
    var scanner = SourceScanner(Array(source.utf8), at: 0)
    #expect(throws: SnapshotRefusal("its brackets and quotes could not be matched")) {
      try scanner.group()
    }
  }

  @Test(arguments: ["(/a/)", "(x, /\"/)", "(return /a/)", "(x = /[(]/)"])
  func `a regex between bare slashes is refused`(source: String) {
    var scanner = SourceScanner(Array(source.utf8), at: 0)
    #expect(throws: SnapshotRefusal("there may be a regex between bare slashes before it")) {
      try scanner.group()
    }
  }
}
