import SimpleTableMenu
import SwiftUI

/// The page in view of a menu as a list.
struct MenuList: View {
  @State private var shown: ShownMenu
  @State private var question: (text: String, row: RowID)?

  init(_ menu: SettingsMenu) { _shown = State(wrappedValue: ShownMenu(menu)) }

  var body: some View {
    let page = shown.page
    List {
      if shown.menu.pages.count > 1 {
        Button("Back") { shown.menu.pop() }
      }
      ForEach(sections(of: page)) { section in
        SwiftUI.Section {
          ForEach(section.rows) { shownRow in
            RowView(shown: shown, id: shownRow.id, row: shownRow.row) { select(shownRow.id) }
          }
        } header: {
          Text(section.info.header ?? "")
        } footer: {
          Text(section.info.footer ?? "")
        }
      }
    }
    .navigationTitle(page.title ?? "")
    .alert(question?.text ?? "", isPresented: isAsking) {
      Button("OK") { if let question { page.confirm(row: question.row) } }
      Button("Cancel") {}
    }
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

  private func select(_ id: RowID) {
    if case .needsConfirmation(let text) = shown.page.select(row: id) { question = (text, id) }
    shown.noteChange()
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
