/// A message of a table about values.
public enum TablePhrase: CaseIterable, Sendable {
  /// The label of a switch that is on.
  case on
  /// The label of a switch that is off.
  case off
  /// The label of a picker in which nothing is chosen.
  case none

  /// A text is neither on nor off.
  case notASwitch
  /// A text is not a number with a unit.
  case notANumberOf
  /// A text is not a number.
  case notANumber
  /// A text has a comma before three digits, with the two numbers that it may be.
  case ambiguousNumber
  /// A text has a full stop or a comma before three digits, with the whole number that it may be.
  case ambiguousWholeNumber
  /// A text is not a date, a time, or both, with a valid one and the kind.
  case notADate
  /// A month has no such day.
  case noDay
  /// A number has a fraction.
  case notWhole
  /// A value is out of its range.
  case outOfRange
  /// A number is between two steps.
  case betweenSteps
  /// A text is not of the form that a field takes.
  case notOfForm
  /// A text stands for no value of a field, or for no entry of a list.
  case notAValue
  /// The text form of a value of the program stands for another value.
  case isNotLossless
  /// A text is not among the options, with those that there are, or those that are nearest.
  case notAnOption
  /// There is no option to choose.
  case noOptions
  /// An option of a value is disabled.
  case optionDisabled
  /// An option of a value is disabled, with the reason.
  case optionDisabledAs
  /// A text has line breaks or control characters.
  case notOneLine
  /// A text has control characters other than line breaks.
  case notText
  /// The first line of a text, and that one more follows.
  case oneMoreLine
  /// The first line of a text, and how many more follow.
  case moreLines
  /// There is no file or folder at a path.
  case doesNotExist
  /// There is no folder at a path.
  case isNoFolder
  /// A text is empty.
  case isEmpty
  /// A value that nobody has put in is missing, and why it must not be empty.
  case missing
  /// A text must have one character.
  case oneCharacter
  /// A text must have a number of characters.
  case characterCount
  /// A text must have a number of characters in a range.
  case characterRange

  /// An entry of a list is refused, with its number from 1 or its text in quotes.
  case entryRefused
  /// A list or a map must have a number of entries, as in "1 to 3".
  case entryCount
  /// A range of numbers of entries.
  case countRange
  /// A number of entries without a greatest one.
  case atLeast
  /// A text is not a name with a value.
  case notAnAssignment
  /// A text begins as an object of JSON, but is none.
  case notAnObject
  /// A value of a map is a list, an object or null.
  case notAScalar
  /// The name of an entry of a map is empty or has control characters.
  case notAnEntryName
  /// A name is twice in a map.
  case isTwice
  /// The name of a record has other characters.
  case notAName
  /// A record has the name of another one.
  case nameTaken
  /// The row that adds an entry to a list.
  case addEntry
  /// What is asked of a new entry of a map.
  case entryName
  /// What is asked of a new record, with what the answer may consist of.
  case recordName

  /// A control cannot change its value, which is constant.
  case cannotChange

  /// A row or a setting is disabled.
  case isDisabled
  /// A row has no value.
  case hasNoValue
  /// A value cannot be stepped further.
  case isAtEnd
  /// A row without an action was selected.
  case notSelectable
  /// The action of a row has not ended.
  case isBusy
  /// A row asks a question before it does anything.
  case needsAnswer
  /// There is no row at a position or with an id.
  case noSuchRow
  /// There is no setting with a key now.
  case noSuchSetting
  /// A page or a menu cannot be used now.
  case isUnavailable
  /// A key begins with the name of a record that the list does not have.
  case addFirst
  /// Of several values that are set together another one was refused.
  case otherRefused

  /// The kind of a setting that is a switch.
  case switchKind
  /// The kind of a setting that is a whole number.
  case wholeNumberKind
  /// The kind of a setting that is a number.
  case numberKind
  /// The range of a number, after its kind.
  case rangeOfKind
  /// The steps of a number, after its range.
  case stepOfKind
  /// A value that may be missing, after its kind.
  case orNone
  /// The kind of a setting that is one of several options.
  case choiceKind
  /// The kind of a setting that is any number of several options.
  case choicesKind
  /// The kind of a setting that is so many of several options.
  case choicesKindOf
  /// The kind of a setting that is a list, with what its entries are.
  case listKind
  /// The kind of a setting that is a map, with what its values are.
  case mapKind
  /// The entries of a list, or the values of a map, that are texts.
  case textEntries
  /// The entries of a list that are numbers.
  case numberEntries
  /// The entries of a list that are whole numbers.
  case wholeNumberEntries
  /// The values of a map that are on or off.
  case switchEntries
  /// The entries of a list that are records, each with a name.
  case namedEntries
  /// The kind of a setting that is a text.
  case textKind
  /// The kind of a setting that is a date.
  case dateKind
  /// The kind of a setting that is a time of day.
  case timeKind
  /// The kind of a setting that is a date with a time of day.
  case dateAndTimeKind
  /// The kind of a setting that is a text of several lines.
  case longTextKind
  /// The kind of a setting that is the path of a file or a folder.
  case fileKind
  /// The kind of a setting that is the path of a folder.
  case folderKind
}
