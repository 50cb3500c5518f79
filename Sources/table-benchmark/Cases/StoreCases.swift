import Foundation
import SimpleTable
import SimpleTableStorage

/// Values in a file, in a memory file system where there is one, so that no disk is measured.
enum StoreCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "values in a file of 10,000 keys",
      cases: [
        BenchmarkCase(name: "store.merge.10000", baseline: "reading and writing the same bytes") {
          merge()
        },
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

  /// Changes one key.
  private static func merge() -> Trial? {
    let url = url("table-benchmark.json")
    let file = ValuesFile(url.path)
    let values = (0..<10_000).map { ("setting.\($0)", SettingValue.number("\($0)")) }
    do {
      try file.merge(set: Dictionary(uniqueKeysWithValues: values), unset: [])
    } catch {
      return nil
    }
    var turn = 0
    func copy() -> Int {
      let data = try? Data(contentsOf: url)
      try? data?.write(to: url)
      return data?.count ?? 0
    }
    return .timed(baseline: copy) {
      turn += 1
      try? file.merge(set: ["setting.5000": .number("\(turn)")], unset: [])
      return turn
    }
  }
}
