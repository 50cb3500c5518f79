import Foundation
import SimpleTable
import SimpleTableStorage
import SimpleTableTesting
import TestTraits

@testable import SimpleTableCommand

/// What a scenario of command lines works with: a program, its files, and what it prints.
///
/// Below the name of a scenario is the program, with what is particular about it. Then `$` begins a
/// command line, and `!` the name and the text of a file. Each command line is a new process.
///
/// ```text
/// # a value that is refused is named
/// studio, levels system user
/// ! system.json {"volume": 40}
/// $ studio config set volume 57
///     ! studio config: volume: must go in steps of 5 from 0
///     (1)
/// $ studio config set volume 55
///     ./user.json: { "volume": 55 }
/// ```
///
/// Lines of standard error begin with `!`, questions with `?`. A code other than 0 is in parentheses. After
/// that come the files that have changed.
///
/// What may be particular:
/// - `levels system user project policy`: there is a file for each of them, in place of `user` alone
/// - `edits LEVEL`: where changes are stored
/// - `keeps secrets`, `in memory` (no file is named), `without a store`
/// - `at a terminal`: questions are asked, and answered by standard input
/// - `takes flags`: before the word of a command
/// - `has a version`: 1.2
/// - `in one process`: all command lines
/// - `with layout`: files that have changed are shown line by line
///
/// `$ fits KEY JSON` is a value that the schema, a store and an import take, or not.
///
/// In the text of a file, `⏎` and `⇥` are the characters that they show.
final class CommandScenario {
  let program: CommandProgram
  private let options: [String]
  private let directory: TemporaryDirectory
  private let levels: [SettingLevel]
  private let editedLevel: SettingLevel

  private let secretStore = Scenario.Store()

  /// The menu of all command lines, where they are in one process.
  private var menu: Menu?
  private var transcript = PrintedText()

  /// The menu and the variables of the last command that has changed settings, while the files are as it has
  /// left them.
  private var lastChange: (menu: Menu, variables: [String: String?])?

  private static let flags: Set<String> = [
    "keeps secrets", "in memory", "without a store", "at a terminal", "takes flags",
    "in one process", "has a version", "with layout",
  ]

  init(_ subject: [String]) throws {
    let parts = subject.flatMap { $0.components(separatedBy: ", ") }
    guard let program = parts.first.flatMap({ CommandProgram.all[$0] }) else {
      throw Fault(description: "There is no program \(parts).")
    }
    self.program = program
    let options = Array(parts.dropFirst())
    self.options = options
    for option in options where !Self.flags.contains(option) {
      guard option.hasPrefix("levels ") || option.hasPrefix("edits ") else {
        throw Fault(description: "Nothing is particular about “\(option)”.")
      }
    }
    func words(after word: String) -> [String]? {
      options.map { $0.components(separatedBy: " ") }.first { $0[0] == word }.map {
        Array($0.dropFirst())
      }
    }
    let isStored = !options.contains("without a store")
    levels = isStored ? (words(after: "levels") ?? ["user"]).compactMap(SettingLevel.init) : []
    editedLevel = words(after: "edits").flatMap { SettingLevel(rawValue: $0[0]) } ?? .user
    directory = try TemporaryDirectory(isInMemory: true)
  }

  private var folder: String { directory.path }

  /// Runs a line of the scenario, and returns what follows it.
  func run(_ step: Scenario.Step) async throws -> [String] {
    transcript = PrintedText()
    let line = step.text
    if step.sign == "!" {
      lastChange = nil
      let parts = line.split(separator: " ", maxSplits: 1)
      let text = parts.dropFirst().joined().replacing("⏎", with: "\n").replacing("⇥", with: "\t")
      try (text + "\n").write(
        toFile: "\(folder)/\(parts[0])", atomically: true, encoding: .utf8)
      return []
    }
    let (before, secretsBefore) = (files, secretStore.secrets)
    let calls = ShellLine(line).calls
    var code: Int32 = 0
    var printed = ""
    for (number, call) in calls.enumerated() {
      let isShown = number == calls.count - 1 && call.file == nil
      var output = ""
      // The menu keeps this, and is kept.
      let end = try await run(call, after: printed) { [unowned self] text in
        if isShown { transcript.add(text) } else { output += text }
      }
      // As with `pipefail`.
      if end != 0 { code = end }
      if let file = call.file {
        try output.write(toFile: path(file), atomically: true, encoding: .utf8)
      }
      printed = output
    }
    if code != 0 { transcript.end("(\(code))") }
    for change in changes(since: before) { transcript.end(change) }
    if secretStore.secrets != secretsBefore {
      let texts = secretStore.secrets.map { "\($0)=\($1)" }.sorted()
      transcript.end("secrets: " + (texts.isEmpty ? "none" : texts.joined(separator: ", ")))
    }
    return transcript.ended.map { $0.replacingOccurrences(of: folder, with: ".") }
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }
}

// MARK: - Running

extension CommandScenario {
  private func path(_ word: String) -> String {
    word.hasPrefix("/") ? word : folder + (word.hasPrefix("./") ? word.dropFirst() : "/" + word)
  }

  /// Runs a command, and returns its exit code.
  private func run(
    _ call: ShellLine.Call, after printed: String, _ output: @escaping (String) -> Void
  ) async throws -> Int32 {
    let words = call.words
    switch words.first {
    case program.word?:
      let paths = words.dropFirst().map { $0.hasPrefix("./") ? path($0) : $0 }
      return await start(paths, call.variables, call.input ?? .text(printed), output)
    case "printf": output(words[1])
    case "fits": output(try await fits(words[1], words[2]) + "\n")
    case "head":
      output(lines(printed).prefix(Int(words[1].dropFirst()) ?? 0).joined())
    case "grep" where words.count == 2:
      output(lines(printed).filter { $0.contains(words[1]) }.joined())
    case "ln" where words[1] == "-s":
      try FileManager.default.createSymbolicLink(
        atPath: path(words[3]), withDestinationPath: path(words[2]))
    case "ln": try FileManager.default.linkItem(atPath: path(words[1]), toPath: path(words[2]))
    default: throw Fault(description: "There is no command \(words).")
    }
    return 0
  }

  /// Returns the lines of a text with their ends.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { $0 + "\n" }
  }

  /// Starts the program.
  private func start(
    _ words: [String], _ variables: [String: String?], _ input: ShellLine.Input,
    _ output: @escaping (String) -> Void
  ) async -> Int32 {
    if menu == nil || !options.contains("in one process") { menu = program.menu(output) }
    guard let menu else { return 0 }
    var lines: [String]?
    if case .text(let text) = input {
      lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    var command = SettingsCommand(
      program.name, version: options.contains("has a version") ? "1.2" : nil, menu: menu,
      stores: stores, secrets: secrets, editedLevel: editedLevel,
      environmentPrefix: program.prefix)
    command.takesFlags = options.contains("takes flags")
    let isAtTerminal = options.contains("at a terminal")
    var printed = ""
    var errors = ""
    command.streams = CommandStreams(
      output: {
        printed += $0
        output($0)
      },
      error: {
        errors += $0
        self.transcript.add($0, sign: "! ")
      },
      input: { lines?.joined(separator: "\n") },
      ask: { question, isSecret in
        let answer = lines.flatMap { $0.count > 1 ? $0[0] : nil }
        self.transcript.end("? " + question + (isSecret ? "(not shown)" : answer ?? ""))
        return answer
      },
      isInputTerminal: isAtTerminal, isOutputTerminal: false, isErrorTerminal: isAtTerminal,
      environment: { variables })
    let name = program.name.components(separatedBy: " ").dropFirst()
    guard words.starts(with: name) || words.first == Completion.verb else {
      return play(words, variables, command.streams)
    }
    let rest = words.first == Completion.verb ? words : Array(words.dropFirst(name.count))
    let code = await command.run(rest)
    if rest.prefix(while: { $0 != "--" }).contains("--json"), !errors.isEmpty || !isJSON(printed) {
      transcript.end("  standard output is not one JSON value, or not alone")
    }
    let changes = rest.first.flatMap(Verb.named)?.changesSettings ?? false
    if changes, code < 2 { lastChange = (menu, variables) }
    return code
  }

  private func isJSON(_ text: String) -> Bool {
    text.hasSuffix("\n")
      && (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
        != nil
  }

  /// Starts the program itself, which takes flags, and prints the words that are left and what the
  /// flags have decided.
  private func play(
    _ arguments: [String], _ variables: [String: String?], _ streams: CommandStreams
  ) -> Int32 {
    guard let menu else { return 0 }
    lastChange = nil
    var words = arguments
    let report = menu.start(
      stores: stores, editing: editedLevel, environment: variables.compactMapValues(\.self),
      prefix: program.prefix, flags: &words)
    streams.output("words: \(words.joined(separator: " "))\n")
    for setting in menu.settings where setting.source == .argument {
      streams.output("\(setting.key)=\(setting.value), locked: \(setting.isLocked)\n")
    }
    if !report.isEmpty { streams.error("\(report)\n") }
    return report.exitCode
  }

  /// Checks that a new process finds what the last one that changed something has left.
  func checkRestart() {
    guard let (menu, variables) = lastChange else { return }
    let restarted = program.menu { _ in }
    restarted.start(
      stores: stores, secrets: secrets, editing: editedLevel,
      environment: variables.compactMapValues(\.self),
      prefix: program.prefix)
    func state(_ menu: Menu) -> [String] {
      menu.settings.map { "\($0.key)=\($0.isSecret ? "" : $0.value) \($0.source)" }
    }
    check(state(restarted), state(menu))
  }
}

// MARK: - Files

extension CommandScenario {
  private var stores: [SettingLevel: any SettingsStore] {
    let isInMemory = options.contains("in memory")
    return Dictionary(
      uniqueKeysWithValues: levels.map { level in
        let file = ValuesFile("\(folder)/\(level.rawValue).json")
        return isInMemory ? (level, PlainStore(file: file)) : (level, file)
      })
  }

  /// Where secrets are kept, if they are.
  private var secrets: (any SecretStore)? {
    options.contains("keeps secrets") ? secretStore : nil
  }

  /// A values file that does not say where it is.
  private struct PlainStore: SettingsStore {
    let file: ValuesFile

    func load() throws -> [String: SettingValue] { try file.load() }

    func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
      try file.merge(set: values, unset: keys)
    }
  }

  /// The texts of all files, by name.
  private var files: [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? "")
      })
  }

  /// Returns the files that differ from what they were, short ones as one line unless their layout counts.
  private func changes(since before: [String: String]) -> [String] {
    let after = files
    let names = Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }
    return names.flatMap { name -> [String] in
      guard let text = after[name] else { return ["./\(name) is gone"] }
      if options.contains("with layout") {
        return ["./\(name):"] + self.lines(text).map { "  " + $0.dropLast() }
      }
      let lines = text.split(separator: "\n").map(String.init)
      let line = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      return line.count < 160
        ? ["./\(name): \(line)"] : ["./\(name):"] + lines.map { "  " + $0 }
    }
  }
}
