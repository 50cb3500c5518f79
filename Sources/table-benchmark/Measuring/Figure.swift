/// What was measured of a case in one run: medians over its rounds, in nanoseconds.
struct Figure {
  let value: Double

  /// That of the baseline, and the ratio to it, where there is one.
  ///
  /// The ratio is the median of those of each round, as neighbours slow both sides of it.
  let baseline: Double?
  let ratio: Double?

  /// Measures a case, each round beside its baseline; `nil` where it cannot be measured.
  init?(_ measured: BenchmarkCase, rounds: Int) {
    guard let trial = measured.prepare() else { return nil }
    _ = trial.sample()
    let samples = (0..<rounds).map { _ in trial.sample() }
    value = Self.median(samples.map(\.value))
    let baselines = samples.compactMap(\.baseline)
    baseline = baselines.isEmpty ? nil : Self.median(baselines)
    ratio =
      baselines.isEmpty
      ? nil
      : Self.median(samples.compactMap { sample in sample.baseline.map { sample.value / $0 } })
  }

  /// Returns the middle of some numbers, 0 for none.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}

extension Figure {
  /// Reads a figure from the line that another process printed.
  init?(line: Substring) {
    let numbers = line.split(separator: " ").compactMap { Double(String($0)) }
    guard let value = numbers.first, numbers.count == 1 || numbers.count == 3 else { return nil }
    self.value = value
    baseline = numbers.count == 3 ? numbers[1] : nil
    ratio = numbers.count == 3 ? numbers[2] : nil
  }

  /// The figure as a line for another process.
  var line: String {
    [value, baseline, ratio].compactMap { $0?.description }.joined(separator: " ")
  }
}
