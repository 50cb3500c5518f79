import SimpleTable
import SimpleTableStorage
import SimpleTableSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a process does that uses a file of values, for tests that run many of them and end them in the middle.
///
/// ```sh
/// test-probe storage [--user NUMBER] [--limit BYTES] set PATH KEY=NUMBER… -KEY…
/// test-probe storage program NAME KEY=NUMBER… -KEY…   # the same in the file of a program, whose path it prints
/// test-probe storage fill PATH COUNT      # one text of that length
/// test-probe storage get PATH KEY         # the number under a key
/// test-probe storage read PATH KEY COUNT  # reads a key that often, and fails where it is not there
/// test-probe storage count PATH KEY       # 1, 2, 3, … under one key, each printed once it is stored
/// test-probe storage keys PATH KEY COUNT  # COUNT keys, one after the other
/// test-probe storage patient PATH KEY COUNT  # the same, and prints how often it waits for the lock
/// test-probe storage add PATH KEY COUNT   # adds 1 to a key that often, under a lock, and prints how often it waits
/// test-probe storage hold FOLDER          # locks a folder
/// test-probe storage lock NAME            # locks the file of a program
/// ```
enum StorageProbe {
  /// Runs the words behind the options, which come first.
  static func run(_ words: ArraySlice<String>) {
    var words = words
    while let option = words.first, option.hasPrefix("--"), let number = words.dropFirst().first {
      prepare(option, UInt32(number) ?? 0)
      words = words.dropFirst(2)
    }
    guard let command = words.popFirst(), let path = words.popFirst() else { exit(2) }
    do {
      try run(command, path, Array(words))
    } catch {
      print(error)
      exit(1)
    }
  }

  private static func prepare(_ option: String, _ number: UInt32) {
    switch option {
    case "--user":
      guard setgid(number) == 0, setuid(number) == 0 else { exit(2) }
    default:
      var limit = rlimit(rlim_cur: .init(number), rlim_max: .init(number))
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #else
        setrlimit(RLIMIT_FSIZE, &limit)
      #endif
    }
  }

  private static func run(_ command: String, _ path: String, _ words: [String]) throws {
    let isOfProgram = ["program", "lock"].contains(command)
    let file = isOfProgram ? ValuesFile(program: path) : ValuesFile(path)
    switch command {
    case "set", "program":
      let pairs = words.filter { !$0.hasPrefix("-") }.map {
        $0.split(separator: "=").map(String.init)
      }
      let values = pairs.map { ($0[0], SettingValue.number($0[1])) }
      let keys = words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
      try file.merge(set: Dictionary(uniqueKeysWithValues: values), unset: Set(keys))
      if command == "program" { print(file.path) }
    case "fill":
      let text = String(repeating: "x", count: Int(words[0]) ?? 0)
      try file.merge(set: ["text": .text(text)], unset: [])
    case "get":
      print(try file.load()[words[0]]?.text ?? "")
    case "read":
      for _ in 0..<(Int(words[1]) ?? 0) where try file.load()[words[0]] == nil { exit(3) }
    case "count":
      for number in 1... {
        try file.merge(set: [words[0]: .number("\(number)")], unset: [])
        report("\(number)\n")
      }
    case "keys", "patient":
      if command == "patient" { reportWaits() }
      for number in 0..<(Int(words[1]) ?? 0) {
        try file.merge(set: ["\(words[0]).\(number)": .number("\(number)")], unset: [])
      }
    case "add":
      reportWaits()
      for _ in 0..<(Int(words[1]) ?? 0) {
        try file.shared.locking {
          let number = try file.load()[words[0]].flatMap { Int($0.text) } ?? 0
          try file.merge(set: [words[0]: .number("\(number + 1)")], unset: [])
        }
      }
    case "lock":
      file.shared.locking {
        report("locked\n")
        while true { pause() }
      }
    default:
      let folder = open(path, O_RDONLY)
      guard flock(folder, LOCK_EX) == 0 else { exit(2) }
      report("locked\n")
      while true { pause() }
    }
  }

  private static func reportWaits() {
    let count = Locked(0)
    SystemFile.willWait = { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      report("waits \(number)\n")
    }
  }

  /// Writes at once, so that the test knows of it even if the process is ended right after.
  private static func report(_ text: String) {
    _ = text.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
  }
}
