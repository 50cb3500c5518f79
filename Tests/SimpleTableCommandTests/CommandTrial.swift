import SimpleTable
import SimpleTableCommand
import SimpleTableTesting

/// A command whose words, input and environment come from a test, and whose output goes there.
final class CommandTrial {
  let studio = Studio()
  let menu: Menu
  let store: Scenario.Store
  var environment: [String: String?] = [:]
  var input: String? = ""
  var (isOutputTerminal, isErrorTerminal) = (false, false)

  var output = ""
  var errors = ""

  init(_ values: [String: SettingValue] = [:]) {
    menu = Menu(studio.table)
    store = Scenario.Store(values)
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
    command.streams.isInputTerminal = false
    command.streams.isOutputTerminal = isOutputTerminal
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
