import Foundation
import Testing

@testable import settings_demo

@Suite final class StoredValuesTests {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("settings-demo-\(UUID().uuidString).json")

  deinit { try? FileManager.default.removeItem(at: url) }

  private var text: String {
    get throws { try String(contentsOf: url, encoding: .utf8) }
  }

  /// The members of the object in the file, one a line, in the order of their keys.
  private var members: String {
    get throws {
      let lines = try text.split(separator: "\n").dropFirst().dropLast()
      return lines.map { $0.dropFirst(2).prefix { $0 != "," } }.sorted().joined(separator: "\n")
    }
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: url)
  }

  private func run(_ menu: String, _ script: String = "") -> Demo.Result {
    Demo.run(["--menu", menu, "--width", "40", "--values", url.path, "--script", script])
  }

  @Test func `values are there again, also those of tables behind links`() throws {
    let first = run(
      "phone", "toggle quiet; push sounds; set volume 80; pop; push general; push about")
    #expect(first.error == "" && first.exitCode == 0)
    let second = run("phone", "values; push sounds; values")
    #expect(second.error == "" && second.exitCode == 0)
    #expect(second.output.contains("quiet = true\n"))
    #expect(second.output.contains("volume = 80\n"))
  }

  @Test func `the file holds the values of all tables, and no secrets`() throws {
    _ = run("phone", "toggle airplane; push bluetooth; pop")
    _ = run("phone", "toggle airplane; push wifi; set password out of sight; pop")
    #expect(
      try members == """
        "adapts": true
        "airplane": false
        "announces-calls": false
        "asks-to-join": false
        "bluetooth-on": true
        "carrier": "Riverbank"
        "fetches-mail": true
        "herons": false
        "level": 60
        "lock": 2
        "name": "Heron"
        "otters": true
        "quality": "High"
        "quiet": false
        "receipts": true
        "ringtone": "Kingfisher"
        "signature": "Sent from the riverbank"
        "text-size": 1
        "vibrations": "Calls"
        "voles": false
        "volume": 60
        "wallpaper": "Lake"
        "wifi-on": true
        """)
  }

  @Test func `rows that appear when a value is restored have their values restored`() throws {
    _ = run("transit", "toggle debug; toggle regions")
    #expect(try text.contains("\"regions\": true"))
    #expect(run("transit", "values").output.contains("regions = true\n"))
    _ = run("transit", "toggle debug")
    #expect(run("transit", "toggle debug; values").output.contains("regions = true\n") == false)
  }

  @Test(arguments: ["toggle airplane", "push wifi; toggle wifi-on; pop"])
  func `what is chosen stays while it is out of sight`(_ hiding: String) throws {
    _ = run("phone", "push wifi; select herons; toggle asks-to-join; pop; " + hiding)
    #expect(try text.contains("\"herons\": true"))
    _ = run("phone")
    let third = run("phone", hiding + "; push wifi; values")
    #expect(third.output.contains("herons = true\n"))
    #expect(third.output.contains("asks-to-join = true\n"))
    #expect(third.error == "")
  }

  @Test func `a value that is refused is named, and the rest is restored`() throws {
    try write(#"{"volume": 8000, "quiet": true, "carrier": "Nobody", "airplane": "yes", "x": 1}"#)
    let result = run("phone", "values")
    let file = "settings-demo: \"\(url.path)\""
    #expect(
      result.error == """
        \(file): airplane: must be true or false and is a text
        \(file): carrier: "Nobody" is not among the options
        \(file): volume: must be from 0 to 100

        """)
    #expect(result.exitCode == 65)
    #expect(result.output.contains("quiet = true\n"))
    #expect(try text.contains("\"x\": 1"))
  }

  @Test(arguments: ["{", "", "[1]", "{\"quiet\": tru}", "\u{1B}[31m"])
  func `a damaged file is left as it is, and the menu is shown`(_ damaged: String) throws {
    try write(damaged)
    let result = run("phone", "toggle quiet")
    #expect(result.output == Demo.run(["--width", "40", "--script", "toggle quiet"]).output)
    #expect(result.error.hasPrefix("settings-demo: The file \"\(url.path)\" is damaged"))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(!result.error.contains("\u{1B}"))
    #expect(result.exitCode == 65)
    #expect(try text == damaged)
  }

  @Test func `a file that cannot be written is said after the menu was shown`() {
    let result = Demo.run(["--width", "40", "--values", url.path + "/no/values.json"])
    #expect(result.output == Demo.run(["--width", "40"]).output)
    #expect(
      result.error == """
        settings-demo: The file "\(url.path)/no/values.json" cannot be written: no such file or \
        directory.

        """)
    #expect(result.exitCode == 65)
  }

  @Test func `a menu runs live also where its file is damaged`() throws {
    try write("{")
    var runs = 0
    let result = Demo.run(["--values", url.path], isTerminal: true) { _, _ in
      runs += 1
      return nil
    }
    #expect(runs == 1)
    #expect(result.error.contains("is damaged"))
    #expect(result.exitCode == 65)
  }
}
