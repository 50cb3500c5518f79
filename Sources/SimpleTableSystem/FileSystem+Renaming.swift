#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

extension FileSystem {
  /// A way to rename a file that no other process can come between.
  package enum Renaming: Sendable {
    /// The names of two files are exchanged.
    case exchanging
    /// The file gets a name that no other file has.
    case creating
  }

  /// Whether a file was renamed.
  package enum RenamingOutcome: Sendable {
    case renamed
    /// The file to exchange it with is gone, or another file has the name.
    case otherwise
    /// This system, or the file system, cannot do it.
    case unsupported
  }

  /// Renames a file at one moment.
  package static func rename(
    _ path: String, to name: String, by renaming: Renaming
  ) throws(SystemError) -> RenamingOutcome {
    do throws(SystemError) {
      guard let answer = try systemRename(path, name, renaming) else { return .unsupported }
      return answer
    } catch {
      switch error.code {
      case EINVAL, ENOSYS, ENOTSUP, EPERM: return .unsupported
      case EEXIST where renaming == .creating, ENOENT where renaming == .exchanging:
        return .otherwise
      default: throw error
      }
    }
  }

  #if canImport(Darwin)
    private static func systemRename(
      _ path: String, _ name: String, _ renaming: Renaming
    ) throws(SystemError) -> RenamingOutcome? {
      let flags = renaming == .exchanging ? RENAME_SWAP : RENAME_EXCL
      try call("renamex_np") { renamex_np(path, name, UInt32(flags)) }
      return .renamed
    }
  #else
    private static func systemRename(
      _ path: String, _ name: String, _ renaming: Renaming
    ) throws(SystemError) -> RenamingOutcome? {
      guard let function else { return nil }
      try call("renameat2") {
        function(AT_FDCWD, path, AT_FDCWD, name, renaming == .exchanging ? 2 : 1)
      }
      return .renamed
    }

    private typealias Function =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32

    /// The function `renameat2`, which not every C library of Linux has, nor its headers.
    private static let function: Function? = dlsym(nil, "renameat2").map {
      unsafeBitCast($0, to: Function.self)
    }
  #endif
}
