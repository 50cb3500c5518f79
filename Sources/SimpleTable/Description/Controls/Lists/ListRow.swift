/// A row with a list of texts, numbers or records, which the user edits on a page of its own.
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
/// entry. The list is stored as one value: numbers as numbers, other entries as texts. Its text
/// form is the entries with commas between them, see ``SettingValue/text``.
///
/// A record is an `Identifiable` value whose id is its name. A name consists of ASCII letters,
/// digits, `-` and `_`, does not change, and differs from the others by more than case. The list is
/// stored as the names. The keys on the page of a record begin with the key of the list and the
/// name. Removing a record removes what is stored for it. The settings of records have no
/// environment variables.
public struct ListRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a list of texts, numbers or others with a text form.
  ///
  /// - Parameters:
  ///   - title: The main text, and the title of the page.
  ///   - entries: The entries, which may repeat.
  ///   - count: The possible numbers of entries.
  ///   - rules: The rules that each entry must satisfy.
  ///   - listRules: The rules that the list as a whole must satisfy.
  ///   - placeholder: The text that is shown while there are no entries.
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
      placeholder: placeholder, records: nil, page: nil)
    row = Row(title, accessory: .disclosureIndicator, fileID: fileID, line: line)
      .controlled(by: list)
  }

  /// Creates a list of records, each of which leads to a page of its own.
  ///
  /// A record is found by its id, so rows of its page cannot change the id. When the user adds a
  /// name, a record is created for it. When a record is removed, everything that is stored for it
  /// is removed, too.
  ///
  /// - Parameters:
  ///   - title: The main text, and the title of the page.
  ///   - records: The records; their ids are the names.
  ///   - count: The possible numbers of records.
  ///   - rules: The rules that each name must satisfy.
  ///   - placeholder: The text that is shown while there are no records.
  ///   - makeRecord: Returns a new record with a name; its properties are the defaults on its page.
  ///     For a name in the default list, the record there is used instead.
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
      placeholder: placeholder, records: ({ records.binding.wrappedValue }, records.restore),
      page: { page(records.record(named: $0, at: $1)) })
    row = Row(title, accessory: .disclosureIndicator, fileID: fileID, line: line)
      .controlled(by: list)
  }
}
