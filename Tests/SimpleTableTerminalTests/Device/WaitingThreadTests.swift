import Foundation
import SimpleTableSystem
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableTerminal

@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct `Waiting thread` {
  @Test @MainActor
  func `the caller's actor is free meanwhile, and goes on afterwards`() async throws {
    let thread = try WaitingThread()
    let (read, write) = try SystemFile.makePipe()
    Task { @MainActor in try write.put([1]) }
    try await check(thread.finish(PendingWait(files: [read])), [read])
    MainActor.assertIsolated()
    for file in [read, write] { file.release() }
  }

  #if os(Linux)
    @Test func `ten keys start no thread each`() throws {
      let terminal = try PseudoTerminal()
      let process = try terminal.start(
        `Terminal device`.probe, ["await", "nothing"], environment: ["NO_COLOR=1"])
      try terminal.wait(for: "keys")
      terminal.type("j")
      try terminal.wait(for: ">")
      let before = threads(of: process)
      var seen = before
      for number in 0..<10 {
        terminal.type(number.isMultiple(of: 2) ? "k" : "j")
        try terminal.wait(for: ">")
        seen.formUnion(threads(of: process))
      }
      // The runtime has a few for itself, more where the machine is busy.
      #expect(!before.isEmpty && seen.count < before.count + 5)
      terminal.type("q")
      check(Ending(of: process), .exit(0))
    }

    private func threads(of process: Int32) -> Set<String> {
      Set(FileSystem.names(inFolder: "/proc/\(process)/task"))
    }
  #endif
}
