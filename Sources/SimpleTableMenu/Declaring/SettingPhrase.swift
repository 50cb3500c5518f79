public import SimpleTable

/// A message of a menu about settings and where their values come from, with its English words.
public enum SettingPhrase: String, CaseIterable, Sendable {
  /// An environment variable decides a setting, or the store of a level that has no path.
  case setByVariable = "set by %"
  /// The store of a level decides a setting: "set by project: PATH".
  case setByLevel = "set by %1: %2"
  /// Another row has the key of a row, and is the one that is set.
  case setElsewhere = "set under %"
  /// An argument decides a setting.
  case setByArgument = "set by an argument"

  /// An administrator has decided a setting, but it refuses the value.
  case policyRefused = "locked by a policy whose value is refused"
  /// The store of a project has a value that it must not decide.
  case notInProject = "is not allowed in a project"
  /// A secret is in a store that does not keep secrets.
  case isSecret = "is secret and is not read from this store"
  /// A value is refused because it and those of other settings exclude each other in a circle.
  case boundInCircle = "cannot apply, as % bound each other"
  /// A stored value was refused.
  case storedValue = "the stored value %"
  /// A value at another level than the edited one was refused: "the system value must be a number".
  case levelValue = "the %1 value %2"

  /// A setting that is to be unset is stored under a former key that another setting reads, too.
  case sharesFormerKey = "is stored as \"%1\", which \"%2\" reads, too"
  /// A key in the store is almost that of a setting.
  case isMisspelt = "is not a setting; did you mean %?"
  /// An environment variable has the name of several settings.
  case setsSeveral = "belongs to several settings (%), so it is ignored"
  /// A text is not among the entries of a list.
  case notInList = "\"%\" is not in the list"
  /// A text is not among the names of a map.
  case notInMap = "has no \"%\""

  /// A stored value is of another kind.
  case wrongKind = "expected %1, got %2"
  /// The value of a switch.
  case trueOrFalse = "true or false"
  /// The value of a stepper or a slider.
  case aNumber = "a number"
  /// The value of a text field or a picker.
  case aText = "a text"
  /// The value of a picker of several options.
  case aListOfTexts = "a list of texts"
  /// The value of a list of numbers.
  case aListOfNumbers = "a list of numbers"
  /// The value of a map, or an object that no setting has.
  case anObject = "an object"
  /// A value that no setting has, of several values.
  case aList = "a list"

  /// A store holds something that a change of a setting would destroy: "PATH holds a list, which …".
  case holdsOther =
    "%1 holds %2, which this program cannot change; unset the setting to remove that"

  /// A change of a setting takes effect when the program starts again.
  case needsRestart = "takes effect after a restart"
  /// An action that takes time cannot run where the program waits for the menu.
  case cannotWait = "takes time, and the program cannot wait for it here"
  /// What is stored for a setting is no longer what a change has left.
  case hasChanged = "has changed since"
}

extension TableWords {
  /// Accesses the words of a phrase about settings.
  public subscript(phrase: SettingPhrase) -> String {
    get { self[english: phrase.rawValue] }
    set { self[english: phrase.rawValue] = newValue }
  }

  /// Returns the words of a phrase about settings with what goes into it.
  func callAsFunction(_ phrase: SettingPhrase, _ values: String...) -> String {
    text(phrase.rawValue, values)
  }
}
