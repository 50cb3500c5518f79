/// Times a function that may be far quicker than the clock.
final class Stopwatch {
  private let body: () -> Int
  private var calls = 0

  /// What the calls returned, kept so that they cannot be left out.
  private var checksum = 0

  /// The shortest time that is trusted.
  private static let shortest = Duration.milliseconds(4)

  init(_ body: @escaping () -> Int) {
    self.body = body
  }

  /// Returns the mean time of a call, over as many as fill some milliseconds.
  func nanosecondsPerCall() -> Double {
    if calls == 0 { calibrate() }
    return time(calls).nanoseconds / Double(calls)
  }

  private func calibrate() {
    _ = time(1)
    calls = 1
    while calls < 1 << 20 {
      let duration = time(calls)
      if duration >= Self.shortest { return }
      calls *= duration * 8 < Self.shortest ? 8 : 2
    }
  }

  private func time(_ calls: Int) -> Duration {
    ContinuousClock().measure {
      for _ in 0..<calls { checksum &+= body() }
    }
  }
}

extension Duration {
  /// The duration as a number of nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
