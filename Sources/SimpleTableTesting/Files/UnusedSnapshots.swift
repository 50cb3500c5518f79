import Foundation

/// Returns the reference files beside a test that no snapshot has used in this process.
///
/// Call it when all tests have run. The files of a test file whose tests did not run at all, because
/// they were left out or belong to another test library, are not listed, unless the test file is
/// gone. With `SNAPSHOT_TESTING_UNUSED=list` in the environment, a process in which snapshots were
/// compared prints the list when it ends.
///
/// - Parameter filePath: A file of tests.
/// - Returns: The paths, in order.
/// - Complexity: O(*n* log *n*) in the number of files.
public func unusedSnapshots(beside filePath: String = #filePath) -> [String] {
  UnusedSnapshots(
    folder: URL(fileURLWithPath: filePath).deletingLastPathComponent(),
    used: SnapshotClaims.shared.usedPaths
  ).paths
}

/// The reference files in a folder of tests that were not used.
struct UnusedSnapshots {
  /// The folder that holds tests and the folder of snapshots.
  let folder: URL

  /// The paths of used files.
  let used: Set<String>

  /// The paths of unused files, in order.
  var paths: [String] {
    let snapshots = folder.appendingPathComponent(SnapshotFile.folderName).standardizedFileURL
    return names(in: snapshots).flatMap { name -> [String] in
      let files = names(in: snapshots.appendingPathComponent(name))
        .map { snapshots.appendingPathComponent(name).appendingPathComponent($0).path }
      let test = folder.appendingPathComponent(name + ".swift").path
      let hasRun = files.contains(where: used.contains)
      guard hasRun || !FileManager.default.fileExists(atPath: test) else { return [] }
      return files.filter { !used.contains($0) }
    }
  }

  private func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}

extension UnusedSnapshots {
  /// Returns the list that is printed at the end of a process, or `nil` where all files were used.
  ///
  /// It covers the folders of the used files.
  static func list(used: Set<String>) -> String? {
    let folders = Set(
      used.map {
        URL(fileURLWithPath: $0).deletingLastPathComponent().deletingLastPathComponent()
          .deletingLastPathComponent().standardizedFileURL
      })
    let paths = folders.flatMap { Self(folder: $0, used: used).paths }.sorted()
    guard !paths.isEmpty else { return nil }
    return (["Reference files that no test used:"] + paths).joined(separator: "\n")
  }

  /// Prints the list at the end of the process if the environment asks for it.
  static func listAtExit(_ environment: [String: String]) {
    guard environment["SNAPSHOT_TESTING_UNUSED"] == "list" else { return }
    _ = registration
  }

  private static let registration: Void = {
    atexit {
      guard let list = UnusedSnapshots.list(used: SnapshotClaims.shared.usedPaths) else { return }
      FileHandle.standardError.write(Data((list + "\n").utf8))
    }
  }()
}
