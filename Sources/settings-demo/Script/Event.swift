import SimpleTable

/// Something that a person does to a menu.
enum Event: Hashable, Sendable {
  case select(RowID)
  case tapAccessory(RowID)
  case collapse(SectionID)
  case expand(SectionID)
  case toggleFold(SectionID)
  case collapseAll
  case expandAll
  case hide(RowID)
  case show(RowID)
  case filter(String)
  case endFilter
  case reveal(RowID)
  case reload
}
