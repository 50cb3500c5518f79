import SimpleTableMenu

@testable import settings_demo

extension ScenarioProgram {
  static let demo = ScenarioProgram(name: "settings-demo", prefix: "SETTINGS_DEMO_") { _ in
    Menu(DemoMenu.phone.table())
  }
}
