// What Swift adds to Darwin's headers; for type-checking only.

@_exported import CDarwin

public var errno: Int32 {
  get { 0 }
  set {}
}

public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }
public var SIG_ERR: sig_t { unsafeBitCast(-1, to: sig_t.self) }

public var stdin: UnsafeMutablePointer<FILE> {
  get { __stdinp }
  set {}
}
public var stdout: UnsafeMutablePointer<FILE> {
  get { __stdoutp }
  set {}
}
public var stderr: UnsafeMutablePointer<FILE> {
  get { __stderrp }
  set {}
}

public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFSOCK: mode_t { 0o140000 }

public var CLOCKS_PER_SEC: clock_t { 1_000_000 }

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
