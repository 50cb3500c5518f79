import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Symbols and roles` {
  @Test func `are numbered in the order of their cases`() {
    check(TextRenderer.Symbol.allCases.map(\.number), Array(0..<TextRenderer.Symbol.allCases.count))
    check(TextRenderer.Role.allCases.map(\.number), Array(0..<TextRenderer.Role.allCases.count))
  }
}
