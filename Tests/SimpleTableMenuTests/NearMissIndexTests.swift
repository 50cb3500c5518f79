import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

@Suite struct `An index of near misses` {
  @Test func `finds what comparing with each text finds`() {
    RandomWalks.forAll(100) { seed, compared in
      var random = SeededGenerator(seed: seed)
      func text() -> String {
        let letters: [Character] = ["a", "b", "é", "."]
        return String(
          (0..<Int.random(in: 0...5, using: &random)).map { _ in
            letters.randomElement(using: &random) ?? "a"
          })
      }
      let texts = (0..<Int.random(in: 0...12, using: &random)).map { _ in text() }
      let index = NearMissIndex(texts)
      for _ in 0..<10 {
        let word = text()
        let expected = texts.misspelt(as: word)
        #expect(index.text(nearTo: word) == expected, "\(word), seed \(seed)")
        if expected != nil { compared.count() }
      }
    }
  }

  @Test func `is quick for many keys and long ones`() {
    let keys = (0..<1_000).map { "section\($0 % 10).setting\($0).value" }
    let index = NearMissIndex(keys + [200, 1_000_000].map { String(repeating: "a", count: $0) })
    let unknown = (0..<10_000).map { "section\($0 / 10 % 10).setting\($0 / 10).valu\($0 % 10)" }
    #expect(unknown.allSatisfy { index.text(nearTo: $0) != nil })
    let isFound = [199, 999_999].map { index.text(nearTo: .init(repeating: "a", count: $0)) != nil }
    #expect(isFound == [true, false])
  }

  @Test func `serves the reports of stores and variables`() throws {
    let volume = Setting(wrappedValue: 1)
    let menu = Menu(
      Table {
        Section { StepperRow("Volume", value: volume.projectedValue, in: 0...9).id("volume") }
      })
    let store = MemoryStore(["volum": .number("2"), "loud": .bool(true)])
    let report = menu.start(
      stores: [.user: store], environment: ["P_VOLUMW": "2", "P_X": "1"], prefix: "P_")
    #expect(report.misspeltVariables == ["P_VOLUMW": "P_VOLUME"])
    #expect(report.misspeltKeys == ["volum": "volume"])
  }
}
