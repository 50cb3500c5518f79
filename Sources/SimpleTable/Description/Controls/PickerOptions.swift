/// The options of a picker, and how they are shown and named.
struct PickerOptions<Value: Hashable> {
  let values: [Value]
  let labels: [String]
  let site: DeclarationSite

  init(_ values: [Value], label: (Value) -> String, site: DeclarationSite) {
    self.values = values
    self.site = site
    labels = values.map(label)
  }

  /// What is wrong with the options themselves.
  var problem: String? {
    if values.isEmpty { return "a picker has no options" }
    if let index = values.firstTwin { return "a picker has the option \"\(labels[index])\" twice" }
    return labels.firstTwin.map { "two options of a picker are called \"\(labels[$0])\"" }
  }

  /// Returns the option that a text names: by its label, or by that regardless of case and of the
  /// white space around it.
  func value(named text: String) -> Value? {
    let folded = text.trimmed.lowercased()
    let index =
      labels.firstIndex(of: text) ?? labels.firstIndex { $0.trimmed.lowercased() == folded }
    return index.map { values[$0] }
  }

  /// Returns the option some places further, or the last one there; the first one for a value that
  /// is no option, and nothing where there are none.
  func value(_ count: Int, from value: Value) -> Value? {
    guard let index = values.firstIndex(of: value) else { return values.first }
    let (next, overflows) = index.addingReportingOverflow(count)
    if !overflows, values.indices.contains(next) { return values[next] }
    return count < 0 ? values.first : values.last
  }

  /// Returns a row an option, of which the chosen ones are checked, each value once.
  func rows(chosen: Set<Value>, choose: @escaping (Value) -> Void) -> Row {
    var rest = chosen
    return Row(
      group: zip(values, labels).map { value, label in
        let isChosen = rest.remove(value) != nil
        return Row(label, fileID: site.staticFileID, line: UInt(site.line))
          .controlled(
            by: Control(
              read: { Control.Reading(state: .choice(isChosen: isChosen)) },
              activate: { choose(value) }
            ))
      })
  }
}

extension Array where Element: Hashable {
  /// The place of the first element that stands in the array before.
  fileprivate var firstTwin: Int? {
    var met: Set<Element> = []
    return firstIndex { !met.insert($0).inserted }
  }
}

extension String {
  /// The text without the white space around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
