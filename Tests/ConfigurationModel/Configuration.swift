// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of swift-configuration 1.4 that a guide uses, as its documentation describes it.

public struct AbsoluteConfigKey: Hashable {
  public var components: [String]

  public init(_ components: [String]) { self.components = components }
}

public enum ConfigContent: Hashable {
  case string(String)
  case int(Int)
  case double(Double)
  case bool(Bool)
  case stringArray([String])
  case intArray([Int])
}

public struct ConfigValue: Hashable {
  public var content: ConfigContent
  public var isSecret: Bool

  public init(_ content: ConfigContent, isSecret: Bool) {
    (self.content, self.isSecret) = (content, isSecret)
  }
}

public protocol ConfigProvider {}

extension ConfigProvider {
  public func prefixKeys(with prefix: String) -> any ConfigProvider { self }
}

public struct CommandLineArgumentsProvider: ConfigProvider {
  public init() {}
}

public struct EnvironmentVariablesProvider: ConfigProvider {
  public init() {}
}

public struct JSONSnapshot {}

public struct FileProvider<Snapshot>: ConfigProvider {
  public init(filePath: String, allowMissing: Bool = false) async throws {}
}

public final class MutableInMemoryProvider: ConfigProvider {
  fileprivate var values: [AbsoluteConfigKey: ConfigValue]

  public init(name: String? = nil, initialValues: [AbsoluteConfigKey: ConfigValue]) {
    values = initialValues
  }

  public func setValue(_ value: ConfigValue?, forKey key: AbsoluteConfigKey) {
    values[key] = value
  }
}

public struct ConfigReader {
  private let providers: [any ConfigProvider]

  public init(providers: [any ConfigProvider]) { self.providers = providers }

  public init(provider: some ConfigProvider) { self.init(providers: [provider]) }

  public func int(forKey key: String) -> Int? {
    let key = AbsoluteConfigKey(key.split(separator: ".").map(String.init))
    for case let provider as MutableInMemoryProvider in providers {
      if case .int(let number)? = provider.values[key]?.content { return number }
    }
    return nil
  }

  public func int(forKey key: String, default value: Int) -> Int { int(forKey: key) ?? value }
}
