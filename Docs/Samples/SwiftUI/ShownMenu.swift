import Observation
import SimpleTableMenu

/// What SwiftUI observes of a menu: it counts what happens to the page in view, and saves changes.
///
/// Make one for each menu, and keep it: it sets the handlers of the menu.
@MainActor @Observable final class ShownMenu {
  let menu: SimpleTableMenu.Menu

  /// Why the last change is not saved, for the user.
  private(set) var saveError: String?
  private var changeCount = 0

  init(_ menu: SimpleTableMenu.Menu) {
    self.menu = menu
    menu.onNavigate = { [weak self] in self?.show($0) }
    menu.onSettingChange = { [weak self] _ in self?.save() }
    show(menu.page)
    menu.reloadOnObservedChanges()
  }

  /// The page in view; views that read it are drawn again after each change.
  var page: TableAdapter {
    _ = changeCount
    return menu.page
  }

  /// Notes what no change list says: a value that was refused, a row that expanded.
  func noteChange() { changeCount += 1 }

  private func save() {
    do {
      try menu.save()
      saveError = nil
    } catch {
      saveError = "Not saved: \(error)"
    }
  }

  private func show(_ page: TableAdapter) {
    page.onChange = { [weak self] _ in self?.noteChange() }
    noteChange()
  }
}
