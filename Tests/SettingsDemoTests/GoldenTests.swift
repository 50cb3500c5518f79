import Testing

@testable import settings_demo

@Suite struct GoldenTests {
  /// One picture of a menu.
  struct Picture: CustomTestStringConvertible {
    let menu: String
    let style: String
    let width: Int

    var fileName: String { "\(menu)/\(style)-\(width).txt" }
    var testDescription: String { "\(menu), \(style), \(width) columns" }

    static let all = DemoMenu.all.flatMap { menu in
      ["plain", "grouped", "inset"].flatMap { style in
        [20, 40, 60, 100].map { Picture(menu: menu.name, style: style, width: $0) }
      }
    }
  }

  @Test(arguments: Picture.all)
  func `a menu looks as in its file`(_ picture: Picture) throws {
    let result = Demo.run([
      "--menu", picture.menu, "--style", picture.style, "--width", "\(picture.width)",
    ])
    #expect(result.error == "")
    #expect(result.exitCode == 0)
    try GoldenFile(name: picture.fileName).expect(result.output)
  }

  @Test func `every file belongs to a picture`() {
    #expect(GoldenFile.existing.subtracting(Picture.all.map(\.fileName)) == [])
  }
}
