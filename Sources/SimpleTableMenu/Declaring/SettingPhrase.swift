public import SimpleTable

/// A message of a menu about settings and where their values come from.
public enum SettingPhrase: CaseIterable, Sendable {
  /// An environment variable decides a setting, or the store of a level that has no path.
  case setByVariable
  /// The store of a level decides a setting: "set by project: PATH".
  case setByLevel
  /// Another row has the key of a row, and is the one that is set.
  case setElsewhere
  /// An argument decides a setting.
  case setByArgument

  /// An administrator has decided a setting, but it refuses the value.
  case policyRefused
  /// The store of a project has a value that it must not decide.
  case notInProject
  /// A secret is in a store that does not keep secrets.
  case isSecret
  /// A value is refused because it and those of other settings exclude each other in a circle.
  case boundInCircle
  /// A stored value was refused.
  case storedValue
  /// A value at another level than the edited one was refused: "the system value must be a number".
  case levelValue

  /// A setting that is to be unset is stored under a former key that another setting reads, too.
  case sharesFormerKey
  /// A key in the store is almost that of a setting.
  case isMisspelt
  /// An environment variable has the name of several settings.
  case setsSeveral
  /// A text is not among the entries of a list.
  case notInList

  /// A stored value is of another kind.
  case wrongKind
  /// The value of a switch.
  case trueOrFalse
  /// The value of a stepper or a slider.
  case aNumber
  /// The value of a text field or a picker.
  case aText
  /// The value of a picker of several options.
  case aListOfTexts
  /// The value of a list of numbers.
  case aListOfNumbers
  /// A value that no setting has, with names.
  case anObject
  /// A value that no setting has, of several values.
  case aList

  /// A store holds something that a change of a setting would destroy: "PATH holds a list, which …".
  case holdsOther

  /// A change of a setting takes effect when the program starts again.
  case needsRestart
  /// An action that takes time cannot run where the program waits for the menu.
  case cannotWait
  /// Another program has stored a value while a change of a setting waits to be confirmed.
  case storedElsewhere
  /// What is stored for a setting is no longer what a change has left.
  case hasChanged
}

extension TableWords {
  /// Accesses the words of a phrase about settings.
  public subscript(phrase: SettingPhrase) -> String {
    get { self[english: phrase.english] }
    set { self[english: phrase.english] = newValue }
  }

  /// Returns the words of a phrase about settings with what goes into it.
  func callAsFunction(_ phrase: SettingPhrase, _ values: String...) -> String {
    text(phrase.english, values)
  }
}
