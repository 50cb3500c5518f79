import Foundation
import SimpleTable
import SimpleTableStorage
import TestFixtures
import TestTraits
import Testing

@Suite(.waitsForPrograms) struct `Processes that share a file` {
  let directory: TemporaryDirectory
  let url: URL
  let file: ValuesFile

  init() throws {
    directory = try TemporaryDirectory(isInMemory: true)
    url = try directory.file("values.json", "{\n  \"foreign\" : [1,  2]\n}\n")
    file = ValuesFile(url)
  }

  @Test func `those that save in turns keep each other's keys`() throws {
    for number in 1...5 {
      for name in ["a", "b", "c"] {
        try check(
          StorageProbe("set", url.path, "\(name)=\(number)", "\(name).\(number)=1").end().code, 0)
      }
    }
    let values = try file.load()
    for name in ["a", "b", "c"] {
      check(values[name], .number("5"))
      check((1...5).allSatisfy { values["\(name).\($0)"] == .number("1") })
    }
    check(values.count, 19)
  }

  @Test func `those that save at once keep each other's keys`() throws {
    let names = ["a", "b", "c", "d", "e"]
    let probes = try names.map { try StorageProbe("keys", url.path, $0, "40") }
    for number in 0..<40 { try file.merge(set: ["own.\(number)": .number("\(number)")], unset: []) }
    for probe in probes { #expect(probe.end() == (0, "")) }
    let values = try file.load()
    for name in names + ["own"] {
      check((0..<40).allSatisfy { values["\(name).\($0)"] == .number("\($0)") }, "\(name)")
    }
    check(values.count, 241)
    try check(url.text.hasPrefix("{\n  \"foreign\" : [1,  2],\n"))
    try check(directory.names, ["values.json"])
  }

  @Test func `threads that save at once keep each other's keys`() async throws {
    let file = file
    await withTaskGroup(of: Void.self) { group in
      for name in ["a", "b", "c"] {
        group.addTask {
          for number in 0..<40 {
            #expect(throws: Never.self) {
              try file.merge(set: ["\(name).\(number)": .bool(true)], unset: [])
            }
          }
        }
      }
    }
    try check(file.load().count, 121)
  }

  @Test func `drafts of processes that are gone are removed by the next save, others are not`()
    throws
  {
    for name in [
      ".values.json.0123456789abcdef.draft", ".values.json.draft", ".other.json.0.draft",
      "values.json.0.draft", ".values.json.backup", ".values.json.0123.draft",
    ] {
      _ = try directory.file(name, "{")
    }
    try file.merge(set: ["a": .number("1")], unset: [])
    try check(
      directory.names,
      [
        ".other.json.0.draft", ".values.json.0123.draft", ".values.json.backup",
        ".values.json.draft", "values.json", "values.json.0.draft",
      ])
  }
}
