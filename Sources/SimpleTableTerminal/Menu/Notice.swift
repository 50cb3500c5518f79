package import SimpleTable
import SimpleTableSystem

/// A text for the status line of a menu, until the next key.
package struct Notice: Hashable, Sendable {
  package let text: String
  package let kind: Row.Status.Kind

  package init(text: String, kind: Row.Status.Kind) {
    (self.text, self.kind) = (text, kind)
  }
}

/// The notice that any thread has left for the menu that is running.
package enum NoticeBoard {
  private static let shared = Locked<Notice?>(nil)

  /// Where notices go instead, as those of a menu that a test runs.
  @TaskLocal private static var own: Locked<Notice?>?

  /// Leaves a notice in place of the one that was not taken yet.
  package static func post(_ notice: Notice) {
    (own ?? shared).withLock { $0 = notice }
  }

  /// Takes the notice, if there is one.
  package static func take() -> Notice? { shared.withLock { $0.take() } }

  /// Calls a function, and shows the notice that it has left itself.
  package static func catching<Result>(
    _ show: (Notice) -> Void, _ body: () -> Result
  ) -> Result {
    let board = Locked<Notice?>(nil)
    let result = $own.withValue(board, operation: body)
    if let notice = board.withLock({ $0.take() }) { show(notice) }
    return result
  }
}
