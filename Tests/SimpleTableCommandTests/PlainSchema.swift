import Foundation

/// What a second, plain reader finds valid by the part of JSON Schema that settings use.
///
/// A keyword that it does not know is a failure of the test.
struct PlainSchema {
  private let schema: [String: Any]

  init(_ schema: [String: Any]) { self.schema = schema }

  /// A keyword that the reader does not know, or readers take for different things.
  struct Unclear: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns whether a value, as JSON, is valid.
  ///
  /// - Throws: An error where readers of schemas would differ about it.
  func accepts(_ json: String) throws -> Bool {
    let list = try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [Any]
    guard let value = list?.first else { throw Unclear(description: "\(json) is no value") }
    let (strict, lax) = (try fits(value, schema, "\\z"), try fits(value, schema, "(?=\n?\\z)"))
    if strict != lax { throw Unclear(description: "\(json) ends where some readers see an end") }
    return strict
  }

  private func fits(_ value: Any, _ schema: [String: Any], _ end: String) throws -> Bool {
    try schema.allSatisfy { try meets(value, $0, $1, end) }
  }

  private func meets(_ value: Any, _ keyword: String, _ wanted: Any, _ end: String) throws -> Bool {
    // What JSON has as true is a number, too.
    let isBool = (value as? NSNumber).map { $0.objCType.pointee == 99 } ?? false
    let number = isBool ? nil : (value as? NSNumber)?.doubleValue
    let (text, list, object) = (value as? String, value as? [Any], value as? [String: Any])
    switch (keyword, wanted) {
    case ("title", _), ("description", _), ("deprecated", _), ("default", _), ("format", _):
      return true
    case ("type", "boolean" as String): return isBool
    case ("type", "number" as String): return number != nil
    case ("type", "integer" as String): return number.map { $0.rounded() == $0 } ?? false
    case ("type", "string" as String): return text != nil
    case ("type", "array" as String): return list != nil
    case ("type", "object" as String): return object != nil
    case ("additionalProperties", let schema as [String: Any]):
      return try object?.values.allSatisfy { try fits($0, schema, end) } ?? true
    case ("propertyNames", let schema as [String: Any]):
      return try object?.keys.allSatisfy { try fits($0, schema, end) } ?? true
    case ("minProperties", let bound as Int): return object.map { $0.count >= bound } ?? true
    case ("maxProperties", let bound as Int): return object.map { $0.count <= bound } ?? true
    case ("enum", let options as [NSObject]):
      return (value as? NSObject).map { value in
        !isBool && options.contains(value)
      } ?? false
    case ("anyOf", let schemas as [[String: Any]]):
      return try schemas.contains { try fits(value, $0, end) }
    case ("allOf", let schemas as [[String: Any]]):
      return try schemas.allSatisfy { try fits(value, $0, end) }
    case ("not", let schema as [String: Any]): return try !fits(value, schema, end)
    case ("minimum", let bound as NSNumber): return number.map { $0 >= bound.doubleValue } ?? true
    case ("maximum", let bound as NSNumber): return number.map { $0 <= bound.doubleValue } ?? true
    case ("multipleOf", let step as NSNumber):
      return number.map { $0.remainder(dividingBy: step.doubleValue) == 0 } ?? true
    case ("minLength", let bound as Int):
      return text.map { $0.unicodeScalars.count >= bound } ?? true
    case ("maxLength", let bound as Int):
      return text.map { $0.unicodeScalars.count <= bound } ?? true
    case ("pattern", let pattern as String):
      let ends = pattern.hasSuffix("$") ? pattern.dropLast() + end : pattern
      return text.map { $0.range(of: ends, options: .regularExpression) != nil } ?? true
    case ("items", let schema as [String: Any]):
      return try list?.allSatisfy { try fits($0, schema, end) } ?? true
    case ("minItems", let bound as Int): return list.map { $0.count >= bound } ?? true
    case ("maxItems", let bound as Int): return list.map { $0.count <= bound } ?? true
    case ("uniqueItems", true as Bool):
      return list.map { Set($0.compactMap { $0 as? NSObject }).count == $0.count } ?? true
    default: throw Unclear(description: "the keyword \(keyword): \(wanted)")
    }
  }
}
