/// The words of the messages of tables and menus.
public typealias TableWords = Words<TablePhrase>

/// A message of a table about values, with its English words.
public enum TablePhrase: String, CaseIterable, Sendable {
  /// The label of a switch that is on.
  case on = "On"
  /// The label of a switch that is off.
  case off = "Off"
  /// The label of a picker in which nothing is chosen.
  case none = "None"

  /// A text is neither on nor off.
  case notASwitch = "\"%\" is neither on nor off"
  /// A text is not a number with a unit.
  case notANumberOf = "\"%1\" is not a number of %2"
  /// A text is not a number.
  case notANumber = "\"%\" is not a number"
  /// A text has a comma before three digits, with the two numbers that it may be.
  case ambiguousNumber = "\"%1\" is ambiguous: write %2 or %3"
  /// A text has a full stop or a comma before three digits, with the whole number that it may be.
  case ambiguousWholeNumber = "\"%1\" is ambiguous: write %2"
  /// A text is not a date, a time, or both, with a valid one and the kind.
  case notADate = "\"%1\" is not a %3 such as %2"
  /// A month has no such day.
  case noDay = "%1 has no day %2"
  /// A number has a fraction.
  case notWhole = "must be a whole number"
  /// A value is out of its range.
  case outOfRange = "must be from %1 to %2"
  /// A number is between two steps.
  case betweenSteps = "must go in steps of %1 from %2"
  /// A text is not of the form that a field takes.
  case notOfForm = "\"%1\" is not %2"
  /// A text stands for no value of a field, or for no entry of a list.
  case notAValue = "\"%\" is not a possible value"
  /// The text form of a value of the program stands for another value.
  case isNotLossless = "the text form \"%\" does not lead back to the value"
  /// A text is not among the options, with those that there are, or those that are nearest.
  case notAnOption = "\"%1\" is not among the options: %2"
  /// There is no option to choose.
  case noOptions = "has no options"
  /// An option of a value is disabled.
  case optionDisabled = "\"%\" cannot be chosen now"
  /// An option of a value is disabled, with the reason.
  case optionDisabledAs = "\"%1\" cannot be chosen now: %2"
  /// A text has line breaks or control characters.
  case notOneLine = "must be one line without control characters"
  /// A text has control characters other than line breaks.
  case notText = "must not have control characters other than line breaks"
  /// The first line of a text, and that one more follows.
  case oneMoreLine = "%1 (+1 line)"
  /// The first line of a text, and how many more follow.
  case moreLines = "%1 (+%2 lines)"
  /// There is no file or folder at a path.
  case doesNotExist = "does not exist"
  /// There is no folder at a path.
  case isNoFolder = "is not a folder"
  /// A text is empty.
  case isEmpty = "must not be empty"
  /// A text must have one character.
  case oneCharacter = "must have 1 character"
  /// A text must have a number of characters.
  case characterCount = "must have % characters"
  /// A text must have a number of characters in a range.
  case characterRange = "must have %1 to %2 characters"

  /// An entry of a list is refused, with its number from 1 or its text in quotes.
  case entryRefused = "[%1]: %2"
  /// A list or a map must have a number of entries, as in "1 to 3".
  case entryCount = "must have % entries"
  /// A range of numbers of entries.
  case countRange = "%1 to %2"
  /// A number of entries without a greatest one.
  case atLeast = "at least %"
  /// A text is not a name with a value.
  case notAnAssignment = "\"%\" is not NAME=VALUE"
  /// A text begins as an object of JSON, but is none.
  case notAnObject = "is not an object in JSON"
  /// A value of a map is a list, an object or null.
  case notAScalar = "must be a text, a number, or true or false"
  /// The name of an entry of a map is empty or has control characters.
  case notAnEntryName = "a name must not be empty or have control characters"
  /// A name is twice in a map.
  case isTwice = "is there twice"
  /// The name of a record has other characters.
  case notAName = "\"%\" must consist of letters, digits, - and _"
  /// A record has the name of another one.
  case nameTaken = "\"%\" is in the list already"
  /// The row that adds an entry to a list.
  case addEntry = "Add…"
  /// What is asked of a new entry of a map.
  case entryName = "Name"
  /// What is asked of a new record, with what the answer may consist of.
  case recordName = "Name (letters, digits, - and _)"

  /// A control cannot change its value, which is constant.
  case cannotChange = "cannot be changed"

  /// A row or a setting is disabled.
  case isDisabled = "is disabled"
  /// A row has no value.
  case hasNoValue = "has no value that can be set"
  /// A value cannot be stepped further.
  case isAtEnd = "is at the end of its range"
  /// A row without an action was selected.
  case notSelectable = "does nothing when it is selected"
  /// The action of a row has not ended.
  case isBusy = "has not ended yet"
  /// A row asks a question before it does anything.
  case needsAnswer = "asks a question first"
  /// There is no row at a position or with an id.
  case noSuchRow = "there is no such row"
  /// There is no setting with a key now.
  case noSuchSetting = "there is no such setting now"
  /// A page or a menu cannot be used now.
  case isUnavailable = "is not available now"
  /// A key begins with the name of a record that the list does not have.
  case addFirst = "there is no such setting now: add % first"
  /// Of several values that are set together another one was refused.
  case otherRefused = "was not changed, as another one was refused"

  /// The kind of a setting that is a switch.
  case switchKind = "on or off"
  /// The kind of a setting that is a whole number.
  case wholeNumberKind = "whole number"
  /// The kind of a setting that is a number.
  case numberKind = "number"
  /// The range of a number, after its kind.
  case rangeOfKind = "from %1 to %2"
  /// The steps of a number, after its range.
  case stepOfKind = "in steps of %"
  /// A value that may be missing, after its kind.
  case orNone = "or none"
  /// The kind of a setting that is one of several options.
  case choiceKind = "one of %"
  /// The kind of a setting that is any number of several options.
  case choicesKind = "any of %"
  /// The kind of a setting that is so many of several options.
  case choicesKindOf = "%1 of %2"
  /// The kind of a setting that is a list, with what its entries are.
  case listKind = "list of %"
  /// The kind of a setting that is a map, with what its values are.
  case mapKind = "names with %"
  /// The entries of a list, or the values of a map, that are texts.
  case textEntries = "texts"
  /// The entries of a list that are numbers.
  case numberEntries = "numbers"
  /// The entries of a list that are whole numbers.
  case wholeNumberEntries = "whole numbers"
  /// The values of a map that are on or off.
  case switchEntries = "switches"
  /// The entries of a list that are records, each with a name.
  case namedEntries = "entries, by name"
  /// The kind of a setting that is a text.
  case textKind = "text"
  /// The kind of a setting that is a date.
  case dateKind = "date"
  /// The kind of a setting that is a time of day.
  case timeKind = "time of day"
  /// The kind of a setting that is a date with a time of day.
  case dateAndTimeKind = "date and time"
  /// The kind of a setting that is a text of several lines.
  case longTextKind = "text of several lines"
  /// The kind of a setting that is the path of a file or a folder.
  case fileKind = "path of a file"
  /// The kind of a setting that is the path of a folder.
  case folderKind = "path of a folder"
}
