#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many random walks tests take, and with which seeds.
///
/// Seeds follow each other from 1, so that a test that passes does so again, or from the number in the
/// environment variable `SIMPLETABLE_FIRST_SEED`; `SIMPLETABLE_WALKS` multiplies the number of walks.
/// With `SIMPLETABLE_SEED`, each test takes the one walk with that seed.
package enum RandomWalks {
  /// Returns the seeds of walks.
  ///
  /// - Parameter count: How many there are unless the environment asks for more.
  /// - Returns: The seeds.
  package static func seeds(_ count: Int) -> [UInt64] {
    if let seed = number("SIMPLETABLE_SEED") { return [UInt64(seed)] }
    let first = number("SIMPLETABLE_FIRST_SEED") ?? 1
    return (0..<count * (number("SIMPLETABLE_WALKS") ?? 1)).map { UInt64(first + $0) }
  }

  /// Returns a range to go through for each walk of a test whose seed is another one each time.
  ///
  /// - Parameter count: How many there are unless the environment asks for more.
  /// - Returns: The range.
  package static func times(_ count: Int) -> Range<Int> {
    0..<count * (number("SIMPLETABLE_WALKS") ?? 1)
  }

  /// Whether the walks are those of every run.
  package static var areFixed: Bool {
    number("SIMPLETABLE_SEED") == nil && number("SIMPLETABLE_FIRST_SEED") == nil
  }

  private static func number(_ name: String) -> Int? {
    getenv(name).flatMap { Int(String(cString: $0)) }.map { max(0, $0) }
  }
}
