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
        }
      ])
  }

  /// Changes one key.
  private static func merge() -> Trial? {
    let memory = URL(fileURLWithPath: "/dev/shm")
    let hasMemory = FileManager.default.isWritableFile(atPath: memory.path)
    let folder = hasMemory ? memory : FileManager.default.temporaryDirectory
    let url = folder.appendingPathComponent("table-benchmark.json")
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
