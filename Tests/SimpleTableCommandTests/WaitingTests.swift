import Foundation
import SimpleTable
import SimpleTableCommand
import SimpleTableStorage
import TestTraits
import Testing

@Suite(.waitsForPrograms) struct `A command that has to wait for a file` {
  @Test func `says so, and stores its value`() async throws {
    let folder = NSTemporaryDirectory() + "waiting-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let lock = open(folder, O_RDONLY)
    #expect(flock(lock, LOCK_EX) == 0)
    var volume = 60
    let menu = Menu(
      Table {
        Section {
          SliderRow(
            "Volume", value: Binding(get: { volume }, set: { volume = $0 }), in: 0...100
          ).id("volume")
        }
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
}
