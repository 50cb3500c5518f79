import SimpleTableMenu
import TestTraits

extension CommandProgram {
  static let odd = CommandProgram(name: "odd*", prefix: "ODD_") { _ in Menu(Odd().table) }
}

/// Titles, ids and values with marks of Markdown and of terminals, and a first page without a title.
final class Odd {
  @Setting var lines = "one\ntwo"
  @Setting var ticks = "a``b`c"
  @Setting var end = "`"
  @Setting var ink = "plain"
  @Setting var name = "a\u{1B}[31mb"
  @Setting var isLoud = true

  var table: Table {
    Table.page {
      LinkRow("T & *C*", scope: "more") {
        Section { ToggleRow("Loud", isOn: self.$isLoud).id("loud") }
      }
      TextAreaRow("- Lines", text: self.$lines).help("= 1 &amp; <2>\n> 3 ~~4~~").id("lines")
      TextFieldRow("Ticks", text: self.$ticks).help("-").id("tick`s")
      TextFieldRow("1. End", text: self.$end).help("    12) 3. 4").id("end")
      PickerRow(
        "Ink\u{7}", selection: self.$ink, options: ["plain", "red\u{1B}[31m", "two\nlines"]
      )
      .id("ink")
      TextFieldRow("Name", text: self.$name).id("name")
    }
  }
}
