#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program, run to its end, and what it took.
struct ChildProcess {
  /// Whether the program ended well.
  let hasSucceeded: Bool

  /// The time that its code ran on a processor, in nanoseconds.
  let processorTime: Double

  /// Runs a program to its end, or returns nothing where it cannot be started.
  ///
  /// - Parameters:
  ///   - path: Where the program is, or its name to be searched for.
  ///   - arguments: What follows its name on the command line.
  init?(_ path: String, _ arguments: [String]) {
    var strings: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    strings.append(nil)
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, path, nil, nil, strings, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else { return nil }
    hasSucceeded = status == 0
    processorTime = usage.ru_utime.nanoseconds + usage.ru_stime.nanoseconds
  }
}

extension ChildProcess {
  /// The most memory that this process has held at once, in bytes; known on Linux only.
  ///
  /// What `getrusage` tells would start from the size of the process that started this one.
  static var ownPeakMemory: Int? { ownStatus("VmHWM") }

  /// The memory that this process holds now, in bytes; known on Linux only.
  static var ownMemory: Int? { ownStatus("VmRSS") }

  private static func ownStatus(_ name: String) -> Int? {
    let lines = TextFile(path: "/proc/self/status").read()?.split(separator: "\n") ?? []
    let line = lines.first { $0.hasPrefix(name + ":") }
    let kilobytes = line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }
    return kilobytes.map { $0 * 1_024 }
  }
}

extension timeval {
  fileprivate var nanoseconds: Double { Double(tv_sec) * 1e9 + Double(tv_usec) * 1e3 }
}
