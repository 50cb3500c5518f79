// What the libraries use of Foundation on Apple's platforms; for type-checking only. It shows that
// nothing else is used and that the rest of the code fits; that these declarations are Foundation's
// was read, not compiled.

@_exported import Darwin

public struct Data: Hashable, Sendable, RandomAccessCollection {
  public init() {}
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withoutOverwriting = WritingOptions(rawValue: 2)
  }
}

public struct URLResourceKey: Hashable, Sendable {}

public struct URL: Hashable, Sendable {
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  public var path: String { "" }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { "" }
  public var standardizedFileURL: URL { self }
  public func appendingPathComponent(_ component: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public mutating func deleteLastPathComponent() {}
  public func deletingPathExtension() -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
}

public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { false }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static let posixPermissions = FileAttributeKey()
}

open class NSObject {
  public init() {}
}

open class FileManager: NSObject {
  open class var `default`: FileManager { FileManager() }
  open var currentDirectoryPath: String { "" }
  open var temporaryDirectory: URL { URL(fileURLWithPath: "") }
  open func isWritableFile(atPath path: String) -> Bool { false }
  open func fileExists(atPath path: String) -> Bool { false }
  open func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool { false }
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func setAttributes(
    _ attributes: [FileAttributeKey: Any], ofItemAtPath path: String
  ) throws {}
  open func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
  open func removeItem(at url: URL) throws {}
  open func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = []
  ) -> DirectoryEnumerator? { nil }
  open func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
  }
  open class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol {
    public func next() -> Any? { nil }
  }
}

open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardError: FileHandle { FileHandle() }
  open func write(_ data: Data) {}
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { ProcessInfo() }
  open var environment: [String: String] { [:] }
  open var processName: String { "" }
}

open class NSLock: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

open class NSCondition: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
  open func wait() {}
  open func signal() {}
}

open class Thread: NSObject, @unchecked Sendable {
  public convenience init(block: @escaping @Sendable () -> Void) { self.init() }
  open func start() {}
}

open class NSError: NSObject, Error, @unchecked Sendable {
  open var domain: String { "" }
  open var code: Int { 0 }
  open var userInfo: [String: Any] { [:] }
  open var localizedDescription: String { "" }
}
/// What `error as NSError` calls.
public func _convertErrorToNSError(_ error: any Error) -> NSError { NSError() }
public let NSUnderlyingErrorKey = ""
public let NSPOSIXErrorDomain = ""

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

extension Error {
  public var localizedDescription: String { "" }
}

public struct CocoaError: Error, Hashable {
  public let code: Code
  public var underlying: (any Error)? { nil }
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let fileReadNoSuchFile = Code(rawValue: 260)
  }
}

public struct POSIXError: Error, Hashable {
  public init(_ code: Code) { self.code = code }
  public let code: Code
  public typealias Code = POSIXErrorCode
}

public enum POSIXErrorCode: Int32, Hashable, Sendable {
  case EPERM = 1
  case ENOENT = 2
  case EIO = 5
}

public struct CharacterSet: Hashable, Sendable {
  public static let whitespaces = CharacterSet()
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
  }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
  public init?<Bytes: Sequence>(bytes: Bytes, encoding: Encoding) where Bytes.Element == UInt8 {
    self = ""
  }
  public init?(data: Data, encoding: Encoding) { self = "" }
  public init(format: String, _ arguments: any CVarArg...) { self = "" }
}

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func components(separatedBy separator: String) -> [String] { [] }
  public func contains<Other: StringProtocol>(_ other: Other) -> Bool { false }
  public var precomposedStringWithCanonicalMapping: String { "" }
  public var decomposedStringWithCanonicalMapping: String { "" }
}

open class NSNumber: NSObject {
  open var boolValue: Bool { false }
  open var stringValue: String { "" }
}

public struct Date: Hashable, Sendable {}

open class Bundle: NSObject {
  open class var main: Bundle { Bundle() }
  open var bundleIdentifier: String? { nil }
}

open class UserDefaults: NSObject {
  open class var standard: UserDefaults { UserDefaults() }
  public init?(suiteName: String?) {}
  private override init() {}
  open func persistentDomain(forName name: String) -> [String: Any]? { nil }
  open func set(_ value: Any?, forKey key: String) {}
  open func removeObject(forKey key: String) {}
}

public typealias CFTypeID = UInt
public func CFGetTypeID(_ object: AnyObject?) -> CFTypeID { 0 }
public func CFBooleanGetTypeID() -> CFTypeID { 0 }
