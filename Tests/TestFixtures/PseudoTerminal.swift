import SimpleTableSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal without a screen: what a program at it reads and writes goes to the test.
package final class PseudoTerminal {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The side of the test.
  private var keyboard: Int32

  /// The side of the program, which is kept open to ask for its settings.
  private let line: Int32

  private let path: String

  /// Held while a program starts and while files are opened that it must not get.
  nonisolated(unsafe) private static let starting = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
  }()

  /// What programs say beside what they write, see `Voice` of the program of tests, and the permission
  /// to go on.
  private let (speech, permission): ((read: Int32, write: Int32), (read: Int32, write: Int32))
  private var heard: [UInt8] = []

  /// What the program has written since the last text that was waited for.
  package private(set) var output = ""

  /// All that it has written.
  package private(set) var transcript: [UInt8] = []

  /// What it had written up to the end of that text.
  package private(set) var taken = ""

  package init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var (keyboard, line): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    pthread_mutex_lock(Self.starting)
    defer { pthread_mutex_unlock(Self.starting) }
    guard openpty(&keyboard, &line, &name, nil, nil) == 0 else {
      throw Failure(description: "there is no pseudo-terminal: \(errno)")
    }
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.keyboard = keyboard
    self.line = line
    (speech, permission) = (try Self.makePipe(), try Self.makePipe())
    // A program that nobody listens to must not wait.
    for file in [speech.read, speech.write] { _ = fcntl(file, F_SETFL, O_NONBLOCK) }
    // Programs started by other tests must not keep this terminal open.
    for file in [keyboard, line] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    // The file is not the one that programs open.
    _ = fcntl(line, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
    for file in [line, speech.read, speech.write, permission.read, permission.write] { close(file) }
  }

  /// Returns the two ends of a new pipe, which programs that are started do not get.
  package static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(description: "there is no pipe: \(errno)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The file that tells which job is in the foreground.
  package var foregroundFile: Int32 { keyboard }

  /// The side of the program, for one that runs in this process; reading and writing never wait.
  package var programFile: Int32 { line }

  /// The settings of the line, as bytes that can be compared.
  package var settings: [UInt8] {
    var attributes = termios()
    tcgetattr(line, &attributes)
    return withUnsafeBytes(of: &attributes) { Array($0) }
  }

  /// Whether what is typed is collected to lines.
  package var isCooked: Bool {
    var attributes = termios()
    tcgetattr(line, &attributes)
    return attributes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == tcflag_t(ICANON | ECHO | ISIG)
  }

  /// Waits until the program has what is typed not shown.
  package func waitUntilHidden() throws {
    try wait(for: ECHO, isOn: false, "that what is typed is hidden")
  }

  /// Waits until `^C` and `^Z` are keys.
  package func waitUntilSignalsAreKeys() throws {
    try wait(for: ISIG, isOn: false, "that ^C is a key")
  }

  /// Waits until `^C` and `^Z` are signals.
  package func waitUntilKeysAreSignals() throws {
    try wait(for: ISIG, isOn: true, "that ^C is a signal")
  }

  private func wait(for flag: Int32, isOn: Bool, _ state: String) throws {
    try wait(state) {
      var attributes = termios()
      tcgetattr(line, &attributes)
      return (attributes.c_lflag & tcflag_t(flag) != 0) == isOn
    }
  }

  package func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  package func type(_ text: String) {
    var bytes = Array(text.utf8)
    _ = write(keyboard, &bytes, bytes.count)
  }

  /// Types a text of any length, and reads what the program writes meanwhile.
  package func feed(_ text: String) {
    var rest = Array(text.utf8)[...]
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while !rest.isEmpty {
      var waiting = pollfd(fd: keyboard, events: Int16(POLLIN | POLLOUT), revents: 0)
      _ = poll(&waiting, 1, -1)
      if waiting.revents & Int16(POLLIN) != 0 {
        let count = read(keyboard, &chunk, chunk.count)
        guard count > 0 else { return }
        transcript += chunk.prefix(count)
      } else {
        let count = rest.prefix(512).withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Takes the terminal away, as closing its window does.
  package func hangUp() {
    guard keyboard >= 0 else { return }
    close(keyboard)
    keyboard = -1
  }

  /// Leaves crashes to the program where a sanitizer is built in, and does not look for what a
  /// program that ends has not freed.
  private static let sanitizers = ["ASAN_OPTIONS", "TSAN_OPTIONS"].map { name in
    let signals = ["segv", "sigbus", "abort", "sigill", "sigfpe", "sigtrap"]
    let left = signals.map { ":handle_\($0)=0" }.joined()
    return "\(name)=detect_leaks=0:use_sigaltstack=0" + left
  }

  /// Starts a program at the terminal, in a session of its own.
  package func start(
    _ program: String, _ arguments: [String], environment: [String] = []
  ) throws -> Int32 {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession: Int32 = 0x400
    #else
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let newSession: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&files, 0, 1)
    posix_spawn_file_actions_adddup2(&files, 0, 2)
    posix_spawn_file_actions_adddup2(&files, permission.read, 8)
    posix_spawn_file_actions_adddup2(&files, speech.write, 9)

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)))

    var argv = ([program] + arguments).map { strdup($0) } + [nil]
    let inherited = BuiltProgram.inherited.map { "\($0)=\($1)" }
    func name(_ variable: String) -> Substring { variable.prefix { $0 != "=" } }
    let names = Set(environment.map(name))
    let others = (["TERM=xterm", "PROBE_SPEAKS=1"] + Self.sanitizers + inherited).filter {
      !names.contains(name($0))
    }
    var envp = (environment + others).map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    pthread_mutex_lock(Self.starting)
    defer { pthread_mutex_unlock(Self.starting) }
    var id: pid_t = 0
    let code = posix_spawn(&id, program, &files, &attributes, &argv, &envp)
    guard code == 0 else { throw Failure(description: "\(program) does not start: \(code)") }
    try StartedProcess.reap(id)
    return id
  }

  /// Reads what the program writes until a text is among it, whatever its look, and forgets all up to there.
  package func wait(for text: String, seconds: Int = 60) throws {
    let text = Self.withoutLook(Array(text.utf8))
    try wait(for: String(decoding: text, as: UTF8.self), seconds: seconds) { bytes in
      let bytes = Self.withoutLook(bytes)
      output = String(decoding: bytes, as: UTF8.self)
      let starts = bytes.indices.dropLast(max(0, text.count - 1))
      guard let start = starts.first(where: { bytes[$0...].starts(with: text) }) else {
        return false
      }
      taken = String(decoding: bytes[..<(start + text.count)], as: UTF8.self)
      output = String(decoding: bytes[(start + text.count)...], as: UTF8.self)
      return true
    }
  }

  /// Returns bytes without the sequences that set the look of text.
  private static func withoutLook(_ bytes: [UInt8]) -> [UInt8] {
    var (kept, rest) = ([UInt8](), bytes[...])
    while let byte = rest.first {
      let parameters = rest.dropFirst(2).prefix { 0x30...0x3B ~= $0 }
      if rest.starts(with: "\u{1B}[".utf8), rest[parameters.endIndex...].first == UInt8(ascii: "m")
      {
        rest = rest[(parameters.endIndex + 1)...]
      } else {
        kept.append(byte)
        rest.removeFirst()
      }
    }
    return kept
  }

  /// Reads what the program writes until a sequence is among it that sets the look of text, and forgets all up
  /// to there.
  package func wait(forLook sequence: String) throws {
    try wait(for: sequence) { bytes in
      let start = bytes.indices.first { bytes[$0...].starts(with: sequence.utf8) }
      output = String(
        decoding: bytes.dropFirst(start.map { $0 + sequence.utf8.count } ?? 0), as: UTF8.self)
      return start != nil
    }
  }

  /// Waits until the program says something beside what it writes, and forgets all up to there.
  package func wait(toHear text: String) throws { try wait(toHear: text) { $0 == text } }

  /// Waits until the program waits for some milliseconds at most, and no more than a number.
  package func waitUntilItWaits(atMost milliseconds: Int) throws {
    try wait(toHear: "that it waits for \(milliseconds)") { line in
      line.hasPrefix("waits ") && Int(line.dropFirst(6)).map { $0 <= milliseconds } == true
    }
  }

  private func wait(toHear text: String, where isMeant: (String) -> Bool) throws {
    try listen(for: text) {
      while let end = heard.firstIndex(of: 0x0A) {
        let line = String(decoding: heard[..<end], as: UTF8.self)
        heard.removeSubrange(...end)
        if isMeant(line) { return true }
      }
      return false
    }
  }

  /// Waits until a condition holds, and asks for it each time the program says that it waits.
  package func wait(_ state: String = "what it does", until condition: () -> Bool) throws {
    while !condition() {
      try listen(for: state) { !heard.isEmpty }
      heard = []
    }
  }

  /// Waits until the program waits as long as it takes, and has nothing else to do.
  package func waitUntilAtRest() throws {
    let rest = Array("waits \n".utf8)
    try listen(for: "rest") { heard.suffix(rest.count).elementsEqual(rest) }
    heard = []
  }

  /// Lets the program go on that has asked for it, or asks for it later, some times.
  package func permit(_ count: Int = 1) {
    let bytes = [UInt8](repeating: 0, count: count)
    _ = write(permission.write, bytes, bytes.count)
  }

  private func listen(for text: String, until isHeard: () -> Bool) throws {
    var chunk = [UInt8](repeating: 0, count: 4_096)
    let deadline = Deadline(seconds: 60)
    while true {
      let count = read(speech.read, &chunk, chunk.count)
      if count > 0 {
        heard += chunk.prefix(count)
        continue
      }
      if isHeard() { return }
      guard deadline.allows(reading: speech.read) else {
        throw Failure(
          description: "waited to hear \(text) and heard \(String(decoding: heard, as: UTF8.self))")
      }
    }
  }

  /// Reads what the program writes until all of it so far, on a screen, shows some lines.
  package func wait(toSee lines: [String], on screen: VirtualScreen) throws {
    try wait(for: lines.joined(separator: "\n")) { bytes in
      output = String(decoding: bytes, as: UTF8.self)
      var screen = screen
      screen.write(bytes)
      return screen.text == lines
    }
  }

  /// Reads what is left when the program has ended.
  ///
  /// What it has written may arrive later than its end. A mark that is written now arrives after it.
  package func readRest() {
    tcflow(line, TCOON)
    let mark = Array("<end of the program>".utf8)
    var rest = mark[...]
    var chunk = [UInt8](repeating: 0, count: 4_096)
    let deadline = Deadline(seconds: 60)
    while keyboard >= 0 {
      rest = rest.dropFirst(max(0, rest.withUnsafeBytes { write(line, $0.baseAddress, $0.count) }))
      guard deadline.allows(reading: keyboard) else { return }
      let count = read(keyboard, &chunk, chunk.count)
      guard count > 0 else { return }
      transcript += chunk.prefix(count)
      guard !transcript.suffix(mark.count).elementsEqual(mark) else {
        return transcript.removeLast(mark.count)
      }
    }
  }

  /// Takes nothing more of what the program writes, as `^S` does, until the rest is read.
  package func holdOutput() { tcflow(line, TCOOFF) }

  /// The modes of the screen that the program has left behind, as it has set them.
  package var modesLeft: [String] {
    let text = String(decoding: transcript, as: UTF8.self)
    return [
      ("?1049", "h"), ("?7", "l"), ("?25", "l"), ("?2004", "h"), ("?1007", "l"),
    ].compactMap { mode, on in
      let sequences = text.split(separator: "\u{1B}").filter { $0.hasPrefix("[" + mode) }
      let last = sequences.last.map { $0.dropFirst(1 + mode.count).prefix(1) }
      return last.map(String.init) == on ? mode : nil
    }
  }

  private func wait(
    for text: String, seconds: Int = 60, until isSeen: (_ bytes: [UInt8]) -> Bool
  ) throws {
    var chunk = [UInt8](repeating: 0, count: 4_096)
    var bytes = Array(output.utf8)
    let deadline = Deadline(seconds: seconds)
    while true {
      if isSeen(bytes) { return }
      let count = deadline.allows(reading: keyboard) ? read(keyboard, &chunk, chunk.count) : -1
      guard count >= 0 else {
        throw Failure(description: "waited for \(text) and saw \(output)")
      }
      bytes += chunk.prefix(count)
      transcript += chunk.prefix(count)
    }
  }
}

/// When a test no longer waits for what a program has to do.
private struct Deadline {
  private let end: Int

  init(seconds: Int) { end = SystemProcess.now + seconds * 1_000 }

  /// Waits until there is something to read, and returns whether that was in time.
  func allows(reading file: Int32) -> Bool {
    var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&waiting, 1, Int32(max(0, end - SystemProcess.now)))
      if count >= 0 || errno != EINTR { return count == 1 }
    }
  }
}
