import SimpleTable

/// Plays the events of a script on a menu's tables and tells what each one does.
struct ScriptRunner {
  let menu: Menu

  init(_ menu: Menu) {
    self.menu = menu
  }

  /// Returns a transcript: each event, then what it changed or why it changed nothing.
  ///
  /// For the time of the run the runner listens to the menu and its adapters, and nobody else.
  func run(_ script: Script) -> String {
    defer {
      menu.onNavigate = nil
      for adapter in menu.adapters { adapter.onChange = nil }
    }
    return script.steps.flatMap(play).map { $0 + "\n" }.joined()
  }

  private func play(_ step: Script.Step) -> [String] {
    var lines: [String] = []
    let listen = { (adapter: TableAdapter) in
      adapter.onChange = { [unowned adapter] changes in
        lines += told(changes, of: adapter)
      }
    }
    menu.adapters.forEach(listen)
    menu.onNavigate = { current in
      listen(current)
      lines.append("shown: " + menu.path)
    }
    lines += perform(step.event)
    return ["> " + step.text.harmless] + (lines.isEmpty ? ["no changes"] : lines)
  }

  /// Returns the lines of changes, which name their table unless it is the one being shown.
  private func told(_ changes: TableChanges, of adapter: TableAdapter) -> [String] {
    let lines = changes.description.split(separator: "\n").map(String.init)
    if adapter === menu.page { return lines }
    return lines.map { "\((adapter.title ?? "").harmless): \($0)" }
  }
}

extension Menu {
  /// The titles from the first table to the one being shown, on one line.
  var path: String { titles.map(\.harmless).joined(separator: " > ") }
}
