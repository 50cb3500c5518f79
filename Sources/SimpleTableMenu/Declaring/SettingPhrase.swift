public import SimpleTable

/// A phrase of the library about settings, their sources and their stores.
public enum SettingPhrase: CaseIterable, Sendable {
  /// The lock reason of a setting that an environment variable decides, or a store without a
  /// location.
  case setByVariable
  /// The lock reason of a setting that the store of a level decides, as in "set by project: PATH".
  case setByLevel
  /// Another row has the same key, and that row is the setting.
  case setElsewhere
  /// The lock reason of a setting that an argument decides.
  case setByArgument

  /// The lock reason of a setting that refuses the value of a policy.
  case policyRefused
  /// A value in the store of a project is for a setting that is not allowed there.
  case notInProject
  /// The value of a secret is in a store of values, which does not keep secrets.
  case isSecret
  /// The values of several settings exclude each other, so that one of them is refused.
  case boundInCircle
  /// A stored value was refused.
  case storedValue
  /// A value at another level was refused, as in "the system value must be a number".
  case levelValue

  /// A setting cannot be unset, because its value is stored under a former key that another one
  /// reads.
  case sharesFormerKey
  /// An unknown key in a store is similar to that of a setting.
  case isMisspelt
  /// Several settings have the same environment variable.
  case setsSeveral
  /// An entry to remove is not in the list.
  case notInList
  /// An entry to remove is not in the map.
  case notInMap

  /// A stored value has another type than its setting expects, with both types.
  case wrongKind
  /// The type of a switch's value.
  case trueOrFalse
  /// The type of a number.
  case aNumber
  /// The type of a text, and of most choices.
  case aText
  /// The type of several options, and of a list of texts.
  case aListOfTexts
  /// The type of a list of numbers.
  case aListOfNumbers
  /// The type of a map, and of any other object in a store.
  case anObject
  /// The type of a list in a store that no setting can have.
  case aList

  /// A change is refused because it would destroy something else in the store.
  case holdsOther

  /// A changed setting takes effect only when the program starts again.
  case needsRestart
  /// An action that takes time cannot run, because the program waits for the menu on its thread.
  case cannotWait
  /// Another program has stored a value while the user has not confirmed a change yet.
  case storedElsewhere
  /// A change cannot be undone or redone, because another value was stored since.
  case hasChanged
}

extension TableWords {
  /// Accesses the text of a phrase about settings.
  public subscript(phrase: SettingPhrase) -> String {
    get { self[english: phrase.english] }
    set { self[english: phrase.english] = newValue }
  }

  /// Returns the words of a phrase about settings with what goes into it.
  func callAsFunction(_ phrase: SettingPhrase, _ values: String...) -> String {
    text(phrase.english, values)
  }
}
