import Testing

@testable import SimpleTable

/// Which pages of a menu are reached, and what their keys are.
@Suite struct `Walk through a menu` {
  let wifi = Variable(true)
  let volume = Variable(5)

  private func toggle(_ id: String) -> Row { ToggleRow(id, isOn: wifi.binding).id(id) }

  @Test func `links that are hidden, disabled, collapsed or below a row count`() {
    let menu = Menu(
      Table {
        Section {
          LinkRow("1") { Section { toggle("hidden") } }.hidden()
          LinkRow("2") { Section { toggle("disabled") } }.disabled()
          DisclosureRow("3") { LinkRow("3") { Section { toggle("below") } } }
        }
        Section("4") { LinkRow("4") { Section { toggle("collapsed") } } }
          .collapsible(initially: .collapsed)
        Section("5") { toggle("section") }.hidden()
      })
    #expect(
      menu.settings.map(\.key) == ["section", "hidden", "disabled", "below", "collapsed"])
  }

  @Test func `scopes are joined in the order of the links`() {
    let menu = Menu(
      Table {
        Section {
          LinkRow("1", scope: "one") {
            Section {
              toggle("a")
              LinkRow("2", scope: "two") { Section { toggle("a") } }
              LinkRow("3", scope: "") { Section { toggle("b") } }
            }
          }
        }
      })
    #expect(menu.settings.map(\.key) == ["one.a", "one.two.a", "one.b"])
    #expect(menu.settings.map(\.pageTitles) == [["", "1"], ["", "1", "2"], ["", "1", "3"]])
  }

  @Test func `tables that lead to each other end, and the way back has the first keys`() throws {
    func home() -> Table {
      Table("Home") {
        Section {
          StepperRow("Volume", value: volume.binding, in: 0...10).id("volume")
          LinkRow("Away", scope: "away", destination: away()).id("away")
        }
      }
    }
    func away() -> Table {
      Table("Away") {
        Section {
          toggle("wifi")
          LinkRow("Home", destination: home()).id("home")
        }
      }
    }
    let menu = Menu(home())
    #expect(menu.settings.map(\.key) == ["volume", "away.wifi"])
    for link in ["away", "home"] { menu.page.select(row: RowID(link)) }
    #expect(menu.titles == ["Home", "Away", "Home"])
    menu.page.increment(row: "volume")
    #expect(menu.setting("volume")?.source == .user)
    menu.apply(arguments: ["volume": "7"])
    #expect(menu.page.increment(row: "volume") == .ignored(.locked("set by an argument")))
    for link in ["away", "home"] { menu.page.select(row: RowID(link)) }
    #expect(menu.titles.count == 5)
    #expect(menu.page.row(at: RowPath(section: 0, row: 0))?.disabledReason == "set by an argument")
    #expect(menu.diagnostics.isEmpty)
  }

  @Test func `more than 32 levels, or 10,000 pages, are a diagnostic`() {
    func deep(_ level: Int) -> Table {
      Table("\(level)") {
        Section {
          toggle("\(level)")
          LinkRow("Deeper", destination: deep(level + 1))
        }
      }
    }
    let menu = Menu(deep(1))
    #expect(menu.settings.count == 32)
    #expect(menu.diagnostics.map(\.message) == ["more than 32 pages lie above one another"])
    func wide(_ level: Int) -> Table {
      Table("\(level)") {
        Section { for _ in 0..<2 { LinkRow("Deeper", destination: wide(level + 1)) } }
      }
    }
    #expect(
      Menu(wide(1)).diagnostics.map(\.message) == [
        "more than 32 pages lie above one another", "there are more than 10000 pages",
      ])
  }

  @Test func `a table pushed by program does not take the place of the page of its row`() {
    let (level, other) = (Variable(1), Variable(false))
    let menu = Menu(
      Table {
        Section {
          LinkRow("More", scope: "more") {
            Section { StepperRow("Level", value: level.binding, in: 0...9).id("level") }
          }
          .id("more")
        }
      })
    menu.push(
      Table { Section { ToggleRow("Other", isOn: other.binding).id("other") } }, from: "more")
    #expect(menu.setValue("on", for: "more.other") == .ignored(.unknownKey))
    #expect(menu.setValue("2", for: "more.level") == .accepted)
    #expect((level.wrappedValue, other.wrappedValue) == (2, false))
  }

  @Test func `a table pushed by program is no page of the menu`() {
    let menu = Menu(Table { Section { LinkRow("Link") { Section { toggle("a") } }.id("link") } })
    menu.push(Table("Own") { Section { toggle("b") } }, from: "link")
    #expect(menu.settings.map(\.key) == ["a"])
    menu.page.select(row: "b")
    #expect(!wifi.wrappedValue)
    #expect(!menu.hasUnsavedChanges)
    #expect(menu.setValue("on", for: "a") == .accepted)
  }

  @Test func `what the program has changed is known without a reload`() throws {
    let isOffered = Variable(false)
    let menu = Menu(Table { Section { if isOffered.wrappedValue { toggle("a") } } })
    isOffered.wrappedValue = true
    #expect(menu.setValue("off", for: "a") == .accepted)
    isOffered.wrappedValue = false
    menu.reload()
    isOffered.wrappedValue = true
    try menu.load(from: MemoryStore(["a": .bool(true)]))
    #expect(menu.undo())
    isOffered.wrappedValue = false
    menu.reload()
    isOffered.wrappedValue = true
    #expect(menu.unset("a") == .accepted)
  }

  @Test func `a rule of a page that has gone says nothing about the one in its place`() {
    let isFirst = Variable(true)
    let menu = Menu(
      Table {
        Section {
          if isFirst.wrappedValue {
            LinkRow(
              "One", scope: "s",
              destination: Table("One") { Section { toggle("a") } }.rule("is wrong", over: "a") {
                false
              })
          } else {
            LinkRow("Two", scope: "s", destination: Table("Two") { Section { toggle("a") } })
          }
        }
      })
    #expect(menu.setting("s.a")?.invalidReason == "is wrong")
    isFirst.wrappedValue = false
    menu.reload()
    #expect(menu.setting("s.a")?.pageTitles.last == "Two")
    #expect(menu.setting("s.a")?.invalidReason == nil)
  }

  @Test func `rules over several settings name them with their scope, or their page`() {
    let menu = Menu(
      Table("Root") {
        Section {
          LinkRow(
            "Sound", scope: "s",
            destination: Table("Sound") { Section { toggle("a") } }
              .rule("is wrong", over: "a") { false }.rule("is odd") { false })
        }
      })
    #expect(menu.invalidSettings.map(\.description) == ["s.a: is wrong", "Sound: is odd"])
  }
}
