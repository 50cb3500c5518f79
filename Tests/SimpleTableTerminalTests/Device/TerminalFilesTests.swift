import Foundation
import SimpleTableSystem
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite struct `Terminal files` {
  @Test func `output without a reader is an error, not the end`() throws {
    let before = SignalAction(of: SIGPIPE)
    SignalAction(calling: { _, _, _ in }).install(for: SIGPIPE)
    defer { before.install(for: SIGPIPE) }
    let (read, write) = try PseudoTerminal.makePipe()
    close(read)
    #expect(throws: TerminalError.outputClosed) {
      try SystemFile(number: write).put([1])
    }
    close(write)
    #expect(throws: TerminalError.system(call: "write", code: EBADF)) {
      try SystemFile(number: -1).put([1])
    }
  }

  @Test func `output that is slower is waited for`() throws {
    let (read, write) = try PseudoTerminal.makePipe()
    _ = fcntl(write, F_SETFL, O_NONBLOCK)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let writer = Thread {
      _ = try? SystemFile(number: write).put(bytes)
      close(write)
    }
    writer.start()
    var all: [UInt8] = []
    while let bytes = try SystemFile(number: read).bytes(), !bytes.isEmpty { all += bytes }
    check(all == bytes)
    close(read)
  }

  @Test func `lines are read up to their end, and nothing beyond`() throws {
    let (read, write) = try PseudoTerminal.makePipe()
    let (input, output) = (SystemFile(number: read), SystemFile(number: write))
    var reader = LineReader(file: input)
    var lines: [String?] = []
    func take() throws { lines.append(try reader.takeLine()) }
    try take()
    try output.put(Array("on".utf8))
    try take()
    try output.put(Array("e\r\ntwo\nthree".utf8))
    try take()
    try take()
    check(lines, [nil, nil, "one", "two"])
    try check(input.bytes(atMost: 2), Array("th".utf8))
    try take()
    check(!reader.hasEnded)
    close(write)
    // A process that another test has just begun may have the end, too, until it runs its program.
    while !reader.hasEnded { if let line = try reader.takeLine() { lines.append(line) } }
    try take()
    check(lines.dropFirst(4), [nil, "ree", nil])
    check(reader.hasEnded)
    close(read)
  }

  @Test func `behind a line of a plain file, all is left for the next reader`() throws {
    let long = String(repeating: "a", count: 10_000)
    let folder = try TemporaryDirectory()
    let path = folder.path + "/lines"
    try Data("one\r\n\(long)\n\nlast".utf8).write(to: URL(fileURLWithPath: path))
    let input = try SystemFile(path, for: .reading)
    defer { input.release() }
    var reader = LineReader(file: input)
    try check(reader.takeLine(), "one")
    // Somebody else takes a byte.
    try check(input.bytes(atMost: 1), [97])
    try check(reader.takeLine(), String(long.dropFirst()))
    try check(reader.takeLine(), "")
    try check(reader.takeLine(), "last")
    try check(reader.takeLine(), nil)
    check(reader.hasEnded)
  }

  @Test func `a wait ends with what can be read, or with its time`() async throws {
    let claim = try TerminalClaim()
    let (read, write) = try PseudoTerminal.makePipe()
    let input = SystemFile(number: read)
    let thread = try WaitingThread()
    var wait = PendingWait(files: [input], milliseconds: 0)
    try checkEmpty(wait())
    try await checkEmpty(thread.finish(wait))
    wait.milliseconds = nil
    try SystemFile(number: write).put([1])
    try check(wait(), [input])
    try await check(thread.finish(wait), [input])
    for end in [read, write] { close(end) }
    var inbox = SignalInbox()
    claim.end(into: &inbox)
  }

  @Test func `what was written to a file that another one has replaced comes once`() throws {
    let file = try #require(TemporaryFile())
    let (read, write) = try PseudoTerminal.makePipe()
    let (input, place) = (SystemFile(number: read), SystemFile(number: write))
    var texts: [String] = []
    for text in ["first", "", "second"] {
      let exchange = try #require(file.takePlace(of: place))
      try place.put(Array(text.utf8))
      check(!input.hasInput())
      exchange.end()
      exchange.release()
      texts.append(
        input.hasInput() ? String(decoding: try #require(try input.bytes()), as: UTF8.self) : "")
    }
    check(texts, ["first", "", "second"])
    for end in [read, write] { close(end) }
  }

  @Test func `the clock counts milliseconds`() {
    var milliseconds: Int {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return (time.tv_sec * 1_000_000_000 + time.tv_nsec) / 1_000_000
    }
    let (before, now, after) = (milliseconds, SystemProcess.now, milliseconds)
    check((before...after).contains(now))
  }
}
