import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Multi picker row` {
  let days = Variable<Set<String>>(["Mon", "Wed"])

  private func bench(_ options: [String]) -> ControlBench {
    ControlBench {
      MultiPickerRow("Repeat", selection: days.binding, options: options) { $0 }.id("days")
    }
  }

  @Test func `nothing chosen reads as a word, which can be found, in the words of the table`() {
    let tone = Variable<String?>(nil)
    let speed = Variable<Int?>(nil)
    days.wrappedValue = []
    var words = TableWords()
    words[.none] = "Aucun"
    let table = Table {
      Section {
        MultiPickerRow("Repeat", selection: days.binding, options: ["Mon"]).id("days")
        PickerRow("Tone", selection: tone.binding, options: ["Bell"], style: .navigationLink).id(
          "tone")
        // A text that is no option, even an empty one, is chosen.
        PickerRow("Other", selection: .constant("x"), options: ["Bell"]).id("other")
      }
      Section {
        PickerRow("Speed", selection: speed.binding, options: [1], style: .inline).id("speed")
      }
    }
    for (word, table) in [("None", table), ("Aucun", table.words { words })] {
      let menu = Menu(table)
      check(menu.settings.map(\.label), [word, word, "x", word])
      check(menu.settings.map(\.value), ["", "", "x", ""])
      let text = TextRenderer(width: 40, style: .plain).render(menu.page)
      check(text.split(separator: "\n").first?.contains(word), true)
      menu.page.filter(word)
      check(menu.page.titles, [["Repeat", "Tone"]])
    }
  }

  @Test(arguments: [
    ["a, b", "a", "b"], ["a\\", "\\,", ","], [" padded ", "padded on", "in"], ["é", "e", "🇩🇪, 🇫🇷"],
  ])
  func `any labels survive as text`(options: [String]) throws {
    for chosen in [Set(options), [options[0]], [options[1], options[2]], []] {
      days.wrappedValue = chosen
      let bench = bench(options)
      let text = try #require(bench.adapter.values["days"])
      days.wrappedValue = []
      check(bench.adapter.setValue(text, row: "days"), .accepted)
      check(days.wrappedValue, chosen, "from \(text)")
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: [false, true])
  func `many options are chosen in a time that grows with their number`(byLabel: Bool) {
    let names = (0..<10_000).map { "o\($0)" }
    let many = Variable<Set<String>>([])
    let bench = ControlBench {
      MultiPickerRow("Many", selection: many.binding, options: names).id("m")
    }
    let text = names.map { byLabel ? $0.uppercased() : $0 }.joined(separator: ", ")
    check(bench.adapter.setValue(text, row: "m"), .accepted)
    check(many.wrappedValue.count, names.count)
  }
}
