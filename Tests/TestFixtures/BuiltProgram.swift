#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program of the package, which is built beside the tests.
package enum BuiltProgram {
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
