import DocumentationSamples
import Testing

/// Where a sample is compiled, as its first word tells.
@Suite struct RoleTests {
  @Test(
    arguments: [
      ("Row(\"A\")", .rows),
      ("// A comment.\nToggleRow(\"A\", isOn: a)", .rows),
      ("Section(\"A\") { }", .sections),
      ("Section { }", .sections),
      ("Table(\"A\") { }", .table),
      ("let row = Row(\"A\")", .statements),
      ("TableAdapter(table).reload()", .statements),
      ("Rowing(1)", .statements),
      ("Row.self", .statements),
      (".package(url: \"a\", from: \"1.0.0\")", .manifest),
      ("dependencies: [.product(name: \"A\", package: \"A\")]", .manifest),
      ("// swift-tools-version: 6.2\nimport PackageDescription", .manifest),
    ] as [(String, Sample.Role)])
  func `the first word tells the role`(code: String, role: Sample.Role) throws {
    #expect(Document("```swift\n\(code)\n```\n").samples().samples.map(\.role) == [role])
  }
}
