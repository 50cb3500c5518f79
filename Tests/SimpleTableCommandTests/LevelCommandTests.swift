import Foundation
import SimpleTable
import SimpleTableCommand
import SimpleTableStorage
import Testing

/// A command line with stores of several levels.
@Suite struct `Levels by commands` {
  let studio = Studio()
  let system = LevelStore(["volume": .number("40"), "name": .text("Sy")], location: "/etc/studio")
  let user = LevelStore(["volume": .number("50")], location: "/home/studio")
  let project = LevelStore(["volume": .number("45")], location: "/clip/studio")
  let policy = LevelStore(["loud": .bool(true)], location: "/policy/studio")

  /// What is wrong with the default of the password.
  private let password = "password: must have 4 to 8 characters\n"

  /// Runs a command of a new program, and returns its exit code, output and errors.
  private func run(
    _ words: String..., levels: [SettingLevel] = [.system, .user], edited: SettingLevel = .user,
    environment: [String: String?] = [:], input: String? = nil
  ) async -> (code: Int32, output: String, errors: String) {
    await run(words, levels: levels, edited: edited, environment: environment, input: input)
  }

  private func run(
    _ words: [String], levels: [SettingLevel] = [.system, .user], edited: SettingLevel = .user,
    environment: [String: String?] = [:], input: String? = nil
  ) async -> (code: Int32, output: String, errors: String) {
    let all: [SettingLevel: LevelStore] = [
      .system: system, .user: user, .project: project, .policy: policy,
    ]
    var command = SettingsCommand(
      "studio", menu: Menu(Studio().table), stores: all.filter { levels.contains($0.key) },
      editedLevel: edited, environmentPrefix: "STUDIO_")
    var (output, errors) = ("", "")
    command.streams.output = { output += $0 }
    command.streams.error = { errors += $0 }
    command.streams.input = { input }
    command.streams.isInputTerminal = false
    command.streams.isOutputTerminal = false
    command.streams.environment = { environment }
    let code = await command.run(words)
    return (code, output, errors)
  }

  @Test func `describe prints the values of all levels with their places`() async {
    let (code, output, _) = await run(
      "describe", "volume", levels: SettingLevel.allCases, environment: ["STUDIO_VOLUME": "57"])
    #expect(code == 0)
    #expect(
      output == """
        volume=50
          Studio > Volume
          whole number from 0 to 100 in steps of 5
          source: user
            user (/home/studio): 50
            environment (STUDIO_VOLUME): 57, refused: must go in steps of 5 from 0
            project (/clip/studio): 45, refused: is not allowed in a project
            system (/etc/studio): 40
            default: 60
          variable: STUDIO_VOLUME
          not valid: the project value is not allowed in a project

        """)
  }

  @Test func `list prints the origin of each value, or what a level holds`() async {
    let origins = await run("list", "--origin", levels: SettingLevel.allCases).output
    #expect(origins.hasPrefix("policy\t/policy/studio\tloud=true\nuser\t/home/studio\tvolume=50\n"))
    #expect(origins.contains("default\t\tzoom=1\n"))
    #expect(await run("list", "--stored").output == "volume=50\n")
    #expect(await run("list", "--stored", edited: .system).output == "volume=40\nname=Sy\n")
    #expect(await run("list", "--level", "system").output == "volume=40\nname=Sy\n")
    #expect(
      await run("list", "--stored", "--level", "system", "--origin").output
        == "system\t/etc/studio\tvolume=40\nsystem\t/etc/studio\tname=Sy\n")
    let json = await run("list", "--json", "--level", "system").output
    #expect(json.contains(#""key": "volume", "value": 40, "default": 60, "source": "user""#))
    #expect(json.contains(#"{"source": "system", "origin": "/etc/studio", "value": 40}"#))
  }

  @Test func `a level that is named is written, and what overrides it is reported`() async {
    let trial = await run("set", "--dry-run", "--level", "system", "volume", "20")
    #expect(trial.errors == "studio: volume: user (/home/studio): 50 applies\n")
    #expect(system.values["volume"] == .number("40"))
    let set = await run("set", "--level", "system", "volume", "20")
    #expect(set.code == 0)
    #expect(set.errors == "studio: volume: user (/home/studio): 50 applies\n")
    #expect(system.values["volume"] == .number("20") && user.values["volume"] == .number("50"))
    let several = await run(
      "set", "--level=user", "volume=30", "zoom=2", environment: ["STUDIO_VOLUME": "80"])
    #expect(several.errors == "studio: volume: environment (STUDIO_VOLUME): 80 applies\n")
    #expect(user.values == ["volume": .number("30"), "zoom": .number("2")])
    #expect(await run("set", "volume", "10", environment: ["STUDIO_VOLUME": "80"]).code == 1)
    #expect(await run("set", "--level", "system", "volume", "7").code == 1)
    #expect(await run("set", "volume", "35").errors == "")
    #expect(await run("set", "zoom", "1", edited: .system).code == 1)
  }

  @Test func `unset names what applies then`() async {
    let unset = await run("unset", "volume")
    #expect(unset.errors == "studio: volume: system (/etc/studio): 40 applies\n")
    #expect(user.values == [:])
    #expect(await run("unset", "--level", "system", "volume", "name").errors == "")
    #expect(system.values == [:])
    #expect(await run("set", "volume=5", "name=Bo").code == 0)
    #expect(await run("set", "--level", "system", "volume=10").code == 0)
    let all = await run("unset", "--all")
    #expect(all.errors == "studio: volume: system (/etc/studio): 10 applies\n")
    #expect(user.values == [:])
    #expect(await run("unset", "--all", "--level", "system").code == 0)
    #expect(system.values == [:])
    #expect(await run("unset", "volume", levels: [.user]).errors == "")
  }

  @Test func `unset leaves what is disabled or locked at a level, and says why`() async {
    system.values["level"] = .number("2")
    let all = await run("unset", "--all", "--level", "system")
    #expect(all.code == 0)
    #expect(
      all.errors == "studio: level: needs a key\nstudio: volume: user (/home/studio): 50 applies\n")
    #expect(system.values == ["level": .number("2")])
    let own = await run("unset", "--all", environment: ["STUDIO_VOLUME": "80"])
    #expect(own.code == 0 && own.errors == "studio: volume: set by STUDIO_VOLUME\n")
    #expect(user.values == ["volume": .number("50")])
  }

  @Test func `entries are added to the list of a level`() async {
    #expect(await run("add", "--level", "system", "days", "Mon").code == 0)
    #expect(system.values["days"] == .texts(["Mon"]))
    #expect(await run("add", "days", "Tue").code == 0)
    #expect(user.values["days"] == .texts(["Mon", "Tue"]))
    let removed = await run("remove", "--level", "system", "days", "Mon")
    #expect(removed.errors == "studio: days: user (/home/studio): Mon, Tue applies\n")
    #expect(system.values["days"] == .texts([]))
  }

  @Test func `path prints the place of the edited level, or of all`() async {
    #expect(await run("path", levels: SettingLevel.allCases).output == "/home/studio\n")
    #expect(await run("path", edited: .system).output == "/etc/studio\n")
    #expect(
      await run("path", "--all", levels: SettingLevel.allCases).output
        == "system\t/etc/studio\nuser\t/home/studio\nproject\t/clip/studio\npolicy\t/policy/studio\n"
    )
    #expect(await run("path", "--all", levels: []).code == 1)
  }

  @Test(arguments: [["list", "--level", "x"], ["set", "--level", "policy", "volume", "5"]])
  func `a level without a store is wrong usage`(words: [String]) async {
    var command = SettingsCommand(
      "studio", menu: Menu(Studio().table), stores: [.system: system, .user: user])
    var errors = ""
    command.streams.error = { errors += $0 }
    #expect(await command.run(words) == 2)
    #expect(errors == "studio: --level: takes one of system, user, and not \"\(words[2])\"\n")
  }

  @Test func `a store that cannot be read is reported, and hides no other`() async {
    system.fails = true
    let get = await run("get", "volume")
    #expect((get.code, get.output) == (0, "50\n"))
    #expect(get.errors == "studio: /etc/studio is damaged.\n")
    let check = await run("check")
    #expect(
      (check.code, check.output, check.errors) == (3, "/etc/studio is damaged.\n" + password, ""))
    for words in [["get", "volume"], ["list"], ["describe"], ["search", "volume"], ["show"]] {
      let answer = await run(words + ["--json"])
      #expect((answer.code, answer.errors) == (3, ""))
      #expect(
        answer.output == #"""
          {"errors": [{"code": "store", "key": null, "value": null, \#
          "message": "/etc/studio is damaged.", "allowed": []}]}

          """#)
    }
    let set = await run("set", "--json", "volume", "10")
    #expect(set.code == 0 && set.output.contains(#""notes": ["/etc/studio is damaged."]"#))
    #expect(await run("set", "volume", "5").code == 0)
    #expect(await run("set", "--level", "system", "volume", "5").code == 3)
    #expect(await run("get", "volume", edited: .system).code == 3)
  }

  @Test(arguments: [
    ["get", "volume"], ["set", "volume", "5"], ["list"], ["check"], ["edit"], ["show"],
  ])
  func `a policy that cannot be read ends the command`(words: [String]) async {
    policy.fails = true
    var command = SettingsCommand(
      "studio", menu: Menu(studio.table), stores: [.user: user, .policy: policy])
    var said = ""
    command.streams.error = { said += $0 }
    command.streams.output = { said += $0 }
    #expect(await command.run(words) == 3)
    #expect(said == "studio: /policy/studio is damaged.\n")
    #expect(user.values == ["volume": .number("50")])
  }

  @Test func `a policy locks, and one that is refused is reported once`() async {
    let set = await run("set", "loud", "off", levels: SettingLevel.allCases)
    #expect(set.code == 1)
    #expect(set.errors.contains("studio: loud: set by policy: /policy/studio\n"))
    policy.values = ["volume": .number("33")]
    let get = await run("get", "volume", levels: [.system, .user, .policy])
    #expect(get.output == "60\n")
    #expect(
      get.errors
        == "studio: volume: stored value in /policy/studio: must go in steps of 5 from 0\n")
  }

  @Test func `check looks at every level`() async {
    system.values = ["volum": .number("1"), "gain": .number("2")]
    user.values = ["other": .bool(true)]
    let check = await run("check")
    #expect(check.code == 1)
    #expect(
      check.output == password + """
        volum: is not a setting; did you mean volume?
        other: is not a setting now
        gain: is called zoom now

        """)
  }

  @Test func `secrets go only to levels that keep them, and never to a project`() async {
    let refused = "studio: password: is secret, and the store keeps no secrets\n"
    user.keepsSecrets = true
    #expect(
      await run("set", "--level", "system", "password", "-", input: "hunter2").errors == refused)
    #expect(await run("set", "--level", "user", "password", "-", input: "hunter2").code == 0)
    #expect(user.values["password"] == .text("hunter2"))
    project.keepsSecrets = true
    let set = await run(
      "set", "--level", "project", "password", "-", levels: SettingLevel.allCases, input: "hunter2")
    #expect(set.code == 1 && set.errors.hasSuffix(refused))
    #expect(await run("list", "--level", "user").output == "volume=50\npassword\n")
  }

  @Test func `levels are completed`() async {
    #expect(await run("__complete", "set", "--level", "").output == "system\nuser\n")
    #expect(await run("__complete", "set", "--level", "user", "vol").output == "volume\tVolume\n")
    #expect(await run("__complete", "path", "--").output == "--json\n--all\n--help\n")
  }

  @Test func `a menu that edits another level already goes on doing so`() async {
    let menu = Menu(Studio().table)
    menu.editedLevel = .system
    user.values = [:]
    var command = SettingsCommand(
      "studio", menu: menu, stores: [.system: system, .user: user], environmentPrefix: nil)
    command.streams.error = { _ in }
    #expect(await command.run(["set", "volume", "45"]) == 0)
    #expect(system.values["volume"] == .number("45") && user.values.isEmpty)
  }

  @Test func `a project's file that is a link is not written`() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/levels-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (file, link) = (ValuesFile(folder + "/own.json"), ValuesFile(folder + "/link.json"))
    try file.merge(set: ["level": .number("2")], unset: [])
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: file.path)
    #expect(link.isLink && !file.isLink)
    for (level, code) in [(SettingLevel.project, Int32(3)), (.user, 0)] {
      let wifi = Knob()
      var command = SettingsCommand(
        "x", menu: Menu(wifi.table), stores: [level: link], editedLevel: level)
      command.streams.error = { _ in }
      #expect(await command.run(["set", "level", "4"]) == code)
      #expect(try file.load() == ["level": .number(code == 0 ? "4" : "2")])
    }
  }

  /// One setting that a project may decide.
  private final class Knob {
    @Setting var level = 1

    var table: Table {
      Table {
        Section {
          StepperRow("Level", value: self.$level, in: 1...5).id("level").allowedInProject()
        }
      }
    }
  }
}

/// A store in memory with a place, which may be damaged.
final class LevelStore: SettingsStore {
  struct Damage: Error, CustomStringConvertible {
    let description: String
  }

  var values: [String: SettingValue]
  var keepsSecrets = false
  var fails = false
  let place: String

  init(_ values: [String: SettingValue], location: String) {
    self.values = values
    place = location
  }

  var location: String? { place }

  func load() throws -> [String: SettingValue] {
    if fails { throw Damage(description: "\(place) is damaged.") }
    return values
  }

  func merge(set values: [String: SettingValue], unset keys: Set<String>) {
    for key in keys { self.values[key] = nil }
    self.values.merge(values) { $1 }
  }
}
