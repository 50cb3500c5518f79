import SimpleTableMenu

/// A file of values that no other process changes from when its lock is acquired until that is released.
///
/// So new values can depend on the ones read. As in ``ValuesFile/merge(set:unset:)``, only
/// processes that use the lock wait for it, at most for three seconds.
package final class LockedValuesFile: LinkableStore {
  private let file: ValuesFile
  private let notice: () -> Void

  /// The lock; `nil` while it is not held.
  private var lock: FileLock?

  /// Creates the file, without a lock.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - notice: Called if a lock or a merge waits longer than 300 milliseconds for another process.
  package init(_ file: ValuesFile, whenWaiting notice: @escaping () -> Void) {
    self.file = file
    self.notice = notice
  }

  /// Waits for the lock, and makes the folder of the file if the file makes folders.
  package func acquire() {
    // A problem is reported when the file is read or written.
    guard lock == nil, let target = try? file.target(makingFolder: true) else { return }
    lock = FileLock(target, notice: notice)
  }

  /// Lets other processes change the file; from then on this is like the file itself.
  package func release() {
    lock?.release()
    lock = nil
  }

  package var location: String? { file.location }
  package var stamp: AnyHashable? { file.stamp }
  package var isLink: Bool { file.isLink }

  package func repeatedKeys() throws(ValuesFileError) -> [String] {
    try file.repeatedKeys(under: lock)
  }

  package func load() throws -> [String: SettingValue] { try file.load(under: lock) }

  package func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
    try file.merge(set: values, unset: keys, under: lock, whenWaiting: notice)
  }
}
