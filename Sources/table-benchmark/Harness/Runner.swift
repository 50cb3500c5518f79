/// Runs cases and keeps what came of them.
struct Runner {
  let rounds: Int

  /// Measures a case, each round beside its baseline, or returns why that is impossible.
  func run(_ benchmark: BenchmarkCase) -> Outcome {
    var progress = StandardError()
    print(benchmark.name, to: &progress)
    let trial = benchmark.prepare()
    if let obstacle = trial.obstacle { return .skipped(benchmark, obstacle) }
    _ = trial.sample()
    let samples = (0..<rounds).map { _ in trial.sample() }
    return .measured(benchmark, Figures(of: samples, trial))
  }
}

/// What became of a case.
enum Outcome {
  case measured(BenchmarkCase, Figures)
  case skipped(BenchmarkCase, String)
}
