import SimpleTable
import UIKit

/// A text of several lines on a page of its own, which is entered when the page is left.
@MainActor final class TextController: UIViewController {
  private let field = UITextView()
  private let enter: (String) -> Void

  init(_ row: Row, enter: @escaping (String) -> Void) {
    self.enter = enter
    super.init(nibName: nil, bundle: nil)
    title = row.title
    field.text = row.control?.value?.text
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = field }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { enter(field.text) }
  }
}
