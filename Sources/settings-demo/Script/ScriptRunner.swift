import SimpleTable

/// Plays the events of a script on an adapter and tells what each one does.
struct ScriptRunner {
  let adapter: TableAdapter

  init(_ adapter: TableAdapter) {
    self.adapter = adapter
  }

  /// Returns a transcript: each event, then what it changed or why it changed nothing.
  ///
  /// For the time of the run the runner takes the adapter's `onChange` for itself.
  func run(_ script: Script) -> String {
    let listener = adapter.onChange
    defer { adapter.onChange = listener }
    return script.steps.flatMap(play).map { $0 + "\n" }.joined()
  }

  private func play(_ step: Script.Step) -> [String] {
    var changes: [String] = []
    adapter.onChange = { changes.append($0.description) }
    let refusal = perform(step.event)
    if let refusal {
      changes.append("ignored: " + refusal)
    } else if changes.isEmpty {
      changes.append("no changes")
    }
    return ["> " + step.text.harmless] + changes
  }
}
