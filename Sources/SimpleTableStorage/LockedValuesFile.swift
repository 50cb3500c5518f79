import SimpleTableMenu

/// A file of values that can be locked for as long as a function runs.
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

  /// Calls a function while no other process changes the file, and makes the folder of the file first if the
  /// file makes folders.
  ///
  /// What the function writes into other files of the folder, such as secrets, does not wait for this lock.
  package func locking<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    // A problem is reported when the file is read or written.
    guard let target = try? file.target(makingFolder: true) else { return try body() }
    let lock = FileLock(target, notice: notice)
    self.lock = lock
    defer {
      lock.release()
      self.lock = nil
    }
    let result = FolderLock.$heldFolder.withValue(lock.problem.isEmpty ? target.folder : nil) {
      Result { () throws(Failure) in try body() }
    }
    try result.get()
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
