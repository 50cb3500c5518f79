import SimpleTableMenu
import SwiftUI

/// The page in view of a menu as a list with a search field.
struct MenuList: View {
  /// The parent keeps it, because another one would no longer hear of changes here.
  let shown: ShownMenu
  @State private var question: (text: String, row: RowID)?

  var body: some View {
    let page = shown.page
    List {
      if let error = shown.saveError { Text(error) }
      if shown.menu.pages.count > 1 {
        Button("Back") { shown.menu.pop() }
      }
      ForEach(sections(of: page)) { section in
        SwiftUI.Section {
          ForEach(section.rows) { shownRow in
            RowView(shown: shown, id: shownRow.id, row: shownRow.row) { select(shownRow.id) }
          }
        } header: {
          header(of: section.info)
        } footer: {
          Text(section.info.footer ?? "")
        }
      }
    }
    .buttonStyle(.borderless)
    .navigationTitle(page.title ?? "")
    .searchable(text: filter)
    .alert(question?.text ?? "", isPresented: isAsking) {
      Button("OK") { if let question { confirm(question.row) } }
      Button("Cancel") {}
    }
  }

  @ViewBuilder private func header(of section: SectionInfo) -> some View {
    if section.showsIndicator {
      Button((section.isCollapsed ? "▸ " : "▾ ") + (section.header ?? "")) {
        shown.page.toggleCollapsed(section: section.id)
        shown.noteChange()
      }
    } else {
      Text(section.header ?? "")
    }
    if let detail = section.headerDetail { Text(detail) }
  }

  private func sections(of page: TableAdapter) -> [ShownSection] {
    (0..<page.numberOfSections).compactMap { section in
      let rows = (0..<page.numberOfRows(inSection: section)).compactMap { number in
        let path = RowPath(section: section, row: number)
        return page.id(at: path).flatMap { id in
          page.row(at: path).map { ShownRow(id: id, row: $0) }
        }
      }
      return page.section(at: section).map { ShownSection(info: $0, rows: rows) }
    }
  }

  private var isAsking: SwiftUI.Binding<Bool> {
    SwiftUI.Binding(get: { question != nil }, set: { if !$0 { question = nil } })
  }

  private var filter: SwiftUI.Binding<String> {
    SwiftUI.Binding(
      get: { shown.page.filterText ?? "" },
      set: {
        shown.page.filter($0.isEmpty ? nil : $0)
        shown.noteChange()
      })
  }

  private func select(_ id: RowID) {
    if case .needsConfirmation(let text) = shown.page.select(row: id) { question = (text, id) }
    runActions()
  }

  private func confirm(_ id: RowID) {
    shown.page.confirm(row: id)
    runActions()
  }

  /// Shows what has changed, and runs the actions that take time of rows that were selected.
  private func runActions() {
    shown.noteChange()
    Task { [page = shown.page] in await page.finishActions() }
  }
}

/// A section as it is shown.
struct ShownSection: Identifiable {
  let info: SectionInfo
  let rows: [ShownRow]

  var id: SectionID { info.id }
}

/// A row as it is shown.
struct ShownRow: Identifiable {
  let id: RowID
  let row: Row
}
