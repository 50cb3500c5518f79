import Foundation
import TestTraits
import Testing

/// What menus show and do, on screens and as numbered lines.
///
/// The files in `Data` are the tests; see ``Scene``.
@Suite struct `Screens and numbered lines` {
  private static var scenarios: [PackageScenario] {
    let folder = ScenarioFile.path(of: "", besides: #filePath)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { ScenarioFile($0).scenarios }
  }

  @Test(arguments: scenarios)
  func `do what each scenario says`(_ scenario: PackageScenario) async throws {
    let scene = try Scene(scenario.subject)
    if let size = scene.subject.size {
      let screen = Scene.Screen(scene, size: size)
      try await scenario.check { try await screen.run($0) }
    } else {
      let lines = Scene.Lines(scene)
      try await scenario.check { try lines.run($0) }
    }
  }
}
