import SimpleTableMenu
import UIKit

/// A controller for each page of a menu.
@MainActor final class MenuNavigationController: UINavigationController {
  convenience init(_ menu: Menu) {
    self.init(rootViewController: MenuController(menu))
    menu.reloadOnObservedChanges()
    menu.onNavigate = { [unowned menu, weak self] page in
      let shown = self?.viewControllers.first { ($0 as? MenuController)?.page === page }
      if let shown {
        self?.popToViewController(shown, animated: true)
      } else {
        self?.pushViewController(MenuController(menu), animated: true)
      }
    }
  }
}
