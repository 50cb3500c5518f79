import DocumentationFixtures
import SimpleTable
import Testing

/// That whatever is wrong with a sample fails at the line of its document.
@Suite struct SampleRunTests {
  @Test(
    arguments: [
      (["one", "two three"], 9), (["one"], 9), (["One", "two-three"], 8),
      (["one", "two-three", "4"], 10), (nil, 7),
    ] as [([String]?, Int)])
  func `a wrong output fails at its line`(expected: [String]?, line: Int) async {
    await expectFailure(at: line) {
      SampleRun.begin(line: 3)
      print("one")
      print("two", "three", separator: "-")
      SampleRun.end(expected, at: 7)
    }
  }

  @Test func `a wrong value fails at its line`() async {
    await expectFailure(at: 4) {
      SampleRun.begin(line: 3)
      SampleRun.expect(1 + 1, is: "3", line: 4)
      SampleRun.end(nil, at: 3)
    }
  }

  @Test func `a sample that throws or leaves early fails at its line`() async {
    struct Oops: Error {}
    await expectFailure(at: 3) {
      SampleRun.begin(line: 3)
      throw Oops()
    }
    await expectFailure(at: 3) { SampleRun.begin(line: 3) }
  }

  @Test func `what is right does not fail, and runs at the same time do not meet`() async {
    await withTaskGroup { group in
      for number in 0..<100 {
        group.addTask {
          await SampleRun.run("/Guide.md", samples: 2) {
            SampleRun.begin(line: 3)
            print(number)
            await Task.yield()
            SampleRun.show(Table("Sound") { Section { Row("Ringtone", detail: "Otters") } })
            let picture = ["  Sound", "", "    Ringtone                    Otters", ""]
            SampleRun.end(["\(number)"] + picture, at: 7)
            SampleRun.skip()
          }
        }
      }
    }
  }

  @Test func `values are written as in Swift`() async {
    await SampleRun.run("/Guide.md", samples: 0) {
      SampleRun.expect("a \"b\"", is: #""a \"b\"""#, line: 1)
      SampleRun.expect(1, is: "1", line: 2)
      SampleRun.expect(Speed.slow, is: ".slow", line: 4)
      SampleRun.expect(Int?.none, is: "nil", line: 5)
      SampleRun.expect(Int?.some(1), is: "1", line: 6)
      SampleRun.expect(
        ValueOutcome.ignored(.unknownRow), is: ".ignored(.unknownRow)", line: 8)
      SampleRun.expect([Speed.fast], is: "[.fast]", line: 9)
      SampleRun.expect(["A.b": "C.D"], is: #"["A.b": "C.D"]"#, line: 10)
      SampleRun.expect(RowPath(section: 0, row: 2), is: "[0,2]", line: 7)
    }
  }

  /// Expects one problem, at a line of the document.
  private func expectFailure(
    at line: Int, _ body: () async throws -> Void,
    location: SourceLocation = #_sourceLocation
  ) async {
    let problems = await SampleRun.problems(samples: 1, body)
    #expect(problems.map(\.line) == [line], "\(problems)", sourceLocation: location)
  }
}
