import Foundation
import SimpleTableSystem
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite(.waitsForPrograms) struct `Text editor` {
  @Test(
    arguments: [
      ("vi", ["vi"]), ("  code  --wait ", ["code", "--wait"]), ("a\tb", ["a", "b"]),
      ("\"/My Programs/ed\" -x", ["/My Programs/ed", "-x"]), ("'a b' c", ["a b", "c"]),
      ("a\\ b", ["a b"]), ("a'b c'd", ["ab cd"]), ("''", [""]), ("x \"\" y", ["x", "", "y"]),
      ("\"a\\\"b\\\\c\\d\"", ["a\"b\\c\\d"]), ("'a\\'", ["a\\"]), ("a\\", ["a\\"]),
      ("'never ends", ["never ends"]), ("$HOME `ls` *;&|", ["$HOME", "`ls`", "*;&|"]), ("", []),
      ("'a b'\u{301} c", ["a b\u{301}", "c"]), ("a \u{301}b", ["a", "\u{301}b"]),
      ("\"a\\\"\u{301} b\"", ["a\"\u{301} b"]), ("a\\\u{301} b", ["a\u{301}", "b"]),
    ])
  func `its command is split as by a shell, of which nothing else works`(
    command: String, words: [String]
  ) {
    check(TextEditor.words(of: command).map { Array($0.utf8) }, words.map { Array($0.utf8) })
  }

  @Test(
    arguments: [
      ([:], nil), (["VISUAL": "", "EDITOR": " "], nil), (["EDITOR": "ed"], "ed"),
      (["VISUAL": "", "EDITOR": "ed"], "ed"), (["VISUAL": "vi", "EDITOR": "ed"], "vi"),
    ] as [([String: String], String?)])
  func `VISUAL comes before EDITOR, and what is empty is not set`(
    environment: [String: String], command: String?
  ) {
    let editor = command.flatMap { TextEditor(environment: ["EDITOR": $0]) }
    check(TextEditor(environment: environment), editor)
  }

  /// Returns an editor that is a script, which has the file as `$1`.
  private func editor(_ script: String) throws -> TextEditor {
    try #require(TextEditor(environment: ["EDITOR": "/bin/sh -c '\(script)' sh"]))
  }

  @Test(
    arguments: [
      ("a", "printf \"b\\n\" >> \"$1\"", "a\nb"), ("a", "printf b >> \"$1\"", "a\nb"),
      ("a", "printf \"b\\n\\n\" >> \"$1\"", "a\nb\n"), ("a", ":", "a"), ("a\n", ":", "a\n"),
      ("", ":", ""), ("", "printf \"\\n\" > \"$1\"", ""), ("a", ": > \"$1\"", ""),
      ("a", "printf \"x\\r\\n\" > \"$1\"", "x"), ("ä\n\n👍", ":", "ä\n\n👍"),
      // An editor that puts a new file in the place of the old one.
      ("a", "echo new > \"$1.new\"; mv \"$1.new\" \"$1\"", "new"),
    ])
  func `what it leaves is the text, without the line break at its end`(
    text: String, script: String, result: String
  ) throws {
    try check(editor(script).edit(text).utf8.elementsEqual(result.utf8))
  }

  @Test func `its file is private, and is removed`() throws {
    let path = try editor("printf %s \"$1\" > \"$1\"").edit("a")
    check(path.hasSuffix(".txt"))
    try check(FileSystem.status(of: path), nil)
    try check(editor("ls -l \"$1\" > \"$1\"").edit("a").hasPrefix("-rw-------"))
  }

  @Test(
    arguments: [
      ("exit 3", .exit(3)), ("kill -9 $$", .signal(9)),
      ("rm \"$1\"", .unreadable("there is no such file")),
      ("printf \"\\377\" > \"$1\"", .unreadable("it is not UTF-8")),
      ("echo changed > \"$1\"; exit 1", .exit(1)),
    ] as [(String, TextEditor.Failure)])
  func `one that fails leaves no text`(script: String, failure: TextEditor.Failure) throws {
    let editor = try editor(script)
    #expect(throws: failure) { try editor.edit("a") }
  }

  @Test(.waitsForPrograms)
  func `it is waited for where a launcher has signals of children ignored`() async {
    await #expect(processExitsWith: .success) {
      Signal.ignore(SIGCHLD)
      let end = try ChildProgram(["sh", "-c", "exit 7"]).run(output: .standardOutput)
      #expect(end == .exit(7) && SignalAction(of: SIGCHLD).isIgnoring)
    }
  }

  @Test func `one that is not there says so`() throws {
    let editor = try #require(TextEditor(environment: ["EDITOR": "no-such-editor-here -x"]))
    let reason = "no-such-editor-here: no such file or directory"
    #expect(throws: TextEditor.Failure.notStarted(reason)) { try editor.edit("a") }
  }

  @Test(arguments: ["~/no-such-editor", "$HOME/no-such-editor", "LANG=C vi"])
  func `what only a shell replaces is said to stand for itself`(command: String) throws {
    let editor = try #require(TextEditor(environment: ["EDITOR": command]))
    let reason = "\(command.words[0]): no such file or directory"
    let hint = "; no shell reads EDITOR and VISUAL, so ~, $ and NAME=VALUE are not replaced"
    #expect(throws: TextEditor.Failure.notStarted(reason + hint)) { try editor.edit("a") }
  }
}
