import Observation
import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import TestTraits
import Testing

@Observable private final class Download {
  var done = 0

  /// Where it was run last.
  private(set) var actor: (any Actor)?

  nonisolated(nonsending) func run() async throws {
    actor = #isolation
    for number in 1...3 {
      done = number
      await Task.yield()
    }
  }

  var table: Table {
    Table.page("Update") {
      ButtonRow("Install") { try await self.run() }
        .status(self.done > 0 ? "\(self.done) of 3" : nil).id("install")
    }
  }
}

@Suite(.recordsIssues) struct `Scripted menus and tasks` {
  private let download = Download()

  private func menu() -> ScriptedMenu {
    ScriptedMenu(download.table, width: 30, height: 6)
  }

  @Test func `a key only notes an action, and settling runs it to its end`() async {
    await expectRun()
  }

  @Test func `a condition ends settling in the middle, and nothing runs until it goes on`() async {
    let menu = menu()
    menu.press(.return)
    await menu.settle { menu.frame.contains("1 of 3") }
    check(menu.isBusy)
    let done = download.done
    for _ in 0..<10 { await Task.yield() }
    check(download.done, done)
    await menu.settle()
    check(download.done, 3)
  }

  @Test func `observed state is shown without a reload`() {
    let menu = menu()
    download.done = 2
    check(menu.frame.contains("2 of 3"))
    download.done = 1
    menu.press("?")
    menu.press("q")
    check(menu.frame.contains("1 of 3"))
  }

  @Test func `a condition is asked between two actions that end at once`() async {
    let first = Download()
    let second = Download()
    let menu = ScriptedMenu(
      Table.page {
        for download in [first, second] { Row("Get") { () async in download.done = 1 } }
      }, width: 30, height: 6)
    menu.press(.return, .down, .return)
    await menu.settle { first.done + second.done == 1 }
    check(menu.isBusy)
    await menu.settle { first.done + second.done == 2 }
    await menu.settle()
  }

  @Test func `a frame evaluates nothing unless something has changed`() {
    let menu = menu()
    let count = menu.adapter.evaluationCount
    for number in 0..<10 {
      menu.time = 120 * number
      _ = menu.frame
    }
    check(menu.adapter.evaluationCount, count)
  }

  @Test func `what does not settle in time is an issue that shows the screen`() async {
    let menu = menu()
    let issues = await recordedIssues { await menu.settle(within: 20) { false } }
    check(issues.map(\.text), ["The menu has not settled in 20 milliseconds:\n\(menu.frame)"])
  }

  @Test func `leaving the menu cancels what runs`() async {
    let log = Download()
    let menu = ScriptedMenu(
      Table.page {
        Row("Wait") {
          while !Task.isCancelled { await Task.yield() }
          log.done = 9
        }
      }, width: 30, height: 6)
    menu.press(.return)
    await menu.settle(within: 1_000) { menu.isBusy }
    menu.press("q")
    await menu.settle()
    #expect(log.done == 0 || log.done == 9)
    check(!menu.isBusy)
  }
}

@MainActor @Suite struct `Scripted menus and tasks on the main actor` {
  @Test func `a key only notes an action, and settling runs it there to its end`() async {
    #expect(await expectRun() === MainActor.shared)
  }
}

/// Expects that an action runs, and returns the actor on which it has.
@discardableResult
private nonisolated(nonsending) func expectRun() async -> (any Actor)? {
  let download = Download()
  let menu = ScriptedMenu(download.table, width: 30, height: 6)
  menu.press(.return)
  check(menu.isBusy)
  check(download.done, 0)
  check(menu.frame.contains("◐  Install"))
  menu.time = 120
  check(menu.frame.contains("◓  Install"))
  await check(menu.settle())
  check(!menu.isBusy)
  check(menu.frame.contains("3 of 3"))
  check(menu.transcript.contains("> settle\n"))
  return download.actor
}
