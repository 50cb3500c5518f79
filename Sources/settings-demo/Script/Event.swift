import SimpleTable

/// Something that a person does to a menu.
enum Event: Hashable, Sendable {
  case select(RowID)
  case tapAccessory(RowID)
  case toggle(String)
  case set(RowID, String)
  case step(RowID, Int)
  case push(RowID)
  case pop
  case reset
  case tellValues
  case collapse(SectionID)
  case expand(SectionID)
  case collapseAll
  case expandAll
  case hide(RowID)
  case show(RowID)
  case filter(String)
  case endFilter
  case reveal(RowID)
  case reload
}
