import Testing

@testable import SimpleTable

@Suite struct `A declared section` {
  /// A section in which no property is as it is in an empty one.
  private var full: DeclaredSection {
    get throws {
      let table = Table {
        Section("Full", id: "full") {
          Row("One", icon: "i", accessory: .checkmark).id("one")
          Row("Two").id("one")
          ToggleRow("Switch", isOn: .constant(true))
          Row("Drawn").customLines { _ in ["drawn"] }
          Row("Hidden").hidden()
          DisclosureRow("More") { Row("Below") }
        }
      }
      let section = try #require(TableCompiler.compile(table).sections.first)
      section.groupRow = Row("Group")
      return section
    }
  }

  @Test func `is copied whole`() throws {
    let full = try self.full
    let empty = DeclaredSection(section: Section {}, id: "empty")
    let copy = DeclaredSection(copying: full)
    for property in Mirror(reflecting: copy).children {
      let label = try #require(property.label)
      let initial = try #require(Mirror(reflecting: empty).children.first { $0.label == label })
      #expect("\(property.value)" != "\(initial.value)", "\(label) was forgotten")
    }
  }
}
