/// What one case measures, ready to be sampled round after round.
struct Trial {
  /// One round's figure, and that of the baseline where there is one.
  struct Sample {
    var value: Double
    var baseline: Double?
  }

  /// What the figures count.
  var unit = Unit.nanoseconds

  /// Heap memory for each row, where that was measured while the table was made.
  var bytesPerRow: Double?

  /// Why nothing can be measured here, if so.
  var obstacle: String?

  /// Measures once.
  let sample: () -> Sample
}

extension Trial {
  /// Creates a trial that times two functions in turn.
  ///
  /// Each is called as often as fills some milliseconds, because clocks and neighbours are noisy.
  /// The functions return a number that depends on their work, so that none of it is left out.
  ///
  /// - Parameters:
  ///   - operations: How many operations one call of either function stands for.
  ///   - bytesPerRow: Heap memory for each row.
  ///   - baseline: The plain way.
  ///   - measured: Our way.
  /// - Returns: The trial, in nanoseconds for each operation.
  static func timed(
    operations: Int = 1, bytesPerRow: Double? = nil,
    baseline: (() -> Int)?, _ measured: @escaping () -> Int
  ) -> Trial {
    let meter = Stopwatch(measured)
    let plain = baseline.map { Stopwatch($0) }
    return Trial(bytesPerRow: bytesPerRow) {
      let before = plain?.nanosecondsPerCall()
      let value = meter.nanosecondsPerCall()
      return Sample(
        value: value / Double(operations),
        baseline: before.map { $0 / Double(operations) }
      )
    }
  }

  /// Creates a trial that can only say why it measures nothing.
  static func skipped(_ obstacle: String) -> Trial {
    Trial(obstacle: obstacle) { Sample(value: 0) }
  }
}
