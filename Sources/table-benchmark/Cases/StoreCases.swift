import Foundation
import SimpleTable
import SimpleTableStorage

/// Values in a file, in a memory file system where there is one, so that no disk is measured.
enum StoreCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "values in a file",
      cases: [
        growth("store.merge") { merge($0, nested: false, into: $1) },
        growth("store.merge.nested") { merge($0, nested: true, into: $1) },
        growth("store.merge.all") { mergeAll($0, into: $1) },
        growth("store.move") { move($0, into: $1) },
        BenchmarkCase(
          name: "store.escapes.400000", bar: .ratio(2), baseline: "JSONSerialization"
        ) {
          readEscapes()
        },
      ])
  }

  /// A file in memory where there is such a place.
  private static func url(_ name: String) -> URL {
    let memory = URL(fileURLWithPath: "/dev/shm")
    let hasMemory = FileManager.default.isWritableFile(atPath: memory.path)
    let folder = hasMemory ? memory : FileManager.default.temporaryDirectory
    return folder.appendingPathComponent(name)
  }

  /// Reads one text in which each character is escaped.
  private static func readEscapes() -> Trial? {
    let url = url("table-benchmark-escapes.json")
    let text = String(repeating: "\\u00e9", count: 400_000)
    guard (try? Data("{\"text\": \"\(text)\"}".utf8).write(to: url)) != nil else { return nil }
    let file = ValuesFile(url.path)
    func parse() -> Int {
      let data = (try? Data(contentsOf: url)) ?? Data()
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: String]
      return object?["text"]?.utf8.count ?? 0
    }
    return .timed(baseline: parse) { (try? file.load()["text"]?.text.utf8.count) ?? 0 }
  }

  /// Compares a merge into a file of 64,000 members with sixteen into one of 4,000.
  private static func growth(
    _ name: String, _ merge: @escaping (_ count: Int, _ file: URL) -> (() -> Int)?
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: "\(name).64000", bar: .ratio(1.25), baseline: "sixteen of a sixteenth of the members"
    ) {
      guard let large = merge(64_000, url("table-benchmark.json")),
        let small = merge(4_000, url("table-benchmark-small.json"))
      else { return nil }
      return .timed {
        (0..<16).reduce(0) { sum, _ in sum + small() }
      } _: {
        large()
      }
    }
  }

  /// Changes one of some keys, each in an object of its own or none.
  private static func merge(_ count: Int, nested: Bool, into url: URL) -> (() -> Int)? {
    guard let file = file(of: count, nested: nested, at: url) else { return nil }
    var turn = 0
    return {
      turn += 1
      let key = nested ? "setting500.value" : "setting.500"
      try? file.merge(set: [key: .number("\(turn)")], unset: [])
      return turn
    }
  }

  /// Changes all keys.
  private static func mergeAll(_ count: Int, into url: URL) -> (() -> Int)? {
    guard let file = file(of: count, nested: false, at: url) else { return nil }
    var turn = 0
    return {
      turn += 1
      let values = (0..<count).map { ("setting.\($0)", SettingValue.number("\(turn + $0)")) }
      try? file.merge(set: Dictionary(uniqueKeysWithValues: values), unset: [])
      return turn
    }
  }

  /// Puts a number in place of an object, whose members move beside it.
  private static func move(_ count: Int, into url: URL) -> (() -> Int)? {
    let members = (0..<count).map { "\"m\($0)\": \($0)" }.joined(separator: ", ")
    let text = Data("{\"a\": {\(members)}}\n".utf8)
    let file = ValuesFile(url.path)
    return {
      try? text.write(to: url)
      try? file.merge(set: ["a": .number("1")], unset: [])
      return count
    }
  }

  /// Returns a file with some keys.
  private static func file(of count: Int, nested: Bool, at url: URL) -> ValuesFile? {
    let members = (0..<count).map {
      nested ? "\"setting\($0)\": {\"value\": \($0)}" : "\"setting.\($0)\": \($0)"
    }
    let text = "{\n  \(members.joined(separator: ",\n  "))\n}\n"
    guard (try? Data(text.utf8).write(to: url)) != nil else { return nil }
    return ValuesFile(url.path)
  }
}
