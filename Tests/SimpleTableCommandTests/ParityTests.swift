import Foundation
import SimpleTable
import SimpleTableStorage
import SimpleTableTerminal
import Testing

@testable import SimpleTableCommand

/// Keys of the live menu, numbered lines and words of the command are three ways to one thing.
@Suite struct `Parity of presentations` {
  enum Kind: CaseIterable {
    case toggle, slider, stepper, picker, pagePicker, group, multiPicker, text
  }

  enum Situation: CaseIterable {
    case accepted, refused, locked, disabled, disabledForNoReason, unset
  }

  /// What was typed in each of the three, as far as there is a way to type it.
  struct Typed {
    var keys: [Key]?
    var line: String?
    let word: String
  }

  /// A menu of one setting, with a file of its own.
  final class Trial {
    enum Theme: String, CaseIterable { case light, dark }

    @Setting var isOn = false
    @Setting var volume = 60
    @Setting var zoom = 1.0
    @Setting var theme = Theme.light
    @Setting var input = "line"
    @Setting var days: Set<String> = []
    @Setting var name = "Ada"

    let situation: Situation
    let file: ValuesFile
    private(set) lazy var menu = Menu(Table { [unowned self] in section })
    private let kind: Kind

    init(_ kind: Kind, _ situation: Situation, _ folder: Folder) throws {
      self.kind = kind
      self.situation = situation
      file = ValuesFile(folder.path + "/values.json")
      try? FileManager.default.removeItem(atPath: file.path)
      if situation == .unset { try file.merge(set: ["it": kind.stored], unset: []) }
      menu.start(stores: [.user: file], environment: environment, prefix: "P_")
    }

    var environment: [String: String] {
      situation == .locked ? ["P_IT": Situation.locked.typed(for: kind).word] : [:]
    }

    private func row(_ row: consuming some RowContent) -> Row {
      switch situation {
      case .disabled: row.row.disabled(reason: "needs a key")
      case .disabledForNoReason: row.row.disabled()
      default: row.row
      }
    }

    @TableBuilder private var section: Section {
      Section(kind == .group ? "It" : nil, id: kind == .group ? "it" : "section") {
        switch kind {
        case .toggle: row(ToggleRow("It", isOn: $isOn)).id("it")
        case .slider:
          row(
            SliderRow(
              "It", value: $volume, in: 0...100, step: 5,
              rules: [ValidationRule("must not be so") { $0 != 55 }])
          )
          .id("it")
        case .stepper:
          row(
            StepperRow(
              "It", value: $zoom, in: 0.5...2, step: 0.25,
              rules: [ValidationRule("must not be so") { $0 != 1.25 }])
          )
          .id("it")
        case .picker, .pagePicker:
          row(
            PickerRow(
              "It", selection: $theme, options: Theme.allCases,
              style: kind == .picker ? .inline : .page
            ) { $0.rawValue.uppercased() }
          )
          .id("it")
        case .group:
          row(Row("Line").tag("line")).id("line")
          row(Row("Microphone").tag("mic")).id("mic")
        case .multiPicker:
          row(MultiPickerRow("It", selection: $days, options: ["Mon", "Tue"]) { $0 }).id("it")
        case .text: row(TextFieldRow("It", text: $name, rules: [.length(1...5)])).id("it")
        }
      }
      .selection(.single($input))
    }

    /// What there is in the end.
    func result() throws -> (setting: SettingInfo, bytes: String) {
      let bytes = FileManager.default.contents(atPath: file.path)
      let setting = try #require(menu.setting("it"))
      return (setting, bytes.map { String(decoding: $0, as: UTF8.self) } ?? "no file")
    }
  }

  final class Folder {
    let path = NSTemporaryDirectory() + "parity-\(UUID().uuidString)"
    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test(arguments: Kind.allCases, Situation.allCases)
  func `all three lead to the same value, sentence and bytes`(
    kind: Kind, situation: Situation
  ) async throws {
    let folder = try Folder()
    let typed = situation.typed(for: kind)

    let trial = try Trial(kind, situation, folder)
    let before = try trial.result()
    var errors = ""
    var command = SettingsCommand(
      "p", menu: trial.menu, store: trial.file, environmentPrefix: "P_")
    command.streams.error = { errors += $0 }
    command.streams.environment = { trial.environment }
    let words = situation == .unset ? ["unset", "it"] : ["set", "it", typed.word]
    let code = await command.run(words)
    let expected = try trial.result()
    let sentence = String(errors.dropFirst("p: it: ".count).dropLast())
    switch situation {
    case .accepted, .unset:
      #expect(code == 0 && errors == "")
      #expect(expected.setting != before.setting)
      #expect(expected.bytes != before.bytes)
    case .refused, .locked, .disabled, .disabledForNoReason:
      #expect(code == 1 && errors.hasPrefix("p: it: ") && sentence.count > 5)
      #expect(expected == before)
    }

    if let keys = typed.keys {
      let trial = try Trial(kind, situation, folder)
      let session = MenuSession(
        trial.menu, size: TerminalSize(columns: 100, rows: 20), autosave: trial.file)
      _ = session.nextFrame()
      _ = session.press(keys)
      if situation == .unset { trial.menu.unset("it") }
      #expect(!session.save())
      let said = session.nextFrame().lines.map(\.text).joined(separator: "\n")
      #expect(try trial.result() == expected, "live: \(said)")
      #expect(sentence.isEmpty || said.contains(sentence), "\(said)")
    }
    if let line = typed.line {
      let trial = try Trial(kind, situation, folder)
      let session = NumberedLines(trial.menu, autosave: trial.file)
      _ = session.list()
      let said = session.answer(line)
      if situation == .unset { trial.menu.unset("it") }
      #expect(session.save() == nil)
      #expect(try trial.result() == expected, "numbered lines: \(said)")
      #expect(sentence.isEmpty || said.contains(sentence), "\(said)")
    }
  }
}

extension `Parity of presentations`.Kind {
  /// A value that is stored before it is unset.
  var stored: SettingValue {
    switch self {
    case .toggle: .bool(true)
    case .slider: .number("20")
    case .stepper: .number("2")
    case .picker, .pagePicker: .text("dark")
    case .group: .text("mic")
    case .multiPicker: .texts(["Tue"])
    case .text: .text("Bo")
    }
  }
}

extension `Parity of presentations`.Situation {
  typealias Typed = `Parity of presentations`.Typed

  func typed(for kind: `Parity of presentations`.Kind) -> Typed {
    switch self {
    case .refused: refused(kind)
    // Neither keys nor numbered lines unset a value: the program does.
    case .unset: Typed(keys: [], line: "t", word: "")
    default: accepted(kind)
    }
  }

  private func accepted(_ kind: `Parity of presentations`.Kind) -> Typed {
    switch kind {
    case .toggle: Typed(keys: [.space], line: "1", word: "true")
    case .slider: Typed(keys: [.right], line: "+ 1", word: "65")
    case .stepper: Typed(keys: [.left], line: "1 0.75", word: "0.75")
    case .picker: Typed(keys: [.return, .down, .down, .return], line: "1 dark", word: "dark")
    case .pagePicker: Typed(keys: [.return, .down, .return], line: "1 DARK", word: "DARK")
    case .group: Typed(keys: [.down, .down, .return], line: "2", word: "mic")
    case .multiPicker: Typed(keys: [.return, .down, .return], line: "1 Mon", word: "Mon")
    case .text:
      Typed(keys: [.return, .control("u"), "B", "o", .return], line: "1 Bo", word: "Bo")
    }
  }

  /// A switch and what has options are never refused what a key chooses.
  private func refused(_ kind: `Parity of presentations`.Kind) -> Typed {
    switch kind {
    case .toggle: Typed(line: "1 maybe", word: "maybe")
    case .slider: Typed(keys: [.left], line: "- 1", word: "55")
    case .stepper: Typed(keys: [.right], line: "1 1.25", word: "1.25")
    case .picker, .pagePicker: Typed(line: "1 grey", word: "grey")
    case .group: Typed(word: "grey")
    case .multiPicker: Typed(line: "1 Mon, Sun", word: "Mon, Sun")
    case .text:
      Typed(
        keys: [.return, "a", "b", "c", "d", .return], line: "1 Adaabcd", word: "Adaabcd")
    }
  }
}
