/// A row of texts or records in order, which leads to a page where they are edited.
///
/// ```swift
/// ListRow("Ignored files", entries: editor.$ignored, rules: [.required]).id("ignored")
/// ListRow("Servers", records: editor.$servers, new: { Server(name: $0) }) { server in
///   Section { TextFieldRow("Host", text: server.host).id("host") }
/// }
/// .id("servers")  // keys: servers, servers.alpha.host
/// ```
///
/// The page has a row for each entry, which can be edited, removed and moved, and one that adds an
/// entry. The list is stored as one value: numbers as numbers, other entries as texts. Its text form is the
/// entries with commas between them, see ``SettingValue/text``.
///
/// A record is an `Identifiable` value whose id is its name. Names are ASCII letters, digits, `-` and `_`,
/// each once, regardless of case, and do not change. The list is stored as the names. The keys on the page
/// of a record begin with the key of the list and the name. Removing a record removes what is stored for
/// it; its settings have no environment variables.
public struct ListRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a list of texts, numbers or others with a text form.
  ///
  /// - Parameters:
  ///   - title: The main text, and the title of the page.
  ///   - entries: The entries, which may repeat.
  ///   - count: How many entries there may be.
  ///   - rules: What each entry must satisfy.
  ///   - listRules: What all entries together must satisfy.
  ///   - placeholder: What is shown while there are no entries.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Entry: LosslessStringConvertible>(
    _ title: String,
    entries: Binding<[Entry]>,
    limit count: some RangeExpression<Int> = 0...,
    rules: [ValidationRule<Entry>] = [],
    listRules: [ValidationRule<[Entry]>] = [],
    placeholder: String? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    let list = EntryList(
      title: title, binding: entries, limit: EntryCount(count), rules: rules,
      listRules: listRules,
      placeholder: placeholder, snapshot: nil, page: nil)
    row = Row(title, accessory: .disclosureIndicator, fileID: fileID, line: line)
      .controlled(by: list)
  }

  /// Creates a list of records, each of which leads to a page of its own.
  ///
  /// A record is found by its id, so rows of its page cannot change the id. Adding a record creates
  /// one with the name. Removing it also removes what is stored for it.
  ///
  /// - Parameters:
  ///   - title: The main text, and the title of the page.
  ///   - records: The records; their ids are the names.
  ///   - count: How many records there may be.
  ///   - rules: What each name must satisfy.
  ///   - placeholder: What is shown while there are no records.
  ///   - makeRecord: Returns a new record with a name; its properties are the defaults on its page.
  ///     It is not called for a name that the default has.
  ///   - page: The sections of the page of a record.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Record: Identifiable>(
    _ title: String,
    records: Binding<[Record]>,
    limit count: some RangeExpression<Int> = 0...,
    rules: [ValidationRule<Record.ID>] = [],
    placeholder: String? = nil,
    new makeRecord: @escaping (_ name: Record.ID) -> Record,
    @TableBuilder page: @escaping (_ record: Binding<Record>) -> Section,
    fileID: String = #fileID,
    line: UInt = #line
  ) where Record.ID: LosslessStringConvertible {
    let records = Records(binding: records, makeRecord: makeRecord)
    let list = EntryList(
      title: title, binding: records.names, limit: EntryCount(count), rules: rules,
      listRules: [],
      placeholder: placeholder, snapshot: records.snapshot,
      page: { page(records.record(named: $0, at: $1)) })
    row = Row(title, accessory: .disclosureIndicator, fileID: fileID, line: line)
      .controlled(by: list)
  }
}
