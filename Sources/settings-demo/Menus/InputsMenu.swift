import SimpleTable

/// Many inputs in categories that fold; each input takes its next answer when selected.
struct InputsMenu {
  let form: SetupForm

  var table: Table {
    Table("Setup") {
      for category in form.categories {
        section(category)
      }
    }
  }

  private func section(_ category: SetupForm.Category) -> Section {
    Section(category.title, footer: category.footer, id: SectionID(category.id)) {
      for input in category.inputs {
        Row(input.title, detail: input.answer ?? "–") { input.chooseNext() }.id(input.id)
      }
    }
    .headerDetail(category.unanswered == 0 ? nil : "\(category.unanswered) left")
    .collapsible(initially: category.startsCollapsed ? .collapsed : .expanded)
  }
}
