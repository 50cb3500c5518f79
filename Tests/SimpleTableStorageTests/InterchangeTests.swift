import Foundation
import SimpleTable
import SimpleTableStorage
import TestFixtures
import TestTraits
import Testing

/// How swift-configuration reads a JSON file, by the documentation of its `JSONSnapshot`, and how
/// a program of it may write one.
///
/// The components of a key name the members of objects within one another, and a member whose name has
/// full stops is the key of all of them. The nested form comes first. Numbers, truth values, texts, and
/// lists of texts and of numbers are read as they are.
private struct ForeignFile {
  let url: URL

  private func members() throws -> [String: Any] {
    guard let data = try? Data(contentsOf: url) else { return [:] }
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  func values() throws -> [String: NSObject] {
    func flat(_ members: [String: Any], _ prefix: String) -> [String: NSObject] {
      var values: [String: NSObject] = [:]
      for (name, value) in members where !(value is [String: Any]) {
        values[prefix + name] = value as? NSObject
      }
      for (name, value) in members {
        guard let object = value as? [String: Any] else { continue }
        values.merge(flat(object, prefix + name + ".")) { $1 }
      }
      return values
    }
    return flat(try members(), "")
  }

  /// Writes a value in one form, and removes the other one.
  func set(_ key: String, to value: NSObject?, isNested: Bool) throws {
    let parts = key.split(separator: ".").map(String.init)
    func changed(_ members: [String: Any], _ rest: ArraySlice<String>) -> [String: Any] {
      var members = members
      members[rest.joined(separator: ".")] = nil
      guard let first = rest.first, rest.count > 1 else {
        if isNested, let name = rest.first { members[name] = value }
        return members
      }
      let object = members[first] as? [String: Any]
      if object != nil || isNested && value != nil {
        members[first] = changed(object ?? [:], rest.dropFirst())
      }
      return members
    }
    var members = changed(try members(), parts[...])
    if !isNested { members[key] = value }
    let data = try JSONSerialization.data(withJSONObject: members, options: .prettyPrinted)
    try data.write(to: url)
  }
}

@Suite struct `A file that a program of swift-configuration shares` {
  /// Values in both forms.
  ///
  /// An empty list is none to a program of swift-configuration.
  private static var values: [(SettingValue, NSObject)] {
    [
      (.bool(true), true as NSNumber), (.bool(false), false as NSNumber),
      (.number("80"), 80 as NSNumber), (.number("-3"), -3 as NSNumber),
      (.number("0.5"), 0.5 as NSNumber), (.text("Zoë"), "Zoë" as NSString),
      (.text(""), "" as NSString), (.text("80"), "80" as NSString),
      (.texts(["a", "b c"]), ["a", "b c"] as NSArray),
      (.numbers(["80", "-3"]), [80, -3] as NSArray),
    ]
  }

  @Test(arguments: RandomWalks.seeds(6))
  func `has the same values for both, whichever writes it`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let directory = try TemporaryDirectory(isInMemory: true)
    let foreign = ForeignFile(url: try directory.file())
    let own = ValuesFile(foreign.url.path)
    let keys = ["port", "http.port", "http.host", "http.tls.is-on", "log.level", "name"]
    var model: [String: (SettingValue, NSObject)] = [:]
    for step in 0..<100 {
      let key = try #require(keys.randomElement(using: &random))
      let isRemoval = Int.random(in: 0..<5, using: &random) == 0
      let value = isRemoval ? nil : Self.values.randomElement(using: &random)
      if Bool.random(using: &random) {
        try own.merge(set: value.map { [key: $0.0] } ?? [:], unset: [key])
      } else {
        try foreign.set(key, to: value?.1, isNested: .random(using: &random))
      }
      model[key] = value
      let comment: Comment = "seed \(seed), step \(step): \(key)"
      let (mine, theirs) = (try own.load().filter { !$1.isForeign }, try foreign.values())
      #expect(mine == model.mapValues(\.0), comment)
      #expect(theirs == model.mapValues(\.1), comment)
    }
  }
}

extension SettingValue {
  /// Whether it is an object, whose members are values.
  fileprivate var isForeign: Bool { isObject }
}
