import Testing

@testable import SimpleTable

@Suite struct `Scopes of places` {
  @Test func `places deep down go as they came`() {
    var scope = PlaceScope(owner: nil)
    for _ in 0..<100_000 { scope = scope.scope(at: 1) }
    let twin = scope.path.reduce(PlaceScope(owner: nil)) { $0.scope(at: $1) }
    #expect(scope == twin)
    #expect(scope.scope(at: 0) != twin.scope(at: 1))
    #expect(scope.path.count == 100_000)
  }
}
