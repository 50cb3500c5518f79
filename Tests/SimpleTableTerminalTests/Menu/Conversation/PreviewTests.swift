import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import Testing

@Suite struct `Options that are tried` {
  enum Theme: String, CaseIterable { case light, dark, sepia }

  final class State {
    @Setting var theme = Theme.light
    @Setting var volume = 60
    var isShown = true
  }

  let state = State()
  let store = MemoryStore()

  private func menu(_ style: PickerStyle, stored: [String: SettingValue] = [:]) throws
    -> ScriptedMenu
  {
    store.merge(set: stored, unset: [])
    let state = state
    let menu = Menu(
      Table {
        Section {
          if state.isShown {
            PickerRow("Theme", selection: state.$theme, style: style).previewed().id("theme")
          }
          SliderRow("Volume", value: state.$volume, in: 0...100).id("volume")
        }
      })
    menu.start(stores: [.user: store])
    return ScriptedMenu(menu, width: 40, height: 8, autosave: store)
  }

  @Test func `it ends with the changes that were not confirmed`() throws {
    let menu = try menu(.navigationLink)
    menu.press(.return, .down)
    #expect(state.theme == .dark)
    menu.menu.takeBackPending()
    #expect(state.theme == .light)
  }

  @Test func `a value of the program's own returns`() throws {
    let menu = try menu(.navigationLink, stored: ["theme": .text("dark")])
    state.theme = .sepia
    menu.reload()
    menu.press(.return)
    #expect(menu.menu.setting("theme")?.isSetByProgram == true)
    menu.press(.up)
    #expect(state.theme != .sepia)
    menu.press(.escape)
    #expect(state.theme == .sepia)
    #expect(menu.menu.setting("theme")?.isSetByProgram == true)
    #expect(store.values == ["theme": .text("dark")])
  }

  @Test func `it ends when its row goes, and at any change by the user`() throws {
    let menu = try menu(.navigationLink)
    menu.press(.return, .down)
    state.isShown = false
    menu.reload()
    #expect(!menu.frame.contains("Dark") && store.values == [:])
    state.isShown = true
    menu.reload()
    _ = menu.frame
    #expect(state.theme == .light)

    menu.press(.up, .return, .down)
    #expect(state.theme == .dark)
    #expect(menu.menu.setValue("sepia", for: "theme") == .accepted)
    #expect(state.theme == .sepia)
  }

  @Test func `a change of another setting ends it`() throws {
    let menu = try menu(.navigationLink)
    menu.press(.return, .down)
    #expect(state.theme == .dark)
    #expect(menu.menu.setValue("20", for: "volume") == .accepted && state.theme == .light)
  }

  @Test(arguments: [true, false])
  func `the answer whether to keep a change of another setting ends it`(isYes: Bool) {
    let menu = Menu(
      Table { [state] in
        Section {
          PickerRow("Theme", selection: state.$theme).previewed().id("theme")
          SliderRow("Volume", value: state.$volume, in: 0...100).id("volume")
            .keptIfConfirmed(within: 15)
        }
      })
    menu.page.select(row: "theme")
    #expect(menu.askingToConfirm { menu.setValue("20", for: "volume") } == .accepted)
    menu.preview(RowPath(section: 0, row: 2))
    #expect(state.theme == .dark && state.volume == 20)
    if isYes { menu.confirmPending() } else { menu.takeBackPending() }
    #expect(state.theme == .light && state.volume == (isYes ? 20 : 60))
    menu.preview(nil)
    #expect(state.theme == .light && menu.canUndo == isYes)
  }

  @Test func `are not tried while it is asked whether to keep a change`() throws {
    let menu = Menu(
      Table {
        Section {
          PickerRow("Theme", selection: state.$theme, style: .menu).id("theme")
            .previewed().keptIfConfirmed(within: 15)
        }
      })
    var reported: [SettingChange] = []
    menu.onSettingChange = { reported.append($0) }
    menu.page.select(row: "theme")
    #expect(menu.askingToConfirm { menu.setValue("dark", for: "theme") } == .accepted)
    menu.preview(RowPath(section: 0, row: 3))
    #expect(state.theme == .dark && menu.question?.count == 1)
    menu.takeBackPending()
    #expect(state.theme == .light && reported.map(\.newValue) == ["dark", "light"])
    menu.preview(RowPath(section: 0, row: 3))
    #expect(state.theme == .sepia)
  }
}
