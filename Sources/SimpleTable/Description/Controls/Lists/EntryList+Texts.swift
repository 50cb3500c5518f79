// How the entries of a list are read from texts, and written as such.

extension EntryList {
  /// What values the list can have.
  var kind: SettingKind { .list(of: form.areSwitches ? .texts : form.kind, limit.range) }

  /// How each entry is read and written.
  var form: EntryForm<Entry> { EntryForm(areNames: page != nil) }

  /// Returns entries as they are stored.
  func stored(_ texts: [String]) -> SettingValue {
    form.areNumbers ? SettingValue(numbers: texts) : .texts(texts)
  }

  func texts(of entries: [Entry]) -> [String] { form.texts(of: entries) }
  func entries(of texts: [String]) -> [Entry]? { form.entries(of: texts) }
  func entry(of text: String) -> Entry? { form.entry(of: text) }
}
