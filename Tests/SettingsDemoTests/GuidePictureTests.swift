import Foundation
import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import Testing

@testable import settings_demo

/// The pictures of the README and the guides, which `.ci/pictures` draws anew.
@Suite struct GuidePictureTests {
  @Test func `the README begins with the demo's menu`() throws {
    let menu = ScriptedMenu(DemoMenu.phone.table(), width: 46, height: 24, style: .insetGrouped)
    menu.press("down down")
    try expect(menu.svg, in: "Menu.svg")
  }

  @Test func `a filter finds rows while it is typed`() throws {
    let menu = ScriptedMenu(DemoMenu.phone.table(), width: 46, height: 9)
    menu.press("/")
    menu.type("m")
    try expect(menu.svg, in: "Filter.svg")
  }

  @Test func `a theme gives each role its look`() throws {
    let table = Table("Title") {
      Section("Header", footer: "Footer") {
        Row("Selected", detail: "Detail").badge(2)
        Row("Disabled").disabled(true)
        ButtonRow("Destructive", role: .destructive) {}
        Row("Accent").tint(.accent)
        Row("Success").tint(.success)
        Row("Warning").tint(.warning)
        Row("Error").tint(.error).status("Status")
      }
    }
    let menu = ScriptedMenu(table, width: 44, height: 15, style: .insetGrouped)
    try expect(menu.svg, in: "Theme.svg")
  }

  @Test func `text of any script keeps its columns`() throws {
    let table = Table("設定") {
      Section("Γλώσσα · Язык · 言語") {
        Row("Deutsch", detail: "Größe", icon: "🇩🇪")
        Row("日本語", detail: "大きさ", icon: "🗾")
        Row("Ελληνικά", detail: "Μέγεθος", icon: "🏛️")
        Row("한국어", detail: "크기", icon: "🎎")
        Row("עברית", detail: "גודל", icon: "📜")
      }
    }
    let renderer = TextRenderer(width: 36, style: .insetGrouped, color: .ansi)
    try expect(renderer.svg(TableAdapter(table)), in: "Scripts.svg")
  }

  /// Expects a picture in the folder of pictures, or draws it anew where that is asked for.
  private func expect(
    _ picture: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Docs/Pictures").standardizedFileURL
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["GUIDE_PICTURES"] == "draw" {
      try Data(picture.utf8).write(to: file, options: .atomic)
    }
    let drawn = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      drawn == picture, "Docs/Pictures/\(name) is out of date: .ci/pictures draws it anew.",
      sourceLocation: sourceLocation)
  }
}
