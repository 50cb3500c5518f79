import Foundation

/// The reference files that snapshots have used in this process.
///
/// A file belongs to the first snapshot that uses it. The same snapshot may use it again, as in
/// repeated tests. Another snapshot may not, nor the same one with another text.
final class SnapshotClaims: @unchecked Sendable {
  /// The claims of all tests of this process.
  static let shared = SnapshotClaims()

  // Guarded by the lock.
  private var claims: [String: Claim] = [:]
  private let lock = NSLock()

  /// Records that a snapshot uses a file.
  ///
  /// - Throws: A ``SnapshotRefusal`` where another snapshot uses it, or this one with another text.
  func claim(
    _ file: SnapshotFile, named name: String?, text: String, at location: String
  ) throws(SnapshotRefusal) {
    let claim = Claim(
      path: file.url.path, name: name, location: location, hash: text.hashValue)
    // Names that differ in case alone are one file on some systems.
    let key = claim.path.lowercased()
    let first = lock.withLock {
      let first = claims[key] ?? claim
      claims[key] = first
      return first
    }
    guard first != claim else { return }
    guard first.location == location else {
      throw SnapshotRefusal(
        "Two snapshots have one file, \(file.relativePath): the one at \(first.location) "
          + "and the one at \(location). \(Self.advice)")
    }
    guard first.name == name else {
      throw SnapshotRefusal(
        "The names “\(first.name ?? "")” and “\(name ?? "")” give one file, \(file.relativePath). "
          + Self.advice)
    }
    throw SnapshotRefusal(
      "The snapshot at \(location) was taken twice for \(file.relativePath), with different texts. "
        + Self.advice)
  }

  private static var advice: String { "Give them different arguments “named:”." }
}

extension SnapshotClaims {
  private struct Claim: Hashable {
    let path: String
    let name: String?
    let location: String
    let hash: Int
  }
}
