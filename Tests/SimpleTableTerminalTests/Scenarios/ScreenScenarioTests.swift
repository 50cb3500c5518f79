import SimpleTableTesting
import Testing

/// What menus show and do, on screens and as numbered lines.
///
/// The files in `Data` are the tests; see ``Scene``.
@Suite struct `Screens and numbered lines` {
  @Test(arguments: Scenario.all(in: "Data"))
  func `do what each scenario says`(_ scenario: Scenario) async {
    await scenario.check {
      try Film($0)
    } _: {
      try await $0.lines(after: $1.text)
    }
  }

  /// A scene on a screen, or as numbered lines, or what is read from a terminal.
  private enum Film {
    case screen(Scene.Screen)
    case lines(Scene.Lines)
    case device(DeviceFilm)

    init(_ subject: [String]) throws {
      if let device = subject.first.flatMap(DeviceFilm.init) {
        self = .device(device)
        return
      }
      let scene = try Scene(subject)
      self =
        scene.subject.size.map { .screen(Scene.Screen(scene, size: $0)) }
        ?? .lines(Scene.Lines(scene))
    }

    func lines(after line: String) async throws -> [String] {
      switch self {
      case .screen(let screen): try await screen.run(line)
      case .lines(let lines): try lines.run(line)
      case .device(let device): try device.lines(after: line)
      }
    }
  }
}
