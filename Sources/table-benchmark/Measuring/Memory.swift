import Foundation
import PlainC

/// The memory that this program has allocated.
enum Memory {
  /// Returns how many bytes more are allocated while something exists; `nil` where the C library
  /// does not say.
  static func bytesHeld<Object>(by object: () -> Object) -> Double? {
    let before = allocated_memory()
    let held = withExtendedLifetime(object()) { allocated_memory() - before }
    return before < 0 ? nil : Double(held)
  }

  /// Returns how many bytes are resident now; `nil` where the system has no file that says so.
  static func resident() -> Double? { status("VmRSS:") }

  /// Returns the most bytes that are resident while something runs; `nil` where the system does not
  /// count them.
  static func peak<Result>(_ body: () -> Result) -> Double? {
    // This ends the count of what was before.
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return nil }
    file.write(Data("5".utf8))
    try? file.close()
    return withExtendedLifetime(body()) { status("VmHWM:") }
  }

  private static func status(_ name: String) -> Double? {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line.flatMap { Double($0.filter(\.isNumber)) }.map { $0 * 1_024 }
  }
}
