import Testing

@testable import settings_demo

@Suite struct DrawingTests {
  @Test(arguments: ["plain", "grouped", "inset"])
  func `ASCII is all there is where the menu itself says no more`(_ style: String) {
    let picture = Demo.run(["--menu", "transit", "--style", style, "--ascii"]).output
    #expect(picture.contains("[x]"))
    #expect(picture.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: DemoMenu.all.map(\.name))
  func `colour only adds`(_ menu: String) {
    let colorful = Demo.run(["--menu", menu, "--color"]).output
    #expect(colorful.contains("\u{1B}["))
    #expect(
      colorful.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Demo.run(["--menu", menu]).output)
  }

  @Test(arguments: DemoMenu.all.map(\.name))
  func `nothing but line feeds controls the terminal`(_ menu: String) {
    for scalar in Demo.run(["--menu", menu]).output.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control)
    }
  }
}
