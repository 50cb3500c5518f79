#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

/// What tells files apart while they exist.
package struct FileIdentity: Hashable, Sendable {
  fileprivate let device: Int
  fileprivate let inode: UInt64
}

/// The attributes of a file; they differ after it is written, changed or replaced.
package struct FileStatus: Hashable, Sendable {
  package let size: Int
  package let permissions: UInt32
  package let owner: UInt32
  package let group: UInt32

  /// The number of names that the file has in folders.
  package let names: Int

  /// The kind of file, as in "a folder"; `nil` for a regular one.
  package let otherKind: String?

  /// Whether the file is a folder.
  package let isFolder: Bool

  /// Which file it is, whatever its path.
  package let identity: FileIdentity

  /// When it was written and changed, each in seconds and nanoseconds.
  private let times: SIMD4<Int>

  /// Returns whether the file has been changed since it had other attributes.
  package func isLater(than other: FileStatus) -> Bool {
    (times[2], times[3]) > (other.times[2], other.times[3])
  }

  /// Whether the file is empty since less than a second, as while another program writes it.
  package var isJustEmptied: Bool {
    var now = timespec()
    guard size == 0, otherKind == nil, clock_gettime(CLOCK_REALTIME, &now) == 0 else {
      return false
    }
    // Times may be centuries apart, which nanoseconds cannot count.
    let seconds = Int(now.tv_sec) - times[0]
    guard 0...1 ~= seconds else { return false }
    return 0..<1_000_000_000 ~= seconds * 1_000_000_000 + Int(now.tv_nsec) - times[1]
  }

  init(_ information: stat) {
    #if canImport(Darwin)
      let (written, changed) = (information.st_mtimespec, information.st_ctimespec)
    #else
      let (written, changed) = (information.st_mtim, information.st_ctim)
    #endif
    times = SIMD4(
      Int(written.tv_sec), Int(written.tv_nsec), Int(changed.tv_sec), Int(changed.tv_nsec))
    size = Int(information.st_size)
    permissions = UInt32(information.st_mode) & 0o7777
    owner = information.st_uid
    group = information.st_gid
    names = Int(information.st_nlink)
    identity = FileIdentity(
      device: Int(truncatingIfNeeded: information.st_dev), inode: UInt64(information.st_ino))
    isFolder = information.st_mode & S_IFMT == S_IFDIR
    otherKind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: nil
      case S_IFDIR: "a folder"
      case S_IFIFO: "a pipe"
      case S_IFSOCK: "a socket"
      default: "a device"
      }
  }
}
