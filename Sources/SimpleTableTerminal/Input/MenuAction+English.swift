extension MenuAction {
  /// The line on an English help page.
  package var english: String {
    switch self {
    case .moveUp: "Move up"
    case .moveDown: "Move down"
    case .pageUp: "Move up by a page"
    case .pageDown: "Move down by a page"
    case .moveToTop: "Move to the first row"
    case .moveToBottom: "Move to the last row"
    case .select: "Select the row"
    case .tapAccessory: "Tap the row's accessory"
    case .increase: "Expand, open or increase"
    case .decrease: "Collapse, close or decrease"
    case .increaseByTen: "Increase by ten steps"
    case .decreaseByTen: "Decrease by ten steps"
    case .nextSection: "Move to the next section"
    case .previousSection: "Move to the section before"
    case .remove: "Use the default, or remove the entry"
    case .moveEntryUp: "Move the entry of a list up"
    case .moveEntryDown: "Move the entry of a list down"
    case .back: "Go back"
    case .search: "Search all pages"
    case .showStored: "Show only what is stored"
    case .undo: "Undo the last change"
    case .redo: "Redo what was undone"
    case .copy: "Copy the setting"
    case .help: "Explain the row and the keys"
    case .redraw: "Draw the screen again"
    case .reload: "Read the stored settings again"
    case .suspend: "Suspend the program"
    case .leave: "Leave the menu"
    }
  }
}
