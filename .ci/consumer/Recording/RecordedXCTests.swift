import Menu
import SimpleTable
import SimpleTableTesting
import XCTest

final class RecordedXCTests: XCTestCase {
  func testMenu() {
    XCTAssertNil(verifySnapshot(of: Phone().settings, width: 30) {})
    XCTAssertNil(verifySnapshot(of: "On") { "Off" })
  }
}
