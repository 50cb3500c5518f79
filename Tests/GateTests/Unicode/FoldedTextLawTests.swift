import Foundation
import TestFixtures
import Testing

@testable import SimpleTable

/// Laws over every scalar that Unicode assigns, and one in 64 of the others, which are all alike.
@Suite struct `Folded text laws` {
  static let scalars: [Unicode.Scalar] = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
    .filter { $0.value.isMultiple(of: 64) || isAssigned($0) }

  static func isAssigned(_ scalar: Unicode.Scalar) -> Bool {
    ![.unassigned, .privateUse].contains(scalar.properties.generalCategory)
  }

  /// Scalars that only unnormalised text holds, and that the table leaves out.
  static func isCompatibilityIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.name?.hasPrefix("CJK COMPATIBILITY IDEOGRAPH") ?? false
  }

  private func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    FoldedText.append(text, to: &bytes)
    return bytes
  }

  @Test func `both normal forms fold to the same bytes`() {
    let differing = Self.scalars.filter { scalar in
      let text = String(scalar)
      let bytes = folded(text)
      return bytes != folded(text.decomposedStringWithCanonicalMapping)
        || bytes != folded(text.precomposedStringWithCanonicalMapping)
    }
    #expect(differing.allSatisfy(Self.isCompatibilityIdeograph), "\(differing.prefix(5))")
    #expect(differing.count == 1_002)
  }

  @Test func `both normal forms of text fold to the same bytes`() {
    var random = SeededGenerator()
    let pieces =
      FoldedText.listed.keys.sorted().flatMap { [String($0), String($0).uppercased()] }
      + ["a", "が", "각", "가", "\u{11A8}", "か", "か\u{3099}", "\u{323}", "\u{301}", "ø", " "]
    for _ in 0..<20_000 {
      let text = (0..<6).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let composed = folded(text.precomposedStringWithCanonicalMapping)
      let decomposed = folded(text.decomposedStringWithCanonicalMapping)
      #expect(composed == decomposed, "\(text.debugDescription), \(random)")
    }
  }

  @Test func `folded text folds to itself`() {
    let differing = Self.scalars.filter { scalar in
      let bytes = folded(String(scalar))
      return folded(String(decoding: bytes, as: UTF8.self)) != bytes
    }
    #expect(differing.isEmpty, "\(differing.prefix(5))")
  }

  @Test func `quick ways give what the tables give`() {
    let differing = Self.scalars.filter { scalar in
      let parts = FoldedText.parts(of: scalar).map { String($0) }.joined()
      return folded(String(scalar)) != Array(parts.utf8)
    }
    #expect(differing.isEmpty, "\(differing.prefix(5))")
  }

  /// What Unicode does not decompose, and keyboards lack: only the letters of `keyboardTable`.
  @Test func `Latin, Greek and Cyrillic letters fold as Foundation folds them, but for ours`() {
    let deliberate = Set("ÆæÐðØøÞþĐđĦħıĲĳĿŀŁłŉŊŋŒœŦŧǢǣǼǽǾǿ".unicodeScalars)
    let blocks: [ClosedRange<UInt32>] = [0x41...0x24F, 0x370...0x52F, 0x1E00...0x1FFF]
    let letters = blocks.joined().compactMap(Unicode.Scalar.init).filter(\.properties.isAlphabetic)
    let differing = letters.filter { letter in
      let text = String(letter)
      let theirs = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      return folded(text) != Array(theirs.utf8)
    }
    #expect(letters.count > 1_300)
    #expect(Set(differing) == deliberate)
  }
}
