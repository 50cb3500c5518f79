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
    #expect(throws: TerminalError.outputClosed) { try TerminalOutput(file: write).put([1]) }
    close(write)
    #expect(throws: TerminalError.system(call: "write", code: EBADF)) {
      try TerminalOutput(file: -1).put([1])
    }
  }

  @Test func `output that is slower is waited for`() async throws {
    let (read, write) = try makePipe()
    _ = fcntl(write, F_SETFL, O_NONBLOCK)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let reader = Task.detached {
      var all: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 10_000)
      while true {
        let count = Self.read(read, &chunk)
        guard count > 0 else { return all }
        all += chunk.prefix(count)
      }
    }
    try TerminalOutput(file: write).put(bytes)
    close(write)
    let isWhole = await reader.value == bytes
    #expect(isWhole)
    close(read)
  }

  private static func read(_ file: Int32, _ chunk: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, &chunk, chunk.count)
    #elseif canImport(Musl)
      Musl.read(file, &chunk, chunk.count)
    #else
      Darwin.read(file, &chunk, chunk.count)
    #endif
  }

  @Test func `input ends where it is closed`() throws {
    try SignalPipe.open()
    let (read, write) = try makePipe()
    let input = TerminalInput(file: read)
    #expect(try input.wait(milliseconds: 0) == .nothing)
    _ = "ab".withCString { Self.write(write, $0, 2) }
    #expect(try input.wait(milliseconds: 10_000) == .bytes([0x61, 0x62]))
    close(write)
    #expect(try input.wait(milliseconds: nil) == .end)
    close(read)
  }

  private static func write(_ file: Int32, _ bytes: UnsafePointer<CChar>, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes, count)
    #elseif canImport(Musl)
      Musl.write(file, bytes, count)
    #else
      Darwin.write(file, bytes, count)
    #endif
  }
}
