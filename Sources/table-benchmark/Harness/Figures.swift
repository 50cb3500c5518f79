/// What came of one case over all rounds.
struct Figures {
  let unit: Unit
  let median: Double
  let minimum: Double
  let maximum: Double

  /// The median of each round's ratio to the baseline of that round.
  let ratio: Double?

  let bytesPerRow: Double?

  init(of samples: [Trial.Sample], _ trial: Trial) {
    let values = samples.map(\.value).sorted()
    unit = trial.unit
    median = values.median
    minimum = values.first ?? 0
    maximum = values.last ?? 0
    let ratios = samples.compactMap { sample in sample.baseline.map { sample.value / $0 } }.sorted()
    ratio = ratios.isEmpty ? nil : ratios.median
    bytesPerRow = trial.bytesPerRow
  }
}

extension [Double] {
  /// The middle of sorted numbers, 0 of none.
  fileprivate var median: Double {
    guard !isEmpty else { return 0 }
    return (self[(count - 1) / 2] + self[count / 2]) / 2
  }
}
