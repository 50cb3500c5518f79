import SimpleTableSystem

/// An actor with a thread of its own, on which it may wait while the actor of a menu is free.
///
/// A menu keeps it as long as it runs, because starting a thread takes longer than most keys do.
actor WaitingThread {
  private nonisolated let executor: ThreadExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Starts the thread.
  ///
  /// - Throws: A ``TerminalError`` where not both it and another thread can be started, on which the actor of
  ///   a menu continues.
  init() throws(TerminalError) {
    executor = try TerminalError.from(try ThreadExecutor())
    // Where memory is limited, the runtime would try to start that one for ever.
    try TerminalError.from(try SystemProcess.startThread {})
  }

  /// Waits, unless the task is cancelled meanwhile.
  ///
  /// - Returns: The files that can be read.
  /// - Throws: A ``TerminalError`` where the terminal cannot be set or waited for.
  func finish(
    _ wait: PendingWait, isolation: isolated (any Actor)? = #isolation
  ) async throws(TerminalError) -> [SystemFile] {
    let result = await withTaskCancellationHandler {
      // The thread then wakes that of the caller's actor, and none in between.
      _ = isolation
      return await self.result(of: wait)
    } onCancel: {
      SignalPipe.post(SignalPipe.wake)
    }
    return try result.get()
  }

  private func result(of wait: PendingWait) -> Result<[SystemFile], TerminalError> {
    Result { () throws(TerminalError) in try wait() }
  }
}

/// A thread that runs the jobs of an actor until the actor is deallocated.
private final class ThreadExecutor: SerialExecutor {
  private enum Request {
    case run(UnownedJob, on: ThreadExecutor)
    case end
  }

  private let requests = Locked<[Request]>([])

  init() throws(SystemError) {
    try SystemProcess.startThread { [requests] in
      while case .run(let job, let executor) = requests.wait(for: { $0.popLast() }) {
        job.runSynchronously(on: executor.asUnownedSerialExecutor())
      }
    }
  }

  deinit { request(.end) }

  func enqueue(_ job: UnownedJob) { request(.run(job, on: self)) }

  private func request(_ request: Request) { requests.withLock { $0.insert(request, at: 0) } }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
