import Foundation

/// The path of a file that samples may make, which is removed when the last sample is done.
final class TemporaryFile: Sendable {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("sample-\(UUID().uuidString).json").path

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
