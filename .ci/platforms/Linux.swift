// What Swift adds to the headers of a C library on Linux and Android, here to Glibc's; for
// type-checking only.

@_exported import SwiftGlibc

public var errno: Int32 {
  get { 0 }
  set {}
}

public var SIG_DFL: __sighandler_t? { nil }
public var SIG_IGN: __sighandler_t { unsafeBitCast(1, to: __sighandler_t.self) }
public var SIG_ERR: __sighandler_t { unsafeBitCast(-1, to: __sighandler_t.self) }

extension sigaction {
  /// As in Bionic.
  public var sa_handler: __sighandler_t? {
    get { nil }
    set {}
  }
  public var sa_sigaction:
    (@convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void)?
  {
    get { nil }
    set {}
  }
  /// As in musl.
  public var __sa_handler: Handler {
    get { Handler() }
    set {}
  }
  public struct Handler {
    public var sa_handler: (@convention(c) (Int32) -> Void)?
    public var sa_sigaction:
      (@convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void)?
  }
}

public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFSOCK: mode_t { 0o140000 }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func openat(
  _ fd: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t
) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ command: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ command: Int32, _ value: UnsafeMutableRawPointer) -> Int32 { 0 }
public func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt { 0 }
public func ioctl(_ fd: CInt, _ request: UInt, _ value: UnsafeMutableRawPointer) -> CInt { 0 }
public func ioctl(_ fd: CInt, _ request: UInt) -> CInt { 0 }
