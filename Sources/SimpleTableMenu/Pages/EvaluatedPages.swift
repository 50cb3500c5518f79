import SimpleTable

/// All pages as they were last evaluated, and data derived from them on demand.
final class EvaluatedPages {
  /// The pages.
  let walk: MenuWalk

  /// Whether it was decided what applies, and no page was evaluated since.
  let isDecided: Bool

  /// The names of the flags of settings, by key.
  private(set) lazy var flags = walk.flags.names

  /// Why rows contradict others, by their keys.
  private(set) lazy var contradictionReasons = walk.contradictionReasons

  init(_ walk: MenuWalk, isDecided: Bool) { (self.walk, self.isDecided) = (walk, isDecided) }
}
