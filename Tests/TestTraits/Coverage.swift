package import TestFixtures
package import Testing

/// How much a random walk has compared.
///
/// A law may say nothing of a step, as of a setting that is not there. Where it says nothing of any, the
/// walk has tested nothing, and fails.
package struct Coverage {
  private var comparisons = 0

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
  /// With the seeds of another day, one alone may do so.
  package static func forEach(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (_ seed: UInt64, _ compared: inout Coverage) throws -> Void
  ) rethrows {
    guard areFixed else { return try forAll(count, sourceLocation: sourceLocation, body) }
    for seed in seeds(count) {
      try walk(seed, sourceLocation: sourceLocation) { try body(seed, &$0) }
    }
  }

  /// Takes walks that wait for programs or for actors.
  package static func forEach(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ body:
      nonisolated(nonsending) (_ seed: UInt64, _ compared: inout Coverage) async throws -> Void
  ) async rethrows {
    for seed in seeds(count) {
      var compared = Coverage()
      try await body(seed, &compared)
      if areFixed { compared.expectComparisons("the walk with seed \(seed) has", sourceLocation) }
    }
  }

  /// Takes walks that are too short to compare something each, which fail where all of them have compared
  /// nothing.
  package static func forAll(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (_ seed: UInt64, _ compared: inout Coverage) throws -> Void
  ) rethrows {
    var compared = Coverage()
    let seeds = seeds(count)
    for seed in seeds { try body(seed, &compared) }
    // A single one may be asked for by its seed.
    if seeds.count > 1 {
      compared.expectComparisons("the \(seeds.count) walks have", sourceLocation)
    }
  }
}
