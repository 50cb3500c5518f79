import Testing

@testable import SimpleTableTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct `Terminal files` {
  /// The two ends of a new pipe.
  private func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  @Test func `output that nobody reads is an error, not the end`() throws {
    let before = SignalAction(of: SIGPIPE)
    SignalAction(calling: { _ in }).install(for: SIGPIPE)
    defer { before.install(for: SIGPIPE) }
    let (read, write) = try makePipe()
    close(read)
    #expect(throws: TerminalError.outputClosed) {
      try TerminalOutput(file: SystemFile(number: write)).put([1])
    }
    close(write)
    #expect(throws: TerminalError.system(call: "write", code: EBADF)) {
      try TerminalOutput(file: SystemFile(number: -1)).put([1])
    }
  }

  @Test func `output that is slower is waited for`() async throws {
    let (read, write) = try makePipe()
    _ = fcntl(write, F_SETFL, O_NONBLOCK)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let reader = Task.detached {
      var all: [UInt8] = []
      while let bytes = try SystemFile(number: read).read(), !bytes.isEmpty { all += bytes }
      return all
    }
    try TerminalOutput(file: SystemFile(number: write)).put(bytes)
    close(write)
    let isWhole = try await reader.value == bytes
    #expect(isWhole)
    close(read)
  }

  @Test func `input ends where it is closed`() throws {
    try SignalPipe.open()
    let (read, write) = try makePipe()
    let input = TerminalInput(file: SystemFile(number: read))
    #expect(try input.wait(milliseconds: 0) == .nothing)
    #expect(try SystemFile(number: write).write([0x61, 0x62]) == 2)
    #expect(try input.wait(milliseconds: 10_000) == .bytes([0x61, 0x62]))
    close(write)
    #expect(try input.wait(milliseconds: nil) == .end)
    close(read)
  }
}
