import SimpleTable
import TestTraits
import Testing

@testable import SimpleTableTerminal

/// Keys and pastes whose bytes come one by one over a slow line, by a clock of their own.
@Suite struct `Slow input` {
  /// A program, and the keys that lead to a mode of its menu.
  struct Mode: CustomTestStringConvertible {
    let name: String
    let program: String
    let keys: String
    var leaving = TerminalMenu.Leaving.immediately

    var testDescription: String { name }

    static let all = [
      Mode(name: "a page", program: "phone", keys: "end up return down"),
      Mode(name: "the first page", program: "player", keys: "down down"),
      Mode(name: "a field", program: "contact", keys: "return ! left"),
      Mode(name: "a search", program: "player", keys: "/ v o"),
      Mode(name: "found rows", program: "machine", keys: "m"),
      Mode(name: "help", program: "phone", keys: "? down"),
      Mode(name: "words of help", program: "phone", keys: "? / k"),
      Mode(name: "a confirmation", program: "twins", keys: "down down return"),
      Mode(name: "a change to keep", program: "machine", keys: "down right"),
      Mode(name: "leaving", program: "machine", keys: "down down space q", leaving: .asking),
      Mode(name: "an action", program: "work", keys: "return return"),
      Mode(name: "options that are tried", program: "themes", keys: "return down"),
    ]
  }

  /// A menu at the end of a slow line.
  private struct Line {
    let program: SceneProgram
    let session: MenuSession
    private var decoder = KeyDecoder()
    private(set) var outcomes: [MenuSession.Outcome] = []

    init(_ mode: Mode) throws {
      program = try #require(Scene.programs[mode.program]).init("")
      let menu = Menu(program.table)
      program.menu = menu
      session = MenuSession(
        menu, size: TerminalSize(columns: 40, rows: 10), leaving: mode.leaving)
      decoder.awaitsAnswer = true
      // Which key shows the others is said only once.
      _ = session.press([.function(12)])
      for name in mode.keys.words {
        _ = session.press([try #require(Key(named: name))])
        session.follow()
      }
    }

    /// Sends bytes with a pause after each of them, from a number of bytes on.
    mutating func send(_ bytes: [UInt8], pause: Int, after count: Int = 0) {
      for (number, byte) in bytes.enumerated() {
        take(decoder.input(of: [byte]))
        if number >= count { wait(pause) }
      }
      wait(10_000)
    }

    private mutating func wait(_ milliseconds: Int) {
      var rest = milliseconds
      while let time = decoder.patience?.milliseconds(escapeDelay: 50), time <= rest {
        rest -= time
        take(decoder.inputAfterWaiting())
      }
    }

    private mutating func take(_ inputs: [TerminalInput]) {
      for input in inputs {
        let outcome = session.take(input)
        if outcome != .next { outcomes.append(outcome) }
        session.follow()
      }
    }

    /// What the user sees, what the program holds, and what the menu asks.
    var state: [String] {
      session.nextFrame().lines.map(\.text) + program.state.map { "\($0.name)=\($0.value)" }
        + ["\(outcomes)", "actions: \(session.menu.hasActions)"]
    }
  }

  private static let sequences = [
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[D", "\u{1B}OA", "\u{1B}[1;5C", "\u{1B}[6~", "\u{1B}[M !!",
    "\u{1B}[200~hello q\r\u{1B}[201~", "\u{1B}]11;rgb:2828/2c2c/3434\u{7}",
    "\u{1B}]10;rgb:ab/b2/bf\u{1B}\\", "\u{1B}[?62;22c",
  ]

  @Test(arguments: Mode.all)
  func `gives what fast input gives, in any mode`(mode: Mode) throws {
    for sequence in Self.sequences {
      var fast = try Line(mode)
      let before = fast.state
      fast.send(Array(sequence.utf8), pause: 0)
      for pause in [20, 60, 300, 900] {
        var slow = try Line(mode)
        check(slow.state, before)
        slow.send(Array(sequence.utf8), pause: pause)
        check(slow.state, fast.state, "\(sequence.debugDescription), \(pause) ms apart")
      }
    }
  }

  @Test(arguments: Mode.all)
  func `of a paste, of numbers or of an answer is waited for as long as it takes`(mode: Mode) throws
  {
    for (sequence, start) in [
      ("\u{1B}[200~hello q\r\u{1B}[201~", 6), ("\u{1B}[1;5C", 3),
      ("\u{1B}]11;rgb:2828/2c2c/3434\u{1B}\\", 2), ("\u{1B}[?62;22c", 3),
    ] {
      var fast = try Line(mode)
      fast.send(Array(sequence.utf8), pause: 0)
      var slow = try Line(mode)
      slow.send(Array(sequence.utf8), pause: 3_000, after: start - 1)
      check(slow.state, fast.state, "\(sequence.debugDescription)")
    }
  }

  @Test(arguments: Mode.all)
  func `that is the Escape key alone does what it does at once`(mode: Mode) throws {
    let fast = try Line(mode)
    _ = fast.session.press([.escape])
    fast.session.follow()
    var slow = try Line(mode)
    slow.send([0x1B], pause: 0)
    check(slow.state.dropLast(2), fast.state.dropLast(2))
  }
}
