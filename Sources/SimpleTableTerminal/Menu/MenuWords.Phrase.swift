extension MenuWords {
  /// A message of a menu, with its English words; `%` stands for a name or a number.
  public enum Phrase: String, CaseIterable, Sendable {
    // MARK: Live menus: pages, hints and search
    /// The header of the keys that move, on the help page.
    case movingKeys = "Keys that move"
    /// The header of the keys that change something.
    case changingKeys = "Keys that change something"
    /// The header of the keys that find or show something, or leave the menu.
    case otherKeys = "Other keys"
    /// The smallest size of the screen, where it is too small.
    case needs = "needs %"
    /// Between the numbers of rows that are seen and of all.
    case of = "of"
    /// The label of the help key.
    case keysHint = "keys"
    /// The label of the key that leaves.
    case leaveHint = "leave"
    /// The label of the key that goes back.
    case backHint = "back"
    /// The label of the key that selects.
    case selectHint = "select"
    /// The label of the key that selects, on an option.
    case chooseHint = "choose"
    /// The label of the key that selects, on the row that adds an entry.
    case addHint = "add"
    /// The label of the key that selects, on a button.
    case pressHint = "press"
    /// A key that does nothing was pressed.
    case unknownKey = "% shows the keys"
    /// The label of the key that removes an entry.
    case removeHint = "remove"
    /// The label of the key that moves an entry up.
    case moveHint = "move up"
    /// The label of the key that undoes.
    case undoHint = "undo"
    /// The label of the key that stops a running action.
    case stopHint = "stop"
    /// The label of the key that selects, on a text or a number.
    case editHint = "edit"
    /// The label of the key that selects, on a switch.
    case switchHint = "switch"
    /// The label of the key that selects, on a row that leads elsewhere.
    case openHint = "open"
    /// The label of the key that selects, on something collapsed.
    case expandHint = "expand"
    /// The label of the key that selects, on something expanded.
    case collapseHint = "collapse"
    /// The label of the keys that decrease and increase.
    case stepHint = "change"
    /// The label of the key that searches.
    case searchHint = "search"
    /// The label of the key that goes back while a filter is on.
    case endFilterHint = "show all"
    /// A setting was copied.
    case copied = "copied: %"
    /// The terminal has no clipboard, so nothing was copied.
    case noClipboard = "this terminal has no clipboard"
    /// A filter leaves no row.
    case noMatches = "No rows match."
    /// A search finds no row.
    case noHits = "Nothing is found."
    /// No setting is stored.
    case nothingStored = "Nothing is stored."
    /// How to leave a list of rows that were found, in which there is none.
    case escReturns = "Esc returns."
    /// The keys in a list of rows that were found.
    case findingHint = "Return goes there, Esc returns"
    /// A row that was found no longer exists.
    case isGone = "% no longer exists"

    // MARK: Live menus and numbered lines: settings and leaving
    /// A value is the default, and what the key does that removes what is stored for a setting.
    case isDefault = "default"
    /// The source of a value.
    case setBy = "set by %"
    /// The settings that undo has restored.
    case undone = "%, as before"
    /// The settings that redo has changed again.
    case redone = "%, again"
    /// How many more settings were restored.
    case andMore = "% more"
    /// The settings that undo has left out.
    case leftOut = "left out: %"
    /// There is no change to undo.
    case nothingToUndo = "there is nothing to undo"
    /// There is no change to do again.
    case nothingToRedo = "there is nothing to redo"
    /// The title of the page that explains a row and the keys.
    case helpTitle = "Help"
    /// Names the key of a setting.
    case key = "Key"
    /// The heading of the possible values of a setting.
    case values = "Values"
    /// Names the default of a setting.
    case defaultValue = "Default"
    /// Names the value that applies.
    case applies = "Applies"
    /// Names a value that does not apply.
    case alsoSet = "Also set"
    /// Names why a row cannot be changed.
    case locked = "Locked"
    /// Why a value of a source does not apply.
    case givenUp = "refused: %"
    /// The question on leaving with changes that are not saved.
    case leavingQuestion = "Save the changes?"
    /// The answer that saves them; its first letter is the key.
    case saveAnswer = "save"
    /// The answer that takes them back; its first letter is the key.
    case dontSaveAnswer = "don't save"
    /// The answer that stays in the menu, as any other key does.
    case stayAnswer = "stay"

    // MARK: Live menus: typing and help
    /// The row of the edited field has disappeared, or can no longer be changed.
    case fieldGone = "The field is gone, and its text was not saved. Press Return or Esc."
    /// The keys that end typing a value.
    case typing = "Return saves, Esc cancels"
    /// The same on a narrow screen.
    case typingShort = "Esc cancels"
    /// The instruction for typing a new entry.
    case typingEntry = "Type the new entry: Return adds it, Esc cancels"
    /// The keys that end typing a secret that no store keeps.
    case typingSecret = "Return sets it until the program ends, Esc cancels"
    /// The same on a narrow screen.
    case typingSecretShort = "not stored, Esc cancels"
    /// The keys that end typing a text of several lines.
    case typingLines = "Return breaks the line, ^D saves, Esc cancels"
    /// The same on a narrow screen.
    case typingLinesShort = "^D saves"
    /// The editor has left a text as it was.
    case textUnchanged = "the text was not changed"
    /// There is no such editor, or no file for it.
    case editorNotStarted = "the editor could not be started: %"
    /// The editor has failed with a code.
    case editorFailed = "the editor failed with %; the text is unchanged"
    /// A signal has ended the editor.
    case editorKilled = "signal % ended the editor; the text is unchanged"
    /// The edited text cannot be read.
    case textUnreadable = "the edited text cannot be read: %"
    /// The keys that close the help page.
    case helpCloses = "any key closes"
    /// The keys that scroll the help page.
    case helpMoves = "% for more"
    /// The other keys, which close a long help page.
    case helpOthersClose = "other keys close"
    /// A paste was too long.
    case pasteCut = "only the first 16 MB were pasted"
    /// The title of the page that lists the problems of the store.
    case storeTitle = "Stored settings"

    // MARK: Live menus and numbered lines: answers
    /// The answer that lets a row act; its first letter is the key.
    case yes = "yes"
    /// The answer that does not; its first letter is shown.
    case no = "no"
    /// A row has not acted, because the answer was no.
    case notDone = "Cancelled."
    /// The question whether a change is to last.
    case keepQuestion = "Keep %?"
    /// After how many seconds a change is taken back.
    case takenBackIn = "% s"
    /// A change was taken back because it was not confirmed.
    case takenBack = "% was changed back"
    /// A row without an accessory to tap.
    case noButton = "% has no button"
    /// There is no page to go back to.
    case firstPage = "this is the first page"
    /// There is no page to go back to, and a key leaves the menu.
    case leavesFromHere = "this is the first page: % leaves"
    /// A row cannot be changed.
    case disabled = "% is disabled"
    /// A row has no action.
    case inert = "this row does nothing"
    /// A row has no value.
    case noValue = "there is no value here"
    /// A row that is no entry of a list cannot be moved.
    case noEntry = "only the entries of a list can be moved"
    /// A row that is no entry of a list cannot be removed.
    case onlyEntries = "only the entries of a list can be removed"
    /// The first screen of a menu that stores changes at once.
    case savedAtOnce = "changes are saved at once"
    /// The settings could not be stored.
    case notSaved = "not saved: %"
    /// The settings were read.
    case loaded = "read from the store"
    /// The settings could not be read.
    case notLoaded = "not read: %"
    /// Another program has changed the value of a row, so a key or a line did not.
    case changedElsewhere = "% was changed elsewhere, so nothing was done"

    // MARK: Numbered lines
    /// The first line, with the reason for numbered lines.
    case linesBecause = "Numbered lines: %."
    /// The reason for numbered lines if a screen cannot be drawn.
    case noTerminal = "there is no terminal"
    /// The first question for a line.
    case prompt = "Number, or ? for help: "
    /// The question for the next line.
    case shortPrompt = "Number: "
    /// The question for the next line of a text.
    case nextLine = "> "
    /// The line that ends a text of several lines.
    case endsText = "% ends it"
    /// The input that empties a text.
    case emptied = "% empties it"
    /// What becomes of a secret that no store keeps, and the line that leaves it as it is.
    case secretLine = "set until the program ends, an empty line cancels"
    /// One more line can be listed.
    case oneMore = "1 more line"
    /// More lines can be listed.
    case more = "% more lines"
    /// A table is empty.
    case nothingHere = "Nothing is here."
    /// No more lines can be listed.
    case endOfList = "This is the end of the list."
    /// A secret was typed where it is seen.
    case ownLine = "Type it on a line of its own, where it is not shown."
    /// A command lacks the number of a line.
    case needsNumber = "A number is missing."
    /// There is no such line.
    case noNumber = "There is no line \"%\"."
    /// A word that is no command.
    case noCommand = "There is no command \"%\". ? lists the commands."
    /// The possible lines.
    case choose = "Choose from 1 to %."
    /// There are no lines.
    case noChoice = "There is nothing to choose."
    /// The row of a line has disappeared.
    case lineGone = "Line % no longer exists."
    /// A value of a row was refused.
    case notTaken = "%1 refused: %2."
    /// The question before a list becomes empty.
    case removeAll = "Remove all entries of %?"
    /// One row is in a collapsed section.
    case oneRow = "1 setting"
    /// Rows are in a collapsed section.
    case rows = "% settings"
    /// A section or a row is collapsed.
    case collapsed = "collapsed"
    /// A section or a row is expanded.
    case expanded = "expanded"
    /// A row is disabled.
    case isDisabled = "disabled"
    /// A value is not valid.
    case notValid = "not valid: %"
    /// Work is in progress.
    case busy = "busy"
    /// A text is empty.
    case empty = "empty"
    /// A secret is not shown.
    case hidden = "hidden"
    /// The placeholder of an empty text.
    case placeholder = "placeholder: %"
    /// A choice is made.
    case chosen = "chosen"
    /// A choice is not made.
    case notChosen = "not chosen"
    /// A row leads to another page, or elsewhere.
    case opens = "opens"
    /// A button destroys something.
    case destructive = "destructive"
    /// A button cancels something.
    case cancels = "cancels"
    /// A row has a button for details.
    case hasDetails = "has details"
    /// A row has a checkmark.
    case checked = "checked"
    /// The lines that are no longer there, with their numbers.
    case gone = "No longer here: %."
    /// Rows have changed places.
    case reordered = "The order of the rows has changed."
    /// Where an entry was moved to.
    case comesAfter = "%1 comes after %2 now."
    /// Where an entry was moved to that is the first one.
    case comesFirst = "%1 comes first now."
    /// An action has run, and nothing else has changed.
    case done = "Done."
    /// A page without a list to which an entry can be added.
    case noList = "there is no list here to add to"
    /// The settings were stored.
    case saved = "saved"
    /// The settings were stored, but for secrets.
    case savedWithoutSecrets = "saved, but for secrets, which the store does not keep"
    /// The settings could not be read or stored, as there is no store.
    case noStore = "there is no store"
    /// The commands of numbered lines, whose words stay.
    case commands = """
      N            select line N
      N VALUE      set it; "" empties it
      + N, - N     step, expand or collapse it
      help N       explain it
      unset N      use its default
      info N       tap its button
      /WORDS       search all pages
      list, more, stored   list this page, go on, what is stored
      add TEXT, remove N, move N M   change a list
      undo, redo, save, reload, back, quit

      """
  }
}
