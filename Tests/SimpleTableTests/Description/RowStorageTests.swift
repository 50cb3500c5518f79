import Testing

@testable import SimpleTable

@Suite struct `What a row holds` {
  /// A row in which no property is as it is at first.
  private var full: Row.Storage {
    let site = DeclarationSite(fileID: #fileID, line: #line)
    let storage = Row.Storage(title: "title", site: site)
    storage.id = "id"
    storage.detail = "detail"
    storage.subtitle = "subtitle"
    storage.icon = "i"
    storage.accessory = .detailButton
    storage.isDisabled = true
    storage.isHidden = true
    storage.extras = Shared(Row.Extras(badge: "badge"))
    storage.control = Shared(NoControl())
    storage.reading = Shared(NoControl().read())
    storage.group = Group([Row("child")])
    storage.onSelect = {}
    return storage
  }

  @Test func `is copied whole`() throws {
    let empty = Row.Storage(title: "", site: DeclarationSite(fileID: "", line: 0))
    let copy = Row.Storage(copying: full)
    for property in Mirror(reflecting: copy).children {
      let label = try #require(property.label)
      let initial = try #require(
        Mirror(reflecting: empty).children.first { $0.label == label })
      #expect("\(property.value)" != "\(initial.value)", "\(label) was forgotten")
    }
  }

  @Test func `is not shared by a row that is changed`() {
    let row = ToggleRow("Wi-Fi", isOn: .constant(true)).id("wifi").help("one")
    let other = row.help("two").status("busy")
    #expect(row.help == "one" && row.status == nil)
    #expect(other.help == "two" && other.status?.text == "busy" && other.control == row.control)
  }
}
