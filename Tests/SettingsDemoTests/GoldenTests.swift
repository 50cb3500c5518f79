import SimpleTableTesting
import Testing

@testable import settings_demo

@Suite struct GoldenTests {
  /// One picture of a menu.
  struct Picture: CustomTestStringConvertible {
    let menu: String
    let style: String
    let width: Int

    var name: String { "\(menu)-\(style)-\(width)" }
    var testDescription: String { "\(menu), \(style), \(width) columns" }

    static let all = DemoMenu.all.flatMap { menu in
      ["plain", "grouped", "inset"].flatMap { style in
        [20, 40, 60, 100].map { Picture(menu: menu.name, style: style, width: $0) }
      }
    }
  }

  @Test(arguments: Picture.all)
  func picture(_ picture: Picture) {
    let result = Demo.run([
      "--menu", picture.menu, "--style", picture.style, "--width", "\(picture.width)",
    ])
    #expect(result.error == "")
    #expect(result.exitCode == 0)
    expectSnapshot(of: result.output, named: picture.name)
  }
}
