import Foundation
import SimpleTable
import SimpleTableStorage

/// Values in a file, in a memory file system where there is one, so that no disk is measured.
enum StoreCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "values in a file",
      cases: [4_000, 64_000].flatMap { count in
        [
          BenchmarkCase(
            name: "store.merge.\(count)", baseline: "reading and writing the same bytes"
          ) {
            merge(count, nested: false)
          },
          BenchmarkCase(
            name: "store.merge.nested.\(count)", baseline: "reading and writing the same bytes"
          ) {
            merge(count, nested: true)
          },
          BenchmarkCase(
            name: "store.merge.all.\(count)", baseline: "reading and writing the same bytes"
          ) {
            mergeAll(count)
          },
          BenchmarkCase(
            name: "store.move.\(count)", baseline: "reading and writing the same bytes"
          ) {
            move(count)
          },
        ]
      } + [
        BenchmarkCase(
          name: "store.escapes.400000", bar: .ratio(2), baseline: "JSONSerialization"
        ) {
          readEscapes()
        }
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

  /// Changes one of some keys, each in an object of its own or none.
  private static func merge(_ count: Int, nested: Bool) -> Trial? {
    guard let file = file(of: count, nested: nested) else { return nil }
    var turn = 0
    return .timed(baseline: copy) {
      turn += 1
      try? file.merge(
        set: [nested ? "setting500.value" : "setting.500": .number("\(turn)")], unset: [])
      return turn
    }
  }

  /// Changes all keys.
  private static func mergeAll(_ count: Int) -> Trial? {
    guard let file = file(of: count, nested: false) else { return nil }
    var turn = 0
    return .timed(baseline: copy) {
      turn += 1
      let values = (0..<count).map { ("setting.\($0)", SettingValue.number("\(turn + $0)")) }
      try? file.merge(set: Dictionary(uniqueKeysWithValues: values), unset: [])
      return turn
    }
  }

  /// Puts a number in place of an object, whose members move beside it, and back.
  private static func move(_ count: Int) -> Trial? {
    let members = (0..<count).map { "\"m\($0)\": \($0)" }.joined(separator: ", ")
    let text = Data("{\"a\": {\(members)}}\n".utf8)
    let file = ValuesFile(url.path)
    return .timed(baseline: copy) {
      try? text.write(to: url)
      try? file.merge(set: ["a": .number("1")], unset: [])
      return count
    }
  }

  private static let url = url("table-benchmark.json")

  /// Returns a file with some keys.
  private static func file(of count: Int, nested: Bool) -> ValuesFile? {
    let members = (0..<count).map {
      nested ? "\"setting\($0)\": {\"value\": \($0)}" : "\"setting.\($0)\": \($0)"
    }
    let text = "{\n  \(members.joined(separator: ",\n  "))\n}\n"
    guard (try? Data(text.utf8).write(to: url)) != nil else { return nil }
    return ValuesFile(url.path)
  }

  private static func copy() -> Int {
    let data = try? Data(contentsOf: url)
    try? data?.write(to: url)
    return data?.count ?? 0
  }
}
