package import SimpleTable

/// A menu that is run both by scripts and at a terminal, where the same keys must show the same.
package final class SharedMenu {
  @Setting private var isLoud = false
  @Setting private var name = "Ada"
  @Setting private var level = 40

  package init() {}

  package var table: Table {
    Table("Shared") {
      Section("Sound") {
        ToggleRow("Loud", isOn: self.$isLoud).id("loud")
        if self.isLoud { SliderRow("Level", value: self.$level, in: 0...100, step: 20).id("level") }
        TextFieldRow("Name", text: self.$name).id("name")
      }
      .collapsible()
      Section("日本") {
        LinkRow("Child") { Section { for number in 1...40 { Row("Row \(number)") } } }.id("child")
        DisclosureRow("More") { Row("東京") }.id("more")
      }
    }
  }
}
