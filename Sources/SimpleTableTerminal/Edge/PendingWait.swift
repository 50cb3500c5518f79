/// What a menu waits for: files that can be read, or a time.
package struct PendingWait: Sendable {
  /// The files to be read.
  var files: [SystemFile]

  /// How long to wait; without it, as long as it takes.
  package var milliseconds: Int?

  /// The terminal on which `^C` is a key for as long as this waits, and a signal otherwise.
  var line: TerminalLine?

  /// Waits on this thread.
  ///
  /// - Returns: The files that can be read: none when the time is up, or where a signal came first.
  /// - Throws: A ``TerminalError`` where the terminal cannot be set or waited for.
  package func callAsFunction() throws(TerminalError) -> Set<SystemFile> {
    try line?.makeRaw()
    let ready = try SystemFile.wait(toRead: files, milliseconds: milliseconds)
    // The error of a closed terminal is thrown when it is read.
    try? line?.makeRaw(sendsInterrupts: true)
    return ready
  }

  /// Waits on a thread of its own, so that the caller's actor is free.
  ///
  /// Cancelling the task ends the wait early.
  ///
  /// - Returns: The files that can be read.
  /// - Throws: A ``TerminalError``, also where no thread can be started.
  func onOwnThread() async throws(TerminalError) -> Set<SystemFile> {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let code = SystemProcess.startThread {
          continuation.resume(returning: Result { () throws(TerminalError) in try self() })
        }
        if code != 0 {
          let error = TerminalError(call: "pthread_create", code: code)
          continuation.resume(returning: .failure(error))
        }
      }
    } onCancel: {
      SignalPipe.post(SignalPipe.wake)
    }
    return try result.get()
  }
}
