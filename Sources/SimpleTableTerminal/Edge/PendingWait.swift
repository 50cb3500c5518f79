/// What a menu waits for: files that can be read, or a time.
package struct PendingWait: Sendable {
  /// The files.
  var files: [SystemFile]

  /// How long to wait; without it, as long as it takes.
  package var milliseconds: Int?

  /// The terminal on which `^C` is a key for as long as this waits, and a signal otherwise.
  var line: TerminalLine?

  /// Waits on this thread.
  ///
  /// - Returns: The files that can be read.
  package func callAsFunction() throws(TerminalError) -> Set<SystemFile> {
    try line?.makeRaw()
    let ready = try SystemFile.wait(toRead: files, milliseconds: milliseconds)
    // The error of a closed terminal is thrown when it is read.
    try? line?.makeRaw(sendsInterrupts: true)
    return ready
  }

  /// Waits on a thread of its own, so that the caller's actor is free; ends early when the task is
  /// cancelled.
  func onOwnThread() async throws(TerminalError) -> Set<SystemFile> {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let hasStarted = SystemProcess.startThread {
          continuation.resume(returning: Result { () throws(TerminalError) in try self() })
        }
        if !hasStarted {
          continuation.resume(returning: .failure(.system(call: "pthread_create", code: 11)))
        }
      }
    } onCancel: {
      SignalPipe.post(SignalPipe.wake)
    }
    return try result.get()
  }
}
