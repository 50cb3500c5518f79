import DocumentationFixtures
import SimpleTable
import Testing

/// That whatever is wrong with a sample turns the tests red at the line of its document.
@Suite struct SampleRunTests {
  @Test func `a wrong output fails at its line`() async {
    await expectFailure(at: 9) {
      SampleRun.begin(line: 3)
      print("one")
      print("two", "three", separator: "-")
      SampleRun.end(["one", "two three"], at: 7)
    }
  }

  @Test func `a wrong value fails at its line`() async {
    await expectFailure(at: 4) {
      SampleRun.begin(line: 3)
      SampleRun.expect(1 + 1, is: "3", line: 4)
      SampleRun.end(nil, at: 3)
    }
  }

  @Test func `an error fails at the line of its sample`() async {
    struct Oops: Error {}
    await expectFailure(at: 3) {
      SampleRun.begin(line: 3)
      throw Oops()
    }
  }

  @Test func `a sample that leaves early fails`() async {
    await expectFailure(at: 3) { SampleRun.begin(line: 3) }
  }

  @Test func `what is right does not fail`() async {
    await SampleRun.run("/Guide.md", samples: 3) {
      SampleRun.begin(line: 3)
      print("one")
      SampleRun.end(["one"], at: 7)
      SampleRun.skip()
      SampleRun.begin(line: 9)
      SampleRun.show(Table("Sound") { Section { Row("Ringtone", detail: "Otters") } })
      SampleRun.end(
        [
          "  Sound",
          "",
          "    Ringtone                    Otters",
        ], at: 12)
    }
  }

  @Test func `values are written as in Swift`() async {
    await SampleRun.run("/Guide.md", samples: 0) {
      SampleRun.expect("a \"b\"", is: #""a \"b\"""#, line: 1)
      SampleRun.expect(1, is: "1", line: 2)
      SampleRun.expect(["a"], is: #"["a"]"#, line: 3)
      SampleRun.expect(Speed.slow, is: ".slow", line: 4)
      SampleRun.expect(Int?.none, is: "nil", line: 5)
      SampleRun.expect(Int?.some(1), is: "1", line: 6)
      SampleRun.expect(
        SelectionOutcome.ignored(.unknownRow), is: ".ignored(.unknownRow)", line: 8)
      SampleRun.expect([Speed.fast], is: "[.fast]", line: 9)
      SampleRun.expect(["A.b": "C.D"], is: #"["A.b": "C.D"]"#, line: 10)
      SampleRun.expect(RowPath(section: 0, row: 2), is: "[0,2]", line: 7)
    }
  }

  @Test func `runs at the same time do not see each other's output`() async {
    await withTaskGroup { group in
      for number in 0..<100 {
        group.addTask {
          await SampleRun.run("/Guide.md", samples: 1) {
            SampleRun.begin(line: 1)
            print(number)
            await Task.yield()
            print(number)
            SampleRun.end(["\(number)", "\(number)"], at: 1)
          }
        }
      }
    }
  }

  /// Expects one failure, at a line of the document.
  private func expectFailure(at line: Int, _ body: () async throws -> Void) async {
    await withKnownIssue {
      await SampleRun.run("/Guide.md", samples: 1, body)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == "Documentation/Guide.md"
    }
  }
}
