import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Place runs` {
  @Test func `places go there and back as in a plain list`() {
    var random = SeededGenerator()
    for _ in 0..<200 {
      let scopes = (0..<3).map { PlaceScope(owner: nil).scope(at: $0) }
      var runs = PlaceRuns()
      var places: [Place] = []
      var next = [0, 0, 0]
      for row in 0..<Int.random(in: 0...40, using: &random) {
        let scope = Int.random(in: 0..<6, using: &random) % 3
        if Bool.random(using: &random) { next[scope] += 1 }
        let place = Place(scope: scopes[scope], index: next[scope])
        next[scope] += 1
        runs.append(row: row, scope: place.scope, index: place.index)
        places.append(place)
        check(runs.row(at: place, count: places.count), row, "\(random)")
      }
      for (row, place) in places.enumerated() {
        check(runs[row], place, "\(random)")
        check(runs.row(at: place, count: places.count), row, "\(random)")
      }
      for scope in 0..<3 {
        let unknown = Place(scope: scopes[scope], index: next[scope])
        check(runs.row(at: unknown, count: places.count), nil, "\(random)")
      }
    }
  }
}
