#if canImport(Darwin)
  import Foundation
  public import SimpleTable

  /// A store of settings in the user defaults of a program, on Apple's platforms.
  ///
  /// Other platforms do not have this store, because the module does not use Foundation there:
  /// loading it takes longer than reading a file of values.
  public struct UserDefaultsStore: SettingsStore, Hashable, Sendable {
    /// The domain that contains the values: a bundle identifier or any other name.
    public let domain: String

    /// Creates the store of a domain.
    ///
    /// - Parameter domain: The domain, or `nil` for that of the program itself.
    public init(domain: String? = nil) {
      self.domain = domain ?? Self.ownDomain
    }

    private static var ownDomain: String {
      Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    }

    private var defaults: UserDefaults {
      // A program cannot open its own domain as a suite.
      domain == Self.ownDomain ? .standard : UserDefaults(suiteName: domain) ?? .standard
    }

    /// Returns the values in the domain alone, by key.
    ///
    /// Registered defaults and values that are set for all programs are not among them.
    public func load() -> [String: SettingValue] {
      (defaults.persistentDomain(forName: domain) ?? [:]).mapValues(SettingValue.init(property:))
    }

    /// Stores some values and removes others.
    ///
    /// A number that is not an integer is rounded to a `Double`. A value of a type that no setting
    /// has is not stored, and the one in the store is kept.
    public func merge(set values: [String: SettingValue], unset keys: Set<String>) {
      let defaults = defaults
      for key in keys where values[key] == nil { defaults.removeObject(forKey: key) }
      for (key, value) in values {
        if let property = value.property { defaults.set(property, forKey: key) }
      }
    }
  }

  extension NSNumber {
    /// Whether the number is true or false.
    fileprivate var isTruthValue: Bool { CFGetTypeID(self) == CFBooleanGetTypeID() }
  }

  extension SettingValue {
    /// Creates the value of an object in a property list.
    fileprivate init(property: Any) {
      switch property {
      case let text as String: self = .text(text)
      case let texts as [String]: self = .texts(texts)
      case let numbers as [NSNumber] where !numbers.contains(where: \.isTruthValue):
        self = .numbers(numbers.map(\.stringValue))
      case let number as NSNumber where number.isTruthValue: self = .bool(number.boolValue)
      case let number as NSNumber: self = .number(number.stringValue)
      case is [Any]: self = .other("a list")
      case let members as [String: Any]:
        let map = members.mapValues { Self(property: $0) }
        self = map.values.allSatisfy(\.isScalar) ? .map(map) : .other("an object")
      case is Date: self = .other("a date")
      default: self = .other("data")
      }
    }

    /// The value as an object in a property list.
    fileprivate var property: Any? {
      switch self {
      case .bool(let isOn): isOn
      case .number(let text): Self.number(text)
      case .text(let text): text
      case .texts(let texts): texts
      case .numbers(let texts): texts.map(Self.number)
      case .map(let map): map.compactMapValues(\.property)
      case .other: nil
      }
    }

    private static func number(_ text: String) -> Any {
      Int(text) as Any? ?? UInt64(text) as Any? ?? Double(text) ?? text
    }
  }
#endif
