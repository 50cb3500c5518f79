// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIViewController {
  open var title: String?
  open internal(set) weak var navigationController: UINavigationController?
  open private(set) var presentedViewController: UIViewController?

  open lazy var view = UIView()

  public init() {}

  public init(nibName: String?, bundle: AnyObject?) {}

  public required init?(coder: NSCoder) {}

  open func loadView() {}

  open func viewDidLoad() {}

  open func didMove(toParent parent: UIViewController?) {}

  open func present(_ controller: UIViewController, animated: Bool) {
    presentedViewController = controller
  }
}

open class UITableViewController: UIViewController {
  open private(set) lazy var tableView: UITableView = {
    let table = UITableView()
    table.controller = self
    return table
  }()

  public init(style: UITableView.Style) { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default) }

  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
}

/// A stack of controllers, whose views are in a window.
open class UINavigationController: UIViewController {
  private let window = UIWindow()

  public init(rootViewController: UIViewController) {
    super.init()
    setViewControllers([rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
  }

  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in viewControllers where !oldValue.contains(where: { $0 === controller }) {
        controller.navigationController = self
        controller.loadView()
        controller.viewDidLoad()
        if let controller = controller as? UITableViewController {
          controller.tableView.window = window
          controller.tableView.reloadData()
        }
      }
      for controller in oldValue where !viewControllers.contains(where: { $0 === controller }) {
        controller.didMove(toParent: nil)
      }
    }
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }

  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return nil }
    let popped = viewControllers[(index + 1)...]
    if !popped.isEmpty { viewControllers.removeLast(popped.count) }
    return Array(popped)
  }
}

@MainActor public final class UIAlertAction {
  public enum Style: Sendable { case `default`, cancel, destructive }

  public let title: String?
  package let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.handler = handler
  }
}

open class UIAlertController: UIViewController {
  public enum Style: Sendable { case actionSheet, alert }

  public let message: String?
  public private(set) var actions: [UIAlertAction] = []

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    super.init()
    self.title = title
  }

  public required init?(coder: NSCoder) { nil }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}
