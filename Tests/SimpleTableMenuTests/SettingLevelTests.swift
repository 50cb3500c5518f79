import SimpleTableMenu
import TestTraits
import Testing

@Suite struct `Levels of settings` {
  @Test func `each is overridden by those after it, and not by itself`() {
    check(SettingLevel.allCases, [.system, .user, .project, .policy])
    for (position, level) in SettingLevel.allCases.enumerated() {
      for (other, next) in SettingLevel.allCases.enumerated() {
        check(level < next, position < other, "\(level), \(next)")
      }
    }
  }
}
