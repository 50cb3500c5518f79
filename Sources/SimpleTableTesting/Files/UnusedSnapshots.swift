import Foundation

/// Returns the reference files beside a test that no snapshot has used in this process.
///
/// Call it when all tests have run. The files of a test file whose tests did not run at all, because
/// they were left out or belong to another test library, are not listed, unless the test file is
/// gone. With `SNAPSHOT_TESTING_UNUSED=list` in the environment, a process in which snapshots were
/// compared prints the list for all its tests when it ends.
///
/// - Parameter filePath: A file of tests.
/// - Returns: The paths, in order.
/// - Complexity: O(*n* log *n*) in the number of files.
public func unusedSnapshots(beside filePath: String = #filePath) -> [String] {
  UnusedSnapshots(
    folder: URL(fileURLWithPath: filePath).deletingLastPathComponent(),
    used: SnapshotClaims.shared.usedPaths, tests: SnapshotClaims.shared.runTests
  ).paths
}

/// The reference files in a folder of tests that were not used.
struct UnusedSnapshots {
  /// The folder that holds tests and the folder of snapshots.
  let folder: URL

  /// The paths of used files.
  let used: Set<String>

  /// The tests that have run.
  var tests = RunTests(arguments: [])

  /// The paths of unused files, in order.
  var paths: [String] {
    let snapshots = folder.appendingPathComponent(SnapshotFile.folderName).standardizedFileURL
    return names(in: snapshots).flatMap { name -> [String] in
      let files = names(in: snapshots.appendingPathComponent(name))
        .map { snapshots.appendingPathComponent(name).appendingPathComponent($0).path }
      let test = folder.appendingPathComponent(name + ".swift").standardizedFileURL
      let hasRun = files.contains(where: used.contains) || tests.contains(test)
      guard hasRun || !FileManager.default.fileExists(atPath: test.path) else { return [] }
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
  /// It covers the folders of the tests that have run, and all that are beside those in their package.
  static func list(used: Set<String>, tests: RunTests) -> String? {
    let folders = Set(tests.folders.flatMap(foldersBeside))
    let paths = folders.flatMap { Self(folder: $0, used: used, tests: tests).paths }.sorted()
    guard !paths.isEmpty else { return nil }
    return (["Reference files that no test used:"] + paths).joined(separator: "\n")
  }

  /// Returns a folder of tests, and in a package all folders that have snapshots and are in the same
  /// folder of the package.
  private static func foldersBeside(_ folder: URL) -> [URL] {
    var top = folder
    var parent = folder.deletingLastPathComponent()
    while !FileManager.default.fileExists(
      atPath: parent.appendingPathComponent("Package.swift").path)
    {
      // On some systems the folder above the root is “/..”.
      (top, parent) = (parent, parent.deletingLastPathComponent().standardizedFileURL)
      if parent.path == top.path { return [folder] }
    }
    let contents = FileManager.default.enumerator(
      at: top, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let found = contents?.compactMap { $0 as? URL } ?? []
    return [folder]
      + found.filter { $0.lastPathComponent == SnapshotFile.folderName }
      .map { $0.deletingLastPathComponent().standardizedFileURL }
  }

  /// Prints the list at the end of the process if the environment asks for it.
  static func listAtExit(_ environment: [String: String]) {
    guard environment["SNAPSHOT_TESTING_UNUSED"] == "list" else { return }
    _ = registration
  }

  private static let registration: Void = {
    atexit {
      let claims = SnapshotClaims.shared
      guard let list = UnusedSnapshots.list(used: claims.usedPaths, tests: claims.runTests) else {
        return
      }
      FileHandle.standardError.write(Data((list + "\n").utf8))
    }
  }()
}
