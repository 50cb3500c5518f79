import SimpleTableMenu
import TestTraits
import Testing

/// An option that is disabled is refused whatever way it comes, and stays where it is the default or the
/// program has set it.
@Suite struct `A disabled option` {
  /// Where the value `dark`, which is disabled, is before.
  enum Holder: CaseIterable { case nowhere, store, theDefault, program }

  /// A way in which a value comes to a setting.
  enum Door: CaseIterable {
    case row, confirmedRow, keyOfRow, textOfRow, key, several, severalBesideAnother, otherLevel,
      variable,
      argument
    case otherStore, preview, redo
  }

  private final class Look {
    @Setting var theme = "light"
    var hasPower = false
  }

  private final class DarkLook {
    @Setting var theme = "dark"
  }

  private let names = ["light", "dark", "sepia"]
  private let reason = "\"dark\" cannot be chosen now: needs power"

  private func table(
    _ theme: Binding<String>, _ style: PickerStyle, hasPower: @escaping () -> Bool
  ) -> Table {
    Table.page {
      PickerRow("Theme", selection: theme, options: self.names, style: style) { name in
        Row(name).disabled(name == "dark" && !hasPower(), reason: "needs power").id("\(name)-row")
      }
      .previewed().id("theme")
    }
  }

  /// A menu in which something holds the disabled option, and what the program reads.
  private func menu(
    _ holder: Holder, _ style: PickerStyle, environment: [String: String] = [:],
    arguments: [String: String] = [:]
  ) -> (menu: Menu, look: Look, theme: () -> String, store: MemoryStore) {
    let (look, dark) = (Look(), DarkLook())
    let theme = holder == .theDefault ? dark.$theme : look.$theme
    let menu = Menu(table(theme, style) { look.hasPower })
    let store = MemoryStore(holder == .store ? ["theme": .text("dark")] : [:])
    menu.start(
      stores: [.user: store], environment: environment, prefix: "P_", arguments: arguments)
    if holder == .program {
      look.theme = "dark"
      menu.reload()
    }
    return (menu, look, { theme.wrappedValue }, store)
  }

  @Test(arguments: Holder.allCases, [PickerStyle.menu, .inline, .navigationLink])
  func `is shown where it is the default or set by the program, and refused in a store`(
    holder: Holder, style: PickerStyle
  ) throws {
    let (menu, look, theme, store) = menu(holder, style)
    let isHeld = holder == .theDefault || holder == .program
    check(theme(), isHeld ? "dark" : "light")
    let setting = try #require(menu.setting("theme"))
    check(setting.value, isHeld ? "dark" : "light")
    check(setting.isSetByProgram, holder == .program)
    check(setting.kind.options.map(\.isDisabled), [false, true, false])
    check(setting.kind.options[1].disabledReason, "needs power")
    check(
      menu.invalidSettings.map(\.reason),
      holder == .store ? ["the stored value \(reason)"] : [])
    check(store.values, holder == .store ? ["theme": .text("dark")] : [:])
    // Once it can be chosen, the stored value applies.
    look.hasPower = true
    menu.reload()
    check(theme(), holder == .nowhere ? "light" : "dark")
    checkEmpty(menu.invalidSettings)
  }

  @Test(arguments: Holder.allCases, Door.allCases)
  func `is refused at each door, and changes nothing`(holder: Holder, door: Door) throws {
    let (menu, look, theme, store) = menu(
      holder, .inline, environment: door == .variable ? ["P_THEME": "dark"] : [:],
      arguments: door == .argument ? ["theme": "dark"] : [:])
    let before = theme()
    let rowReason = "needs power"
    switch door {
    case .row: check(menu.page.select(row: "dark-row"), .refused(rowReason))
    case .confirmedRow: check(menu.page.confirm(row: "dark-row"), .refused(rowReason))
    case .keyOfRow: check(menu.select(key: "dark-row"), .refused(rowReason))
    case .textOfRow: check(menu.page.setValue("dark", row: "theme"), .refused(reason))
    case .key: check(menu.setValue("Dark", for: "theme"), .refused(reason))
    case .several: check(menu.setValues(["theme": "dark"]).map(\.outcome), [.refused(reason)])
    case .severalBesideAnother:
      let outcomes = menu.setValues(["theme": "dark", "none": "1"]).map(\.outcome)
      check(Set(outcomes), [.refused(reason), .ignored(.unknownKey)])
    case .otherLevel: check(menu.setValue("dark", for: "theme", at: .system), .refused(reason))
    case .variable, .argument:
      let source: SettingSource = door == .variable ? .environment : .argument
      let sources = try #require(menu.setting("theme")).sources
      check(sources.first { $0.source == source }?.refusal, reason)
    case .otherStore:
      store.merge(set: ["theme": .text("dark")], unset: [])
      _ = try? menu.load(from: store)
    case .preview:
      menu.preview(menu.page.path(of: "dark-row"))
      check(theme(), before)
      menu.endPreview()
    case .redo:
      look.hasPower = true
      check(menu.setValue("sepia", for: "theme"), .accepted)
      check(menu.setValue("dark", for: "theme"), .accepted)
      menu.undo()
      look.hasPower = false
      // What is stored comes back, and is refused there.
      checkEmpty(menu.redo() ?? [])
      check(menu.invalidSettings.map(\.reason), ["the stored value \(reason)"])
      return check(theme(), holder == .theDefault ? "dark" : "light")
    }
    check(theme(), before)
    if door != .otherStore {
      check(store.values, holder == .store ? ["theme": .text("dark")] : [:])
    }
  }
}
