import Foundation

extension Scenario {
  /// Returns the scenarios in all text files of a folder, in the order of the files' names.
  ///
  /// <!-- compile only -->
  /// ```swift
  /// import SimpleTableTesting
  /// import Testing
  ///
  /// @Test(arguments: Scenario.all(in: "Scenarios"))
  /// func scenario(_ scenario: Scenario) async {
  ///   await scenario.run()
  /// }
  /// ```
  ///
  /// The folder is the nearest one of that name, from the folder of the test up to that of
  /// `Package.swift`. Files whose names end in `.txt` are read, also those in folders below it.
  ///
  /// If the environment variable `SIMPLETABLE_SCENARIO` is set, only scenarios are returned whose
  /// names contain its value. A problem, such as a missing folder or a value that matches no name,
  /// is returned as a scenario that fails.
  ///
  /// - Parameters:
  ///   - folder: The name of the folder, or a path such as `Data/Menu`. It may also be that of a
  ///     text file.
  ///   - filePath: The file of the test.
  /// - Returns: The scenarios; at least one.
  /// - Complexity: O(*n*) in the size of the files.
  public static func all(in folder: String, filePath: String = #filePath) -> [Scenario] {
    let environment = ProcessInfo.processInfo.environment
    return all(
      in: folder, filePath: filePath, named: environment["SIMPLETABLE_SCENARIO"],
      noting: ScenarioMatches.shared)
  }

  static func all(
    in folder: String, filePath: String, named part: String?, noting matches: ScenarioMatches
  ) -> [Scenario] {
    guard let url = Self.folder(folder, beside: filePath) else {
      let sentence = "there is no “\(folder)” beside the test, or above it"
      return [Scenario(ScenarioFault(sentence), path: filePath)]
    }
    let scenarios = files(in: url).flatMap { Self.scenarios(of: $0) }
    guard !scenarios.isEmpty else {
      let sentence = "there is no scenario in the text files of the folder “\(folder)”"
      return [Scenario(ScenarioFault(sentence), path: url.path)]
    }
    guard let part, !part.isEmpty else { return scenarios }
    let found = scenarios.filter { $0.name.contains(part) }
    matches.note(!found.isEmpty)
    guard found.isEmpty else { return found }
    var none = Scenario(name: "no scenario of “\(folder)” is meant", path: url.path, line: 1)
    none.unmatched = part
    return [none]
  }

  /// Returns the text files in a folder, in order, or the file itself.
  private static func files(in url: URL) -> [URL] {
    if url.pathExtension == "txt" { return [url] }
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".txt") }.sorted()
      .map { url.appendingPathComponent($0) }
  }

  private static func scenarios(of file: URL) -> [Scenario] {
    do {
      let data = try Data(contentsOf: file)
      guard let text = String(data: data, encoding: .utf8) else {
        return [Scenario(ScenarioFault("the file is not text in UTF-8"), path: file.path)]
      }
      return ScenarioText(text, path: file.path).scenarios
    } catch {
      let sentence = "the file cannot be read: \(error.localizedDescription)"
      return [Scenario(ScenarioFault(sentence), path: file.path)]
    }
  }

  /// Returns the nearest folder of a name, from the folder of a file up to that of the package.
  private static func folder(_ name: String, beside filePath: String) -> URL? {
    let files = FileManager.default
    var place = URL(fileURLWithPath: filePath).standardizedFileURL.deletingLastPathComponent()
    while true {
      let folder = place.appendingPathComponent(name)
      if files.fileExists(atPath: folder.path) { return folder }
      let manifest = place.appendingPathComponent("Package.swift")
      if files.fileExists(atPath: manifest.path) || place.path == "/" { return nil }
      place.deleteLastPathComponent()
    }
  }
}
