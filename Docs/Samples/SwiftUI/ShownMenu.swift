import Observation
import SimpleTableMenu

/// What SwiftUI observes of a menu: it counts what happens to the page in view.
@MainActor @Observable final class ShownMenu {
  let menu: SimpleTableMenu.Menu
  private var changeCount = 0

  init(_ menu: SimpleTableMenu.Menu) {
    self.menu = menu
    menu.onNavigate = { [weak self] in self?.show($0) }
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

  private func show(_ page: TableAdapter) {
    page.onChange = { [weak self] _ in self?.noteChange() }
    noteChange()
  }
}
