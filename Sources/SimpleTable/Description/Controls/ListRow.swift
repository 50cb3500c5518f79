/// A row of texts in order, which leads to a page where they are edited.
///
/// ```swift
/// ListRow("Ignored files", entries: editor.$ignored, rules: [.required]).id("ignored")
/// ListRow("Servers", entries: editor.$servers) { server in
///   Section { TextFieldRow("Host", text: editor.$hosts[server, default: ""]).id("host") }
/// }
/// .id("servers")  // keys: servers, servers.alpha.host
/// ```
///
/// The page has a row for each entry, which can be edited, deleted and moved, and one that adds an
/// entry. The list is stored as one value. Its text form is the entries with commas between them,
/// see ``SettingValue/text``.
///
/// With a page for each entry, the list is one of records. The names of records are ASCII letters,
/// digits, `-` and `_`, each once, regardless of case, and do not change. The keys on the page of a
/// record begin with the key of the list and the name. Deleting a record removes what is stored for
/// it; its settings have no environment variables.
public struct ListRow: RowContent {
  /// The row that is shown.
  public let row: Row

  /// Creates a list of texts, numbers or others with a text form.
  ///
  /// - Parameters:
  ///   - title: The main text, and the title of the page.
  ///   - entries: The entries; the same may be there several times.
  ///   - count: How many entries there may be; `nil` for any number.
  ///   - rules: What each entry must satisfy.
  ///   - listRules: What all entries together must satisfy.
  ///   - placeholder: What is shown while there are no entries.
  ///   - subtitle: A second text below the title.
  ///   - icon: A symbol before the title.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Entry: LosslessStringConvertible>(
    _ title: String,
    entries: Binding<[Entry]>,
    limit count: ClosedRange<Int>? = nil,
    rules: [ValidationRule<Entry>] = [],
    listRules: [ValidationRule<[Entry]>] = [],
    placeholder: String? = nil,
    subtitle: String? = nil,
    icon: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let list = EntryList(
      title: title, binding: entries, count: count, rules: rules, listRules: listRules,
      placeholder: placeholder, page: nil)
    row = Row(
      title, subtitle: subtitle, icon: icon, accessory: .disclosureIndicator, fileID: fileID,
      line: line
    )
    .controlled(by: list)
  }

  /// Creates a list of records: of names, each of which leads to a page.
  ///
  /// - Parameters:
  ///   - title: The main text, and the title of the page.
  ///   - entries: The names of the records.
  ///   - count: How many records there may be; `nil` for any number.
  ///   - rules: What each name must satisfy.
  ///   - listRules: What all names together must satisfy.
  ///   - placeholder: What is shown while there are no records.
  ///   - subtitle: A second text below the title.
  ///   - icon: A symbol before the title.
  ///   - page: The sections of the page of a record.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  public init<Entry: LosslessStringConvertible>(
    _ title: String,
    entries: Binding<[Entry]>,
    limit count: ClosedRange<Int>? = nil,
    rules: [ValidationRule<Entry>] = [],
    listRules: [ValidationRule<[Entry]>] = [],
    placeholder: String? = nil,
    subtitle: String? = nil,
    icon: String? = nil,
    @TableBuilder page: @escaping (_ entry: Entry) -> Section,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let list = EntryList(
      title: title, binding: entries, count: count, rules: rules, listRules: listRules,
      placeholder: placeholder, page: page)
    row = Row(
      title, subtitle: subtitle, icon: icon, accessory: .disclosureIndicator, fileID: fileID,
      line: line
    )
    .controlled(by: list)
  }
}
