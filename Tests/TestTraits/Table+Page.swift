package import SimpleTable

extension Table {
  /// Returns a table of one section without a header.
  package static func page(
    _ title: String? = nil, @RowBuilder _ rows: @escaping () -> Row
  ) -> Table {
    Table(title) { Section(nil, rows) }
  }
}
