/// What the keys of the page behind a row begin with.
package enum KeyPrefix: Equatable {
  /// The scope of a link, a full stop at the end included.
  case scope(String)
  /// The id of the row and a full stop; the page has no settings.
  case ofEntries
  /// The same; the page has a link to each record.
  case ofRecords
}
