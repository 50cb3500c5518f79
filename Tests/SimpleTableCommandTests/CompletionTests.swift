import Foundation
import TestFixtures
import TestTraits
import Testing

@testable import SimpleTableCommand

/// What a person types in a real shell, with the demo as the program.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) final class `Completing in shells` {
  private let terminal: PseudoTerminal
  private var process: Int32?

  /// The home of the shell.
  private let home: TemporaryDirectory
  private var folder: String { home.path }

  init() throws {
    home = try TemporaryDirectory()
    terminal = try PseudoTerminal(columns: 200)
    try FileManager.default.createDirectory(
      atPath: folder + "/inner/older", withIntermediateDirectories: true)
  }

  deinit {
    if let process {
      kill(process, SIGKILL)
      _ = Ending(of: process)
    }
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
  func `words of a program below the home folder are completed`(shell: Shell) throws {
    try start(
      shell,
      tool: """
        #!/bin/sh
        if test "$1" = __complete; then echo first; else printf '<%s>' "$@"; fi
        """)
    // A file that this process had written could still be open in a process started meanwhile.
    try expect([
      ("cp ~/program ~/inner/tool; chmod +x ~/inner/tool; echo '<'copied'>'\n", "<copied>"),
      ("~/inner/tool set fi\t\n", "<set><first>"),
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
