import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable
@testable import SimpleTableMenu

/// A menu in which each change is undone, made again, undone and made again.
struct UndoLaw: SettingLaw {
  let subject: SettingLaws.Living

  init(_ start: SettingLaws.Start) { subject = SettingLaws.Living(start) }

  /// What undoing and redoing may change: a value that is as it was saved needs no saving then, and
  /// settings that are gone keep what they have.
  private static let left: Set<SettingLaws.Picture.Part> = [.unsaved, .values]

  /// The settings that have a value of the program's own, which nothing keeps.
  private var programValues: Set<String> {
    Set(subject.menu.settings.filter(\.isSetByProgram).map(\.key))
  }

  mutating func fault(after step: SettingLaws.Step, _ compared: inout Coverage) -> String? {
    subject.take(step)
    subject.settle(after: step)
    let menu = subject.menu
    let before = SettingLaws.Picture(subject)
    let own = programValues
    guard menu.undo()?.isEmpty == true else { return nil }
    let undone = SettingLaws.Picture(subject)
    // A value that the program does not keep is lost where undoing makes it invalid.
    guard own.isSubset(of: programValues) else { return nil }
    for round in 1...2 {
      guard menu.redo()?.isEmpty == true else { return "what was undone cannot be done again" }
      let redone = SettingLaws.Picture(subject)
      if let difference = redone.difference(from: before, but: Self.left) {
        return "after undo and redo\n\(difference)"
      }
      compared.count()
      if round == 2 { return nil }
      guard menu.undo()?.isEmpty == true else { return "what was done again cannot be undone" }
      let again = SettingLaws.Picture(subject)
      if let difference = again.difference(from: undone, but: Self.left) {
        return "after the second undo\n\(difference)"
      }
    }
    return nil
  }
}

extension `Laws of settings` {
  @Test func `undo and redo together change nothing`() {
    SettingLaws.check(UndoLaw.self, walks: 1, steps: 30, from: Self.plain)
  }

  @Test func `undo and redo together change nothing while the program changes values itself`() {
    SettingLaws.check(UndoLaw.self, walks: 1, steps: 30, from: Self.seen)
  }

  @Test func `undo and redo together change nothing over four levels`() {
    SettingLaws.check(UndoLaw.self, walks: 1, from: Self.levels)
  }
}
