import TestFixtures
import Testing

@testable import SimpleTable

@Suite struct `Counted bits` {
  /// Sizes around the ends of words.
  static let sizes = [0, 1, 2, 63, 64, 65, 127, 128, 129, 500]

  @Test(arguments: sizes)
  func `bits are an array of Boolean values`(size: Int) {
    var random = SeededGenerator()
    var bits = Bits(size: size)
    var model = [Bool](repeating: false, count: size)
    for _ in 0..<(size * 4) {
      let index = Int.random(in: 0..<size, using: &random)
      let value = Bool.random(using: &random)
      bits[index] = value
      model[index] = value
    }
    #expect((0..<size).map { bits[$0] } == model, "\(random)")
    #expect(bits.set == model.indices.filter { model[$0] }, "\(random)")
    #expect(bits == Bits(size: size, settingAll: bits.set), "\(random)")
    var whole = Bits(size: size, repeating: true)
    #expect(whole.set == Array(0..<size))
    whole.subtract(bits)
    #expect(whole.set == model.indices.filter { !model[$0] }, "\(random)")
  }

  @Test(arguments: sizes)
  func `counted bits count and find as a plain list does`(size: Int) {
    var random = SeededGenerator()
    let set = (0..<size).filter { _ in Bool.random(using: &random) }
    var bits = CountedBits(Bits(size: size, settingAll: set))
    var model = (0..<size).map(Set(set).contains)
    for step in 0..<200 {
      if size > 0, step > 0 {
        let index = Int.random(in: 0..<size, using: &random)
        let value = Bool.random(using: &random)
        bits[index] = value
        model[index] = value
      }
      let visible = model.indices.filter { model[$0] }
      #expect(bits.count == visible.count, "\(random)")
      #expect(visible.indices.map(bits.select) == visible, "\(random)")
      var before = 0
      let ranks = model.map { isSet in
        defer { before += isSet ? 1 : 0 }
        return before
      }
      #expect(model.indices.map(bits.rank) == ranks, "\(random)")
    }
  }
}

extension Bits {
  /// The indices of the bits that are set.
  fileprivate var set: [Int] {
    var indices: [Int] = []
    forEachSet { indices.append($0) }
    return indices
  }
}
