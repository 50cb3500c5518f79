// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of swift-argument-parser 1.8 that a guide uses, as declarations without what they do.

public protocol AsyncParsableCommand {
  init()
  static var configuration: CommandConfiguration { get }
  mutating func run() async throws
}

public struct CommandConfiguration: Sendable {
  public init(
    commandName: String? = nil, abstract: String = "",
    subcommands: [any AsyncParsableCommand.Type] = []
  ) {}
}

public struct ArgumentArrayParsingStrategy: Sendable {
  public static var captureForPassthrough: Self { Self() }
}

@propertyWrapper public struct Argument {
  public var wrappedValue: [String] = []

  public init(wrappedValue: [String], parsing: ArgumentArrayParsingStrategy) {}
}

public struct ExitCode: Error {
  public init(_ code: Int32) {}
}
