import Foundation

/// What one case measures, ready to be sampled round after round.
struct Trial {
  /// The figures of one round in nanoseconds: that of the library, and that of the baseline where it
  /// can be measured.
  typealias Sample = (value: Double, baseline: Double?)

  /// Measures once.
  let sample: () -> Sample

  /// Calls one of two functions some times, where they can be called alone.
  var call: ((_ side: Side, _ times: Int) -> Void)?

  /// One of the functions that a trial times in turn.
  enum Side: String {
    case measured, baseline
  }

  init(call: ((_ side: Side, _ times: Int) -> Void)? = nil, sample: @escaping () -> Sample) {
    (self.sample, self.call) = (sample, call)
  }
}

extension Trial {
  /// Creates a trial that times two functions in turn.
  ///
  /// Each is called as often as fills some milliseconds, because clocks are coarse.
  /// The functions return a number that depends on their work, so that none of it is left out.
  ///
  /// - Parameters:
  ///   - operations: The number of operations in one call of either function.
  ///   - baseline: The plain implementation.
  ///   - measured: The library's implementation.
  /// - Returns: The trial, in nanoseconds for each operation.
  static func timed(
    operations: Int = 1, baseline: @escaping () -> Int, _ measured: @escaping () -> Int
  ) -> Trial {
    let stopwatch = Stopwatch(measured)
    let plain = Stopwatch(baseline)
    return Trial { side, times in
      for _ in 0..<times { _ = side == .measured ? stopwatch.time(1) : plain.time(1) }
    } sample: {
      let before = plain.nanosecondsPerCall()
      return (stopwatch.nanosecondsPerCall() / Double(operations), before / Double(operations))
    }
  }
}

extension Trial {
  /// Returns the processor time of one call in nanoseconds.
  static func time(_ body: () -> Int) -> Double {
    let start = clock()
    // The result is used, so that none of the work is left out.
    let result = body()
    return result < 0 ? .infinity : Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e9
  }
}

/// Times a function that may be much faster than the resolution of the clock.
private final class Stopwatch {
  private let body: () -> Int
  private var calls = 1

  /// What the calls returned, kept so that they cannot be left out.
  private var checksum = 0

  init(_ body: @escaping () -> Int) {
    self.body = body
  }

  /// Returns the mean time of a call, over as many as fill some milliseconds.
  func nanosecondsPerCall() -> Double {
    var time = time(calls)
    while time < 4_000_000, calls < 1 << 20 {
      calls *= 2
      time = self.time(calls)
    }
    return time / Double(calls)
  }

  /// Returns the processor time of some calls, which other programs lengthen little.
  func time(_ calls: Int) -> Double {
    let start = clock()
    for _ in 0..<calls { checksum &+= body() }
    return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e9
  }
}
