import SimpleTableMenu
import TestTraits
import Testing

@testable import SimpleTable

/// A gate that actions wait at until a test opens it, or until they are cancelled.
@MainActor private final class Gate {
  private(set) var entries = 0
  private(set) var cancellations = 0
  private var isOpen = false

  func open() { isOpen = true }

  func pass() async throws {
    entries += 1
    while !isOpen {
      if Task.isCancelled {
        cancellations += 1
        throw CancellationError()
      }
      await Task.yield()
    }
  }
}

private struct Failure: Error, CustomStringConvertible {
  var description: String { "the line is dead" }
}

@MainActor @Suite struct `Actions that take time` {
  private let gate = Gate()

  private func turn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  private func row(_ id: RowID, of page: TableAdapter) -> Row? {
    page.path(of: id).flatMap(page.row)
  }

  private func table(
    continuesInBackground: Bool = false, _ work: @escaping () async throws -> Void
  ) -> Table {
    Table.page("Root") {
      LinkRow("Update") {
        Section {
          ButtonRow("Check", action: work).continuesInBackground(continuesInBackground).id(
            "check")
          LinkRow("Deeper") { Section { Row("Nothing") } }.id("deeper")
        }
      }
      .id("update")
    }
  }

  @Test(arguments: [true, false])
  func `a menu that ends cancels also what continues in the background, where it is asked to`(
    isAsked: Bool
  ) async {
    let menu = Menu(
      Table { Section { Row("Run") { try await gate.pass() }.id("run").continuesInBackground() } })
    menu.page.select(row: "run")
    menu.startActions(isolation: #isolation)
    await turn()
    await menu.endActions(inBackground: isAsked, isolation: #isolation)
    #expect(gate.cancellations == (isAsked ? 1 : 0) && menu.hasActions == !isAsked)
    gate.open()
    await menu.finishActions()
  }

  @Test func `an action that waits is a diagnostic until it has begun`() async {
    let page = TableAdapter(
      Table { Section { Row("Scan").id("scan").onSelect { try await gate.pass() } } })
    page.select(row: "scan")
    check(
      page.diagnostics.map(\.message),
      ["Scan: the action waits until finishActions() is called"])
    gate.open()
    await page.finishActions()
    checkEmpty(page.diagnostics)
  }

  @Test func `where actions are refused, the row says so`() {
    let menu = Menu(Table { Section { ButtonRow("Check") { try await gate.pass() }.id("check") } })
    menu.refuseActions(true)
    check(menu.page.select(row: "check"), .handled)
    check(row("check", of: menu.page)?.isBusy, false)
    check(
      row("check", of: menu.page)?.status,
      Row.Status(text: "takes time, and the program cannot wait for it here", kind: .error))
    menu.refuseActions(false)
    menu.page.select(row: "check")
    check(row("check", of: menu.page)?.isBusy, true)
    check(row("check", of: menu.page)?.status, nil)
  }

  // MARK: - Cancelling

  /// When a page is left, and how often its action has begun and was cancelled then.
  @Test(arguments: [(turns: 0, isBackground: false), (1, false), (0, true), (1, true)])
  func `leaving the page cancels the action, unless it continues`(
    turns: Int, isBackground: Bool
  ) async {
    let menu = Menu(table(continuesInBackground: isBackground) { try await gate.pass() })
    menu.page.select(row: "update")
    menu.page.select(row: "check")
    var task: Task<Void, Never>?
    if turns > 0 {
      task = Task { await menu.finishActions() }
      await turn()
    }
    menu.pop()
    check(menu.hasActions, turns > 0 || isBackground)
    menu.page.select(row: "update")
    check(row("check", of: menu.page)?.isBusy, turns > 0 || isBackground)
    if isBackground {
      gate.open()
      await menu.finishActions()
      #expect((gate.entries, gate.cancellations) == (1, 0))
    } else {
      await task?.value
      #expect((gate.entries, gate.cancellations) == (turns, turns))
    }
    check(row("check", of: menu.page)?.isBusy, false)
    check(row("check", of: menu.page)?.status, nil)
  }

  @Test func `what failed in the background is shown when the page is back, and then forgotten`()
    async
  {
    let menu = Menu(
      table(continuesInBackground: true) {
        try await gate.pass()
        throw Failure()
      })
    menu.page.select(row: "update")
    menu.page.select(row: "check")
    let task = Task { await menu.finishActions() }
    await turn()
    menu.pop()
    gate.open()
    await task.value
    menu.page.select(row: "update")
    check(row("check", of: menu.page)?.status?.text, "the line is dead")
    menu.pop()
    menu.page.select(row: "update")
    check(row("check", of: menu.page)?.status, nil)
  }

  @Test func `cancelling the task that waits cancels the actions`() async {
    let page = TableAdapter(
      Table { Section { ButtonRow("Check") { try await gate.pass() }.id("check") } })
    page.select(row: "check")
    let task = Task { await page.finishActions() }
    await turn()
    task.cancel()
    await task.value
    check(gate.cancellations, 1)
    check(row("check", of: page)?.isBusy, false)
    check(row("check", of: page)?.status, nil)
  }

  @Test func `a menu that is released cancels what it runs`() async {
    weak var released: Menu?
    do {
      let menu = Menu(table { [gate] in try await gate.pass() })
      released = menu
      menu.page.select(row: "update")
      menu.page.select(row: "check")
      menu.startActions(isolation: MainActor.shared)
      await turn()
      check(gate.entries, 1)
    }
    check(released == nil)
    await turn()
    check(gate.cancellations, 1)
  }

  @Test func `the row of an action may go, and is busy when it is back`() async {
    let shows = Variable(true)
    let page = TableAdapter(
      Table.page {
        if shows.wrappedValue { ButtonRow("Check") { try await gate.pass() }.id("check") }
      })
    page.select(row: "check")
    shows.wrappedValue = false
    page.reload()
    let task = Task { await page.finishActions() }
    await turn()
    shows.wrappedValue = true
    page.reload()
    check(row("check", of: page)?.isBusy, true)
    gate.open()
    await task.value
    check(row("check", of: page)?.isBusy, false)
  }

  // MARK: - Without an actor

  @Test func `a program on no actor gets one for its actions`() async {
    await Self.countWithoutActor()
  }

  nonisolated private static func countWithoutActor() async {
    final class Counter {
      var count = 0
      nonisolated(nonsending) func add() async {
        for _ in 0..<100 {
          count += 1
          await Task.yield()
        }
      }
    }
    let counter = Counter()
    let page = TableAdapter(
      Table { Section { for number in 0..<20 { Row("\(number)") { await counter.add() } } } })
    for row in 0..<20 { page.select(at: RowPath(section: 0, row: row)) }
    await page.finishActions()
    check(counter.count, 2_000)
  }
}
