import Testing

@testable import SimpleTable

@Suite struct `Pictures of text fields` {
  private let table = Table {
    Section {
      TextFieldRow("Name", text: .constant("Grace"))
      TextFieldRow("Empty", text: .constant(""))
      TextFieldRow("Owner", text: .constant(""), placeholder: "Nobody")
      TextFieldRow("Notes", text: .constant("A text that goes on for longer than any line"))
      TextFieldRow("A title as long as its text is", text: .constant("A text that is as long"))
      TextFieldRow("Secret", text: .constant("otter"), isSecure: true)
      TextFieldRow("No secret", text: .constant(""), placeholder: "None", isSecure: true)
      TextFieldRow("Disabled", text: .constant("otter")).disabled()
      TextFieldRow("Refused", text: .constant("heron"), rules: [.required]).id("refused")
      TextFieldRow(
        "Not valid", text: .constant(""), placeholder: "–", rules: [.length(8...63)],
        validation: .onChange
      ).subtitle("The key of the network.")
      TextFieldRow("", text: .constant("no title"))
    }
  }

  private func prepare(_ adapter: TableAdapter) {
    adapter.setValue(" ", row: "refused")
  }

  @Test func `plain, 20 columns`() {
    expectPicture(
      table, width: 20, style: .plain, prepare: prepare,
      """
         Name        Grace
         Empty
         Owner      Nobody
         Notes  A text th…
         A title…  A text…
         Secret   ••••••••
         No secret    None
       ⊘ Disabled    otter
       ! Refused     heron
         must not be empty
       ! Not valid       –
         The key of the
         network.
         must have 8 to 63
         characters
                  no title
      """)
  }

  @Test func `grouped, 60 columns`() {
    expectPicture(
      table, width: 60, style: .grouped, prepare: prepare,
      """
          Name                                             Grace
          Empty
          Owner                                           Nobody
          Notes     A text that goes on for longer than any line
          A title as long as its text is  A text that is as long
          Secret                                        ••••••••
          No secret                                         None
       ⊘  Disabled                                         otter
       !  Refused                                          heron
          must not be empty
       !  Not valid                                            –
          The key of the network.
          must have 8 to 63 characters
                                                        no title
      """)
  }

  @Test func `inset and grouped, 20 columns, in ASCII`() {
    expectPicture(
      table, width: 20, style: .insetGrouped, symbols: .ascii, prepare: prepare,
      """
        +----------------+
        | Name     Grace |
        | Empty          |
        | Owner   Nobody |
        | Notes  A te... |
        | A t...  A t... |
        | Secret    **** |
        | No secret None |
       -| Disabled otter |
       !| Refused  heron |
        | must not be    |
        | empty          |
       !| Not valid    – |
        | The key of the |
        | network.       |
        | must have 8 to |
        | 63 characters  |
        |       no title |
        +----------------+
      """)
  }
}
