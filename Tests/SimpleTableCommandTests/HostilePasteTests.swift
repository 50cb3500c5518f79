import Foundation
import SimpleTable
import SimpleTableStorage
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableCommand

/// What is printed to be pasted into a shell, with values that would run something if they could.
///
/// Each shell runs all lines in one process. `SIMPLETABLE_WALKS` asks for more values.
@Suite(.waitsForPrograms) final class `Hostile values` {
  private let directory: TemporaryDirectory
  private var folder: String { directory.path }

  init() throws { directory = try TemporaryDirectory() }

  /// What every shell gets, whatever is random.
  private static let fixed = [
    "", "'", "\\", "'\u{301}; touch HACKED #", "\\'; touch HACKED #", "\\\\'; touch HACKED #",
    "'\\'; touch HACKED #", "x'$(touch HACKED)'", "$(touch HACKED)", "`touch HACKED`", "=ls",
    "%self",
    "%1", "-n", "--", "~", "~/x", "a\nb", "!!", "!ls", "''", "{a,b}", "*", "^a^b", "\u{301}",
    "\\\u{301}",
    "a=~/b", "#", "a\n^b", "\n^", "^\n\n^\n!!", "'\u{2028}'", "$'\\n'", "\\n",
  ]

  private static let pieces = [
    "a", "b", " ", "'", "'", "\"", "\\", "\\", "\u{301}", "\u{20DD}", "\u{200D}", "\u{FE0F}", "\n",
    "\u{2028}", "\u{2029}", "\u{85}", "\u{202E}", "\t", "\u{1B}", "\r\n", "`", "$(touch HACKED)",
    "; touch HACKED;", "| touch HACKED", "&& touch HACKED #", "$HOME", "${x}", "!", "#", "*", "?",
    "~",
    "=", "%", "{a,b}", "(", ")", "<", ">", "[", "]", "^", "-", "--", "é", "e\u{301}", "👩‍👩‍👧", "/", ":",
    ",",
    "@", "%self", "=ls", "\u{A0}",
  ]

  private static let values =
    fixed
    + RandomWalks.seeds(100).map { seed in
      var random = SeededGenerator(seed: seed)
      return (0..<Int.random(in: 1...8, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }

  private final class Notes {
    @Setting var name: String
    @Setting var note: String
    @Setting var tags: [String]

    init(name: String = "-", note: String = "-", tags: [String] = []) {
      _name = Setting(wrappedValue: name)
      _note = Setting(wrappedValue: note)
      _tags = Setting(wrappedValue: tags)
    }

    var menu: Menu {
      Menu(
        Table.page("Notes") {
          TextFieldRow("Name", text: self.$name).id("name")
          TextAreaRow("Note", text: self.$note).id("note")
          ListRow("Tags", entries: self.$tags).id("tags")
        })
    }
  }

  // MARK: - Shells

  private static let options: [Shell: [String]] = [
    .bash: ["--norc", "--noprofile"], .zsh: ["-f"], .fish: ["--no-config"],
  ]

  private static func path(of shell: Shell) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return (folders.map(String.init) + ["/bin", "/usr/bin", "/usr/local/bin"])
      .map { "\($0)/\(shell.rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a script, and returns what it prints.
  private func output(of script: String, in shell: Shell) throws -> String {
    guard let path = Self.path(of: shell) else {
      try Test.cancel("There is no \(shell.rawValue) here.")
    }
    try script.write(toFile: folder + "/script", atomically: true, encoding: .utf8)
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = (Self.options[shell] ?? []) + [folder + "/script"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["HOME": folder, "LC_ALL": "C.UTF-8"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(!FileManager.default.fileExists(atPath: folder + "/HACKED"), "a value has run")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Pastes lines that call `tool`, and returns the words that each call gets.
  private func words(of lines: [String], in shell: Shell) throws -> [[String]] {
    // No value that is printed has these control characters.
    let tool =
      switch shell {
      case .bash:
        "set -o history -o histexpand\ntool() { printf '%s\\036' \"$@\"; printf '\\035'; }\n"
      case .zsh: "setopt rc_quotes\ntool() { printf '%s\\036' \"$@\"; printf '\\035'; }\n"
      case .fish: "function tool; printf '%s\\036' $argv; printf '\\035'; end\n"
      }
    let calls = try output(of: tool + lines.joined(), in: shell).parts(between: "\u{1D}").dropLast()
    #expect(calls.count == lines.count)
    return calls.map { $0.parts(between: "\u{1E}").dropLast() }
  }

  private func expectEqual(_ words: [[String]], _ expected: [[String]]) {
    for (words, expected) in zip(words, expected)
    where words.map({ Array($0.utf8) }) != expected.map({ Array($0.utf8) }) {
      Issue.record("\(words.debugDescription), not \(expected.debugDescription)")
    }
  }

  // MARK: - What is pasted

  @Test(arguments: Shell.allCases) func `are one word when they are quoted`(shell: Shell) throws {
    let lines = Self.values.map { "tool \($0.quotedForShells) end\n" }
    expectEqual(try words(of: lines, in: shell), Self.values.map { [$0, "end"] })
  }

  @Test(arguments: Shell.allCases) func `come back from receipts`(shell: Shell) async throws {
    var lines: [String] = []
    var held: [[String]] = []
    for value in Self.values {
      let menu = Notes().menu
      let command = SettingsCommand("tool config", menu: menu, store: MemoryStore())
      let before = command.storedTexts
      for key in ["name", "note"] { menu.setValue(value, for: key) }
      menu.addEntries([value, "x"], to: "tags")
      let receipt = command.receipt(since: before)
      guard !receipt.isEmpty else { continue }
      lines.append(receipt)
      held.append(menu.settings.map(\.value))
    }
    #expect(lines.count > Self.fixed.count / 2)
    for (words, values) in zip(try words(of: lines, in: shell), held) {
      let menu = Notes().menu
      let command = SettingsCommand("tool config", menu: menu, store: MemoryStore())
      let (code, said) = await command.end(of: Array(words.dropFirst()))
      #expect(code == 0 && words.first == "config", "\(words.debugDescription): \(said)")
      expectEqual([menu.settings.map(\.value)], [values])
    }
  }

  @Test(arguments: Shell.allCases) func `come back from suggestions`(shell: Shell) async throws {
    let command = SettingsCommand("tool config", menu: Notes().menu)
    var lines: [String] = []
    for value in Self.values where !value.isEmpty {
      let (code, said) = await command.end(of: ["note"] + (value == "--" ? ["--"] : []) + [value])
      let line = try #require(said.dropping(prefix: "tool config: note: is a setting; write: "))
      #expect(code == 2)
      lines.append(line)
    }
    let values = Self.values.filter { !$0.isEmpty }
      .map { $0.sanitized.utf8.elementsEqual($0.utf8) ? $0 : "-" }
    let expected = values.map { value in
      let end = value.utf8.starts(with: "--".utf8) ? ["--"] : []
      return ["config", "set", "note"] + end + [value]
    }
    expectEqual(try words(of: lines, in: shell), expected)
  }

  @Test(arguments: ["", "'", "\""]) func `come back from completions of bash`(quote: String) throws
  {
    // Only what is one line without control characters is offered.
    let values = Self.values.filter { !$0.isEmpty && $0.sanitized.utf8.elementsEqual($0.utf8) }
    try values.map { $0 + "\n" }.joined()
      .write(toFile: folder + "/values", atomically: true, encoding: .utf8)
    let script =
      Shell.bash.script(program: "tool", function: "_complete_tool", call: "__complete")
        + """
        tool() {
          if [[ $1 == __complete ]]; then printf '%s\\tSummary\\n' "$candidate"
          else printf '%s\\036' "$@"; printf '\\035'; fi
        }
        while IFS= read -r candidate; do
          COMP_LINE="tool set name "\(quote.quotedForShells) COMP_POINT=99
          _complete_tool
          eval "tool "\(quote.quotedForShells)"${COMPREPLY[0]}"\(quote.quotedForShells)
        done < values

        """
    let calls = try output(of: script, in: .bash).parts(between: "\u{1D}").dropLast()
      .map { $0.parts(between: "\u{1E}").dropLast() }
    #expect(calls.count == values.count)
    expectEqual(calls.map(Array.init), values.map { [$0] })
  }

  @Test func `come back from the lines of a sample`() throws {
    for value in Self.values {
      let menu = Notes(name: value, note: value, tags: [value, "x"]).menu
      let sample = SettingsSample(menu).text
      let lines = sample.parts(between: "\n").map { line in
        line.dropping(prefix: "  // \"").map { "  \"\($0)" } ?? line
      }
      let path = folder + "/sample.json"
      try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
      let expected: [String: SettingValue] = [
        "name": .text(value), "note": .text(value), "tags": .texts([value, "x"]),
      ]
      #expect(try ValuesFile(path).load() == expected, "\(sample.debugDescription)")
    }
  }
}
