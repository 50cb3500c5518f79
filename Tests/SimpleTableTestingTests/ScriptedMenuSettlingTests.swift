import Observation
import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import TestTraits
import Testing

@Observable private final class Download {
  var done = 0
  var isFailing = false

  /// Where it was run last.
  private(set) var actor: (any Actor)?

  nonisolated(nonsending) func run() async throws {
    actor = #isolation
    for number in 1...3 {
      done = number
      await Task.yield()
      if isFailing, number == 2 { throw Failure() }
    }
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String { "No connection." }
  }

  var table: Table {
    Table("Update") {
      Section {
        ButtonRow("Install") { try await self.run() }
          .status(self.done > 0 ? "\(self.done) of 3" : nil).id("install")
      }
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

  @Test func `what an action changes is stored when it has ended`() async {
    final class Player {
      @Setting var volume = 60
    }
    let (player, store) = (Player(), MemoryStore())
    let menu = ScriptedMenu(
      Table {
        Section {
          ButtonRow("Reset") {
            await Task.yield()
            player.volume = 50
          }
          SliderRow("Volume", value: player.$volume, in: 0...100).id("volume")
        }
      }, autosave: store)
    menu.press(.return)
    await menu.settle()
    check(store.values, ["volume": .number("50")])
  }

  @Test func `an action that failed says why, and runs again`() async {
    download.isFailing = true
    let menu = menu()
    menu.press(.return)
    await menu.settle(within: .max)
    check(menu.frame.contains("No connection."))
    download.isFailing = false
    menu.press(.return)
    check(!menu.frame.contains("No connection."))
    await menu.settle()
    check(menu.frame.contains("3 of 3"))
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

  @Test func `a key acts on the rows as the state that was observed makes them now`() {
    var taps = 0
    let menu = ScriptedMenu(
      Table { Section { Row("Open") { taps += 1 }.disabled(download.done > 0) } })
    menu.press(.return)
    check(taps, 1)
    download.done = 1
    menu.press(.return)
    check(taps, 1)
  }

  @Test func `a condition sees what has changed meanwhile`() async {
    let menu = menu()
    menu.press(.return)
    await menu.settle {
      menu.adapter.row(at: RowPath(section: 0, row: 0))?.status?.text == "2 of 3"
    }
    check(menu.isBusy)
    await menu.settle()
  }

  @Test func `a condition is asked between two actions that end at once`() async {
    let first = Download()
    let second = Download()
    let menu = ScriptedMenu(
      Table {
        Section {
          for download in [first, second] { Row("Get") { () async in download.done = 1 } }
        }
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
      Table {
        Section {
          Row("Wait") {
            while !Task.isCancelled { await Task.yield() }
            log.done = 9
          }
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
