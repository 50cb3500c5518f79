import Foundation
import SimpleTable
import SimpleTableStorage
import TestFixtures
import TestTraits
import Testing

/// What only many processes meet, or what takes the seconds of a real lock.
@Suite(.waitsForPrograms) struct `Many processes that share a file` {
  let directory: TemporaryDirectory
  let url: URL
  let file: ValuesFile

  init() throws {
    directory = try TemporaryDirectory(isInMemory: true)
    url = try directory.file("values.json", "{\n  \"foreign\" : [1,  2]\n}\n")
    file = ValuesFile(url)
  }

  @Test func `killed at any moment, they lose the change under way at most`() throws {
    var generator = SeededGenerator()
    let names = ["a", "net.b", "net.http.c", "d"]
    let nested = "{\n  \"foreign\" : [1,  2],\n  \"net\" : {\"http\" : {}}\n}\n"
    try Data(nested.utf8).write(to: url)
    var stored: [String: Int] = [:]
    for round in 0..<30 {
      let probes = try names.map { try StorageProbe("count", url.path, $0) }
      // One is at the start of a change then, and the others are at any moment of theirs.
      let watched = Int.random(in: names.indices, using: &generator)
      let last = "\(Int.random(in: 1...3, using: &generator))"
      var texts = probes.enumerated().map { $0 == watched ? "" : $1.nextText() }
      texts[watched] = probes[watched].text(until: last)
      for (index, probe) in probes.enumerated() { texts[index] += probe.kill() }
      let values = try file.load()
      for (name, text) in zip(names, texts) {
        let reported = text.split(separator: "\n").last.flatMap { Int($0) }
        guard case .number(let digits) = values[name], let number = Int(digits), let reported else {
          // It was killed before the first change was stored.
          #expect(reported == nil, "\(generator), round \(round): \(values)")
          continue
        }
        #expect(
          (reported...reported + 1).contains(number), "\(generator), round \(round), \(name)")
        stored[name] = number
      }
      #expect(values["foreign"] == .numbers(["1", "2"]))
      try file.merge(set: ["round": .number("\(round)")], unset: [])
      #expect(try directory.names == ["values.json"], "\(generator), round \(round)")
    }
    #expect(try url.text.hasPrefix("{\n  \"foreign\" : [1,  2],\n"))
    #expect(stored.count == 4)
  }

  @Test func `a lock that another process holds delays a save, and its end is noticed`() throws {
    let holder = try StorageProbe("hold", directory.path)
    #expect(holder.nextText() == "locked\n")
    let probe = try StorageProbe("patient", url.path, "a", "1")
    #expect(probe.text(until: "waits 3").hasPrefix("waits 1\n"))
    #expect(try file.load().count == 1)
    _ = holder.kill()
    #expect(probe.end().code == 0)
    #expect(try file.load().count == 2)
  }

  @Test func `beside an editor that replaces the file again and again, it is always whole`()
    async throws
  {
    let (file, url) = (file, url)
    // It knows no lock, and no value but its own.
    let editor = Task.detached {
      for number in 1...300 {
        let draft = url.deletingLastPathComponent().appendingPathComponent("edited.json")
        try Data("{\"edited\": \(number)} // by hand".utf8).write(to: draft)
        #expect(rename(draft.path, url.path) == 0)
        await Task.yield()
      }
    }
    for number in 0..<150 {
      try? file.merge(set: ["own": .number("\(number)")], unset: [])
      guard case .number? = try file.load()["edited"] else { continue }
      #expect(try url.text.hasSuffix(" // by hand"))
    }
    try await editor.value
    try file.merge(set: ["own": .number("150")], unset: [])
    #expect(try file.load()["own"] == .number("150"))
  }

  /// It takes the three seconds after which a save no longer waits for its lock.
  @Test func `without a lock, what another process has changed meanwhile is merged`() throws {
    let holder = try StorageProbe("hold", directory.path)
    #expect(holder.nextText() == "locked\n")
    // At the same moment, one could undo the other's change: nothing is locked then. The second one
    // starts when the first one waits.
    let probes = try ["a", "b"].map { key in
      let probe = try StorageProbe("patient", url.path, key, "1")
      #expect(probe.text(until: "waits 150").hasPrefix("waits 1\n"))
      return probe
    }
    for probe in probes { #expect(probe.end().code == 0) }
    _ = holder.kill()
    #expect(try file.load().count == 3)
    #expect(try directory.names == ["values.json"])
  }
}
