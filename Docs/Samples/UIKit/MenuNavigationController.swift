import SimpleTableMenu
import UIKit

/// A controller for each page of a menu.
@MainActor final class MenuNavigationController: UINavigationController {
  convenience init(
    _ menu: Menu, controller: @escaping @MainActor (Menu) -> MenuController = MenuController.init
  ) {
    self.init(rootViewController: controller(menu))
    follow(menu, controller)
  }
}

extension UINavigationController {
  /// Shows a menu on top of the controllers that are shown already.
  func push(
    _ menu: Menu, controller: @escaping @MainActor (Menu) -> MenuController = MenuController.init
  ) {
    pushViewController(controller(menu), animated: true)
    follow(menu, controller)
  }

  /// Shows each page that the menu opens, and goes back to one that is shown already.
  fileprivate func follow(
    _ menu: Menu, _ controller: @escaping @MainActor (Menu) -> MenuController
  ) {
    menu.reloadOnObservedChanges()
    menu.onNavigate = { [unowned menu, weak self] page in
      let shown = self?.viewControllers.first { ($0 as? MenuController)?.page === page }
      if let shown {
        self?.popToViewController(shown, animated: true)
      } else {
        self?.pushViewController(controller(menu), animated: true)
      }
    }
  }
}
