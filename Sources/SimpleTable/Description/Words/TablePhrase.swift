/// A phrase of the library about rows, their values and the kinds of settings.
public enum TablePhrase: CaseIterable, Sendable {
  /// The label of a switch that is on.
  case on
  /// The label of a switch that is off.
  case off
  /// The label of a picker in which nothing is chosen.
  case none

  /// A text for a switch means neither on nor off.
  case notASwitch
  /// A text is not a number with the unit of the row.
  case notANumberOf
  /// A text is not a number.
  case notANumber
  /// A comma before three digits may be a decimal comma; with the two numbers that the text may
  /// mean.
  case ambiguousNumber
  /// A full stop or a comma before three digits, with the whole number that the text may mean.
  case ambiguousWholeNumber
  /// A text is not a valid date or time, with an example of one and its kind.
  case notADate
  /// A day is not in its month.
  case noDay
  /// A number has a fraction, but must be whole.
  case notWhole
  /// A value is outside its range.
  case outOfRange
  /// A value is not the only one of its range.
  case oneValue
  /// A number is between two steps, with the size and the beginning of the steps.
  case betweenSteps
  /// A text does not have the form that its field expects.
  case notOfForm
  /// A text is not a value of the field's type, or not an entry of the list's type.
  case notAValue
  /// The text form of a value, read again, gives another value.
  case isNotLossless
  /// A text is not an option, with all options or the most similar ones.
  case notAnOption
  /// A picker has no option that can be chosen.
  case noOptions
  /// An option is disabled.
  case optionDisabled
  /// An option is disabled, with the reason.
  case optionDisabledAs
  /// A text that must be one line has line breaks or other control characters.
  case notOneLine
  /// A text has control characters other than line breaks.
  case notText
  /// The label of a text with two lines, with the first one.
  case oneMoreLine
  /// The label of a text with several lines, with the first one and the number of the others.
  case moreLines
  /// A path of a file or a folder leads to nothing.
  case doesNotExist
  /// A path of a folder does not lead to a folder.
  case isNoFolder
  /// A required text is empty.
  case isEmpty
  /// A value that nobody has put in is missing, and why it must not be empty.
  case missing
  /// A text must have one character.
  case oneCharacter
  /// A text does not have the exact number of characters.
  case characterCount
  /// The number of characters of a text is outside its range.
  case characterRange

  /// An entry is refused: with its number from 1 or its text in a list, with its name in a map.
  case entryRefused
  /// A list, a map or a choice has too few or too many entries, with the possible numbers.
  case entryCount
  /// A list, a map or a choice has to have one entry.
  case oneEntry
  /// A list, a map or a choice must not be without entries.
  case atLeastOneEntry
  /// The possible numbers of entries, from one number to another.
  case countRange
  /// The possible numbers of entries, without an upper limit.
  case atLeast
  /// The text of a map's entry has no equals sign.
  case notAnAssignment
  /// The text of a map begins like a JSON object, but is not one.
  case notAnObject
  /// A value of a map is a list, an object or null.
  case notAScalar
  /// The name of an entry of a map is empty or has control characters.
  case notAnEntryName
  /// A name occurs twice in the text of a map.
  case isTwice
  /// The name of a record has characters other than letters, digits, hyphens and underscores.
  case notAName
  /// A list has a record of the same name already.
  case nameTaken
  /// The row that adds an entry to a list.
  case addEntry
  /// The question for the name of a new entry of a map.
  case entryName
  /// The question for the name of a new record.
  case recordName

  /// The value of a control is constant, or its binding does not accept the new one.
  case cannotChange

  /// A row or a setting is disabled.
  case isDisabled
  /// A row has no value that can be set.
  case hasNoValue
  /// A value cannot be stepped further, or an entry not be moved further.
  case isAtEnd
  /// A row that has no action was selected.
  case notSelectable
  /// The action of a row is still running.
  case isBusy
  /// A row asks a question that has not been answered.
  case needsAnswer
  /// No row has the id, or is at the place.
  case noSuchRow
  /// No setting has the key now.
  case noSuchSetting
  /// A page or a menu is used at a moment when it cannot be.
  case isUnavailable
  /// A key belongs to a record that is not in its list, with the name of the record.
  case addFirst
  /// Another of several values that were set together was refused.
  case otherRefused

  /// The kind of a switch.
  case switchKind
  /// The kind of a whole number.
  case wholeNumberKind
  /// The kind of a number that may have a fraction.
  case numberKind
  /// The range of a number or a date, after its kind.
  case rangeOfKind
  /// The steps of a number, after its range.
  case stepOfKind
  /// The note that a number may be missing, after its kind.
  case orNone
  /// The kind of a picker of one option.
  case choiceKind
  /// The kind of a picker of any number of options.
  case choicesKind
  /// The kind of a picker of several options, with how many can be chosen.
  case choicesKindOf
  /// The kind of a list, with the kind of its entries.
  case listKind
  /// The kind of a map, with the kind of its values.
  case mapKind
  /// The kind of a list or a map, if it has one entry.
  case kindOfOneEntry
  /// The kind of a list or a map, if it must not be without entries.
  case kindOfAtLeastOneEntry
  /// The entries of a list, or the values of a map, if they are texts.
  case textEntries
  /// The entries of a list, or the values of a map, if they are numbers.
  case numberEntries
  /// The entries of a list, or the values of a map, if they are whole numbers.
  case wholeNumberEntries
  /// The values of a map, if they are switches.
  case switchEntries
  /// The entries of a list, if they are records.
  case namedEntries
  /// The kind of a text of one line.
  case textKind
  /// The kind of a date.
  case dateKind
  /// The kind of a time of day.
  case timeKind
  /// The kind of a date with a time of day.
  case dateAndTimeKind
  /// The kind of a text of several lines.
  case longTextKind
  /// The kind of the path of a file or a folder.
  case fileKind
  /// The kind of the path of a folder.
  case folderKind
}
