import SimpleTable
import Testing

@testable import SimpleTableCommand

/// All that a command line says by itself can be replaced.
@Suite struct `Words of a command` {
  /// Settings and rows in whose own texts there is no letter.
  private final class State {
    @Setting var isOn = true
    @Setting var number = 1
    @Setting var choice = "11"
    @Setting var choices: Set<String> = []
    @Setting var text = ""

    var table: Table {
      var words = TableWords()
      for phrase in TablePhrase.allCases { words[phrase] = "<\(phrase) %1 %2 %3>" }
      return Table("0") {
        Section {
          ToggleRow("1", isOn: self.$isOn).help("1.").id("1").deprecated("1")
          StepperRow("2", value: self.$number, in: 0...10).disabled().id("2")
          PickerRow("3", selection: self.$choice, options: ["11", "22"]) { $0 }.id("3").formerly(
            "33")
          MultiPickerRow("4", selection: self.$choices, options: ["11"]) { $0 }.id("4")
          TextFieldRow("5", text: self.$text, rules: [.required]).id("5")
          TextFieldRow("6", text: self.$text, isSecure: true).id("6")
          StepperRow("7", value: self.$number, in: 0...10).disabled(reason: "77").id("7")
          ButtonRow("8") {}.confirm("88?").id("8")
          Row("9").id("9")
          ButtonRow("10") {}.hidden().id("10")
          ButtonRow("11") {}.disabled().id("11")
        }
      }
      .words(words)
    }
  }

  /// Returns what a command says for which every phrase is a marker.
  private func said(
    by words: String..., answer: String? = nil, atTerminal isTerminal: Bool = false,
    keepsSecrets: Bool = false, location: String? = nil
  ) async -> String {
    let state = State()
    let values: [String: SettingValue] = [
      "1": .text("1"), "2222": .bool(true), "33": .text("11"),
    ]
    var command = SettingsCommand(
      "00", menu: Menu(state.table),
      store: PlacedStore(
        values: MemoryStore(values, keepsSecrets: keepsSecrets), location: location),
      environmentPrefix: "0_")
    for phrase in CommandPhrase.allCases { command.words[phrase] = "<\(phrase) %1 %2>" }
    command.words[.yes] = "11"
    command.takesFlags = true
    var said = ""
    command.streams.output = { said += $0 }
    command.streams.error = { said += $0 }
    command.streams.input = { nil }
    command.streams.ask = { question, _ in
      said += question
      return answer
    }
    command.streams.isInputTerminal = isTerminal
    command.streams.environment = { ["0_3": "22", "0_4": "0", "0_5": nil] }
    _ = await command.run(words)
    return said
  }

  @Test func `no English is left once every phrase has other words`() async {
    let said = [
      await said(by: "--help"), await said(by: "list"), await said(by: "describe"),
      await said(by: "show"), await said(by: "get"), await said(by: "0"),
      await said(by: "get", "00"),
      await said(by: "get", "6"), await said(by: "list", "--0"),
      await said(by: "show", "--ascii=1"),
      await said(by: "list", "--jso"), await said(by: "show", "--width"),
      await said(by: "show", "--width", "1"), await said(by: "show", "--style", "1"),
      await said(by: "set", "1"), await said(by: "set", "1=0", "0"),
      await said(by: "set", "1=0", "1=0"), await said(by: "set", "1", "-"),
      await said(by: "set", "1", "0"), await said(by: "set", "2", "0"),
      await said(by: "unset", "2"),
      await said(by: "set", "3", "11"), await said(by: "set", "6", "0"),
      await said(by: "set", "6", "0", keepsSecrets: true),
      await said(by: "set", "6", atTerminal: true, keepsSecrets: true),
      await said(by: "search", "00"), await said(by: "run", "0"), await said(by: "run", "8"),
      await said(by: "run", "8", answer: "0", atTerminal: true), await said(by: "run", "9"),
      await said(by: "run", "10"), await said(by: "run", "11"), await said(by: "completions", "0"),
      await said(by: "check"), await said(by: "path"), await said(by: "reference"),
      await said(by: "check", location: "00"), await said(by: "3", "11"),
      await said(by: "list", "--level", "0"),
      await said(by: "set", "--level", "user", "3", "11", location: "00"),
      await said(by: "__complete", ""), await said(by: "__complete", "set", "1", ""),
    ].joined()

    let phrases = said.split(separator: "<", omittingEmptySubsequences: false).dropFirst()
      .compactMap { $0.prefix(while: \.isLetter) }
    let expected = Set(CommandPhrase.allCases)
      .subtracting([.yes, .notUTF8, .noStore, .outputNotWritten, .waits]).map { "\($0)" }
    #expect(Set(expected).subtracting(phrases.map(String.init)) == [])

    // What is typed stays as it is.
    let typed =
      Verb.allCases.flatMap { [$0.usage, $0.rawValue] }
      + SettingSource.allCases.map(\.rawValue) + [
        "true", "false", "jso", "help", "width", "style", "ascii", "no",
      ]
    let names = Set(typed.flatMap { $0.split { !$0.isLetter } })
    let markers = Set(
      (CommandPhrase.allCases.map { "\($0)" } + TablePhrase.allCases.map { "\($0)" })
        .flatMap { $0.split { !$0.isLetter } })
    let others = said.split { !$0.isLetter }.filter { !names.contains($0) && !markers.contains($0) }
    #expect(others == [])
  }

  @Test(arguments: [
    (name: "tool", words: ["config"], rest: ["config"]),
    ("tool config", ["config", "get", "x"], ["get", "x"]), ("tool config", ["config"], []),
    ("tool config", ["config", "config"], ["config"]), ("tool config", ["get"], ["get"]),
    ("tool config sound", ["config", "get"], ["config", "get"]),
    ("tool config sound", ["config", "sound", "get"], ["get"]),
  ])
  func `the name is left out only as a whole`(name: String, words: [String], rest: [String]) {
    let command = SettingsCommand(name, menu: Menu(State().table))
    #expect(command.withoutName(words[...]) == rest[...])
  }

  @Test func `an answer is the word for yes or its first letter`() async {
    for (answer, isYes) in [("11", true), ("1", true), ("yes", false), ("y", false), ("", false)] {
      let said = await said(by: "run", "8", answer: answer, atTerminal: true)
      #expect(said.contains("notConfirmed") == !isYes, "\(answer)")
    }
  }
}
