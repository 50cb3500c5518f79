import SimpleTable
import SimpleTableMenu

// The help page.

extension MenuSession {
  /// Returns the help page: details of the row of an item, and the effects of the keys.
  func helpTable(for item: TableItem?) -> Table {
    let lines = menu.explanations(of: item, words)
    let row: Row? = if case .row(let path) = item { page.adapter.row(at: path) } else { nil }
    let groups: [(MenuAction.Kind, MenuWords.Phrase)] = [
      (.moves, .movingKeys), (.changes, .changingKeys), (.shows, .otherKeys),
    ]
    return Table(words[.helpTitle]) { [weak self] in
      // The label of an option may be longer than a line.
      if !lines.isEmpty || row?.isPart == true {
        Section(row?.title) { self?.rows(of: lines) ?? [] }
      }
      for (kind, phrase) in groups where self?.actions.contains(where: { $0.kind == kind }) == true
      {
        Section(self?.words[phrase]) { self?.rows(ofKeys: kind) ?? [] }
      }
    }
  }

  /// The actions that have keys and can be used.
  private var actions: [MenuAction] {
    keys.actions.filter { $0 != .reload || dialog.autosave.hasStore }
  }

  private func rows(of lines: [Explanation]) -> [Row] {
    lines.map { line in
      let texts = [line.text, line.note].compactMap(\.self)
      if !line.name.isEmpty, line.line.cellWidth + 6 <= screen.withoutDetails.renderer.width {
        return Row(line.name, detail: line.whole)
      }
      // On a narrow screen each text has a line of its own.
      let notes = isNarrow ? texts.joined(separator: "\n") : line.note
      return Row(line.name, detail: isNarrow ? nil : line.text).subtitle(notes)
    }
  }

  private func rows(ofKeys kind: MenuAction.Kind) -> [Row] {
    actions.filter { $0.kind == kind }.map { action in
      let names = keys.keys(for: action).map(screen.name).joined(separator: ", ")
      return isNarrow
        ? Row(names).subtitle(words[action]) : Row(words[action], detail: names)
    }
  }

  /// Whether the names of keys have a line of their own.
  private var isNarrow: Bool { size.columns < 40 }
}
