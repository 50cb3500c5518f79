/// What the user has changed, to be undone and done again.
struct SettingHistory {
  /// The changes, each a list of settings that were changed together; and those that were undone.
  private var done: [[SettingEdit]] = []
  private var undone: [[SettingEdit]] = []

  /// What could be done again before the last change, in case that is taken back at once.
  private var undoneBefore: [[SettingEdit]] = []

  /// What was changed before, as one change, which is only taken back with all others.
  private var older: [SettingEdit] = []

  /// The number of changes that can be undone at least, before older ones become one.
  static let limit = 1_000

  /// Whether the changes have left any setting different from before the first one.
  var isModified: Bool {
    merged.contains { $0.old.value != $0.new.value || $0.old.stored != $0.new.stored }
  }

  /// The keys whose values are not what they were before the first change.
  var changedKeys: Set<String> {
    Set(merged.filter { $0.old.value != $0.new.value }.map(\.key))
  }

  /// All changes as one, with each setting once.
  private var merged: [SettingEdit] { merging(done[...]) }

  /// Returns the older changes and the first of the others as one, with each setting once.
  private func merging(_ done: ArraySlice<[SettingEdit]>) -> [SettingEdit] {
    var edits: [SettingEdit] = []
    var positions: [SettingEdit.Subject: Int] = [:]
    for edit in ([older] + done).joined() {
      if let position = positions.updateValue(edits.count, forKey: edit.subject) {
        positions[edit.subject] = position
        edits[position] = edits[position].followed(by: edit)
      } else {
        edits.append(edit)
      }
    }
    return edits
  }

  /// Notes changes that were made together; what was undone before cannot be done again then.
  ///
  /// Secrets are not kept, and neither are changes that changed nothing.
  mutating func record(_ edits: [SettingEdit]) {
    let kept = edits.filter { !$0.isSecret && !$0.changesNothing }
    guard !kept.isEmpty else { return }
    done.append(kept)
    (undoneBefore, undone) = (undone, [])
    if done.count >= 2 * Self.limit {
      older = merging(done.prefix(Self.limit)).filter { !$0.changesNothing }
      done.removeFirst(Self.limit)
    }
  }

  /// Takes the last changes, to be taken back; `nil` if there are none.
  mutating func takeLast() -> [SettingEdit]? { done.popLast() }

  /// Forgets changes that were just noted, as if they had never been made.
  mutating func forget(_ edits: [SettingEdit]) {
    let kept = edits.filter { !$0.isSecret }
    guard !kept.isEmpty, done.last?.map(\.subject) == kept.map(\.subject) else { return }
    undone = undoneBefore
    done.removeLast()
  }

  /// Takes all changes as one, to be taken back; `nil` if there are none.
  mutating func takeAll() -> [SettingEdit]? {
    guard !done.isEmpty || !older.isEmpty else { return nil }
    defer { (older, done) = ([], []) }
    return merged
  }

  /// Takes the changes that were undone last, to be made again; `nil` if there are none.
  mutating func takeUndone() -> [SettingEdit]? { undone.popLast() }

  /// Notes changes that were taken back, each as it would be made again.
  mutating func noteUndone(_ edits: [SettingEdit]) {
    if !edits.isEmpty { undone.append(edits) }
  }

  /// Notes changes that were made again.
  mutating func noteRedone(_ edits: [SettingEdit]) {
    if !edits.isEmpty { done.append(edits) }
  }
}

/// A setting before or after a change.
struct SettingState {
  let value: SettingValue

  /// What was stored, by key; a key without a value was not stored.
  let stored: [String: SettingValue]

  /// What decided the value.
  let decision: SettingRecord.Decision

  /// Sets the setting to the value; `nil` if only what is stored has changed.
  let restore: (() -> Void)?
}

/// A change of one setting by the user, with what is needed to take it back.
struct SettingEdit {
  /// The key of the setting, or of a value that no setting has.
  let key: String

  /// Where the setting is declared; `nil` for a key that no setting has.
  let place: DeclaredSetting.Place?
  let isSecret: Bool

  /// The keys whose stored values the change concerns: that of the setting, and its former ones.
  let storedKeys: Set<String>
  let old: SettingState
  let new: SettingState

  /// Whether neither the value nor what is stored has changed.
  var changesNothing: Bool { old.value == new.value && old.stored == new.stored }

  /// What is changed: the key, and where the setting is declared.
  struct Subject: Hashable {
    let key: String
    let place: DeclaredSetting.Place?
  }

  /// What is changed.
  fileprivate var subject: Subject {
    OperationCounter.note(.settingVisit)
    return Subject(key: key, place: place)
  }

  /// The change that takes this one back.
  var reversed: SettingEdit {
    SettingEdit(
      key: key, place: place, isSecret: isSecret, storedKeys: storedKeys, old: new, new: old)
  }

  /// Returns this change and a later one of the same setting as one.
  fileprivate func followed(by later: SettingEdit) -> SettingEdit {
    SettingEdit(
      key: key, place: place, isSecret: isSecret,
      storedKeys: storedKeys.union(later.storedKeys), old: old, new: later.new)
  }
}

extension SettingEdit {
  /// Creates the change of what is stored for a setting.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - before: What was known before.
  ///   - after: What is known now.
  ///   - values: The value before and now, if it was set.
  init(
    _ setting: DeclaredSetting, from before: SettingSources, to after: SettingSources,
    values: (old: Control.Reading, new: Control.Reading)? = nil
  ) {
    let keys = Set(setting.keys)
    let state = { (sources: SettingSources, reading: Control.Reading?) in
      SettingState(
        value: reading?.value ?? setting.value, stored: sources.stored(keys),
        decision: sources[setting.key].decision, restore: reading?.restore)
    }
    self.init(
      key: setting.key, place: setting.place, isSecret: setting.isSecret, storedKeys: keys,
      old: state(before, values?.old), new: state(after, values?.new))
  }

  /// Creates the change of what is stored for a key that no setting has.
  init(_ key: String, from before: SettingSources, to after: SettingSources) {
    let state = { (sources: SettingSources) in
      SettingState(
        value: .text(""), stored: sources.stored([key]), decision: SettingRecord.Decision(),
        restore: nil)
    }
    self.init(
      key: key, place: nil, isSecret: before[key].isSecret, storedKeys: [key],
      old: state(before), new: state(after))
  }
}
