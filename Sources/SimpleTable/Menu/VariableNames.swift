/// The names of the environment variables of settings.
///
/// Each setting has a name of now, with `_` at word boundaries, and one of before, without them, which
/// is read where it is no name of now and no other setting had it.
package struct VariableNames {
  private let prefix: String

  /// The keys that have each name of now.
  private let keys: [String: [String]]

  /// The keys that had each name before; those without a capital after their start are left out, as
  /// their name is still the same.
  private let formerKeys: [String: [String]]

  /// Creates the names for the keys of all settings.
  ///
  /// - Complexity: O(*n*) in the length of all keys.
  init(of keys: some Sequence<String>, prefix: String) {
    self.prefix = prefix
    let keys = Array(keys)
    self.keys = Dictionary(grouping: keys) { Self.name(of: $0, prefix: prefix) }
    formerKeys = Dictionary(grouping: keys.filter(\.hasInnerCapital)) {
      Self.formerName(of: $0, prefix: prefix)
    }
  }

  /// The keys that share a name, in order, by the name.
  var shared: [String: [String]] { keys.filter { $1.count > 1 }.mapValues { $0.sorted() } }

  /// Returns the name for a key, or `nil` if another key has it too, or the key has none.
  package subscript(key: String) -> String? {
    let name = Self.name(of: key, prefix: prefix)
    return keys[name] == [key] ? name : nil
  }

  /// Returns the name that a key had before, or `nil` if that is not read.
  package func former(of key: String) -> String? {
    let name = Self.formerName(of: key, prefix: prefix)
    return keys[name] == nil && formerKeys[name] == [key] ? name : nil
  }
}

/// The environment variables that are set for the settings of a menu.
struct SetVariables {
  /// The keys of settings that share a variable, by its name.
  var shared: [String: [String]] = [:]

  /// The variables that are read under names of before, by key.
  var former: [String: String] = [:]

  /// The settings whose variables are set under their present names, those that share one included.
  var places: Set<DeclaredSetting.Place> = []
}

extension VariableNames {
  /// Returns the name for a key: the prefix and the key in upper case.
  ///
  /// It has `_` for all but ASCII letters and digits, and where a word begins: before a capital after
  /// a small letter or a digit, and before the last of several capitals that a small letter follows.
  static func name(of key: String, prefix: String) -> String {
    formerName(of: key.withWordBoundaries, prefix: prefix)
  }

  /// Returns the name that a key had before, without a `_` where a word begins.
  private static func formerName(of key: String, prefix: String) -> String {
    let name = key.uppercased().unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "A"..."Z", "0"..."9": scalar
      default: "_"
      }
    }
    return prefix + String(String.UnicodeScalarView(name))
  }
}

extension String {
  /// Whether a word may begin within the text.
  fileprivate var hasInnerCapital: Bool { utf8.dropFirst().contains(where: \.isCapital) }

  /// The text with `_` where a word begins within it.
  fileprivate var withWordBoundaries: String {
    guard hasInnerCapital else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if index > 0, byte.isCapital {
        let (before, after) = (bytes[index - 1], index + 1 < bytes.count ? bytes[index + 1] : 0)
        let isLastCapital = before.isCapital && after.isSmall
        if before.isSmall || before.isDigit || isLastCapital { result.append(UInt8(ascii: "_")) }
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isSmall: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
