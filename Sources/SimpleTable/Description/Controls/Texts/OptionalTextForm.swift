/// The form of a text that may be missing; its text is empty then.
struct OptionalTextForm: ValueForm {
  let text: TextForm

  var kind: SettingKind { text.kind }

  var mayBeEmptyText: Bool { true }

  func value(of text: String) throws(Message) -> String? {
    text.isEmpty ? nil : try self.text.value(of: text)
  }

  func stored(_ value: String?) -> SettingValue { text.stored(value ?? "") }

  /// A text that is missing, as an empty one is, has to satisfy no rule.
  func judged(_ value: String?) -> String? { value?.isEmpty == true ? nil : value }

  func label(of value: String?, in words: TableWords) -> String {
    value.map { text.label(of: $0, in: words) } ?? ""
  }

  var readsWholeValue: Bool { text.readsWholeValue }

  func refusal(of value: String?, isPresent: Bool) -> Message? {
    value.flatMap { text.refusal(of: $0, isPresent: isPresent) }
  }
}
