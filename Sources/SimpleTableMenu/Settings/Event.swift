import SimpleTable

/// The changes by one event of the user in what the edited level stores.
struct Event {
  /// The stored values of each key before and after the event.
  private(set) var changes: [String: (old: SettingValue?, new: SettingValue?)] = [:]

  /// The secrets of records that were removed, which stay in memory for undo.
  private(set) var secrets: [String: (old: String?, new: String?)] = [:]

  /// The question about the event; `nil` where the user is not asked to keep it.
  var question: Question?

  /// A question to the user whether to keep an event.
  struct Question {
    /// The key and the title of the row that was changed last.
    let key: String
    let title: String

    /// For how many seconds it is asked.
    let seconds: Int

    /// The values of settings before they were changed, by key.
    var values: [String: SettingValue] = [:]

    /// How many changes there were so far, each with the whole time to confirm them.
    var count = 1

    /// What others have stored meanwhile for the keys that were changed, until the user is told of
    /// it, and what the user was told of last.
    var others: [String: SettingValue?] = [:]
    var shownOthers: [String: SettingValue?] = [:]
  }
}

extension Event {
  /// Creates the difference between two states of the edited level, without secrets.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - new: The state now.
  ///   - keys: The keys that the user has changed, whose secrets are not undone.
  ///   - isSecret: Returns whether a key is that of a secret.
  init(
    from old: Sources, to new: Sources, changing keys: Set<String>,
    isSecret: (_ key: String) -> Bool
  ) {
    for key in new.edited.keys(changedSince: old.edited) where !isSecret(key) {
      changes[key] = (old.edited[key], new.edited[key])
    }
    for (key, secret) in old.secrets.held(beside: new.secrets)
    where !keys.contains(key) && new.secrets[key] != secret {
      secrets[key] = (secret, new.secrets[key])
    }
  }

  /// Whether nothing has changed.
  var isEmpty: Bool { changes.isEmpty && secrets.isEmpty }

  /// Returns whether settings have the values again that they had before a change to be confirmed.
  func isWithoutEffect(in walk: MenuWalk) -> Bool {
    question?.values.allSatisfy { walk[$0]?.value == $1 } == true
  }

  /// The event that takes this one back.
  var reversed: Event {
    var event = self
    event.changes = changes.mapValues { ($0.new, $0.old) }
    event.secrets = secrets.mapValues { ($0.new, $0.old) }
    return event
  }

  /// Takes over what a store holds now, where that is what is put back if the user does not confirm.
  mutating func rebase(
    from old: [String: SettingValue], to new: [String: SettingValue]
  ) {
    for (key, change) in changes where new[key] != old[key] {
      if change.old == old[key] { changes[key]?.old = new[key] }
      question?.others[key] = new[key] == change.new ? nil : .some(new[key])
    }
  }

  /// Adds a later event, so that both are one.
  mutating func append(_ later: Event) {
    for (key, change) in later.changes {
      OperationCounter.count(.settingVisit)
      let both = (old: (changes[key] ?? change).old, new: change.new)
      changes[key] = both.old == both.new ? nil : both
    }
    secrets.merge(later.secrets) { ($0.old, $1.new) }
  }

  /// The keys that are removed together with a key that they begin with, as with a list of records.
  var keysOfRemovedRecords: Set<String> {
    let removed =
      changes.filter { $1.new == nil }.map(\.key) + secrets.filter { $1.new == nil }.map(\.key)
    return Set(
      removed.filter { key in
        key.allCuts(at: ".").contains { changes[$0.before] != nil }
      })
  }

  /// Applies the event to sources, except to keys whose values differ from those before it.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - left: The keys that are not changed.
  ///   - removed: The keys that may have been removed already, with their records.
  /// - Returns: The keys that were changed, and those that were left out.
  func apply(
    to sources: inout Sources, but left: Set<String>, removed: Set<String> = []
  ) -> (done: Set<String>, leftOut: Set<String>) {
    var (done, leftOut): (Set<String>, Set<String>) = ([], [])
    for (key, change) in changes where !left.contains(key) {
      let now = sources.edited[key]
      if now == change.old || now == nil && removed.contains(key) {
        sources.edited[key] = change.new
        done.insert(key)
      } else {
        leftOut.insert(key)
      }
    }
    for (key, secret) in secrets
    where !left.contains(key) && sources.secrets[key] == secret.old {
      sources.secrets[key] = secret.new
      done.insert(key)
    }
    return (done, leftOut)
  }
}
