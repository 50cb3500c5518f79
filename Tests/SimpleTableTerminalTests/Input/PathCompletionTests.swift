import Foundation
import SimpleTable
import SimpleTableTesting
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite final class `Completing paths` {
  private let directory: TemporaryDirectory
  private var folder: String { directory.path }

  init() throws {
    directory = try TemporaryDirectory()
    let manager = FileManager.default
    for name in ["docs/old", "downloads", "empty", ".config", "späti/.git", "\u{301}folder"] {
      try manager.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    let files = [
      "docs.txt", "document", ".profile", "two words", "späti/ä", "\u{301}folder/\u{301}file",
      "new\nline", "x\u{1B}",
    ]
    for name in files {
      _ = manager.createFile(atPath: "\(folder)/\(name)", contents: nil)
    }
  }

  @Test(
    arguments: [
      ("do", "do"), ("doc", "doc"), ("docs", "docs"), ("docs.", "docs.txt"), ("docu", "document"),
      ("dow", "downloads/"), ("downloads/", "downloads/"), ("docs/", "docs/old/"),
      ("empty/", "empty/"), ("nothing", "nothing"), ("nothing/a", "nothing/a"),
      ("docs.txt/", "docs.txt/"), ("tw", "two words"), ("sp", "späti/"), ("späti/", "späti/ä"),
      (".", "."), (".c", ".config/"), (".p", ".profile"), ("späti/.", "späti/.git/"), ("..", "../"),
      ("docs/..", "docs/../"),
      ("docs/../emp", "docs/../empty/"), ("new", "new"), ("x", "x"), ("D", "D"),
      ("\u{301}f", "\u{301}folder/"), ("\u{301}folder/\u{301}", "\u{301}folder/\u{301}file"),
    ])
  func `a path gets what all files have in common, and a folder a slash`(
    typed: String, completed: String
  ) {
    let completion = PathCompletion(isOfFolders: false)
    check(completion.completing("\(folder)/\(typed)"), "\(folder)/\(completed)")
  }

  @Test(
    arguments: [
      ("do", "do"), ("doc", "docs/"), ("docs.", "docs."), ("tw", "tw"), ("späti/", "späti/"),
      (".p", ".p"), (".c", ".config/"),
    ])
  func `where a folder is asked for, files do not count`(typed: String, completed: String) {
    let completion = PathCompletion(isOfFolders: true)
    check(completion.completing("\(folder)/\(typed)"), "\(folder)/\(completed)")
  }

  @Test func `the user's own folder is understood, and stays as it is typed`() throws {
    let completion = PathCompletion(isOfFolders: false)
    check(completion.completing("~"), "~/")
    check(completion.completing("~nobody"), "~nobody")
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    let typed = completion.completing("~/")
    #expect(typed == "~/" || completion.completing(home + "/") == home + typed.dropFirst())
  }

  @Test func `Tab completes in a field of a path, at its end`() {
    var (path, name) = ("\(folder)/docs", "\(folder)/docs")
    let menu = ScriptedMenu(
      Table.page {
        TextFieldRow(
          "Folder", text: Binding(get: { path }, set: { path = $0 }), content: .folder)
        TextFieldRow("Name", text: Binding(get: { name }, set: { name = $0 }))
      }, width: 200)
    menu.press(.return, .tab, .tab)
    check(path, "\(folder)/docs")
    // Where nothing completes, Tab moves on.
    menu.press(.tab)
    check(path, "\(folder)/docs/old/")
    menu.press(.backTab, .backspace, .left, .tab)
    check(path, "\(folder)/docs/old")
    menu.type("x")
    menu.press(.tab)
    check(name, "\(folder)/docsx")
  }
}
