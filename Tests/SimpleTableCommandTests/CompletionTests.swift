import Foundation
import SimpleTable
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableCommand

@Suite struct `Completing words` {
  let trial = CommandTrial(["volume": .number("20")])

  @Test(
    arguments: [
      ([""], ["config"]),
      (["conf"], ["config"]),
      (["build", ""], []),
      (
        ["config", "un"],
        ["unset\tremove stored values, so that the defaults apply; --all: of all settings"]
      ),
      (["config", "--"], ["--help"]),
      (["config", "get", "lo"], ["loud\tLoud"]),
      (["config", "get", "otters"], ["otters.fed\tFed"]),
      (["config", "get", "loud", ""], []),
      (["config", "unset", ""], ["volume\tVolume"]),
      (["config", "set", "the"], ["theme\tTheme"]),
      (["config", "set", "theme", ""], ["light\tLIGHT", "dark\tDARK"]),
      (["config", "set", "loud", "t"], ["true\tOn"]),
      (["config", "set", "loud=true", "theme=d"], ["theme=dark\tDARK"]),
      (["config", "set", "input", "m"], ["mic\tMicrophone"]),
      (["config", "set", "password", ""], []),
      (["config", "set", "name", ""], []),
      (
        ["config", "run", "otters."],
        ["otters.tune\tTune", "otters.ping\tPing", "otters.erase\tErase"]
      ),
      (["config", "list", "-"], ["--json", "--stored", "--origin", "--level", "--help"]),
      (["config", "list", "--json", "-"], ["--stored", "--origin", "--level", "--help"]),
      (["config", "list", "--", "-"], []),
      (["config", "get", "pass"], []), (["config", "describe", "pass"], ["password\tPassword"]),
      (["config", "set", "-"], ["--json", "--dry-run", "--level", "--help"]),
      (["config", "set", "name", "-"], []),
      (["config", "set", "--", "the"], ["theme\tTheme"]),
      (["config", "set", "days", "Mon", "T"], ["Tue\tTue"]),
      (["config", "set", "days", "Mon", "M"], []),
      (["config", "set", "theme", "dark", ""], []),
      (["config", "unset", "volume", ""], []), (["config", "unset", "--a"], ["--all"]),
      (["config", "add", "days", "W"], ["Wed\tWed"]), (["config", "add", "days", "Wed", "W"], []),
      (["config", "run", "--yes", "otters.p"], ["otters.ping\tPing"]),
      (["config", "run", "otters.ping", "-"], ["--json", "--yes", "--help"]),
      (["config", "schema", "--file", "x"], ["\t\tfile\t"]),
      (["config", "sample", "--"], ["--help"]),
      (["config", "show", "--style=i"], ["--style=inset"]),
      (["config", "edit", "--style", "i"], ["inset"]),
      (["config", "import", "x"], ["\t\tfile\t"]), (["config", "import", "x", ""], []),
      (["config", "show", "--style", "g"], ["grouped"]),
      (["config", "completions", "z"], ["zsh"]),
      (["config", "nothing", ""], []),
      (["config", "unset", "--all", ""], []), (["config", "unset", "--nothing", ""], []),
      (["config", "set", "--level", ""], ["user"]),
      (["config", "set", "--level=u"], ["--level=user"]),
      (["config", "set", "--level=user", "the"], ["theme\tTheme"]),
      (["config", "set", "--level=user", "theme", "d"], ["dark\tDARK"]),
      (["config", "set", "--level", "user", "theme", "d"], ["dark\tDARK"]),
      (["config", "set", "--level=user", "-"], ["--json", "--dry-run", "--help"]),
      (["config", "set", "theme", "--level="], []),
      (["config", "set", "theme", "--", "d"], ["dark\tDARK"]),
      (["config", "add", "--level=user", "days", "W"], ["Wed\tWed"]),
      (["config", "add", "days", "--level", "user", "Wed", "W"], []),
    ] as [([String], [String])])
  func `candidates are those that fit`(words: [String], lines: [String]) async {
    #expect(await trial.run(["__complete"] + words) == 0)
    // Closed and hidden rows are keys as well.
    let found = trial.output.split(separator: "\n").map(String.init)
      .filter { !$0.contains("closed") && !$0.contains("hidden") }
    #expect(found == lines)
    #expect(trial.errors == "")
  }

  @Test(arguments: [
    (["unset", ""], ["days", "volume"]), (["unset", "--level", "system", ""], ["days", "loud"]),
    (["unset", "--level=system", ""], ["days", "loud"]),
    (["unset", "loud", "--level=system", ""], ["days"]),
    (["unset", "--level=project", ""], ["days", "volume"]),
    (["unset", "--level", ""], ["system", "user"]),
    (["unset", "--level=s"], ["--level=system"]), (["remove", "days", ""], ["Tue"]),
    (["remove", "--level", "system", "days", ""], ["Mon"]),
    (["add", "--level=system", "days", ""], ["Tue", "Wed"]),
    (["remove", "--level=user", "days", ""], ["Tue"]),
  ])
  func `candidates are those of the level that is named`(words: [String], found: [String]) async {
    let stores: [SettingLevel: any SettingsStore] = [
      .system: MemoryStore(["loud": .bool(true), "days": .texts(["Mon"])]),
      .user: MemoryStore(["volume": .number("20"), "days": .texts(["Tue"])]),
    ]
    let studio = Studio()
    let command = SettingsCommand("tool", menu: Menu(studio.table), stores: stores)
    let (code, output) = await command.end(of: ["__complete"] + words)
    let lines = output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(code == 0 && lines.sorted() == found)
  }

  @Test func `words and summaries have no control characters`() async {
    let options = ["plain", "red\u{1B}[31m", "two\nlines"]
    let menu = Menu(
      Table {
        Section {
          PickerRow("Ink\u{7}", selection: .constant("plain"), options: options) { $0 }.id("ink")
        }
      })
    let command = SettingsCommand("tool", menu: menu)
    #expect(await command.end(of: ["__complete", "set", "ink", ""]) == (0, "plain\tplain\n"))
    #expect(await command.end(of: ["__complete", "get", ""]) == (0, "ink\tInk␇\n"))
  }

  @Test(
    arguments: [
      (["set", "file", ""], "\t\tfile\t\n"), (["set", "file", "~/d"], "\t\tfile\t\n"),
      (["set", "folder", "a=b"], "\t\tfolder\t\n"), (["set", "file=/u"], "\t\tfile\tfile=\n"),
      (["set", "text=a", "folder="], "\t\tfolder\tfolder=\n"), (["set", "text", ""], ""),
      (["set", "fi"], "file\tFile\n"), (["--file=/u"], "\t\tfile\t--file=\n"),
      (["--folder", "/u"], "\t\tfolder\t\n"),
    ])
  func `paths are left to the shell`(words: [String], output: String) async {
    var command = SettingsCommand("tool", menu: Self.paths)
    command.takesFlags = true
    #expect(await command.end(of: ["__complete"] + words) == (0, output))
  }

  @Test(arguments: [
    (["set", "tracks", "f"], ["first\\, last"], ["set", "tracks", "first\\, last"]),
    (
      ["set", "tracks", "first\\, last", "m"], ["middle"],
      ["set", "tracks", "first\\, last", "middle"]
    ),
    (
      ["set", "tracks", "middle", "first"], ["first\\, last"],
      ["set", "tracks", "middle", "first, last"]
    ),
    (["set", "tracks=f"], ["tracks=first\\, last"], ["set", "tracks=first\\, last"]),
    (["add", "tracks", "f"], ["first, last"], ["add", "tracks", "first, last"]),
    (["set", "track", "f"], ["first, last"], ["set", "track", "first, last"]),
    (["set", "track=f"], ["track=first, last"], ["set", "track=first, last"]),
    (["--tracks=f"], ["--tracks=first\\, last"], []),
    (["--tracks", "f"], ["first\\, last"], []),
  ])
  func `an option with a comma is offered in a form that is accepted`(
    words: [String], lines: [String], set: [String]
  ) async {
    let options = ["first, last", "middle"]
    let track = Setting(wrappedValue: "middle").projectedValue
    let tracks = Setting(wrappedValue: Set<String>()).projectedValue
    let menu = Menu(
      Table {
        Section {
          PickerRow("Track", selection: track, options: options).id("track")
          MultiPickerRow("Tracks", selection: tracks, options: options).id("tracks")
        }
      })
    var command = SettingsCommand("tool", menu: menu, store: MemoryStore())
    command.takesFlags = true
    let (code, output) = await command.end(of: ["__complete"] + words)
    let found = output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(code == 0 && found == lines)
    guard !set.isEmpty else {
      var flags = [lines[0].hasPrefix("--") ? lines[0] : "--tracks=" + lines[0]]
      #expect(menu.takeFlags(from: &flags).isEmpty && flags.isEmpty)
      #expect(menu.setting("tracks")?.value == "first\\, last")
      return
    }
    #expect(await command.run(set) == 0)
    #expect(set[1].hasPrefix("tracks") || track.wrappedValue == "first, last")
    #expect(!set[1].hasPrefix("tracks") || tracks.wrappedValue.contains("first, last"))
  }

  private static var paths: Menu {
    Menu(
      Table {
        Section {
          TextFieldRow("File", text: .constant(""), content: .file).id("file")
          TextFieldRow("Folder", text: .constant(""), content: .folder).id("folder")
          TextAreaRow("Text", text: .constant("")).id("text")
        }
      })
  }

  @Test(arguments: [["set", "--help"], ["set", "-h"], ["--help"], ["help"], ["list", "--help"]])
  func `help is printed, also behind a command`(words: [String]) async {
    #expect(await trial.run(words) == 0)
    #expect(trial.output.contains("set [--dry-run] [--level LEVEL] KEY VALUE... | KEY=VALUE..."))
    #expect(trial.errors == "")
  }

  @Test func `a store that cannot be read completes all the same`() async {
    trial.store.failsToLoad = true
    #expect(await trial.run("__complete", "config", "get", "vol") == 0)
    #expect(trial.output == "volume\tVolume\n")
    #expect(trial.errors == "")
  }
}

/// What a person types in a real shell, with the demo as the program.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) final class `Completing in shells` {
  private let terminal: PseudoTerminal
  private var process: Int32?

  /// The home of the shell.
  private let folder = NSTemporaryDirectory() + "completing-\(UUID().uuidString)"

  init() throws {
    terminal = try PseudoTerminal(columns: 200)
    try FileManager.default.createDirectory(
      atPath: folder + "/inner/older", withIntermediateDirectories: true)
  }

  deinit {
    if let process {
      kill(process, SIGKILL)
      _ = Ending(of: process)
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static let starts: [Shell: [String]] = [
    .bash: ["/bin/bash", "--norc", "--noprofile", "-i"],
    .zsh: ["/bin/zsh", "-f", "-i"],
    .fish: ["/usr/bin/fish", "--no-config", "-i"],
  ]

  static func path(of shell: Shell) -> String? {
    let names = [
      starts[shell]?[0], "/usr/bin/\(shell.rawValue)", "/usr/local/bin/\(shell.rawValue)",
    ]
    return names.compactMap(\.self).first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts a shell that finds programs in a folder.
  private func start(_ shell: Shell, programs: String) throws {
    guard let path = Self.path(of: shell) else {
      try Test.cancel("There is no \(shell.rawValue) here.")
    }
    process = try terminal.start(
      path, Array((Self.starts[shell] ?? []).dropFirst()),
      environment: [
        "HOME=\(folder)", "PATH=\(programs):/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8",
      ])
  }

  /// Starts a shell with a script as the program `tool`, whose words are completed.
  private func start(_ shell: Shell, tool: String) throws {
    let script = shell.script(program: "tool", function: "_complete_tool", call: "__complete")
    for (name, text) in [("program", tool), ("script", script)] {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    try start(shell, programs: folder)
    let setUp =
      switch shell {
      case .bash: "bind 'set bell-style none'; . ~/script; tool() { sh ~/program \"$@\"; }"
      case .zsh:
        "autoload -U compinit; compinit -D; . ~/script; tool() { sh ~/program \"$@\"; }"
      case .fish: "source ~/script; function tool; sh ~/program $argv; end"
      }
    try expect([("\(setUp); cd ~; echo '<'ready'>'\n", "<ready>")])
  }

  /// Types texts, and waits for what each of them prints.
  private func expect(_ texts: [(typed: String, output: String)]) throws {
    for (typed, output) in texts {
      terminal.type(typed)
      try terminal.wait(for: output)
    }
  }

  @Test(arguments: Shell.allCases)
  func `commands, keys and values are completed`(shell: Shell) throws {
    let program = URL(fileURLWithPath: BuiltProgram.path(of: "settings-demo"))
    try start(shell, programs: program.deletingLastPathComponent().path)
    let setUp =
      switch shell {
      case .bash:
        "eval \"$(settings-demo completions bash)\"; PS1='<ready>'; bind 'set bell-style none'"
      case .zsh:
        "autoload -U compinit; compinit -D; eval \"$(settings-demo completions zsh)\"; PS1='<ready>'"
      case .fish:
        "settings-demo completions fish | source; function fish_prompt; echo -n '<ready>'; end"
      }
    try expect([(setUp + "\n", "<ready>")])
    try terminal.wait(for: "<ready>")
    try expect([
      ("settings-demo ge\t volu\t\n", "60"),
      ("settings-demo set airp\t tr\t\n", "<ready>"),
      ("settings-demo get airplane\n", "true"),
      ("settings-demo set airplane=fa\t quality=Lossl\t\n", "<ready>"),
      ("settings-demo list --st\t\n", "quality=Lossless"),
      ("settings-demo run --yes upd\t; echo '<'done'>'\n", "<done>"),
    ])
    let text = try String(
      contentsOfFile: folder + "/.config/settings-demo-phone/settings.json", encoding: .utf8)
    #expect(text.contains("\"airplane\": false"))
  }

  @Test(arguments: Shell.allCases)
  func `paths are completed as the shell does it`(shell: Shell) throws {
    for name in ["inner/notes.txt", "inner/two words", "inner/odd"] {
      _ = FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil)
    }
    // It asks for a path wherever something is completed, and prints its words.
    try start(
      shell,
      tool: """
        if test "$1" = __complete; then
          case "$3" in
            folder=*) printf '\\t\\tfolder\\tfolder=\\n' ;;
            folder) printf '\\t\\tfolder\\t\\n' ;;
            *) printf '\\t\\tfile\\t\\n' ;;
          esac
        else printf '<%s>' "$@"
        fi
        """)
    try expect([
      ("tool set file inner/no\t\n", "<set><file><inner/notes.txt>"),
      ("tool set file ~/inner/tw\t\n", "<set><file><\(folder)/inner/two words>"),
      ("tool set folder inner/o\t\n", "<set><folder><inner/older"),
      ("tool set folder=inner/o\t\n", "<set><folder=inner/older"),
    ])
  }

  @Test(arguments: Shell.allCases)
  func `words are completed inside quotes too`(shell: Shell) throws {
    // It completes options of all kinds, and prints its words.
    try start(
      shell,
      tool: """
        if test "$1" = __complete; then
          for last; do :; done
          printf '%s\\n' 'two words' 'first\\, second' "it's" 'cost$5' 'key=two words' '--volume=40' |
          while IFS= read -r line; do
            case $line in "$last"*) printf '%s\\tSummary\\n' "$line" ;; esac
          done
        else printf '<%s>' "$@"
        fi
        """)
    for (number, (typed, output)) in [
      ("set \"tw\t", "<set><two words>"), ("set 'fir\t", "<set><first\\, second>"),
      ("set fir\t", "<set><first\\, second>"), ("set \"it\t", "<set><it's>"),
      ("set 'it\t", "<set><it's>"), ("set \"cos\t", "<set><cost$5>"),
      ("set cos\t", "<set><cost$5>"), ("set key=tw\t", "<set><key=two words>"),
      ("set \"key=tw\t", "<set><key=two words>"), ("set key=\"tw\t", "<set><key=two words>"),
      ("set two\\ w\t", "<set><two words>"), ("--volume=\t", "<--volume=40>"),
      ("set \"a b\" tw\t", "<set><a b><two words>"),
    ].enumerated() {
      terminal.type("tool \(number) \(typed)\n")
      try terminal.wait(for: "<\(number)>" + output)
    }
  }
}
