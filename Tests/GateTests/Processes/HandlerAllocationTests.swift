#if os(Linux)
  import Foundation
  import SimpleTableSystem
  import TestFixtures
  import TestTraits
  import Testing

  /// Signal handlers, in a program that ends with the code 77 where one of them allocates.
  @Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct `A signal handler allocates nothing` {
    private let terminal: PseudoTerminal
    private let directory: TemporaryDirectory
    private let library: String

    init() throws {
      terminal = try PseudoTerminal()
      directory = try TemporaryDirectory()
      library = directory.url.appending(path: "watch.so").path
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = [
        "clang", "-shared", "-fPIC", "-o", library, try directory.file("watch.c", Self.source).path,
      ]
      try compiler.run()
      compiler.waitUntilExit()
      try #require(compiler.terminationStatus == 0)
    }

    private func start(_ task: String = "menu") throws -> Int32 {
      let program = BuiltProgram.path(of: "test-probe")
      // Without a listener: what the program of tests says is not what handlers of a menu do.
      let process = try terminal.start(
        program, [task], environment: ["LD_PRELOAD=\(library)", "PROBE_SPEAKS="])
      try terminal.wait(for: task == "menu" ? "? " : "<ready>")
      return process
    }

    @Test(arguments: [SIGHUP, SIGTERM, SIGINT, SIGUSR1])
    func `that restores the terminal`(signal: Int32) throws {
      let process = try start()
      kill(process, signal)
      check(Ending(of: process), .signal(signal))
    }

    @Test func `that ends a program which takes no events, and drops what was typed`() throws {
      let process = try start("busy")
      terminal.type("abc")
      kill(process, SIGINT)
      try terminal.wait(for: "<signalled>")
      kill(process, SIGINT)
      check(Ending(of: process), .signal(SIGINT))
    }

    @Test func `that asks for another frame`() throws {
      let process = try start()
      for columns in [10, 40] as [UInt16] {
        terminal.resize(columns: columns, rows: columns / 3)
        try terminal.wait(for: columns < 20 ? "needs 20x5" : "? ")
      }
      terminal.type("q")
      check(Ending(of: process), .exit(0))
    }

    /// Wraps each handler, and knows by that which calls of the allocator come from one.
    private static let source = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <signal.h>
      #include <stddef.h>
      #include <unistd.h>

      static __thread int depth;
      static void (*handlers[65])(int, siginfo_t *, void *);

      static void call(int signal, siginfo_t *info, void *context) {
        depth++;
        handlers[signal](signal, info, context);
        depth--;
      }

      int sigaction(int signal, const struct sigaction *new, struct sigaction *old) {
        static int (*real)(int, const struct sigaction *, struct sigaction *);
        if (!real) real = dlsym(RTLD_NEXT, "sigaction");
        void (*before)(int, siginfo_t *, void *) = handlers[signal];
        struct sigaction wrapped;
        if (new && new->sa_flags & SA_SIGINFO) {
          wrapped = *new;
          handlers[signal] = new->sa_sigaction;
          wrapped.sa_sigaction = call;
          new = &wrapped;
        }
        int result = real(signal, new, old);
        if (old && old->sa_sigaction == call) old->sa_sigaction = before;
        return result;
      }

      extern void *__libc_malloc(size_t), *__libc_realloc(void *, size_t);
      extern void __libc_free(void *);

      void *malloc(size_t size) {
        if (depth) _exit(77);
        return __libc_malloc(size);
      }

      void *realloc(void *memory, size_t size) {
        if (depth) _exit(77);
        return __libc_realloc(memory, size);
      }

      void free(void *memory) {
        if (depth && memory) _exit(77);
        __libc_free(memory);
      }
      """
  }
#endif
