import SimpleTableMenu

@testable import settings_demo

extension CommandProgram {
  static let demo = CommandProgram(name: "settings-demo", prefix: "SETTINGS_DEMO_") { _ in
    Menu(DemoMenu.phone.table())
  }
}
