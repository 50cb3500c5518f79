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

public final class MutableInMemoryProvider {
  fileprivate var values: [AbsoluteConfigKey: ConfigValue]

  public init(name: String? = nil, initialValues: [AbsoluteConfigKey: ConfigValue]) {
    values = initialValues
  }

  public func setValue(_ value: ConfigValue?, forKey key: AbsoluteConfigKey) {
    values[key] = value
  }
}

public struct ConfigReader {
  private let provider: MutableInMemoryProvider

  public init(provider: MutableInMemoryProvider) { self.provider = provider }

  public func int(forKey key: String) -> Int? {
    let value = provider.values[AbsoluteConfigKey(key.split(separator: ".").map(String.init))]
    guard case .int(let number)? = value?.content else { return nil }
    return number
  }
}
