extension SettingPhrase {
  /// The English words.
  package var english: String {
    switch self {
    case .setByVariable: "set by %"
    case .setByLevel: "set by %1: %2"
    case .setElsewhere: "set under %"
    case .setByArgument: "set by an argument"
    case .policyRefused: "locked by a policy whose value is refused"
    case .notInProject: "is not allowed in a project"
    case .isSecret: "is secret and is not read from this store"
    case .boundInCircle: "cannot apply, as % bound each other"
    case .storedValue: "the stored value %"
    case .levelValue: "the %1 value %2"
    case .sharesFormerKey: "is stored as \"%1\", which \"%2\" reads, too"
    case .isMisspelt: "is not a setting; did you mean %?"
    case .setsSeveral: "belongs to several settings (%), so it is ignored"
    case .notInList: "\"%\" is not in the list"
    case .wrongKind: "expected %1, got %2"
    case .trueOrFalse: "true or false"
    case .aNumber: "a number"
    case .aText: "a text"
    case .aListOfTexts: "a list of texts"
    case .aListOfNumbers: "a list of numbers"
    case .anObject: "an object"
    case .aList: "a list"
    case .holdsOther:
      "%1 holds %2, which this program cannot change; unset the setting to remove that"
    case .needsRestart: "takes effect after a restart"
    case .cannotWait: "takes time, and the program cannot wait for it here"
    case .storedElsewhere: "%1 (elsewhere: %2)"
    case .hasChanged: "has changed since"
    }
  }
}
