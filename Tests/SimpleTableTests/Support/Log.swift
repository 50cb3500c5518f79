/// The messages received, in order.
final class Log {
  var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }
}
