#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// A program of the package, which is built beside the tests.
package enum BuiltProgram {
  /// The variables of the tests that a program gets too, whatever else its environment is: those of the
  /// package.
  package static let inherited: [String: String] = {
    #if canImport(Darwin)
      var next = _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var values: [String: String] = [:]
    while let pointer = next, let entry = pointer.pointee {
      next = pointer + 1
      let parts = String(cString: entry).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0].hasPrefix("SIMPLETABLE_") {
        values[String(parts[0])] = String(parts[1])
      }
    }
    return values
  }()

  /// Returns where a program is.
  package static func path(of name: String) -> String {
    var path = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    let bytes = count > 0 ? path.prefix(count).map(UInt8.init(bitPattern:)) : []
    let own = count > 0 ? String(decoding: bytes, as: UTF8.self) : CommandLine.arguments[0]
    let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.joined(separator: "/") + "/" + name
  }
}
