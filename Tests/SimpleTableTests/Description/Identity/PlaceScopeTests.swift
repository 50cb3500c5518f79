import Foundation
import Testing

@testable import SimpleTable

@Suite struct `Scopes of places` {
  @Test func `scopes are equal if the same statements lead to them`() {
    var scope = PlaceScope(owner: nil)
    for index in 0..<PlaceScope.mostLevels { scope = scope.scope(at: index) }
    let same = scope.path.reduce(PlaceScope(owner: nil)) { $0.scope(at: $1) }
    #expect(scope == same)
    #expect(scope.scope(at: 0) != same.scope(at: 1))
    #expect(scope.path == Array(0..<PlaceScope.mostLevels))
  }

  @Test(arguments: [(0, false), (1, true), (201, true), (202, false), (1_000_000, false)])
  func `a saved place is as deep as a table nests`(count: Int, isPlace: Bool) throws {
    let path = Array(repeating: "1", count: count).joined(separator: ",")
    let id = try? JSONDecoder().decode(RowID.self, from: Data("{\"path\":[\(path)]}".utf8))
    #expect((id != nil) == isPlace)
  }
}
