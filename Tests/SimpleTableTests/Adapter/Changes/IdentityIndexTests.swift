import TestFixtures
import Testing

@testable import SimpleTable

@Suite struct `Identity index` {
  @Test(arguments: [0, 1, 2, 3, 100, 1_000])
  func `each identity is found once, where it was put`(count: Int) {
    let scope = PlaceScope(owner: nil).scope(at: 3)
    let identities = (0..<count).map { number -> Identity in
      number.isMultiple(of: 3)
        ? .place(Place(scope: scope, index: number)) : .name("row \(number)")
    }
    var random = SeededGenerator()
    var index = IdentityIndex(capacity: count)
    for (number, identity) in identities.enumerated() {
      index.insert(identity.quickHash, RowPosition(section: number / 10, row: number % 10))
    }
    #expect(index.take(Identity.name("stray").quickHash) { _ in true } == nil)
    for number in (0..<count).shuffled(using: &random) {
      let identity = identities[number]
      func isSame(_ position: RowPosition) -> Bool {
        identities[position.section * 10 + position.row] == identity
      }
      let expected = RowPosition(section: number / 10, row: number % 10)
      #expect(index.take(identity.quickHash, isSame: isSame) == expected, "\(random)")
      #expect(index.take(identity.quickHash, isSame: isSame) == nil, "\(random)")
    }
  }
}
