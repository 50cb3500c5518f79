import SimpleTableMenu

/// The answer of a command with `--json`, gathered while it runs.
///
/// It is written when the command ends: standard output is one JSON value.
final class CommandAnswer {
  /// Further messages.
  private var notes: [String] = []

  /// The mistakes in the description, where a command has looked for them.
  var diagnostics: [String] = []

  /// The settings that got another value or another source, in order.
  private var changes: [SettingChange] = []

  /// The places of the changes, by key.
  private var places: [String: Int] = [:]

  /// Adds a message.
  func add(_ note: String) { notes.append(note) }

  /// Adds a change of a setting; of several changes of one setting it keeps the first and the last
  /// value.
  func add(_ change: SettingChange) {
    guard let place = places[change.key] else {
      places[change.key] = changes.count
      return changes.append(change)
    }
    changes[place] = changes[place].followed(by: change)
  }

  /// Returns the answer to a command that has changed settings.
  ///
  /// - Parameter menu: The menu, whose settings give each value its kind.
  /// - Returns: The answer.
  func changed(in menu: Menu) -> String {
    let objects = changes.map { change in
      let setting = menu.knownSetting(change.key)
      func json(_ text: String) -> String {
        if setting?.isSecret == true { return "null" }
        return setting.map { JSONText.value(text, as: $0.kind) } ?? JSONText.text(text)
      }
      var object = JSONText()
      object.set("key", JSONText.text(change.key))
      object.set("value", json(change.newValue))
      object.set("before", json(change.oldValue))
      object.set("source", JSONText.text(change.source.rawValue))
      return object.line
    }
    return answer("changed", objects, hasNotes: true)
  }

  /// Returns the answer of a command that has failed.
  func failed(_ failure: CommandFailure) -> String {
    let problems =
      failure.problems.isEmpty
      ? [CommandFailure.Problem(failure.code, failure.code.rawValue)] : failure.problems
    return answer("errors", problems.map(\.json), hasNotes: !notes.isEmpty)
  }

  /// Returns the answer of a command that has looked for problems and found none.
  func succeeded() -> String { answer("errors", [], hasNotes: true) }

  private func answer(_ name: String, _ elements: [String], hasNotes: Bool) -> String {
    var object = JSONText()
    object.set(name, JSONText.list(elements))
    if hasNotes { object.set("notes", JSONText.list(notes.map(JSONText.text))) }
    if !diagnostics.isEmpty {
      object.set("diagnostics", JSONText.list(diagnostics.map { JSONText.text($0.sanitized) }))
    }
    return object.line + "\n"
  }
}

extension CommandSession {
  /// Records the changes of settings for the answer until the function is called that is returned.
  func recordChanges() -> () -> Void {
    guard let answer else { return {} }
    // Changes by stores and variables are reported first.
    _ = menu.knownSettings
    let (menu, report) = (menu, menu.onSettingChange)
    menu.onSettingChange = { change in
      answer.add(change)
      report?(change)
    }
    return { menu.onSettingChange = report }
  }
}
