import SimpleTable

/// The sources of the settings' values.
struct Sources {
  /// The levels, the lowest first.
  private var levels = SettingLevel.allCases.map(Level.init)

  /// The level at which the user's changes are stored.
  var editedLevel = SettingLevel.user

  /// The environment variables that begin with the prefix.
  private(set) var environment: [String: String] = [:]
  private(set) var prefix = ""

  /// The arguments of the program, by key.
  var arguments: [String: String] = [:]

  var secrets = Secrets()

  /// The present inputs of the user, by key, and the level at which they are stored.
  var inputs: [String: Input] = [:]
  var inputLevel = SettingLevel.user

  /// The names of the variables of keys that were seen.
  private var names: [String: String] = [:]

  /// The keys of settings that share a variable that is set, by its name.
  private(set) var sharedVariables: [String: [String]] = [:]
}

extension Sources {
  /// Accesses one level.
  subscript(level: SettingLevel) -> Level {
    get { levels[level.position] }
    _modify { yield &levels[level.position] }
  }

  var edited: Level {
    _read { yield self[editedLevel] }
    _modify { yield &self[editedLevel] }
  }

  /// Whether nothing is to be saved at any level.
  var isUnchanged: Bool { levels.allSatisfy { $0.changes.isEmpty } }

  /// The levels whose stores were read.
  var loadedLevels: [SettingLevel] { levels.filter(\.isLoaded).map(\.level) }

  /// Drops the unsaved changes at all levels.
  mutating func restoreSaved() {
    for level in SettingLevel.allCases { self[level].restoreSaved() }
    secrets.restoreSaved()
  }

  /// Replaces the environment by the variables that begin with a prefix.
  mutating func setEnvironment(_ values: [String: String], prefix: String) {
    if prefix != self.prefix { names = [:] }
    self.prefix = prefix
    environment = values.filter { $0.key.utf8.starts(with: prefix.utf8) }
  }

  /// Adopts other sources, with their unsaved changes as if they were saved.
  mutating func adopt(_ other: Sources) {
    editedLevel = other.editedLevel
    for level in SettingLevel.allCases where other[level].isLoaded || !other[level].isEmpty {
      let held = other[level]
      let values = held.keys.map { ($0, held[$0] ?? .text("")) }
      self[level].load(
        Dictionary(values) { first, _ in first }, location: held.location)
    }
    (environment, prefix, names) = (other.environment, other.prefix, other.names)
    arguments = other.arguments
    secrets = other.secrets.store == nil ? Secrets() : other.secrets
  }
}

// MARK: - The environment

extension Sources {
  /// Returns the name of the variable of a setting; `nil` for that of a record, which has none.
  private func variable(of setting: DeclaredSetting) -> String? {
    if setting.route.isOfRecord { return nil }
    return names[setting.key] ?? VariableNames.name(of: setting.key, prefix: prefix)
  }

  /// Records the names of the variables of settings, and the keys that share a variable that is
  /// set.
  mutating func readVariables(of settings: [DeclaredSetting]) {
    sharedVariables = [:]
    guard !environment.isEmpty else { return }
    var owners: [String: [String]] = [:]
    for setting in settings {
      guard let name = variable(of: setting) else { continue }
      if names[setting.key] == nil { names[setting.key] = name }
      if environment[name] != nil { owners[name, default: []].append(setting.key) }
    }
    sharedVariables = owners.filter { $1.count > 1 }.mapValues { $0.sorted() }
  }

  /// Returns whether a variable that settings shared may be shared by fewer, as one of them is no
  /// longer on its page.
  func mayShareLess(_ walk: @autoclosure () -> MenuWalk) -> Bool {
    sharedVariables.values.joined().contains { !walk().declares($0) }
  }

  /// Returns the variables with the prefix that no setting has, each with the one of a setting that
  /// differs by a single edit, or `nil`.
  func unknownVariables(among settings: [DeclaredSetting]) -> [String: String?] {
    guard !environment.isEmpty else { return [:] }
    let names = settings.compactMap(variable)
    let unknown = Set(environment.keys).subtracting(names)
    let near = NearMissIndex(unknown.isEmpty ? [] : names)
    return Dictionary(unknown.map { ($0, near.text(nearTo: $0)) }) { first, _ in first }
  }
}

// MARK: - Candidates

extension Sources {
  /// Returns the values that the sources have for a setting, the one that overrides first.
  func candidates(for setting: DeclaredSetting) -> [Candidate] {
    var candidates: [Candidate] = []
    addValue(of: setting, at: .policy, to: &candidates)
    if !arguments.isEmpty, let text = arguments[setting.key] {
      candidates.append(
        Candidate(
          source: .argument, name: setting.key, value: .text(text), entered: .text(text)))
    }
    if !environment.isEmpty, let name = variable(of: setting), let text = environment[name],
      !(text.isEmpty && setting.ignoresEmptyVariables)
    {
      let barrier = sharedVariables[name].map { keys in
        setting.words(.setsSeveral, keys.quoted)
      }
      candidates.append(
        Candidate(
          source: .environment, name: name, value: .text(text), origin: name, barrier: barrier))
    }
    for level in [SettingLevel.project, .user, .system] {
      addValue(of: setting, at: level, to: &candidates)
    }
    return candidates
  }

  private func addValue(
    of setting: DeclaredSetting, at level: SettingLevel, to candidates: inout [Candidate]
  ) {
    if !inputs.isEmpty, level == self.level(of: setting, at: inputLevel),
      let input = inputs[setting.key]
    {
      candidates.append(
        Candidate(
          source: level.source, name: setting.key, value: input.value, entered: input.entered,
          barrier: barrier(to: setting, at: level)))
      return
    }
    if let (name, held) = levels[level.position].value(of: setting) {
      let value = setting.read(held)
      let barrier =
        barrier(to: setting, at: level)
        ?? (setting.isSecret
          ? setting.words[.isSecret] : setting.kind?.mismatch(with: value, in: setting.words))
      candidates.append(
        Candidate(
          source: level.source, name: name, value: value,
          origin: levels[level.position].location, barrier: barrier))
    }
    if setting.isSecret, level == secretLevel, let secret = secrets[setting.key] {
      candidates.append(
        Candidate(source: level.source, name: setting.key, value: .text(secret)))
    }
  }

  /// Returns why a level cannot decide a setting; `nil` if it can.
  private func barrier(to setting: DeclaredSetting, at level: SettingLevel) -> String? {
    level == .project && !setting.row.setting.isAllowedInProject
      ? setting.words[.notInProject] : nil
  }

  /// Where secrets are stored: the edited level, or the user's when a project is edited.
  private var secretLevel: SettingLevel { editedLevel == .project ? .user : editedLevel }

  /// Returns the level that stores an input: secrets have their own.
  func level(of setting: DeclaredSetting, at level: SettingLevel) -> SettingLevel {
    setting.isSecret ? secretLevel : level
  }
}

// MARK: - What is stored

extension Sources {
  /// Returns why the value that a level holds for a setting is not replaced; `nil` where it may be,
  /// or none is.
  func protection(of setting: DeclaredSetting, at level: SettingLevel?) -> String? {
    let level = self[level ?? editedLevel]
    guard !level.isEmpty, !setting.isSecret, let key = level.key(of: setting),
      let value = level[key], setting.kind?.protects(value) == true
    else { return nil }
    return setting.words(
      .holdsOther, level.location ?? level.level.rawValue, value.kindName(in: setting.words))
  }

  /// Returns whether the edited level holds a setting, or will when it is saved.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - pending: The changes that the user has not confirmed yet.
  /// - Returns: Whether it does; of a secret, whether its store does.
  func isStored(_ setting: DeclaredSetting, without pending: Event?) -> Bool {
    if setting.isSecret { return secrets.isStored(setting.key) }
    guard let pending else { return edited.key(of: setting) != nil }
    return setting.keys.contains { key in
      pending.changes[key].map { $0.old != nil } ?? (edited[key] != nil)
    }
  }

  /// Returns whether a level holds a setting; of a secret, whether one is known there.
  func isStored(_ setting: DeclaredSetting, at level: SettingLevel) -> Bool {
    setting.isSecret && level == editedLevel && secrets[setting.key] != nil
      || self[level].key(of: setting) != nil
  }

  /// Adds inputs of the user to the candidates, and removes what is to be unset.
  mutating func put(_ inputs: [String: Input?], at level: SettingLevel, _ walk: MenuWalk) {
    inputLevel = level
    self.inputs = inputs.compactMapValues(\.self)
    for (key, input) in inputs where input == nil {
      if let setting = walk[key] {
        store(nil, for: setting, at: level, among: walk, changing: Set(inputs.keys))
      } else {
        remove(key, at: level, among: walk)
        if level == editedLevel { secrets[key] = nil }
      }
    }
  }

  /// Stores a value of a setting at a level, or removes it.
  ///
  /// Its former keys are removed there, unless another setting still reads one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - setting: The setting.
  ///   - level: The level.
  ///   - pages: The pages that declare the others.
  ///   - keys: The keys of all settings that are changed together, which read former keys no more.
  mutating func store(
    _ value: SettingValue?, for setting: DeclaredSetting, at level: SettingLevel,
    among pages: MenuWalk, changing keys: Set<String>
  ) {
    for key in setting.formerKeys where self[level][key] != nil {
      let isRead = pages.readers(ofFormer: key).contains {
        !keys.contains($0.key) && self[level].key(of: $0) == key
      }
      if !isRead { remove(key, at: level, among: pages) }
    }
    if setting.isSecret { secrets[setting.key] = value?.text }
    if let value, !setting.isSecret {
      let held = self[level].value(of: setting)?.value
      self[level][setting.key] = setting.keepingForms(of: held, in: value)
    } else {
      remove(setting.key, at: level, among: pages)
    }
  }

  /// Removes a value from a level; an object goes with all members but the values of settings.
  mutating func remove(_ key: String, at level: SettingLevel, among pages: MenuWalk) {
    if self[level][key]?.isObject == true {
      let settings = Set(pages.settings.lazy.flatMap(\.keys))
      for member in self[level].keys where member.begins(with: key + ".") {
        if !settings.contains(member) { self[level][member] = nil }
      }
    }
    self[level][key] = nil
  }

  /// Returns the keys that a level holds and no setting has, in order.
  ///
  /// Of an object these are the keys of its members, unless it is a map. The place of its schema
  /// belongs to a file.
  func unknownKeys(at level: SettingLevel, among settings: [DeclaredSetting]) -> [String] {
    if self[level].isEmpty { return [] }
    let known = Set(settings.lazy.flatMap(\.keys))
    let maps = settings.filter(\.isMap).map(\.key)
    return self[level].keys.filter { key in
      !known.contains(key) && key != "$schema" && self[level][key]?.isObject != true
        && !maps.contains { self[level].holds(key, within: $0) }
    }
    .sorted()
  }
}
