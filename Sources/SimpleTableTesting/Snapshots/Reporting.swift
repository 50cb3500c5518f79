import Foundation
import SimpleTableStorage
import Testing

/// Returns the test that is running, or ends the process with a message if there is none.
///
/// An issue recorded from within XCTest is dropped, and the test would pass whatever the text is.
func runningTest(for function: String, at location: SourceLocation) -> Test {
  guard let test = Test.current else {
    let message = """
      Fatal error: \(SourcePlace(location).description): \(function.functionName) was called outside of \
      a test of Swift Testing, where its failure would be lost. In XCTest, write \
      XCTAssertNil(verifySnapshot(of: …)). In a detached task, return the text to the test.

      """
    FileHandle.standardError.write(Data(message.utf8))
    exit(EXIT_FAILURE)
  }
  return test
}

/// Reports a difference as an issue of the running test, with the whole text attached.
func report(_ difference: SnapshotDifference?, in test: Test, at location: SourceLocation) {
  guard let difference else { return }
  let fileName =
    (difference.path?.fileName).map(String.init)
    ?? SnapshotFileName(test: test.name, name: nil).text
  Attachment.record(difference.actual + "\n", named: fileName, sourceLocation: location)
  Issue.record("\(difference.description)", sourceLocation: location)
}
