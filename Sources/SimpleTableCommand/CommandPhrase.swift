public import SimpleTable

/// The words of the messages of a command line.
///
/// Names that are typed, such as those of commands and options, are the same in all languages.
/// Messages about values are in the words of the menu's table.
public typealias CommandWords = Words<CommandPhrase>

/// A message of a command line, with its English words.
public enum CommandPhrase: String, CaseIterable, Sendable {
  /// The help page, with the name of the command and its sub-commands.
  case help = """
    Usage: %1 [COMMAND]

    %2
    Without a command, the menu is edited at a terminal and printed elsewhere.
    The word -- ends options.
    Exit codes: 0 done, 1 refused, 2 wrong usage, 3 the store or the terminal
    cannot be read or written, 130 ended by ^C.

    """
  /// What `list` does.
  case list = "print all settings with their values, or what a level holds"
  /// What `get` does.
  case get = "print the value of a setting"
  /// What `set` does.
  case set = "set one setting, or several; - reads standard input"
  /// What `add` does.
  case add = "add entries to a list"
  /// What `remove` does.
  case remove = "remove entries from a list; with a record, its settings"
  /// What `unset` does.
  case unset = "remove stored values, so that the defaults apply; --all: of all settings"
  /// What `describe` does.
  case describe = "print what is known of a setting, or of all"
  /// What `search` does.
  case search = "print the rows of all pages that contain the words"
  /// What `run` does.
  case run = "run a row's action; --yes confirms it"
  /// What `show` does.
  case show = "print the menu"
  /// What `edit` does.
  case edit = "run the menu"
  /// What `check` does.
  case check = "print what is wrong with the values and the description"
  /// What `path` does.
  case path = "print where the values are stored; --all: those of each level"
  /// What `import` does.
  case `import` = "set what list --stored --json has printed; - reads standard input"
  /// What `reference` does.
  case reference = "print all settings as Markdown"
  /// What `schema` does.
  case schema = "print the JSON Schema of the stored values"
  /// What `completions` does.
  case completions = "print the completions for a shell"

  /// There are too few words, or too many.
  case usage = "usage: %"
  /// Something is wrong with a word, and another may have been meant.
  case didYouMean = "%1; did you mean \"%2\"?"
  /// There is no sub-command of that name.
  case noSuchCommand = "there is no such command"
  /// A sub-command does not have an option.
  case noSuchOption = "% has no such option"
  /// There is no row with a key.
  case noSuchRow = "there is no row with this key"
  /// There are no completions for a shell.
  case noSuchShell = "there are no completions for it"
  /// An option that takes no value has one.
  case takesNoValue = "takes no value"
  /// An option or a setting is given no value.
  case needsValue = "needs a value"
  /// The value of an option is wrong.
  case wrongValue = "takes %1, and not \"%2\""
  /// What `--width` takes.
  case width = "a number from %1 to %2"
  /// What `--style` takes.
  case style = "plain, grouped or inset"
  /// What `--level` takes.
  case level = "one of %"
  /// One of several words is not an assignment.
  case noAssignment = "is not KEY=VALUE, as it must be where several are set"
  /// A key is set twice.
  case setTwice = "is set twice"
  /// An argument of the program is not UTF-8.
  case notUTF8 = "an argument is not UTF-8"
  /// There is no store for what was changed.
  case noStore = "nothing is stored, as there is no store"
  /// What was written in place of a command is a setting; `%` is what to write.
  case isSetting = "is a setting; write: %"
  /// An environment variable is not UTF-8.
  case unreadableVariable = "is not UTF-8"
  /// Standard output cannot be written.
  case outputNotWritten = "standard output cannot be written"
  /// Another process keeps the lock of the file of values.
  case waits = "waiting for another program that is changing \"%\""
  /// Standard input has no text.
  case noInput = "standard input cannot be read, or is not UTF-8"

  /// A secret is to be printed.
  case secretPrinted = "is secret and not printed"
  /// A secret is given as a word of the command.
  case secretAsWord = "is secret: use set % -"
  /// A secret is to be stored where secrets are not kept.
  case secretNotKept = "is secret, and the store keeps no secrets"
  /// The user has not answered.
  case noAnswer = "there is no answer"

  /// A row is not visible.
  case notShown = "is not shown now"
  /// A row has no action.
  case inert = "does nothing when it is selected"
  /// The question of a row at a terminal.
  case question = "% [y/N] "
  /// The answer that lets a row act, or its first letter.
  case yes = "yes"
  /// The answer was another one.
  case notConfirmed = "is not confirmed"
  /// The question of a row, where it cannot be asked.
  case asks = "needs confirmation (\"%\"): pass --yes"
  /// No row contains the words of a search.
  case notFound = "no row matches"

  /// The store has no path.
  case noPath = "the values are not stored in a file"
  /// A key in the store is that of no setting.
  case unknownKey = "is not a setting now"
  /// A key in the store is one that a setting had in an older version.
  case formerKey = "is called % now"
  /// A setting should not be used any more.
  case deprecated = "is deprecated: %"

  /// Where the value of a setting comes from.
  case source = "source: %"
  /// A value that is stored was refused.
  case storedValue = "stored value: %"
  /// A value that is stored at a place was refused.
  case storedValueIn = "stored value in %1: %2"
  /// The value of a source was refused.
  case givenUp = "refused: %"
  /// What decides a setting, and not what was set or unset: "user (settings.json): 40".
  case applies = "% applies"
  /// The environment variable of a setting.
  case variable = "variable: %"
  /// The flag of a setting.
  case flag = "flag: %"
  /// A setting is a secret.
  case secret = "secret"
  /// A setting is disabled.
  case disabled = "disabled"
  /// A setting is disabled for a reason.
  case disabledBecause = "disabled: %"
  /// A value is not valid.
  case notValid = "not valid: %"
}
