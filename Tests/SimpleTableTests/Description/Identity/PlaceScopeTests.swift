import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Scopes of places` {
  @Test func `scopes are equal if the same statements lead to them`() {
    var scope = PlaceScope(owner: nil)
    for index in 0..<PlaceScope.mostLevels { scope = scope.scope(at: index) }
    let same = scope.path.reduce(PlaceScope(owner: nil)) { $0.scope(at: $1) }
    check(scope, same)
    #expect(scope.scope(at: 0) != same.scope(at: 1))
    check(scope.path, Array(0..<PlaceScope.mostLevels))
  }
}
