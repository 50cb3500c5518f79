import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Hash index` {
  @Test(arguments: [0, 1, 2, 3, 100, 1_000])
  func `each element is taken once, where it was put`(count: Int) {
    let scope = PlaceScope(owner: nil).scope(at: 3)
    let identities = (0..<count).map { number -> Identity in
      number.isMultiple(of: 3)
        ? .place(Place(scope: scope, index: number)) : .name("row \(number)")
    }
    var random = SeededGenerator()
    var index = HashIndex(capacity: count)
    for (number, identity) in identities.enumerated() { index.insert(identity.quickHash, number) }
    check(
      index.take(Identity.name("unknown").quickHash) { identities[$0] == .name("unknown") }, nil)
    for number in (0..<count).shuffled(using: &random) {
      let identity = identities[number]
      check(index.number(for: identity.quickHash) { identities[$0] == identity }, number)
      check(index.take(identity.quickHash) { identities[$0] == identity }, number, "\(random)")
      check(index.take(identity.quickHash) { identities[$0] == identity }, nil, "\(random)")
    }
  }

  @Test func `ids made to collide without the key cost no more probes than others`() {
    let count = 4_000
    let plain = (0..<count).map { "row \($0)" }
    for names in [Self.collidingIDs(count), plain] {
      let probes = OperationCounter.counting {
        let rows = names.map { Row($0).id($0) }
        let adapter = TableAdapter(Table { Section { rows } })
        adapter.reload(Table { Section { Array(rows.reversed()) } })
      }[.probe, default: 0]
      check((1...8 * count).contains(probes))
    }
  }

  /// Returns ids of 16 bytes that all have one hash under the constants that wyhash publishes.
  ///
  /// The first word is tried until the hash so far is a word of ASCII; the second undoes it.
  private static func collidingIDs(_ count: Int) -> [String] {
    var ids: [String] = []
    var first = UInt64(0x3030_3030_3030_3030)
    while ids.count < count {
      first &+= 1
      guard first & 0x8080_8080_8080_8080 == 0 else { continue }
      let state = (16 ^ 0x9e37_79b9_7f4a_7c15 ^ first ^ 0xa076_1d64_78bd_642f as UInt64)
        .multipliedFullWidth(by: 0xe703_7ed1_a0b4_28db)
      let second = state.high ^ state.low
      guard second & 0x8080_8080_8080_8080 == 0 else { continue }
      ids.append(String(decoding: bytes(of: first) + bytes(of: second), as: UTF8.self))
    }
    return ids
  }

  private static func bytes(of word: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
  }
}
