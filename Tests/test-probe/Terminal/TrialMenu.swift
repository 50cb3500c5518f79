import Observation
import SimpleTable
import SimpleTableSystem
import SimpleTableTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A menu whose first row does what a menu must survive, and that reports how it has ended.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor final class TrialMenu {
  @Setting private var text = ""
  private var status = "idle"
  private var count = 0
  private let work: String
  private let progress = Progress()
  private var menu: TerminalMenu?

  init(_ work: String) {
    self.work = work
  }

  func run() async throws {
    let menu = makeMenu()
    #if os(Linux)
      if work == "narrow" { leaveNoRoomForThreads() }
    #endif
    report(try await menu.run().end)
  }

  func runBlocking() throws {
    let menu = makeMenu()
    report(try menu.runBlocking().end)
  }

  /// Runs the menu in a task that is cancelled as soon as the first frame was seen.
  func runCancelled() async throws {
    let task = Task { try await self.run() }
    await Voice.nextWait()
    task.cancel()
    try await task.value
  }

  private func makeMenu() -> TerminalMenu {
    let menu = TerminalMenu(table)
    menu.look = TextRenderer(width: 100, symbols: .ascii, theme: .plain)
    // A terminal that is full would not take it.
    if work != "flood" { menu.didEnd = { print("<did end: \($0.end)>") } }
    self.menu = menu
    return menu
  }

  private func report(_ end: MenuEnd) {
    print("<ended: \(end), \(text.utf8.count) bytes>", terminator: "")
    fflush(nil)
  }

  private var table: Table {
    guard work.hasPrefix("download") else { return closures }
    return Table("Trial") {
      Section {
        ButtonRow("Do") { try await self.download() }.status(self.progress.text)
        Row("Count", detail: "\(self.progress.count)")
        TextFieldRow("Text", text: self.$text)
        Row("Last") { self.progress.text = "last" }
      }
    }
  }

  /// Changes observed state until it is cancelled, from this actor and, with a wake, from elsewhere.
  private func download() async throws {
    let progress = progress
    Task.detached {
      for _ in 0..<100 {
        TerminalMenu.setNeedsReload()
        await Task.yield()
      }
    }
    defer { print("<download ends>") }
    // Each step follows the frame that shows the one before.
    for await _ in Voice.waits() {
      if progress.count < 1_500 {
        for _ in 0..<5 { progress.count += 1 }
        progress.text = progress.count == 1_500 ? "complete" : "running"
        // Numbered lines, which show nothing of it, wait again, too.
        TerminalMenu.setNeedsReload()
      } else if work == "download" {
        return
      } else if !text.isEmpty {
        throw Failure()
      }
    }
    throw CancellationError()
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String { "no connection" }
  }

  @Observable final class Progress {
    var count = 0
    var text: String?
  }

  private var closures: Table {
    Table("Trial") {
      Section {
        Row("Do", detail: "\(self.status) \(self.count)") { self.act() }
          .busy(self.status == "busy" && self.text.isEmpty)
        if self.work == "keep" {
          TextFieldRow("Text", text: self.$text).id("text").keptIfConfirmed(within: 3)
        } else {
          TextFieldRow("Text", text: self.$text)
        }
        TextFieldRow("Secret", text: .constant("otter"), isSecure: true)
        Row("Last")
      }
    }
  }

  private func act() {
    switch work {
    case "trap": fatalError("<trapped>")
    case "index": count = [1][count + 1]
    case "abort": abort()
    case "overflow": count = recurse(1)
    case "spin":
      print("<spinning>")
      // A handler writes to the pipe, also before this waits.
      while true {
        _ = try? SystemFile.wait(toRead: [SignalPipe.readEnd])
        for signal in (try? SignalPipe.readEnd.bytes()) ?? [] { Voice.say("signal \(signal)") }
      }
    case "wait":
      status = "waiting"
      Voice.say("works")
      while menu?.refresh() == true { _ = try? SystemFile.wait(toRead: [SignalPipe.readEnd]) }
    case "flood":
      while menu?.refresh() == true {
        (status, count) = (status == "this" ? "those" : "this", count + 1)
      }
    case "suspend":
      try? menu?.suspend {
        print("<suspended>")
        while true { pause() }
      }
    case "busy": status = "busy"
    case "signal":
      Voice.say("works")
      _ = try? SystemFile.wait(toRead: [SignalPipe.readEnd])
    case "nested": status = nest()
    case "load": Task { await load() }
    case "lend", "lend-lines": Task { try lend() }
    default: count += 1
    }
  }

  /// Runs a menu inside this one, and returns what is wrong with that.
  private func nest() -> String {
    let nested = TerminalMenu(Table { Section { Row("Inner") } })
    nested.presentation = .numberedLines
    do { return "\(try nested.runBlocking().end)" } catch { return "\(error)" }
  }

  private func recurse(_ depth: Int) -> Int {
    depth == count ? 0 : 1 + recurse(depth + 1) + recurse(depth + 2)
  }

  /// Gives the terminal to a child program, which may read lines, while the menu waits for keys.
  private func lend() throws {
    try menu?.suspend {
      print("<lent>")
      guard work == "lend-lines" else { return }
      while let line = readLine(), line != "end" { print("<read: \(line)>") }
    }
  }

  /// Loads as a model on the main actor does, which needs that actor while the menu is shown.
  private func load() async {
    status = "loading"
    // The first wait may follow the frame before; what was asked for before it is shown before the second.
    for _ in 0..<2 { await Voice.nextWait(after: TerminalMenu.setNeedsReload) }
    status = "done"
    TerminalMenu.setNeedsReload()
  }

  #if os(Linux)
    /// Limits the memory to a little more than is used, which is less than the stack of a thread.
    private func leaveNoRoomForThreads() {
      let file = open("/proc/self/statm", O_RDONLY)
      var text = [UInt8](repeating: 0, count: 64)
      let count = read(file, &text, text.count)
      close(file)
      let pages = String(decoding: text.prefix(max(0, count)), as: UTF8.self).prefix { $0 != " " }
      let size = (rlim_t(pages) ?? 0) * rlim_t(sysconf(Int32(_SC_PAGESIZE))) + (2 << 20)
      var limit = rlimit(rlim_cur: size, rlim_max: size)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    }
  #endif
}
