import Foundation
import TestTraits
import Testing

/// What is typed on a command line, with all that comes of it: see the files in `Data`.
@Suite struct `Scenarios of commands` {
  private static let files = {
    let folder = ScenarioFile.path(of: "", besides: #filePath)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted()
  }()

  @Test(arguments: files.flatMap { ScenarioFile($0).scenarios })
  func scenario(_ scenario: PackageScenario) async throws {
    let trial = try CommandScenario(scenario)
    try await scenario.check(trial.run)
  }
}
