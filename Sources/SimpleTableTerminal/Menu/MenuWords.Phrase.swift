extension MenuWords {
  /// A phrase of a menu in a terminal, in which a percent sign stands for a name or a number.
  public enum Phrase: CaseIterable, Sendable {
    // MARK: Live menus: pages, hints and search
    /// The header of the keys that move, on the help page.
    case movingKeys
    /// The header of the keys that change something, on the help page.
    case changingKeys
    /// The header of the keys that find or show something, or leave the menu, on the help page.
    case otherKeys
    /// The screen is too small, with the smallest possible size.
    case needs
    /// Between the numbers of the rows in view and the number of all rows.
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
    /// A key without an action was pressed, with the key that opens the help page.
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
    /// The label of the key that selects, on a link, a list or a map.
    case openHint
    /// The label of the key that selects, on a collapsed section or row.
    case expandHint
    /// The label of the key that selects, on an expanded section or row.
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
    /// No row matches the filter.
    case noMatches
    /// A search has found no row.
    case noHits
    /// No setting is stored.
    case nothingStored
    /// How to leave an empty list of search results.
    case escReturns
    /// The label of the key that goes to a row that was found.
    case goHint
    /// A row that was found no longer exists.
    case isGone

    // MARK: Live menus and numbered lines: settings and leaving
    /// The value is the default; also the label of the key that unsets a setting.
    case isDefault
    /// The source that has set a value.
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
    /// The settings that undo or redo has not changed.
    case leftOut
    /// There is no change to undo.
    case nothingToUndo
    /// There is no change to redo.
    case nothingToRedo
    /// The title of the help page.
    case helpTitle
    /// The label of a setting's key, on the help page.
    case key
    /// The label of a setting's possible values, on the help page.
    case values
    /// The label of a setting's default, on the help page.
    case defaultValue
    /// The label of the value that applies, on the help page.
    case applies
    /// The label of a value that another source overrides, on the help page.
    case alsoSet
    /// The label of the reason why a row cannot be changed, on the help page.
    case locked
    /// The name of a record does not change.
    case keepsName
    /// Why a value of a source does not apply.
    case givenUp
    /// The question on leaving the menu with unsaved changes.
    case leavingQuestion
    /// The answer that saves the changes; its first letter is the key.
    case saveAnswer
    /// The answer that restores the saved values; its first letter is the key.
    case dontSaveAnswer
    /// The answer that stays in the menu, which any other key does, too.
    case stayAnswer

    // MARK: Live menus: typing and help
    /// The row of the edited field has disappeared, or can no longer be changed.
    case fieldGone
    /// The keys while a value is typed.
    case typing
    /// The keys while a value or an entry is typed, on a narrow screen.
    case typingShort
    /// The keys while a new entry is typed.
    case typingEntry
    /// The keys while a secret is typed that no store keeps.
    case typingSecret
    /// The keys while a secret is typed that no store keeps, on a narrow screen.
    case typingSecretShort
    /// The keys while a text of several lines is typed.
    case typingLines
    /// The keys while a text of several lines is typed, on a narrow screen.
    case typingLinesShort
    /// The text editor was closed without a change.
    case textUnchanged
    /// The text editor could not be started, with the reason.
    case editorNotStarted
    /// The text editor has ended with an exit code that means failure.
    case editorFailed
    /// A signal has ended the text editor.
    case editorKilled
    /// The text could not be read after editing, with the reason.
    case textUnreadable
    /// Any key closes the help page.
    case helpCloses
    /// The keys that scroll the help page.
    case helpMoves
    /// All other keys close a help page that scrolls.
    case helpOthersClose
    /// A pasted text was too long, so that its end was left out.
    case pasteCut
    /// The title of the page that lists the stored settings.
    case storeTitle
    /// The title of the page that lists the problems of the sources.
    case problemsTitle
    /// What applies in place of a value that was refused.
    case appliesInstead

    // MARK: Live menus and numbered lines: answers
    /// The answer that confirms a question; its first letter is the key.
    case yes
    /// The answer that does not confirm a question; its first letter is shown.
    case no
    /// A question was not confirmed, so nothing was done.
    case notDone
    /// The question whether to keep a change that must be confirmed.
    case keepQuestion
    /// The seconds until an unconfirmed change is reverted.
    case takenBackIn
    /// A change was reverted because it was not confirmed.
    case takenBack
    /// The row has no accessory to tap.
    case noButton
    /// There is no page above to go back to.
    case firstPage
    /// There is no page above to go back to, with the key that leaves the menu.
    case leavesFromHere
    /// A row is disabled.
    case disabled
    /// A row is disabled, and why.
    case disabledBecause
    /// The value of a row cannot be changed, and why.
    case unchangeable
    /// A row has no action.
    case inert
    /// The row has no value.
    case noValue
    /// The row cannot be moved, because it is not an entry of a list.
    case noEntry
    /// The row cannot be removed, because it is not an entry of a list or a map.
    case onlyEntries
    /// The menu saves each change at once; shown on its first screen.
    case savedAtOnce
    /// The settings could not be saved, with the reason.
    case notSaved
    /// The stores were read again.
    case loaded
    /// A store could not be read, with the reason.
    case notLoaded
    /// Another program has just changed the value, so the user's input was not applied.
    case changedElsewhere

    // MARK: Numbered lines
    /// The first line of the output, with the reason for numbered lines.
    case linesBecause
    /// The reason for numbered lines without a capable terminal.
    case noTerminal
    /// The first prompt.
    case prompt
    /// Every later prompt.
    case shortPrompt
    /// The prompt for the next line of a text.
    case nextLine
    /// The line that ends a text of several lines.
    case endsText
    /// The input that makes a text empty.
    case emptied
    /// How long a secret lasts that no store keeps, and how to cancel.
    case secretLine
    /// One further line can be listed.
    case oneMore
    /// The number of further lines that can be listed.
    case more
    /// The page is empty.
    case nothingHere
    /// No further line can be listed.
    case endOfList
    /// A secret was typed in a command, where it is visible.
    case ownLine
    /// The number of a line is missing in a command.
    case needsNumber
    /// The number of a line does not exist.
    case noNumber
    /// A command does not exist.
    case noCommand
    /// The numbers of the lines that can be selected.
    case choose
    /// The number of the only line that can be selected.
    case chooseOne
    /// No line can be selected.
    case noChoice
    /// The row of a line no longer exists.
    case lineGone
    /// A value was refused, with its row and the reason.
    case notTaken
    /// The question before all entries of a list are removed.
    case removeAll
    /// A collapsed section has one row.
    case oneRow
    /// The number of rows in a collapsed section.
    case rows
    /// The state of a collapsed section or row.
    case collapsed
    /// The state of an expanded section or row.
    case expanded
    /// The state of a disabled row.
    case isDisabled
    /// The state of a row whose value is not valid, with the reason.
    case notValid
    /// The state of a busy row.
    case busy
    /// The value of an empty text.
    case empty
    /// The value of a secret.
    case hidden
    /// The placeholder of an empty text.
    case placeholder
    /// The state of a chosen option.
    case chosen
    /// The state of an option that is not chosen.
    case notChosen
    /// The kind of a row that opens a page or something else.
    case opens
    /// The kind of a button that destroys something.
    case destructive
    /// The kind of a button that cancels something.
    case cancels
    /// The kind of a row with an info button.
    case hasDetails
    /// The state of a row with a checkmark.
    case checked
    /// The numbers of the lines that no longer exist.
    case gone
    /// The rows are in another order than before.
    case reordered
    /// The new place of an entry, with the one before it.
    case comesAfter
    /// The new place of an entry that comes first.
    case comesFirst
    /// An action has run without a visible change.
    case done
    /// The page has no list to which an entry can be added.
    case noList
    /// The settings were saved.
    case saved
    /// The settings were saved, except secrets.
    case savedWithoutSecrets
    /// The settings can be neither read nor saved, because there is no store.
    case noStore
    /// The help of numbered lines; the names of the commands cannot be translated.
    case commands
  }
}
