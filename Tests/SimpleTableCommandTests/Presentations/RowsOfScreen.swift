import SimpleTable
import Testing

@testable import SimpleTableTerminal

/// The rows of a menu in a terminal, by keys.
final class RowsOfScreen: Presentation {
  let world: World
  let session: MenuSession

  init(_ world: World) {
    self.world = world
    world.start()
    session = MenuSession(
      world.menu, size: TerminalSize(columns: 100, rows: 60), autosave: world.store)
    _ = session.nextFrame()
    // What is wrong at the start may take a page, which the first key ends.
    if case .reading = session.mode { _ = session.press([.escape]) }
  }

  func perform(_ operation: Operation) -> Result {
    let result = press(operation)
    // What was typed and refused is left.
    if session.mode.field != nil { _ = session.press([.escape]) }
    _ = session.save()
    // An option that is only tried is no value of the setting.
    world.menu.endPreview()
    return result
  }

  private func press(_ operation: Operation) -> Result {
    switch operation {
    case .set(let key, let text): return set(key, text)
    case .step(let key, let count, _): return press(key, [count > 0 ? .right : .left])
    case .unset(let key): return press(key, [.delete])
    case .add(let key, let entry):
      // An empty line adds nothing.
      guard !entry.isEmpty, open(key), let last = items.last(where: \.isRow) else { return .none }
      session.page.focus(on: last)
      return press([.return] + typed(entry) + [.return])
    case .remove(let key, let entry):
      guard open(key), focus(titled: entry) else { return .none }
      return press([.delete])
    case .swap(let key, let first, _):
      guard open(key), focus(titled: first) else { return .none }
      return press([Key(.down, modifiers: .alt)])
    case .select(let key, let isYes):
      let result = press(key, [.return])
      guard session.dialog.question != nil else { return result }
      return press([isYes ? "y" : "n"])
    case .tapAccessory(let key): return press(key, ["i"])
    case .undo: return press(["u"])
    case .redo: return press([.control("r")])
    }
  }

  /// Sets a text as far as there are keys for it; otherwise the program does.
  private func set(_ key: String, _ text: String) -> Result {
    guard let setting = world.menu.setting(key) else { return .none }
    guard let path = world.go(to: key), let row = world.menu.page.row(at: path)
    else { return .none }
    if row.role?.isInlineOption == true {
      return press("\(key)-\(text.lowercased())", [.return])
    }
    let value = SettingValue(text, as: setting.kind)
    switch row.control?.style {
    case .toggle where value?.text == (setting.value == "true" ? "false" : "true"):
      return press(key, [.space])
    // What is typed as it was before is no change.
    case _ where row.editableText != nil && text != setting.value:
      // A line of several is left by ^D.
      let isLong = row.control?.style == .textArea
      let result = press(key, [.return])
      guard session.mode.field != nil else { return result }
      while session.mode.field?.line.text.isEmpty == false { _ = session.press([.control("u")]) }
      return press(typed(text) + [isLong ? .control("d") : .return])
    default:
      guard
        let option = setting.kind.options.first(where: { [$0.value, $0.label].contains(text) }),
        setting.kind.isChoice, option.value != setting.value, !row.isDisabled, open(key)
      else { return .none }
      guard focus(titled: option.label) else { return .none }
      return press([.return])
    }
  }

  private func typed(_ text: String) -> [Key] { text.map { Key.character($0) } }

  private var items: TableItems { world.menu.page.items }

  /// Opens the page of a row, or the row; returns whether it could be.
  private func open(_ key: String) -> Bool {
    guard let path = world.go(to: key), world.menu.page.row(at: path)?.isDisabled == false else {
      return false
    }
    session.page.focus(on: .row(path))
    _ = session.press([.return])
    return true
  }

  private func focus(titled title: String) -> Bool {
    let item = items.first { item in
      guard case .row(let path) = item else { return false }
      return world.menu.page.row(at: path)?.title == title
    }
    if let item { session.page.focus(on: item) }
    return item != nil
  }

  private func press(_ key: String, _ keys: [Key]) -> Result {
    guard let path = world.go(to: key) else { return .none }
    session.page.focus(on: .row(path))
    return press(keys)
  }

  private func press(_ keys: [Key]) -> Result {
    _ = session.press(keys)
    return .text(session.nextFrame().lines.map(\.text).joined(separator: "\n"))
  }
}

extension TableItem {
  fileprivate var isRow: Bool { if case .row = self { true } else { false } }
}
