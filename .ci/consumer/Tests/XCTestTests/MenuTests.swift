import Foundation
import Menu
import SimpleTable
import SimpleTableTesting
import Testing
import XCTest

final class MenuTests: XCTestCase {
  func testMenuShowsTheNetwork() {
    XCTAssertNil(verifySnapshot(of: Phone().settings, width: 30))
  }

  func testMenuHasChanged() {
    let phone = Phone()
    phone.network = "Badgers"
    XCTAssertNil(verifySnapshot(of: phone.settings, width: 30))
  }

  func testExpectSnapshotIsRefused() throws {
    let isAsked = ProcessInfo.processInfo.environment["CONSUMER_REFUSAL"] == "1"
    try XCTSkipUnless(isAsked, "It stops the process, so it runs alone.")
    expectSnapshot(of: Phone().settings) { "whatever" }
  }
}
