import Foundation
import SimpleTable
import SimpleTableCommand
import SimpleTableStorage
import TestFixtures
import TestTraits
import Testing

@Suite(.waitsForPrograms) struct `A command that has to wait for a file` {
  @Test func `says so, and stores its value`() async throws {
    let directory = try TemporaryDirectory()
    let folder = directory.path
    let lock = open(folder, O_RDONLY)
    #expect(flock(lock, LOCK_EX) == 0)
    var volume = 60
    let menu = Menu(
      Table.page {
        SliderRow(
          "Volume", value: Binding(get: { volume }, set: { volume = $0 }), in: 0...100
        ).id("volume")
      })
    let file = ValuesFile(folder + "/settings.json")
    var command = SettingsCommand("tool", menu: menu, store: file)
    var errors = ""
    command.streams.error = {
      errors += $0
      close(lock)
    }
    #expect(await command.run(["set", "volume", "70"]) == 0)
    #expect(errors == "tool: waiting for another program that is changing \"\(file.path)\"\n")
    #expect(try file.load() == ["volume": .number("70")])
  }

  /// Secrets that a program keeps in a file of its own.
  private final class SecretFile: SecretStore {
    private let file: ValuesFile
    private(set) var waits = 0

    init(_ path: String) { file = ValuesFile(path) }

    func secret(for key: String) throws -> String? { try file.load()[key]?.text }

    func setSecret(_ secret: String?, for key: String) throws {
      let notice = { self.waits += 1 }
      try file.shared.update(whenWaiting: notice) { _ in
        Array("{\"\(key)\": \"\(secret ?? "")\"}".utf8)
      }
    }

    func keys(below prefix: String) throws -> [String] { [] }
  }

  @Test(arguments: ["secrets.json", "./secrets.json", "link/secrets.json", "link/../secrets.json"])
  func `does not wait for itself where secrets are in its folder, however that is spelled`(
    path: String
  ) async throws {
    let directory = try TemporaryDirectory()
    let folder = directory.path
    try FileManager.default.createDirectory(
      atPath: folder + "/inner", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: path.hasPrefix("link/..") ? "inner" : ".")
    let secrets = SecretFile("\(folder)/\(path)")
    var command = SettingsCommand(
      "studio config", menu: Menu(Studio().table),
      stores: [.user: ValuesFile(folder + "/settings.json")], secrets: secrets)
    command.streams.input = { "hunter2\n" }
    var errors = ""
    command.streams.error = { errors += $0 }
    #expect(await command.run(["set", "password", "-"]) == 0)
    #expect(errors == "" && secrets.waits == 0)
    #expect(try ValuesFile(folder + "/secrets.json").load() == ["password": .text("hunter2")])
  }

  @Test func `what several commands add at once is all there`() async throws {
    let directory = try TemporaryDirectory()
    let home = directory.path
    func start(_ words: [String]) throws -> Process {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: BuiltProgram.path(of: "settings-demo"))
      process.arguments = words
      process.environment = BuiltProgram.inherited.merging(["HOME": home]) { $1 }
      try process.run()
      return process
    }
    let numbers = (1...4).map { "00\($0)" }
    for verb in ["add", "remove"] {
      let rest = verb == "add" ? numbers[...] : numbers.dropLast()
      let processes = try rest.map { try start([verb, "blocked", $0]) }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      let file = ValuesFile(home + "/.config/settings-demo-phone/settings.json")
      guard case .texts(let stored)? = try file.load()["blocked"] else {
        Issue.record("No numbers are stored.")
        continue
      }
      #expect(Set(stored).isSuperset(of: verb == "add" ? numbers[...] : numbers.suffix(1)))
      #expect(verb == "add" || Set(stored).isDisjoint(with: rest))
    }
  }
}
