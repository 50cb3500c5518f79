import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import Testing

@Suite struct `Options that are tried` {
  enum Theme: String, CaseIterable { case light, dark, sepia }

  final class State {
    @Setting var theme = Theme.light
    @Setting var nights = Theme.dark
    @Setting var volume = 60
    var history: [Theme] = []
    var isShown = true
  }

  let state = State()
  let store = MemoryStore()

  private func menu(_ style: PickerStyle, stored: [String: SettingValue] = [:]) throws
    -> ScriptedMenu
  {
    store.merge(set: stored, unset: [])
    let state = state
    let binding = Binding(
      get: { state.theme },
      set: {
        state.theme = $0
        state.history.append($0)
      }, default: .light)
    let menu = Menu(
      Table {
        Section {
          if state.isShown {
            PickerRow("Theme", selection: binding, style: style).previewed().id("theme")
          }
          SliderRow("Volume", value: state.$volume, in: 0...100).id("volume")
        }
      })
    try menu.load(from: store)
    return ScriptedMenu(menu, width: 40, height: 8, autosave: store)
  }

  @Test(arguments: [PickerStyle.inline, .page], [Theme.light, .dark])
  func `the program has the focused option, and its own again when the row is left`(
    style: PickerStyle, before: Theme
  ) throws {
    let stored = ["theme": SettingValue.text(before.rawValue)]
    let menu = try menu(style, stored: before == .light ? [:] : stored)
    var reported: [SettingChange] = []
    menu.menu.onSettingChange = { reported.append($0) }
    menu.press(.return, .down, .down)
    if style == .inline { menu.press(.down) }
    #expect(state.theme == .sepia)
    #expect(store.values == (before == .light ? [:] : stored))
    #expect(!menu.menu.hasUnsavedChanges && !menu.menu.isModified && reported == [])
    #expect(menu.menu.setting("theme")?.isStored == (before != .light))
    // Another process changes something else meanwhile.
    store.merge(set: ["volume": .number("20")], unset: [])
    menu.menu.reloadStores()
    #expect(state.theme == .sepia && state.volume == 20)
    menu.press(.up)
    #expect(state.theme == .dark)
    menu.press(.escape, .escape)
    if style == .inline { menu.press(.up, .up) }
    #expect(state.theme == before)
    #expect(reported.map(\.key) == ["volume"])
    #expect(!menu.menu.undo())
  }

  @Test(arguments: [PickerStyle.inline, .page])
  func `Return keeps it, as one event of undo`(style: PickerStyle) throws {
    let menu = try menu(style)
    var reported: [String] = []
    menu.menu.onSettingChange = { reported.append("\($0.oldValue) → \($0.newValue)") }
    menu.press(.return, .down)
    if style == .inline { menu.press(.down) }
    menu.press(.return)
    #expect(state.theme == .dark && reported == ["light → dark"])
    #expect(store.values == ["theme": .text("dark")])
    menu.press(.escape, .up)
    #expect(menu.menu.undo())
    #expect(state.theme == .light && !menu.menu.undo())
    menu.menu.redo()
    #expect(state.theme == .dark)
  }

  @Test(arguments: ["q", "^C"])
  func `leaving the menu gives the program its own`(key: String) throws {
    let menu = try menu(.page)
    menu.press(.return, .down)
    #expect(state.theme == .dark)
    menu.press(key == "q" ? "q" : .control("c"))
    #expect(state.theme == .light && store.values == [:])
  }

  @Test func `it ends with the changes that were not confirmed`() throws {
    let menu = try menu(.page)
    menu.press(.return, .down)
    #expect(state.theme == .dark)
    menu.menu.endTrial()
    #expect(state.theme == .light)
  }

  @Test func `a value of the program's own returns`() throws {
    let menu = try menu(.page, stored: ["theme": .text("dark")])
    state.theme = .sepia
    menu.reload()
    menu.press(.return)
    #expect(menu.menu.setting("theme")?.source == .program)
    menu.press(.up)
    #expect(state.theme != .sepia && menu.menu.setting("theme")?.source == .user)
    menu.press(.escape)
    #expect(state.theme == .sepia)
    #expect(menu.menu.setting("theme")?.source == .program)
    #expect(store.values == ["theme": .text("dark")])
  }

  @Test func `it ends when its row goes, and at any change by the user`() throws {
    let menu = try menu(.page)
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
    let menu = try menu(.page)
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
    #expect(menu.askingToKeep { menu.setValue("20", for: "volume") } == .accepted)
    menu.preview(RowPath(section: 0, row: 2))
    #expect(state.theme == .dark && state.volume == 20)
    if isYes { #expect(menu.keepTrial() == nil) } else { menu.endTrial() }
    #expect(state.theme == .light && state.volume == (isYes ? 20 : 60))
    menu.preview(nil)
    #expect(state.theme == .light && menu.isModified == isYes)
  }

  @Test func `what another process has stored for it meanwhile is reported when it ends`() throws {
    let menu = try menu(.page)
    var reported: [String] = []
    menu.menu.onSettingChange = { reported.append("\($0.oldValue) → \($0.newValue)") }
    menu.press(.return, .down, .down)
    #expect(state.theme == .sepia)
    store.merge(set: ["theme": .text("dark")], unset: [])
    menu.menu.reloadStores()
    #expect(state.theme == .sepia && reported == [])
    menu.menu.endPreview()
    #expect(state.theme == .dark && reported == ["light → dark"])
  }

  @Test func `are not tried while it is asked whether to keep a change`() throws {
    let menu = Menu(
      Table {
        Section {
          PickerRow("Theme", selection: state.$theme, style: .inline).id("theme")
            .previewed().keptIfConfirmed(within: 15)
        }
      })
    var reported: [SettingChange] = []
    menu.onSettingChange = { reported.append($0) }
    menu.page.select(row: "theme")
    #expect(menu.askingToKeep { menu.setValue("dark", for: "theme") } == .accepted)
    menu.preview(RowPath(section: 0, row: 3))
    #expect(state.theme == .dark && menu.trial?.count == 1)
    menu.endTrial()
    #expect(state.theme == .light && reported == [])
    menu.preview(RowPath(section: 0, row: 3))
    #expect(state.theme == .sepia)
  }

  @Test func `going from an option to one of another picker takes the first back`() {
    let state = state
    let menu = ScriptedMenu(
      Table {
        Section {
          PickerRow("Theme", selection: state.$theme).previewed().id("theme")
          PickerRow("Nights", selection: state.$nights).previewed().id("nights")
        }
      }, width: 40, height: 12)
    menu.press(.down, .return, .up, .return, .down, .down)
    #expect(state.theme == .dark)
    menu.press(.end)
    #expect(state.theme == .light && state.nights == .sepia)
    menu.press(.home)
    #expect(state.nights == .dark)
  }

  @Test func `an option that is refused or locked is not tried`() throws {
    let menu = try menu(.page)
    menu.menu.start(stores: [.policy: MemoryStore(["theme": .text("sepia")])])
    let history = state.history
    menu.press(.return, .down)
    #expect(state.theme == .sepia && state.history == history)
  }
}
