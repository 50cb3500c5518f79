/// What was asked for on the command line.
struct Arguments {
  /// What the program says about itself.
  static let help = """
    Usage: table-benchmark [options] [name or beginning of a name ...]

      --list         list the cases
      --rounds <n>   measure each case so many times (default 7)
      --size <n>     run the cases with so many rows only; may be repeated
      --json <file>  also write the figures as JSON
      --soak <n>     press so many random keys in a live menu instead, and check every frame
      --seed <n>     start the random keys from another number (default 2026)
      --help         print this

    """

  var lists = false
  var showsHelp = false
  var rounds = 7
  var sizes: Set<Int> = []
  var jsonFile: String?

  /// How many random keys to press, where that is asked for.
  var soakKeys: Int?
  var seed = 2026

  /// What to make, and nothing else, for a process that measures memory.
  var thing: MemoryCases.Thing?
  var names: [String] = []

  /// Reads arguments, without the program's own name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": lists = true
      case "--help", "-h": showsHelp = true
      case "--rounds": rounds = try Self.number(after: argument, in: &rest)
      case "--size": sizes.insert(try Self.number(after: argument, in: &rest))
      case "--soak": soakKeys = try Self.number(after: argument, in: &rest)
      case "--seed": seed = try Self.number(after: argument, in: &rest)
      case "--json": jsonFile = try Self.text(after: argument, in: &rest)
      case "--make": thing = MemoryCases.Thing(rawValue: try Self.text(after: argument, in: &rest))
      case let option where option.hasPrefix("-"):
        throw UsageError(message: "there is no option \(option)")
      default: names.append(argument)
      }
    }
  }

  /// Returns whether a case was asked for.
  func includes(_ benchmark: BenchmarkCase) -> Bool {
    (sizes.isEmpty || sizes.contains(benchmark.rowCount))
      && (names.isEmpty || names.contains { benchmark.name.hasPrefix($0) })
  }

  private static func text(
    after option: String, in rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let text = rest.popFirst() else {
      throw UsageError(message: "\(option) needs a value")
    }
    return text
  }

  private static func number(
    after option: String, in rest: inout ArraySlice<String>
  ) throws(UsageError) -> Int {
    let text = try text(after: option, in: &rest)
    guard let number = Int(text), number > 0 else {
      throw UsageError(message: "\(option) needs a number above 0, not \(text)")
    }
    return number
  }
}

/// What is wrong with the command line.
struct UsageError: Error {
  let message: String
}
