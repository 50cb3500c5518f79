import Foundation
import SimpleTable
import SimpleTableTerminal
import TestFixtures
import Testing

@testable import SimpleTableTesting
@testable import settings_demo

/// The pictures of the README, the guides and the grounds that people have, which `.ci/pictures` draws anew.
@Suite struct GuidePictureTests {
  @Test func `the README begins with its program, from the first key to the shell`() throws {
    final class Player {
      @Setting var isMuted = false
      @Setting var volume = 60
    }
    let player = Player()
    let menu = ScriptedMenu(
      Table("Player") {
        Section("Sound", footer: "Alarms ring anyway.") {
          ToggleRow("Mute", isOn: player.$isMuted).icon("🔇").id("mute")
          SliderRow("Volume", value: player.$volume, in: 0...100, step: 5).icon("🔊").id("volume")
        }
      }, width: 44, height: 9)
    var frames = [menu.svg]
    func show(_ press: () -> Void) {
      press()
      frames.append(menu.svg)
    }
    show { menu.press("down") }
    show { menu.press("right right") }
    show { menu.type("/mu") }
    show { menu.press("return") }
    menu.press("q")
    let shell = Table {
      Section {
        Row("").customLines { _ in ["$ player get volume", "\(player.volume)"] }
        Row("").customLines { _ in Array(repeating: "", count: 6) + ["$"] }
      }
    }
    frames.append(TextRenderer(width: 44, style: .plain).svg(TableAdapter(shell)))
    try expect(Self.animation(of: frames), in: "Docs/Pictures/Menu.svg")
  }

  /// Returns pictures as one that shows each for two seconds, or only the third to those who want less
  /// motion.
  private static func animation(of frames: [String]) -> String {
    let seconds = 2 * frames.count
    let share = 100 / Double(frames.count)
    var parts = [
      frames[0].split(separator: "\n")[0] + "\n<title>A menu in a terminal</title>",
      """
      <style>
      .frame{visibility:hidden;animation:show \(seconds)s step-end infinite}
      @keyframes show{0%{visibility:visible}\(Int(share))%,100%{visibility:hidden}}
      @media(prefers-reduced-motion:reduce){.frame{animation:none}.frame:nth-of-type(3){visibility:visible}}
      </style>
      """,
    ]
    for (number, frame) in frames.enumerated() {
      parts.append("<g class=\"frame\" style=\"animation-delay:\(number * 2)s\">\n\(frame)</g>")
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  @Test func `a filter finds rows while it is typed`() throws {
    let menu = ScriptedMenu(DemoMenu.phone.table(), width: 46, height: 9)
    menu.press("/")
    menu.type("m")
    try expect(menu.svg, in: "Docs/Pictures/Filter.svg")
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
    let menu = ScriptedMenu(table, width: 44, height: 15, look: TextRenderer(style: .insetGrouped))
    try expect(menu.svg, in: "Docs/Pictures/Theme.svg")
  }

  @Test func `text of any script keeps its columns`() throws {
    let table = Table("設定") {
      Section("Γλώσσα · Язык · 言語") {
        Row("Deutsch", detail: "Größe").icon("🇩🇪")
        Row("日本語", detail: "大きさ").icon("🗾")
        Row("Ελληνικά", detail: "Μέγεθος").icon("🏛️")
        Row("한국어", detail: "크기").icon("🎎")
        Row("עברית", detail: "גודל").icon("📜")
      }
    }
    let renderer = TextRenderer(width: 36, style: .insetGrouped, theme: .standard)
    try expect(renderer.svg(TableAdapter(table)), in: "Docs/Pictures/Scripts.svg")
  }

  @Test(arguments: KnownGround.all)
  func `the first screen on a ground that is known`(ground: KnownGround) throws {
    let colors = PictureColors(
      text: ground.text, ground: ground.color, border: ground.named[7], named: ground.named)
    let screen = ScriptedMenu(DemoMenu.phone.table(), width: 46, height: 14)
    screen.press("down down")
    try expect(
      screen.svg(in: colors), in: "Tests/SettingsDemoTests/__Snapshots__/Grounds/\(ground).svg")
  }

  /// Sixteen colours, of which no ground is asked; and none.
  @Test(arguments: ["", "1"])
  func `the first screen on a ground that is not known`(variable: String) throws {
    let screen = ScriptedMenu(
      DemoMenu.phone.table(), width: 46, height: 14,
      environment: ["TERM": "xterm", "NO_COLOR": variable])
    screen.press("down down")
    let name = variable.isEmpty ? "unknown" : "unknown-no-colour"
    try expect(screen.svg, in: "Tests/SettingsDemoTests/__Snapshots__/Grounds/\(name).svg")
  }

  /// Expects a picture at a path of the package, or draws it anew where that is asked for.
  private func expect(
    _ picture: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../" + name).standardizedFileURL
    if ProcessInfo.processInfo.environment["GUIDE_PICTURES"] == "draw" {
      try Data(picture.utf8).write(to: file, options: .atomic)
    }
    let drawn = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      drawn == picture, "\(name) is out of date: .ci/pictures draws it anew.",
      sourceLocation: sourceLocation)
  }
}
