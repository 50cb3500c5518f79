import SimpleTable
import SimpleTableTerminal
import TestTraits
import Testing

@Suite struct `Options that are tried` {
  enum Theme: String, CaseIterable { case light, dark, sepia }

  final class State {
    @Setting var theme = Theme.light
    @Setting var volume = 60
  }

  let state = State()

  @Test(arguments: [true, false])
  func `the answer whether to keep a change of another setting ends it`(isYes: Bool) {
    let menu = Menu(
      Table.page { [state] in
        PickerRow("Theme", selection: state.$theme).previewed().id("theme")
        SliderRow("Volume", value: state.$volume, in: 0...100).id("volume")
          .keptIfConfirmed(within: 15)
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
      Table.page {
        PickerRow("Theme", selection: state.$theme, style: .menu).id("theme")
          .previewed().keptIfConfirmed(within: 15)
      })
    var reported: [SettingChange] = []
    menu.onSettingChange = { reported.append($0) }
    menu.page.select(row: "theme")
    #expect(menu.askingToConfirm { menu.setValue("dark", for: "theme") } == .accepted)
    menu.preview(RowPath(section: 0, row: 3))
    #expect(state.theme == .dark && menu.trial?.count == 1)
    menu.takeBackPending()
    #expect(state.theme == .light && reported.map(\.newValue) == ["dark", "light"])
    menu.preview(RowPath(section: 0, row: 3))
    #expect(state.theme == .sepia)
  }
}
