extension MenuWords {
  /// A message of a menu; `%` stands for a name or a number.
  public enum Phrase: CaseIterable, Sendable {
    // MARK: Live menus: pages, hints and search
    /// The header of the keys that move, on the help page.
    case movingKeys
    /// The header of the keys that change something.
    case changingKeys
    /// The header of the keys that find or show something, or leave the menu.
    case otherKeys
    /// The smallest size of the screen, where it is too small.
    case needs
    /// Between the numbers of rows that are seen and of all.
    case of
    /// The label of the help key.
    case keysHint
    /// The label of the key that leaves.
    case leaveHint
    /// The label of the key that goes back.
    case backHint
    /// The label of the key that selects.
    case selectHint
    /// The label of the key that selects, on an option.
    case chooseHint
    /// The label of the key that selects, on the row that adds an entry.
    case addHint
    /// The label of the key that selects, on a button.
    case pressHint
    /// A key that does nothing was pressed.
    case unknownKey
    /// The label of the key that removes an entry.
    case removeHint
    /// The label of the key that moves an entry up.
    case moveHint
    /// The label of the key that undoes.
    case undoHint
    /// The label of the key that redoes.
    case redoHint
    /// The label of the key that goes back, while it stops an action.
    case stopHint
    /// The label of the key that goes back, while it closes an open picker.
    case closeHint
    /// The label of the key that goes back, while an option is tried: the option that it keeps.
    case keepsHint
    /// The effect of the keys that do not answer the question of a row.
    case othersCancel
    /// The label of the key that selects, on a text or a number.
    case editHint
    /// The same on a text of several lines, which opens in the user's editor.
    case editorHint
    /// The label of the key that selects, on a switch.
    case switchHint
    /// The label of the key that selects, on a row that leads elsewhere.
    case openHint
    /// The label of the key that selects, on something collapsed.
    case expandHint
    /// The label of the key that selects, on something expanded.
    case collapseHint
    /// The label of the keys that decrease and increase.
    case stepHint
    /// The label of the key that searches.
    case searchHint
    /// The label of the key that goes back while a filter is on.
    case endFilterHint
    /// A setting was copied, and how.
    case copied
    /// The terminal has no clipboard, so nothing was copied.
    case noClipboard
    /// A filter leaves no row.
    case noMatches
    /// A search finds no row.
    case noHits
    /// No setting is stored.
    case nothingStored
    /// How to leave a list of rows that were found, in which there is none.
    case escReturns
    /// The label of the key that goes to a row that was found.
    case goHint
    /// A row that was found no longer exists.
    case isGone

    // MARK: Live menus and numbered lines: settings and leaving
    /// A value is the default, and what the key does that removes what is stored for a setting.
    case isDefault
    /// The source of a value.
    case setBy
    /// The settings that undo has restored, with their values.
    case undone
    /// The settings that redo has changed again, with their values.
    case redone
    /// A setting and the value that undo or redo has given it.
    case hasAgain
    /// Such a value is the default.
    case theDefault
    /// How many more settings were restored.
    case andMore
    /// The settings that undo has left out.
    case leftOut
    /// There is no change to undo.
    case nothingToUndo
    /// There is no change to do again.
    case nothingToRedo
    /// The title of the page that explains a row and the keys.
    case helpTitle
    /// Names the key of a setting.
    case key
    /// The heading of the possible values of a setting.
    case values
    /// Names the default of a setting.
    case defaultValue
    /// Names the value that applies.
    case applies
    /// Names a value that does not apply.
    case alsoSet
    /// Names why a row cannot be changed.
    case locked
    /// The name of a record does not change.
    case keepsName
    /// Why a value of a source does not apply.
    case givenUp
    /// The question on leaving with changes that are not saved.
    case leavingQuestion
    /// The answer that saves them; its first letter is the key.
    case saveAnswer
    /// The answer that takes them back; its first letter is the key.
    case dontSaveAnswer
    /// The answer that stays in the menu, as any other key does.
    case stayAnswer

    // MARK: Live menus: typing and help
    /// The row of the edited field has disappeared, or can no longer be changed.
    case fieldGone
    /// The keys that end typing a value.
    case typing
    /// The same on a narrow screen.
    case typingShort
    /// The instruction for typing a new entry.
    case typingEntry
    /// The keys that end typing a secret that no store keeps.
    case typingSecret
    /// The same on a narrow screen.
    case typingSecretShort
    /// The keys that end typing a text of several lines.
    case typingLines
    /// The same on a narrow screen.
    case typingLinesShort
    /// The editor has left a text as it was.
    case textUnchanged
    /// There is no such editor, or no file for it.
    case editorNotStarted
    /// The editor has failed with a code.
    case editorFailed
    /// A signal has ended the editor.
    case editorKilled
    /// The edited text cannot be read.
    case textUnreadable
    /// The keys that close the help page.
    case helpCloses
    /// The keys that scroll the help page.
    case helpMoves
    /// The other keys, which close a long help page.
    case helpOthersClose
    /// A paste was too long.
    case pasteCut
    /// The title of the page that lists the problems of the store.
    case storeTitle
    /// The title of the page that lists the problems of the sources.
    case problemsTitle
    /// What applies in place of a value that was refused.
    case appliesInstead

    // MARK: Live menus and numbered lines: answers
    /// The answer that lets a row act; its first letter is the key.
    case yes
    /// The answer that does not; its first letter is shown.
    case no
    /// A row has not acted, because the answer was no.
    case notDone
    /// The question whether a change is to last.
    case keepQuestion
    /// After how many seconds a change is taken back.
    case takenBackIn
    /// A change was taken back because it was not confirmed.
    case takenBack
    /// A row without an accessory to tap.
    case noButton
    /// There is no page to go back to.
    case firstPage
    /// There is no page to go back to, and a key leaves the menu.
    case leavesFromHere
    /// A row is disabled.
    case disabled
    /// A row is disabled, and why.
    case disabledBecause
    /// The value of a row cannot be changed, and why.
    case unchangeable
    /// A row has no action.
    case inert
    /// A row has no value.
    case noValue
    /// A row that is no entry of a list cannot be moved.
    case noEntry
    /// A row that is no entry of a list cannot be removed.
    case onlyEntries
    /// The first screen of a menu that stores changes at once.
    case savedAtOnce
    /// The settings could not be stored.
    case notSaved
    /// The settings were read.
    case loaded
    /// The settings could not be read.
    case notLoaded
    /// Another program has changed the value of a row, so a key or a line did not.
    case changedElsewhere

    // MARK: Numbered lines
    /// The first line, with the reason for numbered lines.
    case linesBecause
    /// The reason for numbered lines if a screen cannot be drawn.
    case noTerminal
    /// The first question for a line.
    case prompt
    /// The question for the next line.
    case shortPrompt
    /// The question for the next line of a text.
    case nextLine
    /// The line that ends a text of several lines.
    case endsText
    /// The input that empties a text.
    case emptied
    /// What becomes of a secret that no store keeps, and the line that leaves it as it is.
    case secretLine
    /// One more line can be listed.
    case oneMore
    /// More lines can be listed.
    case more
    /// A table is empty.
    case nothingHere
    /// No more lines can be listed.
    case endOfList
    /// A secret was typed where it is seen.
    case ownLine
    /// A command lacks the number of a line.
    case needsNumber
    /// There is no such line.
    case noNumber
    /// A word that is no command.
    case noCommand
    /// The possible lines.
    case choose
    /// There are no lines.
    case noChoice
    /// The row of a line has disappeared.
    case lineGone
    /// A value of a row was refused.
    case notTaken
    /// The question before a list becomes empty.
    case removeAll
    /// One row is in a collapsed section.
    case oneRow
    /// Rows are in a collapsed section.
    case rows
    /// A section or a row is collapsed.
    case collapsed
    /// A section or a row is expanded.
    case expanded
    /// A row is disabled.
    case isDisabled
    /// A value is not valid.
    case notValid
    /// Work is in progress.
    case busy
    /// A text is empty.
    case empty
    /// A secret is not shown.
    case hidden
    /// The placeholder of an empty text.
    case placeholder
    /// A choice is made.
    case chosen
    /// A choice is not made.
    case notChosen
    /// A row leads to another page, or elsewhere.
    case opens
    /// A button destroys something.
    case destructive
    /// A button cancels something.
    case cancels
    /// A row has a button for details.
    case hasDetails
    /// A row has a checkmark.
    case checked
    /// The lines that are no longer there, with their numbers.
    case gone
    /// Rows have changed places.
    case reordered
    /// Where an entry was moved to.
    case comesAfter
    /// Where an entry was moved to that is the first one.
    case comesFirst
    /// An action has run, and nothing else has changed.
    case done
    /// A page without a list to which an entry can be added.
    case noList
    /// The settings were stored.
    case saved
    /// The settings were stored, but for secrets.
    case savedWithoutSecrets
    /// The settings could not be read or stored, as there is no store.
    case noStore
    /// The commands of numbered lines, whose words stay.
    case commands
  }
}
