import Testing

@testable import settings_demo

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0),
    ("", "abc", 3),
    ("abc", "", 3),
    ("width", "width", 0),
    ("wdith", "width", 1),
    ("fone", "phone", 2),
    ("kitten", "sitting", 3),
  ])
  func `the distance counts changes and swaps`(_ left: String, _ right: String, _ distance: Int) {
    #expect(NearestName.distance(left, right) == distance)
  }

  @Test func `the first of equally near names counts`() {
    #expect(NearestName.of("cot", among: ["cat", "cut"]) == "cat")
  }

  @Test func `a beginning is near, whatever is missing`() {
    #expect(NearestName.of("t", among: ["phone", "transit", "torture"]) == "transit")
  }

  @Test func `nothing is near where nothing is alike`() {
    #expect(NearestName.of("xyz", among: ["phone", "fruit"]) == nil)
    #expect(NearestName.of("phone", among: []) == nil)
  }
}
