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
    return Set(values).count < values.count ? "a picker has the same option twice" : nil
  }

  /// Returns the option that a text names: by its label, or by that regardless of case.
  func value(named text: String) -> Value? {
    let folded = text.lowercased()
    let index =
      labels.firstIndex(of: text) ?? labels.firstIndex { $0.lowercased() == folded }
    return index.map { values[$0] }
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
