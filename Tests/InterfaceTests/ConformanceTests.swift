import SimpleTable
import SimpleTableStorage
import SimpleTableTerminal
import SimpleTableTesting
import Testing

/// What users may rely on, seen through the public import alone; the compiler does the checking.
@Suite struct ConformanceTests {
  @Test func `values can be sent between tasks`() {
    sendable(Accessory.self)
    sendable(ButtonRole.self)
    sendable(ControlState.self)
    sendable(DeclarationSite.self)
    sendable(Diagnostic.self)
    sendable(CollapseState.self)
    sendable(Key.self)
    sendable(KeyMap.self)
    sendable(MenuAction.self)
    sendable(PickerStyle.self)
    sendable(RowID.self)
    sendable(RowPath.self)
    sendable(ValidationMoment.self)
    sendable(SectionID.self)
    sendable(SectionInfo.self)
    sendable(ValueOutcome.self)
    sendable(SnapshotDifference.self)
    sendable(SnapshotRecording.self)
    sendable(SnapshotsTrait.self)
    sendable(TableChanges.self)
    sendable(TableItem.self)
    sendable(TerminalError.self)
    sendable(TerminalMenu.Presentation.self)
    sendable(TextRenderer.self)
    sendable(TextRenderer.Role.self)
    sendable(TextRenderer.Style.self)
    sendable(TextRenderer.Symbol.self)
    sendable(TextRenderer.Symbols.self)
    sendable(TextRenderer.Theme.self)
    sendable(TextAttributes.self)
    sendable(TextAttributes.Color.self)
    sendable(TextAttributes.Weight.self)
    sendable(ValueOutcome.self)
    sendable(ValuesFile.self)
    sendable(ValuesFileError.self)
    sendable(Viewport.Position.self)
  }

  @Test func `values can be compared and kept in sets`() {
    hashable(Accessory.self)
    hashable(ControlState.self)
    hashable(DeclarationSite.self)
    hashable(Diagnostic.self)
    hashable(Key.self)
    hashable(KeyMap.self)
    hashable(MenuAction.self)
    hashable(RowID.self)
    hashable(RowPath.self)
    hashable(SectionID.self)
    hashable(SectionInfo.self)
    hashable(ValueOutcome.self)
    hashable(TableChanges.self)
    hashable(TableItem.self)
    hashable(TextRenderer.Role.self)
    hashable(TextRenderer.Style.self)
    hashable(TextRenderer.Symbol.self)
    hashable(TextRenderer.Symbols.self)
    hashable(TextRenderer.Theme.self)
    hashable(TextAttributes.self)
    hashable(TextAttributes.Color.self)
    hashable(TextAttributes.Weight.self)
    hashable(ValueOutcome.self)
    hashable(Viewport.Position.self)
  }

  @Test func `identities are written as text`() {
    literal(RowID.self)
    literal(SectionID.self)
  }

  @Test func `paths are in the order of reading`() {
    comparable(RowPath.self)
    #expect(RowPath(section: 0, row: 9) < RowPath(section: 1, row: 0))
  }

  @Test func `items are a collection with random access`() {
    randomAccess(TableItems.self)
    let items = TableAdapter(Table("Sound") { Section("Volume") { Row("Ringtone") } }).items
    #expect(items.count == 2)
    #expect(items.last == items[items.index(before: items.endIndex)])
  }

  @Test func `a row kind of one's own is a small struct`() {
    struct VersionRow: RowContent {
      var row: Row { Row("Version", detail: "1.0") }
    }
    let adapter = TableAdapter(Table { Section { VersionRow() } })
    #expect(adapter.row(at: RowPath(section: 0, row: 0))?.detail == "1.0")
  }

  private func sendable(_: (some Sendable).Type) {}
  private func hashable(_: (some Hashable).Type) {}
  private func comparable(_: (some Comparable).Type) {}
  private func literal(_: (some ExpressibleByStringLiteral).Type) {}
  private func randomAccess(_: (some RandomAccessCollection<TableItem>).Type) {}
}
