#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  @preconcurrency import Android
#endif

/// A program that this one starts at its own terminal and waits for, without a shell.
package struct ChildProgram: Hashable, Sendable {
  /// The program, by its name or its path, and its arguments.
  package let words: [String]

  /// Creates a program that is not started yet.
  package init(_ words: [String]) {
    self.words = words
  }

  /// How a program has ended.
  package enum Ending: Hashable, Sendable {
    /// It has ended itself, with a code.
    case exit(Int32)
    /// A signal has ended it.
    case signal(Int32)
  }

  /// Runs the program to its end.
  ///
  /// - Parameter output: Its standard output.
  /// - Returns: How it has ended.
  /// - Throws: An error where it cannot be started.
  package func run(output: SystemFile) throws(SystemError) -> Ending {
    // Some launchers have SIGCHLD ignored, and then no program can be waited for.
    let before = SignalAction(of: SIGCHLD)
    if before.isIgnoring { SignalAction.systemDefault.install(for: SIGCHLD) }
    defer { if before.isIgnoring { before.install(for: SIGCHLD) } }
    let id = try start(output: output)
    var status: Int32 = 0
    try call("waitpid") { waitpid(id, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  private func start(output: SystemFile) throws(SystemError) -> pid_t {
    #if os(tvOS) || os(watchOS)
      throw SystemError("programs cannot be started here")
    #else
      guard let name = words.first else { throw SystemError("it has no name") }
      var arguments = words.map { strdup($0) } + [nil]
      defer { for argument in arguments { free(argument) } }
      #if canImport(Darwin)
        let environment = _NSGetEnviron().pointee
        var files: posix_spawn_file_actions_t?
      #else
        let environment = environ
        var files = posix_spawn_file_actions_t()
      #endif
      posix_spawn_file_actions_init(&files)
      defer { posix_spawn_file_actions_destroy(&files) }
      if output != .standardOutput {
        posix_spawn_file_actions_adddup2(&files, output.number, STDOUT_FILENO)
      }
      var id: pid_t = 0
      let code = posix_spawnp(&id, name, &files, nil, &arguments, environment)
      guard code == 0 else { throw SystemError(call: "posix_spawnp", code: code) }
      return id
    #endif
  }
}
