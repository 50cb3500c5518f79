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
  private static let notice = Locked<Notice?>(nil)

  /// Leaves a notice in place of the one that was not taken yet.
  package static func post(_ notice: Notice) {
    self.notice.withLock { $0 = notice }
  }

  /// Takes the notice, if there is one.
  package static func take() -> Notice? { notice.withLock { $0.take() } }
}
