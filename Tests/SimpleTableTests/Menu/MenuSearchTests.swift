import TestFixtures
import Testing

@testable import SimpleTable

/// Search through all pages of a menu.
@Suite struct `Search in a menu` {
  let wifi = Variable(true)
  let theme = Variable("dark")
  let secret = Variable("swordfish")

  private var menu: Menu {
    Menu(
      Table("Settings") {
        Section("Nets") {
          ToggleRow("Wi-Fi", isOn: wifi.binding, subtitle: "Radio").id("wifi")
            .help("Turns the antenna on").keywords("wireless")
          PickerRow("Theme", selection: theme.binding, options: ["light", "dark"]) { $0 + "ness" }
            .id("theme")
          Row("Version", detail: "4.1")
          LinkRow("Sounds", scope: "sound") {
            Section("Über") {
              SliderRow("Dark Mode Volume", value: Variable(5).binding, in: 0...10).id("volume")
              TextFieldRow("PIN", text: secret.binding, isSecure: true).id("pin")
            }
            .collapsible(initially: .collapsed)
          }
          .id("sound")
          LinkRow("Hidden") { Section { Row("Wi-Fi there") } }.hidden()
          LinkRow("Disabled") {
            Section {
              Row("Wi-Fi nowhere")
              LinkRow("Deeper") { Section { Row("Wi-Fi below") } }
            }
          }
          .disabled()
          Row("Wi-Fi hidden").hidden()
        }
      })
  }

  @Test(arguments: [
    ("wifi", ["Wi-Fi"]), ("WI FI", ["Wi-Fi"]), ("wi-fi", ["Wi-Fi"]), ("ràdio", ["Wi-Fi"]),
    ("antenna", ["Wi-Fi"]), ("wireless", ["Wi-Fi"]), ("4.1", ["Version"]), ("41", ["Version"]),
    ("darkmode", ["Dark Mode Volume"]), ("mode dark", ["Dark Mode Volume"]),
    ("sound.volume", ["Dark Mode Volume"]), ("darkness", ["Theme", "darkness"]),
    ("swordfish", []), ("", []), ("  ", []), ("-", []), ("versionwi", []),
  ])
  func `finds rows by any of their texts`(text: String, titles: [String]) {
    #expect(menu.search(text).map(\.title) == titles)
  }

  @Test func `a hit is shown with the way back, out of a filter and a collapsed section`() throws {
    let menu = menu
    menu.page.filter("theme")
    let hit = try #require(menu.search("pin").first)
    #expect((hit.key, hit.pages) == ("sound.pin", ["Settings", "Sounds"]))
    #expect(menu.go(to: hit))
    #expect(menu.titles == ["Settings", "Sounds"])
    #expect(menu.page.selectedRow == menu.page.path(of: "pin"))
    #expect(menu.pop())
    let option = try #require(menu.search("darkness").last)
    #expect(menu.go(to: option))
    #expect(menu.page.isExpanded(row: "theme") == true)
    wifi.wrappedValue = false
    #expect(menu.search("wifi").count == 1)
  }

  @Test func `a hit on the page in view is shown out of its filter`() throws {
    let menu = menu
    let hit = try #require(menu.search("version").first)
    menu.page.filter("theme")
    #expect(menu.go(to: hit) && menu.page.filterText == nil)
    #expect(menu.page.selectedRow == menu.page.path(of: hit.row))
  }

  @Test func `a hit is shown on its own page, not on one that the program has pushed`() throws {
    let menu = menu
    let hit = try #require(menu.search("pin").first)
    menu.push(Table("Other") { Section { Row("PIN") } }, from: "sound")
    #expect(menu.go(to: hit) && menu.titles == ["Settings", "Sounds"])
  }

  @Test func `a hit that has gone is not shown`() throws {
    let menu = Menu(
      Table {
        Section {
          if wifi.wrappedValue { LinkRow("Link") { Section { Row("Deep").id("deep") } }.id("link") }
        }
      })
    let hit = try #require(menu.search("deep").first)
    wifi.wrappedValue = false
    menu.reload()
    #expect(!menu.go(to: hit))
    #expect(menu.titles.count == 1)
    #expect(menu.search("deep").isEmpty)
  }

  @Test func `finds what a plain search finds`() {
    var random = SeededGenerator()
    let pieces = ["Wi-Fi", "é", "e\u{301}", "a b", "ß", "Über", "-", "x", "1.5", "北京", "ﬁ"]
    for _ in 0..<200 {
      let titles = (0..<6).map { _ in
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          pieces.randomElement(using: &random) ?? ""
        }.joined()
      }
      let menu = Menu(Table { Section { for title in titles { Row(title) } } })
      let text = pieces.randomElement(using: &random) ?? ""
      let found = menu.search(text).map(\.title)
      let words = text.split(separator: " ").map { plain(String($0)) }.filter { !$0.isEmpty }
      let wanted = titles.filter { title in
        !words.isEmpty && words.allSatisfy { plain(title).contains($0) }
      }
      #expect(found == wanted, "\(random): \(text) in \(titles)")
    }
  }

  /// A text without case, accents, spaces and punctuation.
  private func plain(_ text: String) -> String {
    var bytes: [UInt8] = []
    FoldedText.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self).filter {
      !$0.isASCII || $0.isLetter || $0.isNumber
    }
  }
}
