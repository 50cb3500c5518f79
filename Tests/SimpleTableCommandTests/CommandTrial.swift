import Observation
import SimpleTable
import SimpleTableCommand

/// A command whose words, input and environment come from a test, and whose output goes there.
final class CommandTrial {
  let studio = Studio()
  let menu: Menu
  let store: TrialStore
  var environment: [String: String?] = [:]
  var input: String? = ""
  var isTerminal = false
  var isErrorTerminal = false

  /// What was asked, and what is answered.
  var questions: [String] = []
  var answer: String?

  var output = ""
  var errors = ""

  init(_ values: [String: SettingValue] = [:], keepsSecrets: Bool = false) {
    menu = Menu(studio.table)
    store = TrialStore(values, keepsSecrets: keepsSecrets)
  }

  /// Runs a command, and notes what it writes in place of what the last one wrote.
  func run(_ words: String...) async -> Int32 { await run(words) }

  func run(_ words: [String]) async -> Int32 {
    (output, errors) = ("", "")
    var command = SettingsCommand(
      "studio config", menu: menu, store: store, environmentPrefix: "STUDIO_")
    command.streams = CommandStreams.standard
    command.streams.output = { self.output += $0 }
    command.streams.error = { self.errors += $0 }
    command.streams.input = { self.input }
    command.streams.ask = { question, isSecret in
      self.questions.append(isSecret ? question + "(secret)" : question)
      return self.answer
    }
    command.streams.isInputTerminal = isTerminal
    command.streams.isOutputTerminal = false
    command.streams.isErrorTerminal = isErrorTerminal
    command.streams.environment = { self.environment }
    return await command.run(words)
  }
}

extension SettingsCommand {
  /// Runs words, and returns the exit code and all that is said.
  func end(of words: [String]) async -> (code: Int32, said: String) {
    var (command, said) = (self, "")
    command.streams.output = { said += $0 }
    command.streams.error = { said += $0 }
    return (await command.run(words), said)
  }
}

/// A store in memory that can fail.
final class TrialStore: SettingsStore {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let memory: MemoryStore
  var failsToLoad = false
  var failsToSave = false

  /// How often the store was read, and how many keys were set or unset.
  private(set) var loadCount = 0
  private(set) var mergedCount = 0

  init(_ values: [String: SettingValue], keepsSecrets: Bool) {
    memory = MemoryStore(values, keepsSecrets: keepsSecrets)
  }

  var values: [String: SettingValue] { memory.values }
  var keepsSecrets: Bool { memory.keepsSecrets }

  func load() throws -> [String: SettingValue] {
    if failsToLoad { throw Failure(description: "The store cannot be read.") }
    loadCount += 1
    return memory.load()
  }

  func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
    if failsToSave { throw Failure(description: "The store cannot be written.") }
    mergedCount += values.count + keys.count
    memory.merge(set: values, unset: keys)
  }
}

/// The settings of a recording studio: a control of every kind.
final class Studio {
  enum Theme: String, CaseIterable { case light, dark }

  @Setting var isLoud = false
  @Setting var volume = 60
  @Setting var zoom = 1.0
  @Setting var theme = Theme.light
  @Setting var input = "line"
  @Setting var days: Set<String> = []
  @Setting var name = "Ada"
  @Setting var password = ""
  @Setting var level = 3
  @Setting var isFed = true
  let tuner = Tuner()
  var erasures = 0
  var pings = 0

  var table: Table {
    Table("Studio") {
      Section("Sound") {
        ToggleRow("Loud", isOn: self.$isLoud).help("Whether it is heard outside.").id("loud")
        SliderRow("Volume", value: self.$volume, in: 0...100, step: 5) { "\($0) %" }.id("volume")
        StepperRow("Zoom", value: self.$zoom, in: 0.5...2, step: 0.25).id("zoom").formerly("gain")
        if self.isLoud {
          StepperRow("Warning", value: self.$level, in: 1...5).id("warning")
        }
      }
      Section("Input", id: "input") {
        Row("Line").tag("line").id("line")
        Row("Microphone").tag("mic").id("mic")
      }
      .selection(.single(self.$input))
      Section("More") {
        PickerRow("Theme", selection: self.$theme, options: Theme.allCases) {
          $0.rawValue.uppercased()
        }
        .id("theme")
        MultiPickerRow("Days", selection: self.$days, options: ["Mon", "Tue", "Wed"]) { $0 }
          .id("days")
        TextFieldRow("Name", text: self.$name, rules: [.required]).id("name")
        TextFieldRow("Password", text: self.$password, isSecure: true, rules: [.length(4...8)])
          .id("password")
        StepperRow("Level", value: self.$level, in: 1...5).disabled(reason: "needs a key")
          .id("level")
        ToggleRow("Off", isOn: self.$isLoud).disabled().id("off")
        LinkRow("Otters", scope: "otters") { self.otters }.id("otters")
      }
    }
  }

  @TableBuilder private var otters: Section {
    Section {
      ToggleRow("Fed", isOn: self.$isFed).id("fed")
      ButtonRow("Tune") { try await self.tuner.tune(self) }
        .status(self.tuner.note.isEmpty ? nil : self.tuner.note).id("tune")
      ButtonRow("Ping") { self.pings += 1 }.id("ping")
      ButtonRow("Erase", role: .destructive) { self.erasures += 1 }
        .confirm("Erase everything?").id("erase")
      ButtonRow("Closed") {}.disabled(reason: "comes later").id("closed")
      ButtonRow("Hidden") {}.hidden().id("hidden")
      Row("Note").id("note")
    }
  }
}

/// What an action that takes time changes.
@Observable final class Tuner {
  var note = ""
  var fails = false

  nonisolated(nonsending) func tune(_ studio: Studio) async throws {
    for step in 1...2 {
      note = "string \(step)"
      for _ in 0..<20 { await Task.yield() }
    }
    note = ""
    if fails { throw TrialStore.Failure(description: "a string broke") }
    studio.pings += 10
  }
}
