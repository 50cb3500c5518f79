import SimpleTable

/// The declarations of a row that only concern its setting.
struct SettingAttributes: Equatable {
  /// The keys under which older versions stored the setting, newest first.
  var formerKeys: [FormerKey] = []

  /// What to use instead of the setting; `nil` unless it is deprecated.
  var deprecation: String?

  /// Whether a change of the setting takes effect when the program starts again.
  var needsRestart = false

  /// The name of the setting's flag, if it is not the key.
  var flag: String?

  /// Whether the control has no id on purpose.
  var isNotStored = false

  /// Whether the store of a project may decide the setting.
  var isAllowedInProject = false

  /// Whether the options of a picker are assigned while the cursor is on them.
  var isPreviewed = false

  /// For how many seconds the user is asked to confirm a change; `nil` where nothing is asked.
  var secondsToConfirm: Int?

  /// Whether changes of settings by the row's action are stored.
  var keepsChanges = true
}

extension Row {
  /// The declarations of the row that only concern its setting.
  var setting: SettingAttributes { attachment() ?? SettingAttributes() }
}

// MARK: - What has no effect

extension SettingAttributes {
  /// Returns the declarations that need a setting, with the missing part.
  private func problems(without missing: String) -> [String] {
    [
      ("formerly()", !formerKeys.isEmpty),
      ("deprecated()", deprecation != nil),
      ("takesEffectAfterRestart()", needsRestart), ("flag()", flag != nil),
      ("allowedInProject()", isAllowedInProject), ("keptIfConfirmed()", secondsToConfirm != nil),
    ]
    .filter(\.1).map { "\($0.0) needs \(missing)" }
  }

  /// Returns the declarations of a row that have no effect.
  func problems(of row: Row, acts: Bool) -> [String] {
    let isSetting = row.hasValue && row.declaredID != nil
    var problems = isSetting ? [] : problems(without: "a control with an id")
    if !keepsChanges, !acts { problems.append("keepsChanges() needs an action") }
    if isPreviewed, !isSetting || row.control?.kind?.isChoice != true {
      problems.append("previewed() needs a PickerRow with an id")
    }
    if secondsToConfirm != nil, isSetting, row.isSecure {
      problems.append("is secret, so keptIfConfirmed() has no effect")
    }
    if isNotStored, row.declaredID != nil {
      problems.append("has an id, so notStored() has no effect")
    }
    return problems
  }
}
