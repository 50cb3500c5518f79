package import SimpleTable

/// A file of values that no other process changes from before it is read until it is released.
///
/// So what is written can follow from what was read. As in ``ValuesFile/merge(set:unset:)``, only
/// processes that know the lock wait for it, and for three seconds at most.
package final class LockedValuesFile: SettingsStore {
  private let file: ValuesFile
  private let notice: () -> Void

  /// The lock; `nil` once it is released, or if the file has no folder.
  private var lock: FolderLock?

  /// Waits for the lock of a file, and makes the folder that it is in if the file makes folders.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - notice: Called once if this waits for the lock longer than 300 milliseconds.
  package init(_ file: ValuesFile, whenWaiting notice: @escaping () -> Void) {
    self.file = file
    self.notice = notice
    // What is wrong is reported when the file is read or written.
    let target = try? file.target(makingFolder: true)
    lock = target.map { FolderLock(folder: $0.folder, notice: notice) }
  }

  /// Lets other processes change the file; from then on this is like the file itself.
  package func release() {
    lock?.release()
    lock = nil
  }

  package var location: String? { file.location }
  package var stamp: AnyHashable? { file.stamp }
  package var isLink: Bool { file.isLink }

  package func load() throws -> [String: SettingValue] { try file.load() }

  package func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
    try file.merge(set: values, unset: keys, under: lock, whenWaiting: notice)
  }
}
