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

/// The last notice of a menu's closures and tasks.
///
/// Code that a menu runs, and the tasks that it starts, leave their notices on the board of that
/// menu. Other threads know no menu, so their notices are for the menu in use.
package final class NoticeBoard: Sendable {
  private static let shared = NoticeBoard()

  @TaskLocal private static var current = shared

  /// The number of notices on all boards so far.
  private static let count = Locked(0)

  private let posted = Locked<(number: Int, notice: Notice)?>(nil)

  package init() {}

  /// Leaves a notice in place of the one that was not taken yet.
  package static func post(_ notice: Notice) {
    count.withLock { number in
      number += 1
      current.posted.withLock { $0 = (number, notice) }
    }
  }

  /// Takes the notice of a thread that knows no menu, if there is one.
  package static func take() -> Notice? { shared.take() }

  /// Takes the notice, if there is one.
  package func take() -> Notice? { posted.withLock { $0.take() }?.notice }

  /// Takes the notice and that of a thread that knows no menu, and returns the last one of them.
  package func takeLast() -> Notice? {
    [self, Self.shared].compactMap { $0.posted.withLock { $0.take() } }
      .max { $0.number < $1.number }?.notice
  }

  /// Calls a function, and gets the notices that it and the tasks that it begins leave.
  package func receiving<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = Self.$current.withValue(self) {
      Swift.Result { () throws(Failure) in try body() }
    }
    return try result.get()
  }
}
