#if canImport(Glibc)
  public import Glibc
  import Synchronization

  // The calls of the C library by which a file is replaced, written to standard error when they are
  // made and `CALL_LOG` is set. With `STOPS_AT`, the process stops when it waits for the disk for that
  // time. The linker prefers these functions to those of the library.

  private let waits = Atomic(0)

  /// Makes and reports the call that waits for the disk.
  @_cdecl("fsync") public func reportedSynchronization(_ file: Int32) -> Int32 {
    report("synchronize \(kind(of: file))")
    let count = waits.add(1, ordering: .relaxed).newValue
    if let number = getenv("STOPS_AT"), atoi(number) == count {
      _ = write(STDOUT_FILENO, "stopped\n", 8)
      while true { pause() }
    }
    return fdatasync(file)
  }

  /// Makes and reports the call that changes permissions, with those until then.
  @_cdecl("fchmod") public func reportedPermissions(_ file: Int32, _ mode: mode_t) -> Int32 {
    var information = stat()
    fstat(file, &information)
    report("permissions from \(octal(information.st_mode)) to \(octal(mode))")
    return fchmodat(AT_FDCWD, "/proc/self/fd/\(file)", mode, 0)
  }

  private func octal(_ mode: mode_t) -> String { String(mode & 0o777, radix: 8) }

  private func kind(of file: Int32) -> String {
    var information = stat()
    fstat(file, &information)
    return information.st_mode & S_IFMT == S_IFDIR ? "folder" : "file of \(information.st_size)"
  }

  private func report(_ text: String) {
    guard getenv("CALL_LOG") != nil else { return }
    _ = (text + "\n").withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
#endif
