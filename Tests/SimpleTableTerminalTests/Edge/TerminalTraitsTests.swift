import Testing

@testable import SimpleTableTerminal

@Suite struct `Terminal traits` {
  private func traits(_ environment: [String: String], _ isTerminal: Bool = true) -> [Bool] {
    let traits = TerminalTraits(
      environment: environment, isInputTerminal: isTerminal, isOutputTerminal: isTerminal)
    return [traits.isLive, traits.usesColor]
  }

  @Test func `a terminal is live and coloured`() {
    #expect(traits(["TERM": "xterm"]) == [true, true])
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""], [:]])
  func `a dumb terminal is neither`(environment: [String: String]) {
    #expect(traits(environment) == [false, false])
  }

  @Test func `what is no terminal is neither`() {
    #expect(traits(["TERM": "xterm"], false) == [false, false])
    let piped = TerminalTraits(
      environment: ["TERM": "xterm"], isInputTerminal: false, isOutputTerminal: true)
    #expect(!piped.isLive && piped.usesColor)
  }

  @Test(arguments: [
    (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["CLICOLOR": "0"], false),
    (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false), (["CLICOLOR_FORCE": "0"], true),
  ])
  func `colour is a choice of the user`(environment: [String: String], isColored: Bool) {
    #expect(traits(environment.merging(["TERM": "xterm"]) { $1 }) == [true, isColored])
  }

  @Test func `colour can be forced into a pipe`() {
    #expect(traits(["CLICOLOR_FORCE": "1"], false) == [false, true])
  }

  @Test(
    arguments: [
      (TerminalSize(columns: 100, rows: 30), [:], TerminalSize(columns: 100, rows: 30)),
      (
        TerminalSize(columns: 100, rows: 30), ["COLUMNS": "5"], TerminalSize(columns: 100, rows: 30)
      ),
      (TerminalSize(columns: 0, rows: 0), [:], TerminalSize(columns: 80, rows: 24)),
      (
        TerminalSize(columns: 0, rows: 0), ["COLUMNS": "60", "LINES": "x"],
        TerminalSize(columns: 60, rows: 24)
      ),
      (
        TerminalSize(columns: 0, rows: 9), ["COLUMNS": "-1", "LINES": "7"],
        TerminalSize(columns: 80, rows: 9)
      ),
      (nil, ["COLUMNS": "99999", "LINES": "40"], TerminalSize(columns: 80, rows: 40)),
    ] as [(TerminalSize?, [String: String], TerminalSize)])
  func `the size is the terminal's own, or the environment's, or the usual one`(
    reported: TerminalSize?, environment: [String: String], size: TerminalSize
  ) {
    #expect(TerminalSize(reported: reported, environment: environment) == size)
  }

  @Test func `errors are sentences`() {
    #expect(TerminalError(call: "write", code: 32) == .outputClosed)
    #expect(TerminalError(call: "write", code: 5) == .terminalGone)
    #expect(
      TerminalError.system(call: "poll", code: 22).description
        == "The terminal cannot be used: poll failed with \"Invalid argument\".")
  }
}
