package import TestFixtures
package import Testing

/// How much a random walk has compared.
///
/// A law may say nothing of a step, as of a setting that is not there. Where it says nothing of any, the
/// walk has tested nothing, and fails.
package struct Coverage {
  fileprivate var comparisons = 0

  package init() {}

  /// Counts comparisons.
  package mutating func count(_ number: Int = 1) { comparisons += number }

  fileprivate func expectComparisons(_ name: String, _ location: SourceLocation) {
    guard comparisons == 0 else { return }
    Issue.record("\(name) compared nothing", sourceLocation: location)
  }
}

extension RandomWalks {
  /// Takes the walk with a seed, which fails where it has compared nothing.
  package static func walk(
    _ seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (_ compared: inout Coverage) throws -> Void
  ) rethrows {
    var compared = Coverage()
    try body(&compared)
    compared.expectComparisons("the walk with seed \(seed) has", sourceLocation)
  }

  /// Takes walks one after the other, each of which fails where it has compared nothing.
  ///
  /// With the seeds of another day, one alone may do so. Of walks that are too short to compare something
  /// each, all together have to.
  package static func forEach(
    _ count: Int, areShort: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (_ seed: UInt64, _ compared: inout Coverage) throws -> Void
  ) rethrows {
    let seeds = seeds(count)
    var all = Coverage()
    for seed in seeds {
      var compared = Coverage()
      try body(seed, &compared)
      if areFixed, !areShort {
        compared.expectComparisons("the walk with seed \(seed) has", sourceLocation)
      }
      all.count(compared.comparisons)
    }
    // A single one may be asked for by its seed.
    if seeds.count > 1 {
      all.expectComparisons("the \(seeds.count) walks have", sourceLocation)
    }
  }
}
